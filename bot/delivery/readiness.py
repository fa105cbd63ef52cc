"""Readiness: somebody who asks for a sealed deal waits until its computer players can move, and is told so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import players
from bot.delivery.asker import Asker
from bot.delivery.deferral import is_deferred
from bot.delivery.failures import taken
from bot.tables.computers import NOT_READY
from bot.tables.errors import NotAllowed
from bot.ui.items import screen, text
from bot.ui.look import GREEN

LOOKS: Final = 600
"""Seconds to wait for them at most: an answer can be changed for a quarter of an hour."""


async def once_ready(asker: Asker, do: Callable[[], Awaitable[None]]) -> None:
    """Does what was asked for. Where the computer players of a sealed deal are not ready, says so and does it as soon
    as they are. Raises what ``do`` raises otherwise."""
    try:
        await do()
        return
    except NotAllowed as refusal:
        if refusal.key != NOT_READY:
            raise
    if not await is_deferred(asker.interaction):
        await taken(asker.interaction.response.defer(ephemeral=True, thinking=not asker.in_private))
    await _say(asker, "getting-ready")
    preparing = players.prepare()
    for _ in range(LOOKS):
        await asyncio.sleep(1)
        if players.ready():
            await do()
            return
        if not preparing.is_alive():
            break
    await _say(asker, "getting-ready-failed")


async def _say(asker: Asker, key: str) -> None:
    await asker.private(screen(text(asker.say(key)), colour=GREEN), hand=True)
