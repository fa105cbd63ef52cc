"""The repository of tables: every change of a table goes through it, and is committed before anybody learns of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from enum import StrEnum
from functools import partial
from typing import Any, Final

import structlog

from bot.background import Tasks, retry_until_stored
from bot.tables import persistence
from bot.tables.clock import Clock
from bot.tables.errors import NoSuchTable, NotAllowed
from bot.tables.locks import Locks
from bot.tables.table import Autoplayers, Table
from bot.tables.thinking import Thinking
from db import Conflict, Fence, Post, Store, StoreError, Unconfirmed
from hearts.values import replace

log = structlog.get_logger(__name__)

MAX_TABLES: Final = 2_000
"""How many tables are cached; beyond that the least recently used one is evicted, and is read again when needed."""
TRIES: Final = 5
"""How often a change is decided at most, if another process is first each time: several may move the computer players
of a private game."""
Step = Callable[[Table], Table]
"""Decides a change: returns the new table, or the same object for no change. Raises an error to refuse it."""
MOVED: Final = "moved"
"""The subject of a message that showed a table until that moved to another channel."""


class Ownership:
    """Which tables a process may run and cache. This is the ownership of an only process: it has all tables (see
    `bot.shards`)."""

    shared = False
    """Whether other processes use the same database."""

    def owns(self, guild_id: int) -> bool:
        """Whether this process runs the tables of a server and shows them."""
        return True

    def keeps(self, guild_id: int) -> bool:
        """Whether this process may cache the tables of a server: no other process changes them."""
        return True

    def fence(self, guild_id: int) -> Fence | None:
        """What must still hold when a change that is decided now is written; None if nothing need be checked. Raises
        db.Fenced if this process no longer owns the server."""
        return None

    def own_fence(self, guild_id: int) -> Fence | None:
        """The fence for a write that only the process which has the server's shard makes. Raises db.Fenced if that is
        not this process."""
        return None


class Cause(StrEnum):
    """What caused a change."""

    PERSON = "person"
    MODERATOR = "moderator"
    """Somebody who manages the server took a seat from a person."""
    CLOCK = "clock"


Listener = Callable[[Table, Table, Cause], None]
"""Called after each change with the table before, the table after and the cause; it must not block."""


class Repository:
    """Loads, caches and stores the tables of this process, with a lock for each."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        now: Callable[[], int],
        thinking: Thinking,
        autoplayers: Autoplayers,
        ownership: Ownership,
    ) -> None:
        self._store = store
        self._ownership = ownership
        self._clock = clock
        self._thinking = thinking
        self._now = now
        self._autoplayers = autoplayers
        self._live: dict[int, Table] = {}
        self._servers: dict[int, int] = {}
        """By table that is not over, cached or not: the server that it is on."""
        self._locks = Locks()
        self._listeners: list[Listener] = []
        self._place_listeners: list[Callable[[Table], None]] = []
        self._unconfirmed = Tasks()

    async def close(self) -> None:
        """Gives up waiting for writes whose outcome is not known: the next start reads what is stored."""
        await self._unconfirmed.close()

    def listen(self, listener: Listener) -> None:
        """Registers a listener for all changes."""
        self._listeners.append(listener)

    def listen_to_places(self, listener: Callable[[Table], None]) -> None:
        """Registers a listener that is told of each table that gets a message, another one, or another channel."""
        self._place_listeners.append(listener)

    @property
    def live(self) -> int:
        """How many tables are cached."""
        return len(self._live)

    async def get(self, table_id: int) -> Table:
        """The current table. Raises NotAllowed if there is none."""
        live = self._live.get(table_id)
        if live is not None and not self._locks.held(table_id):  # nearly always; this spares the lock
            known = await self.with_preferences(live)
            if known is live is self._live.get(table_id):
                return self._keep(live)
        async with self._locks.changing(table_id):
            return await self._load(table_id)

    async def open(self, table: Table, others: Collection[int] = (), step: Step = lambda other: other) -> Table:
        """Stores a new table and returns it. In the same transaction it applies ``step`` to ``others``: private games
        of the same person. If the outcome of the write is unknown (see `change`), listeners are told once it is known.
        Only the process that has the server's shard may open a table, because no other would keep its deadlines."""
        others, server = sorted({*others}), table.record.guild_id
        fence = self._ownership.own_fence(server) if server else self._ownership.fence(server)
        async with AsyncExitStack() as held:
            for number in sorted((table.record.id, *others)):  # always in one order, to avoid deadlocks
                await held.enter_async_context(self._changing(number, partial(self._show_truth, number)))
            before = [await self._load(number) for number in others]
            after = [await self._thinking.decide(step, other) for other in before]
            changed = [each for each in zip(before, after, strict=True) if each[0] is not each[1]]
            now = self._now()
            opened, change = persistence.change(None, table, now, fence)
            with_it = [persistence.change(*each, now, fence) for each in changed]
            for other, _ in with_it:
                self._live.pop(other.record.id, None)
            await self._store.commit(replace(change, others=tuple(other for _, other in with_it)))
            opened = self._written(opened)
            for (other, _), (ended, _) in zip(changed, with_it, strict=True):
                self._tell(other, self._written(ended), Cause.PERSON)
            return opened

    async def change(
        self,
        table_id: int,
        step: Step,
        cause: Cause = Cause.PERSON,
        *,
        in_thread: Callable[[Table], bool] | bool = False,
    ) -> Table:
        """Changes a table by a step, and returns the new table: lock, load, decide, commit, cache, tell the listeners.

        A step that takes long runs ``in_thread``, off the event loop; a function says for which tables it may. Raises
        NotAllowed, db.StoreUnavailable and db.Conflict; then nothing has changed. Raises db.Unconfirmed if the database
        does not answer: the table stays locked until it does, and then listeners are told what is stored. The same
        happens if the caller is cancelled.
        """
        before: Table | None = None
        tries = 0
        async with self._changing(table_id, lambda: self._show_truth(table_id, before, cause)):
            while True:
                before, tries = await self._load(table_id), tries + 1
                try:
                    after = await self._step(before, step, in_thread)
                except Conflict:  # another process was first
                    if tries == TRIES:
                        raise
                    continue
                if after is not before and before.alive:  # later changes of an ended table are not visible
                    self._tell(before, after, cause)
                return after

    async def read_again(self, table_id: int) -> Table:
        """The table as it is stored: another process may have changed it. Listeners are told. Raises NotAllowed if
        there is none."""
        async with self._locks.changing(table_id):
            before = self._live.pop(table_id, None)
            try:
                table = await self._load(table_id)
            except StoreError:
                if before is not None:
                    self._keep(before)  # so that the next try tells them
                raise
            self._set_clock(table)
            if before is not None:
                self._tell(before, table, Cause.PERSON)
            return table

    # -- where tables are shown. These raise NotAllowed if there is no such table, and what the store does.

    async def posted(self, post: Post) -> bool:
        """Stores that a message shows its table. Returns False if the table has left that channel meanwhile: the
        message will say so."""
        if post.channel_id != (await self.get(post.table_id)).record.channel_id:
            await self.left(post)
            return False
        await self._store.posts.keep(post)  # first: who is told of an error repeats both
        await self._set_message(post.table_id, post.message_id)
        return True

    async def left(self, post: Post) -> None:
        """Stores that a message no longer shows its table, and has to say so."""
        await self._store.posts.keep(replace(post, subject=MOVED))
        await self._store.posts.outdate(post.message_id)

    async def lost_message(self, table_id: int) -> None:
        """Stores that no message shows the table any more."""
        await self._set_message(table_id, None)

    async def _set_message(self, table_id: int, message_id: int | None) -> None:
        write = partial(self._store.tables.set_message, table_id, message_id)
        await self._set_location(table_id, write, message_id=message_id)

    async def move_to(
        self,
        table_id: int,
        channel_id: int,
        parent_id: int | None = None,
        *,
        own_thread: bool = False,
        members: str | None = None,
    ) -> None:
        """Moves the table to a channel, where it has no message yet. ``parent_id``: the parent channel of a thread. The
        message that showed it until now has to say so, unless it is the lobby from which the table's ``own_thread`` was
        opened."""
        left_as = None if own_thread else MOVED
        write = partial(self._store.tables.set_channel, table_id, channel_id, parent_id, own_thread, members, left_as)
        where = {"channel_id": channel_id, "parent_id": parent_id, "own_thread": own_thread, "members": members}
        await self._set_location(table_id, write, message_id=None, **where)

    async def _set_location(
        self, table_id: int, write: Callable[[Fence | None], Awaitable[None]], **fields: Any
    ) -> None:
        """Changes where a table is shown. That is not part of the game: only the table's row is written, without an
        event, and only the listeners to places are told."""
        async with self._changing(table_id):
            table = (await self._load(table_id)).with_record(**fields)
            fence = self._ownership.fence(table.record.guild_id)
            self._live.pop(table_id, None)
            await write(fence)
            self._keep(table)
        for listener in self._place_listeners:
            listener(table)

    # -- reading, deciding and writing

    async def with_preferences(self, table: Table) -> Table:
        """The table with the present preferences of its people (see `Table.autoplayers`)."""
        autoplayers = await self._autoplayers(_people(table))
        return table if table.autoplayers == autoplayers else replace(table, autoplayers=autoplayers)

    def evict_lost(self) -> list[int]:
        """Evicts the tables that belong to another process now. Returns their ids, whether they were still cached or
        not (as after a failed write)."""
        lost = [table_id for table_id, server in self._servers.items() if not self._ownership.keeps(server)]
        for table_id in lost:
            del self._servers[table_id]
            self._live.pop(table_id, None)
        return lost

    async def with_tables_locked(self, table_ids: Iterable[int], write: Callable[[], Awaitable[None]]) -> None:
        """Runs a write that does not go through `change`. Meanwhile nobody else changes these tables, and afterwards
        they are read again."""
        async with AsyncExitStack() as held:
            for table_id in sorted(set(table_ids)):  # always in one order, to avoid deadlocks
                await held.enter_async_context(self._changing(table_id))
                self._live.pop(table_id, None)
            await write()

    def _changing(
        self, table_id: int, then: Callable[[], Coroutine[Any, Any, None]] | None = None
    ) -> AbstractAsyncContextManager[None]:
        """A context in which nobody else changes a table. If the caller does not learn the outcome of a write, the
        table stays locked until the outcome is known and ``then`` is done, which is tried again while the store cannot
        be used. Raises db.StoreUnavailable if the lock cannot be had in time."""

        async def wait(error: BaseException) -> None:
            if isinstance(error, Unconfirmed):
                await asyncio.wait([error.outcome])
            else:
                with suppress(StoreError):
                    await self._store.settled()
            if then is not None:
                await retry_until_stored("an unconfirmed change", then)

        def in_doubt(error: BaseException) -> asyncio.Future[None] | None:
            unknown = isinstance(error, Unconfirmed | asyncio.CancelledError)
            return self._unconfirmed.begin(wait(error), "unconfirmed") if unknown else None

        return self._locks.changing(table_id, in_doubt)

    async def _show_truth(self, table_id: int, before: Table | None = None, cause: Cause = Cause.PERSON) -> None:
        """Reads what is stored after a write whose outcome was unknown, and tells the listeners. ``before``: None if
        the table was to be opened. Raises StoreError."""
        try:
            table = await self._load(table_id)
        except NotAllowed:  # it was not opened
            return
        self._set_clock(table)
        self._tell(before or table, table, cause)

    def _tell(self, before: Table, after: Table, cause: Cause) -> None:
        for listener in self._listeners:
            listener(before, after, cause)

    async def _step(self, before: Table, step: Step, in_thread: Callable[[Table], bool] | bool) -> Table:
        """Decides and writes; returns the same table for no change. Raises Conflict if another process had changed the
        table first."""
        fence = self._ownership.fence(before.record.guild_id)
        after = await self._decided(before, step, in_thread)
        if after.seats is not before.seats and not _people(after) <= _people(before):
            # Somebody has sat down, and what follows depends on their preferences, too: decide again with these.
            before = replace(before, autoplayers=(await self.with_preferences(after)).autoplayers)
            after = await self._decided(before, step, in_thread)
        return before if after is before else await self._write(before, after, fence)

    async def _decided(self, before: Table, step: Step, in_thread: Callable[[Table], bool] | bool) -> Table:
        slow = before.answers_at_once or (in_thread(before) if callable(in_thread) else in_thread)
        return await self._thinking.decide(step, before) if slow else step(before)

    async def _load(self, table_id: int) -> Table:
        live = self._live.get(table_id)
        if live is not None:
            return self._keep(await self.with_preferences(live))
        stored = await self._store.tables.load(table_id)
        if stored is None:
            self._servers.pop(table_id, None)
            raise NoSuchTable
        return self._keep(await self.with_preferences(persistence.restore(stored)))

    def _keep(self, table: Table) -> Table:
        """Caches a table that is not over, if no other process changes it."""
        if not table.alive:
            self._servers.pop(table.record.id, None)
        elif self._ownership.keeps(table.record.guild_id):
            self._servers[table.record.id] = table.record.guild_id
            self._live.pop(table.record.id, None)  # keeps the order of last use
            self._live[table.record.id] = table
            if len(self._live) > MAX_TABLES:
                del self._live[next(iter(self._live))]
        return table

    async def _write(self, before: Table, after: Table, fence: Fence | None = None) -> Table:
        """Commits a change. The table is dropped from the cache before the write and cached again after it, so that
        nothing outdated stays there if the write fails or its outcome is unknown."""
        after, change = persistence.change(before, after, self._now(), fence)
        self._live.pop(after.record.id, None)
        await self._store.commit(change)
        return self._written(after)

    def _written(self, table: Table) -> Table:
        """The table once its change is committed: in the cache, and with its deadline on the clock."""
        log.debug("a table has changed", table=table.record.id, version=table.record.seq)
        self._set_clock(table)
        return self._keep(persistence.forget_events(table))

    def _set_clock(self, table: Table) -> None:
        self._clock.set(table.record.id, table.record.due_at if table.alive else None)


def _people(table: Table) -> frozenset[int]:
    """The ids of the people who have a seat."""
    return frozenset([seat.player_id for seat in table.seats if seat.player_id is not None])
