"""Readiness: lets a person who asks for a sealed deal wait until its computer players can move, and tells them so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import players
from bot.answers.asker import Asker
from bot.answers.deferral import defer, is_deferred
from bot.tables.computers import NOT_READY
from bot.tables.errors import NotAllowed
from bot.ui.items import GREEN, screen, text

READY_TIMEOUT: Final = 600
"""Seconds to wait for the computer players at most; an answer can be edited for fifteen minutes."""


async def once_ready(asker: Asker, do: Callable[[], Awaitable[None]]) -> None:
    """Runs ``do``. If the computer players of a sealed deal are not ready, tells the person so, and runs it as soon as
    they are. Raises the other errors of ``do``."""
    try:
        await do()
        return
    except NotAllowed as refusal:
        if refusal.key != NOT_READY:
            raise
    if not await is_deferred(asker.interaction):
        await defer(asker.interaction)
    await _say(asker, "getting-ready")
    preparing = players.prepare()
    for _ in range(READY_TIMEOUT):
        await asyncio.sleep(1)
        if players.ready():
            await do()
            return
        if not preparing.is_alive():
            break
    await _say(asker, "getting-ready-failed")


async def _say(asker: Asker, key: str) -> None:
    await asker.private(screen(text(asker.say(key)), colour=GREEN), hand=True)
