"""Unreadable events: what Discord says of one server, and the library cannot read, stays without effect on the others.

An exception in one of discord.py's parsers would end the client, and so all games on all servers. Here the event is
dropped, logged once and counted. Somebody whose press or command was dropped is told so. If it is the beginning of a
session that cannot be read, the shard begins another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import discord
import structlog
from cachetools import FIFOCache
from discord.errors import ConnectionClosed
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.metrics import UNREADABLE_EVENTS
from bot.transport.library import EPHEMERAL

log = structlog.get_logger(__name__)

Data = dict[str, Any]
MAX_REMEMBERED: Final = 1_000
"""How many kinds of faults are remembered, so that each is logged once."""
OF_A_SESSION: Final = frozenset({"READY", "RESUMED"})
ABOUT_SERVERS: Final = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})
"""The events that call their server ``id``; others call it ``guild_id``."""
_logged: FIFOCache[tuple[str, str, str], None] = FIFOCache(MAX_REMEMBERED)


def tolerate(client: discord.Client, dropped: Callable[[Data], object]) -> None:
    """Makes the client drop events that it cannot read. ``dropped`` is called with each press, form or command among
    them."""
    _logged.clear()
    parsers = client._connection.parsers
    for event, parse in parsers.items():
        parsers[event] = _tolerant(event, parse, dropped)
    DiscordWebSocket.received_message = _received  # type: ignore[method-assign]


def described(what: str, guild_id: object, entries: object) -> Iterator[Data]:
    """Those of a list of channels, roles, threads or servers that have an id."""
    with tolerated(what, guild_id):
        for each in cast("list[Data]", entries):
            with tolerated(what, guild_id):
                int(each["id"])
                yield each


@contextmanager
def tolerated(what: str, guild_id: object) -> Iterator[None]:
    """Leaves out a part of a server that cannot be read."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - whatever is odd is noted and left out
        note(what, guild_id, error)


def _tolerant(event: str, parse: Callable[[Any], None], dropped: Callable[[Data], object]) -> Callable[[Any], None]:
    def parse_or_drop(data: Any) -> None:
        try:
            if event == "INTERACTION_CREATE":
                _check(data)
                _leave_out_private_buttons(data)
            parse(data)
        except Exception as error:
            note(event, _server(event, data), error)
            if event in OF_A_SESSION:
                raise
            if event == "INTERACTION_CREATE" and isinstance(data, dict):
                dropped(data)

    return parse_or_drop


def _check(data: Data) -> None:
    """Raises an error if a part of an interaction cannot be read which the library only passes on, and every answer
    needs."""
    discord.InteractionType(data["type"])
    member = data["member"] if data.get("guild_id") else data
    person = member["user"]
    int(person["id"])
    texts = {"token": data["token"], "locale": data.get("locale", ""), "username": person["username"]}
    texts |= {"global_name": person.get("global_name") or "", "nick": member.get("nick") or ""}
    for name, text in texts.items():
        if not isinstance(text, str):
            raise TypeError(f"{name} is no text")
    if not isinstance((data.get("message") or {}).get("flags", 0), int):
        raise TypeError("the flags of the message are no number")


def _leave_out_private_buttons(data: Data) -> None:
    """Keeps the library from building an object of each text and button of the private message that was pressed: only
    those of public messages are read (`bot.answers.context.Context.pressed_on`)."""
    pressed = data.get("message")
    if pressed and pressed.get("flags", 0) & EPHEMERAL:
        pressed["components"] = []


def _server(event: str, data: Any) -> object:
    """The id of the server that an event is about; None if it does not say."""
    return data.get("id" if event in ABOUT_SERVERS else "guild_id") if isinstance(data, dict) else None


def note(what: str, guild_id: object, error: Exception) -> None:
    """Counts what could not be read, and logs it once."""
    UNREADABLE_EVENTS.inc()
    seen = (what, str(guild_id), repr(error))
    if seen not in _logged:
        _logged[seen] = None
        log.warning("what Discord says of a server cannot be read", event_kind=what, server=guild_id, key=repr(error))


_receive = DiscordWebSocket.received_message


async def _received(socket: DiscordWebSocket, message: Any, /) -> None:
    """Takes a message of the gateway. One that cannot be read begins a session: another one is begun."""
    try:
        await _receive(socket, message)
    except (ReconnectWebSocket, WebSocketClosure, ConnectionClosed, OSError):
        raise
    except Exception as error:
        log.warning("a session with Discord could not begin", shard=socket.shard_id, reason=repr(error))
        await socket.close(code=1000)
        raise ReconnectWebSocket(socket.shard_id, resume=False) from error
