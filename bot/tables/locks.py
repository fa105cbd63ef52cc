"""Locks: one lock per number, kept only while somebody holds it or waits for it; and who holds some of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
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
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    async def acquire(self, number: int) -> asyncio.Lock:
        """Acquires the lock of the thing with this number, and returns it. Raises db.StoreUnavailable if it cannot be
        had in time."""
        free = not self.held(number)  # not `locked`: just after a release the next in line does not hold it yet
        lock = self.of(number)
        if free:  # nearly always; this spares the timeout
            await lock.acquire()
            return lock
        try:
            async with asyncio.timeout(CONFIRM_TIMEOUT):
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


class Held:
    """Locks that are released at the end of a ``with`` block, unless they were handed over meanwhile."""

    __slots__ = ("_locks",)

    def __init__(self, *locks: asyncio.Lock) -> None:
        self._locks = locks

    def __enter__(self) -> Held:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for lock in self._locks:
            lock.release()

    def add(self, lock: asyncio.Lock) -> None:
        """Holds one more lock, which the caller has acquired."""
        self._locks = (*self._locks, lock)

    def hand_over(self) -> Held:
        """Hands the locks over to the holder that it returns."""
        locks, self._locks = self._locks, ()
        return Held(*locks)
