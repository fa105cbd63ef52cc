"""Redrawing: public messages that named somebody are drawn anew, without the name, after their data was deleted."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import discord
import structlog

from bot.tables.refusal import Refusal
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.ui.items import Layout
from db import Post, StoreError

log = structlog.get_logger(__name__)

GAP: Final = 2.5
"""Seconds between two messages: Discord lets old ones be edited less often, and running tables come first."""


class Editor(Protocol):
    """What draws a message of a table anew."""

    async def redraw(self, table: Table, post: Post, layout: Layout) -> None:
        """Raises discord.DiscordException where the message cannot be edited any more."""


class Redrawing:
    """The messages that are still to be drawn anew. Its task lives while there are some."""

    def __init__(self, tables: Tables, editor: Editor, draw: Callable[[Table, str], Layout]) -> None:
        self._tables = tables
        self._editor = editor
        self._draw = draw
        self._waiting: deque[Post] = deque()
        self._task: asyncio.Task[None] | None = None

    def begin(self, posts: Iterable[Post]) -> None:
        """Draws these messages anew, one after another."""
        self._waiting.extend(posts)
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._run(), name="redrawing")

    async def close(self) -> None:
        """Leaves the rest as it is."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            post = self._waiting.popleft()
            try:
                table = await self._tables.get(post.table_id)
                await self._editor.redraw(table, post, self._draw(table, post.subject))
            except (discord.DiscordException, OSError, Refusal, StoreError) as error:
                log.info("a message could not be drawn anew", table=post.table_id, error=repr(error))
            await asyncio.sleep(GAP)
