"""Requests: what the bot sends to Discord, sorted into a few kinds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts import Card
from tests.screens import EPHEMERAL


@dataclass
class Request:
    """One request of the bot."""

    kind: str
    """``answer`` to a press or command, or ``form``; ``push`` to a panel, ``follow-up``; ``post``, ``edit``,
    ``delete``; ``exempt`` (an edit of a public message through a token); ``other``."""
    method: str
    path: str
    body: dict[str, Any]
    private: bool = False
    player: int | None = None
    """The only person who sees it, if it is private."""
    new: bool = True
    message_id: int | None = None
    said: frozenset[Card] = frozenset()
    """Cards that the person has typed or pressed: the answer may repeat them."""
    at: float = 0
    """When it was sent, in seconds of the simulated clock."""
    interaction: int | None = None
    """The press, form or command whose token it was sent with."""

    @property
    def message(self) -> dict[str, Any] | None:
        return self.body if "components" in self.body else None


def read(backend: Any, entry: Any, typed: Mapping[int, frozenset[Card]]) -> Request:
    """The request in an entry of simcord's log. ``typed``: the cards that a person has typed or pressed, by
    interaction."""
    body = entry.json if isinstance(entry.json, dict) else {}
    parts = entry.path.strip("/").split("/")
    match entry.method, *parts:
        case "POST", "interactions", number, _, "callback":
            record = backend.interactions[int(number)]
            kind, data = body["type"], body.get("data") or {}
            private = bool(int(data.get("flags") or 0) & EPHEMERAL)
            message_id = None
            if kind == 7 and record.source_message_id is not None:
                message_id = record.source_message_id
                private = _is_private(backend, record.channel_id, message_id)
            said = typed.get(record.id, frozenset())
            if kind == 9:
                return Request("form", entry.method, entry.path, data, True, record.user_id, interaction=record.id)
            return Request(
                "answer",
                entry.method,
                entry.path,
                data,
                private,
                record.user_id,
                kind != 7,
                message_id,
                said,
                interaction=record.id,
            )
        case "PATCH", "webhooks", _, token, "messages", which:
            record = backend.interactions[backend.interaction_tokens[token]]
            original = record.message_id or record.source_message_id
            message_id = original if which == "@original" else int(which)
            private = message_id is not None and _is_private(backend, record.channel_id, message_id)
            said, kind = typed.get(record.id, frozenset()), "push" if private else "exempt"
            return Request(
                kind,
                entry.method,
                entry.path,
                body,
                private,
                record.user_id,
                False,
                message_id,
                said,
                interaction=record.id,
            )
        case "POST", "webhooks", _, token:
            record = backend.interactions[backend.interaction_tokens[token]]
            private = bool(int(body.get("flags") or 0) & EPHEMERAL)
            return Request("follow-up", entry.method, entry.path, body, private, record.user_id, interaction=record.id)
        case "POST", "channels", _, "messages":
            return Request("post", entry.method, entry.path, body)
        case "PATCH", "channels", _, "messages", number:
            return Request("edit", entry.method, entry.path, body, new=False, message_id=int(number))
        case "DELETE", "channels", _, "messages", number:
            return Request("delete", entry.method, entry.path, body, new=False, message_id=int(number))
        case _:
            return Request("other", entry.method, entry.path, body)


def _is_private(backend: Any, channel_id: int, message_id: int) -> bool:
    message = backend.messages.get(channel_id, {}).get(message_id)
    return message is None or message.is_ephemeral
