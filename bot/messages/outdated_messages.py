"""Outdated messages: redraws old public messages of tables, for example without the name of deleted data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import structlog

from bot.background import JOB_RETRY, POLL_INTERVAL, Job, Tasks, retry_until_stored
from bot.messages.boards import Boards
from bot.messages.subjects import INVITES, LOBBY, is_call, subject_now
from bot.messages.table_messages import TableMessages
from bot.tables.errors import NotAllowed
from bot.tables.pace import SECOND
from bot.tables.repository import MOVED, Cause
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.failures import FAILED, STEADY, is_edited_too_often, may_be_edited_later
from bot.ui.items import Layout, digest
from db import Post, Status, StoreError

log = structlog.get_logger(__name__)

RETRY: Final = STEADY / SECOND
"""Seconds until all are tried again, after one has failed in an outage."""
GAP: Final = 2.5
"""Seconds between two messages: Discord allows fewer edits of old ones, and running tables come first."""


class OutdatedMessages:
    """Redraws the messages that are marked as outdated in the store."""

    def __init__(
        self,
        tables: Tables,
        messages: TableMessages,
        boards: Boards,
        sees: Callable[[int, int], bool],
    ) -> None:
        """``sees`` says whether the bot may see a channel (its id) of a server now."""
        self._tables = tables
        self._messages, self._channels, self._draw = messages, messages.channels, messages.draw
        self._boards = boards
        self._sees = sees
        self._job = Job("redrawing", self._draw_outdated)
        self._tasks = Tasks()
        self._answering: set[int] = set()
        """The tables whose invitations are being answered."""

    async def keep(self, post: Post, shown: Table) -> None:
        """Stores a message that was posted with the table as it is ``shown``, so that it can be redrawn, and redraws it
        if it is to show something else by now; later if the store cannot be used now."""
        work = partial(self._keep, post, shown)
        try:
            await work()
        except StoreError as error:
            log.warning("a message is stored later", table=post.table_id, reason=str(error))
            self._tasks.begin(retry_until_stored("a message", work), f"message {post.message_id}")

    async def _keep(self, post: Post, shown: Table) -> None:
        await self._tables.store.posts.keep(post)
        self.answered(shown, post.subject)

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`: redraws the invitations to a lobby when a seat is not reserved any more, and
        deletes them when it is no lobby any more; and the lobby of a game that is over, which asks nobody to play."""
        ended = before.alive and not after.alive and before.record.status is not Status.LOBBY
        if ended and after.kind.public and not after.record.own_thread:  # else it has the number of the thread
            self.outdate(after.record.id, LOBBY)
        if before.record.status is not Status.LOBBY or after.record.id in self._answering:
            return
        if after.record.status is not Status.LOBBY or _guests(before) - _guests(after):
            self.outdate(after.record.id, *INVITES)

    def placed(self, table: Table) -> None:
        """A listener of `Repository` to places: a table that has moved has left its message behind."""
        if table.record.message_id is None:
            self.begin()

    @contextmanager
    def answering(self, table_id: int) -> Iterator[None]:
        """A context in which a press on an invitation is carried out, whose answer redraws it."""
        self._answering.add(table_id)
        try:
            yield
        finally:
            self._answering.discard(table_id)

    def answered(self, shown: Table, subject: str) -> None:
        """A message about this subject was posted or answered a press with the table as it is ``shown``. Redraws it
        if it is to show something else by now: another answer, which was on its way too, may have arrived first."""
        self._tasks.begin(self._check(shown, subject), "an answered message")

    def outdate(self, table_id: int, *subjects: str) -> None:
        """Redraws the messages of a table about these subjects."""
        self._tasks.begin(self._outdate(table_id, *subjects), f"outdated messages of table {table_id}")

    async def _check(self, shown: Table, subject: str) -> None:
        try:
            now = await self._tables.get(shown.record.id)
        except (StoreError, NotAllowed) as error:
            log.info("an answered message is left as it is", table=shown.record.id, error=str(error))
            return
        if subject == subject_now(now):
            return  # the table's own message, which `Boards` keeps up to date
        if digest(self._draw(now, subject)) != digest(self._draw(shown, subject)):
            await self._outdate(shown.record.id, subject)

    async def _outdate(self, table_id: int, *subjects: str) -> None:
        try:
            for subject in subjects:
                await self._tables.store.posts.outdate_about(table_id, subject)
        except StoreError as error:  # a press on an old one is refused all the same
            log.info("outdated messages are left as they are", table=table_id, error=str(error))
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
        pause = POLL_INTERVAL if self._tables.ownership.shared else JOB_RETRY  # some may have to be tried again
        for guild_id, post in await self._tables.store.posts.outdated():
            if not self._tables.ownership.owns(guild_id):
                continue  # another process redraws it
            if guild_id and not self._sees(guild_id, post.channel_id):
                continue  # it is redrawn once the server has the bot back, or lets it see the channel
            if post.subject == MOVED and self._boards.is_busy(post.table_id):  # it may still be drawing this message
                pause = GAP
                continue
            if not await self._redraw(post):
                pause = min(pause, RETRY)
            await asyncio.sleep(GAP)
            if self._job.woken:  # what is newer goes first
                break
        return pause

    async def _redraw(self, post: Post) -> bool:
        """Redraws a message, unless Discord refuses it; returns whether there was an answer. It stays marked if it has
        to be tried again."""
        try:
            table = await self._tables.repository.read_again(post.table_id)
            if table.alive and post.message_id == table.record.message_id:  # of two edits, the older may arrive last
                self._boards.mark_dirty(post.table_id)
            elif is_call(post.subject) or (post.subject in INVITES and table.record.status is not Status.LOBBY):
                # it names somebody who is gone, or nobody can come any more
                await self._channels.delete(post.channel_id, post.message_id)
            else:
                layout = self._draw_old(table, post.subject)
                await self._messages.redraw(table, post, layout)
                if await self._has_changed(post, layout):
                    return False
        except (*FAILED, NotAllowed) as error:
            log.info("a message could not be drawn anew", table=post.table_id, error=repr(error))
            if may_be_edited_later(error):
                return is_edited_too_often(error)
        await self._tables.store.posts.drawn(post.message_id)
        return True

    async def _has_changed(self, post: Post, shown: Layout) -> bool:
        """Whether a message is to show something else by now, as if the table has moved on meanwhile."""
        table = await self._tables.repository.read_again(post.table_id)
        return digest(self._draw_old(table, post.subject)) != digest(shown)

    def _draw_old(self, table: Table, subject: str) -> Layout:
        """A message that is not the newest of its table: what it was about is over, also while the game is paused."""
        if table.record.status is Status.SUSPENDED and subject != subject_now(table):
            table = table.with_record(status=Status.PLAYING)
        return self._draw(table, subject)


def _guests(table: Table) -> set[int | None]:
    """The ids of those for whom a seat is reserved."""
    return {seat.held_for for seat in table.reserved}
