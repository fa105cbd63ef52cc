"""Outdated messages: redraws old public messages of tables, for example without the name of deleted data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from bot.background import RETRY, Job, Tasks
from bot.messages.channels import Channels
from bot.tables.door import Cause
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.failures import FAILED, may_pass
from bot.ui.invitation import INVITATION
from bot.ui.items import Layout, digest
from bot.ui.regulars import REGULARS
from db import Post, Status, StoreError

log = structlog.get_logger(__name__)

GAP: Final = 2.5
"""Seconds between two messages: Discord allows fewer edits of old ones, and running tables come first."""


class OutdatedMessages:
    """Redraws the messages that are marked as outdated in the store."""

    def __init__(self, tables: Tables, channels: Channels, draw: Callable[[Table, str], Layout]) -> None:
        self._tables = tables
        self._channels = channels
        self._draw = draw
        self._job = Job("redrawing", self._draw_outdated)
        self._tasks = Tasks()

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Tables`: redraws the invitations to a lobby when their time is over, or it is no lobby any
        more."""
        was_lobby = before.record.status is Status.LOBBY
        if was_lobby and (after.record.status is not Status.LOBBY or (before.reserved and cause is Cause.CLOCK)):
            self.outdate(after.record.id, INVITATION, REGULARS)

    def answered(self, shown: Table, subject: str) -> None:
        """A press on a message about this subject was answered with the table as it is ``shown``. Redraws the message
        if it is to show something else by now: another answer, which was on its way too, may have arrived first."""
        self._tasks.begin(self._check(shown, subject), "an answered invitation")

    def outdate(self, table_id: int, *subjects: str) -> None:
        """Redraws the messages of a table about these subjects."""
        self._tasks.begin(self._outdate(table_id, *subjects), "old invitations")

    async def _check(self, shown: Table, subject: str) -> None:
        try:
            now = await self._tables.get(shown.record.id)
        except (StoreError, NotAllowed) as error:
            log.info("an invitation is left as it is", table=shown.record.id, error=str(error))
            return
        if digest(self._draw(now, subject)) != digest(self._draw(shown, subject)):
            await self._outdate(shown.record.id, subject)

    async def _outdate(self, table_id: int, *subjects: str) -> None:
        try:
            for subject in subjects:
                await self._tables.store.posts.outdate_about(table_id, subject)
        except StoreError as error:  # a press on an old one is refused all the same
            log.info("old invitations are left as they are", table=table_id, error=str(error))
            return
        self.begin()

    def begin(self) -> None:
        """Redraws whatever is marked in the store, one message after another. Also called after a start."""
        self._job.wake()

    async def close(self) -> None:
        """Stops; the rest is redrawn after the next start."""
        await self._tasks.close()
        await self._job.close()

    async def _draw_outdated(self) -> float | None:
        done = True
        for post in await self._tables.store.posts.outdated():
            done &= await self._redraw(post)
            await asyncio.sleep(GAP)
        return None if done else RETRY

    async def _redraw(self, post: Post) -> bool:
        """Redraws a message, unless Discord refuses it; returns False if it has to be tried again."""
        try:
            table = await self._tables.get(post.table_id)
            if not self._tables.ownership.owns(table.record.guild_id):
                return True  # another process redraws it
            await self._channels.redraw(table, post, self._draw(table, post.subject))
        except (*FAILED, NotAllowed) as error:
            log.info("a message could not be drawn anew", table=post.table_id, error=repr(error))
            if may_pass(error):
                return False
        await self._tables.store.posts.drawn(post.message_id)
        return True
