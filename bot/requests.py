"""Requests to Discord: what a request is for, and whether it counts for the limit, by its address."""

from __future__ import annotations

import re
from typing import Final

GLOBAL_LIMIT: Final = 50
"""Requests a second that Discord accepts from a bot, unless it has granted more."""
_ANSWERS: Final = "/interactions/"
_WEBHOOKS: Final = "/webhooks/"
_EXEMPT: Final = re.compile(f"{_ANSWERS}|{_WEBHOOKS}|/gateway")


def counted(path: str) -> bool:
    """Whether a request to this path counts for Discord's limit of requests a second."""
    return _EXEMPT.search(path) is None


def kind_of(method: str, path: str) -> str:
    """The kind of a request: answer, push (through a token), webhook, edit, message or other."""
    if _ANSWERS in path:
        return "answer"
    if _WEBHOOKS in path:
        return "push" if method == "PATCH" else "webhook"
    if "/messages" in path:
        return {"PATCH": "edit", "POST": "message"}.get(method, "other")
    return "other"
