"""The one door: every change of a table goes through it, is written down, and only then is true."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from enum import StrEnum
from typing import Any

from bot.tables import ledger
from bot.tables.clock import Clock
from bot.tables.locks import Locks
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from db import Conflict, Store


class Cause(StrEnum):
    """Who moved a table on."""

    PERSON = "person"
    CLOCK = "clock"


Listener = Callable[[Table, Table, Cause], None]
"""Is told of each change with the table before and after it; it must not wait."""
Step = Callable[[Table], Table]
"""Decides a change: the table after it, or the same one where there is none. Raises what refuses it."""


class Door:
    """The tables that this process has in its hands, each behind a lock of its own."""

    def __init__(self, store: Store, clock: Clock, now: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._now = now
        self._live: dict[int, Table] = {}
        self._locks = Locks()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def lock(self, number: int) -> asyncio.Lock:
        """Who holds it keeps everybody else from the table."""
        return self._locks.of(number)

    async def get(self, number: int) -> Table:
        """The table as it is now. Raises Refusal where there is none."""
        async with self.lock(number):
            return await self._load(number)

    async def open(self, table: Table) -> Table:
        """A table that there was not before."""
        async with self.lock(table.record.id):
            return await self._write(None, table)

    async def change(self, number: int, step: Step, cause: Cause = Cause.PERSON, *, in_thread: bool = False) -> Table:
        """Lock, load, decide, commit, keep, tell. Raises Refusal, and db.StoreUnavailable: then nothing has changed.

        What takes long to decide is decided ``in_thread``, while others go on.
        """

        async def decide(table: Table) -> Table:
            return await asyncio.to_thread(step, table) if in_thread else step(table)

        async with self.lock(number):
            before = await self._load(number)
            after = await decide(before)
            if after is before:
                return before
            try:
                written = await self._write(before, after)
            except Conflict:
                before = await self._load(number)
                after = await decide(before)
                if after is before:
                    return before
                written = await self._write(before, after)
            if before.alive:  # an ended table changes in nothing that anybody could see
                for listener in self._listeners:
                    listener(before, written, cause)
            return written

    async def place(self, number: int, write: Callable[[], Awaitable[None]], **fields: Any) -> None:
        """Where a table is shown is no part of its game: the row is written past its events, and nobody is told."""
        async with self.lock(number):
            table = (await self._load(number)).with_record(**fields)
            await write()
            if number in self._live:
                self._live[number] = table

    async def rewritten(self, numbers: Iterable[int], write: Callable[[], Awaitable[None]]) -> None:
        """Something is written past the door: nobody changes these tables meanwhile; they are read again after it."""
        async with AsyncExitStack() as locks:
            for number in sorted(set(numbers)):  # one order for everybody, or two could each wait for the other
                await locks.enter_async_context(self.lock(number))
                self._live.pop(number, None)
            await write()

    async def _load(self, number: int) -> Table:
        live = self._live.get(number)
        if live is not None:
            return live
        stored = await self._store.load(number)
        if stored is None:
            raise Refusal("no-such-table")
        table = ledger.restore(stored)
        if table.alive:
            self._live[number] = table
        return table

    async def _write(self, before: Table | None, after: Table) -> Table:
        """In doubt, forget: the value is dropped before the write and kept again after it."""
        after, change = ledger.change(before, after, self._now())
        self._live.pop(after.record.id, None)
        await self._store.commit(change)
        after = ledger.forget_events(after)
        if after.alive:
            self._live[after.record.id] = after
        self._clock.set(after.record.id, after.record.due_at if after.alive else None)
        return after
