"""Locks: one lock per number, kept only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Final
from weakref import WeakValueDictionary

from db import StoreUnavailable, Unconfirmed

CONFIRM_TIMEOUT: Final = 10.0
"""Seconds to wait for what an earlier change has locked, as while the database does not answer."""


def _outcome(error: BaseException) -> asyncio.Future[None] | None:
    """What is done once it is known whether something was written; None if that is known."""
    return error.outcome if isinstance(error, Unconfirmed) else None


class Locks:
    """Locks by number. A lock that nobody holds or waits for is forgotten."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """The lock of the thing with this number."""
        return self._locks.setdefault(number, asyncio.Lock())

    @asynccontextmanager
    async def changing(
        self, number: int, in_doubt: Callable[[BaseException], asyncio.Future[None] | None] = _outcome
    ) -> AsyncIterator[None]:
        """A context in which a thing is read, changed and written by nobody else. If it raises an error for which
        ``in_doubt`` returns a future (by default: Unconfirmed), the lock is held until that is done. Raises
        db.StoreUnavailable if the lock cannot be had in time."""
        # Needless timers, here and in `Clock`, took 9 % of a move's CPU time (`benchmarks commits`: 4,468 and 4,909).
        patience = asyncio.timeout(CONFIRM_TIMEOUT) if self.held(number) else nullcontext()
        lock = self.of(number)
        try:
            async with patience:
                await lock.acquire()
        except TimeoutError:
            raise StoreUnavailable("An earlier change of the same thing is not done yet.") from None
        try:
            yield
        except BaseException as error:
            if (known := in_doubt(error)) is None:
                lock.release()
            else:
                known.add_done_callback(lambda _: lock.release())
            raise
        lock.release()

    def held(self, number: int) -> bool:
        """Whether somebody holds that lock, or is about to."""
        return number in self._locks
