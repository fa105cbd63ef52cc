"""Locks: one lock per number, kept only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from db import StoreUnavailable, Unconfirmed

CONFIRM_TIMEOUT: Final = 10.0
"""Seconds to wait for what an earlier change has locked, as while the database does not answer."""


class Locks:
    """Locks by number. A lock that nobody holds or waits for is forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """The lock of the thing with this number."""
        return self._locks.setdefault(number, asyncio.Lock())

    async def acquire(self, number: int) -> asyncio.Lock:
        """Acquires the lock of the thing with this number, and returns it. Raises db.StoreUnavailable if it cannot be
        had in time."""
        # Needless timers, here and in `Clock`, took 9 % of a move's CPU time (`benchmarks commits`: 4,468 and 4,909).
        patience = CONFIRM_TIMEOUT if self.held(number) else None
        lock = self.of(number)
        try:
            async with asyncio.timeout(patience):
                await lock.acquire()
        except TimeoutError:
            raise StoreUnavailable("An earlier change of the same thing is not done yet.") from None
        return lock

    @asynccontextmanager
    async def changing(self, number: int) -> AsyncIterator[None]:
        """A context in which a thing is read, changed and written by nobody else. If it raises Unconfirmed, the lock is
        held until the outcome is known. Raises what `acquire` does."""
        lock = await self.acquire(number)
        try:
            yield
        except Unconfirmed as error:
            error.outcome.add_done_callback(lambda outcome: lock.release())
            raise
        except BaseException:
            lock.release()
            raise
        lock.release()

    def held(self, number: int) -> bool:
        """Whether somebody holds that lock, or is about to."""
        return number in self._locks
