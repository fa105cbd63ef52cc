"""Locks: one lock per number, kept only while somebody holds it or waits for it; and who holds some of them."""

from __future__ import annotations

import asyncio
from types import TracebackType
from weakref import WeakValueDictionary


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
