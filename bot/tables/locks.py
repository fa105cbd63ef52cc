"""Locks: one lock per number, kept only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
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
