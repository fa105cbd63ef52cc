"""Sharing: what people post for everybody in a channel, each thing once a day."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from cachetools import LRUCache

from bot.answers.context import Context
from bot.answers.replies import announce
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.ui.items import Layout

MAX_REMEMBERED: Final = 1000


class Shares:
    """What people have shared lately. A second press on *Share* posts nothing again."""

    def __init__(self) -> None:
        self._days: LRUCache[tuple[int, int, Hashable], int] = LRUCache(MAX_REMEMBERED)
        """By person, channel and what was shared: the day on which it was shared there last."""

    async def post(self, ctx: Context, what: Hashable, layout: Layout) -> None:
        """Posts what the person shares. Raises NotAllowed if they have shared it there today."""
        where, day = (ctx.id, ctx.channel_id, what), ctx.bot.tables.now() // DAY
        if self._days.get(where) == day:
            raise NotAllowed("shared")

        async def take_back() -> None:
            self._days.pop(where, None)

        self._days[where] = day  # before the message: a second press meanwhile must not post another one
        await announce(ctx, layout, take_back)
