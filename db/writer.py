"""The writer: commits all waiting writes in one transaction and acknowledges them only after that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextvars import Context
from dataclasses import dataclass
from functools import partial
from itertools import compress
from operator import not_
from time import perf_counter
from typing import Final, cast

import structlog
from prometheus_client import Counter, Histogram
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.batch import Item, Procedure, apply
from db.errors import Conflict, StoreError, StoreUnavailable, Unconfirmed, is_bad_value, reason
from db.moves import single_moves
from db.records import Change
from db.transactions import Transactions

log = structlog.get_logger(__name__)

COMMIT_SECONDS: Final = Histogram(
    "hearts_commit_seconds",
    "Seconds that one group commit takes, until all of it is on disk.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
)
COMMIT_ITEMS: Final = Histogram(
    "hearts_commit_items", "Changes that one group commit carries.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
COMMIT_FAILURES: Final = Counter("hearts_commit_failures", "Group commits of which nothing could be written.")
LARGEST_BATCH: Final = 512
WRITE_TIMEOUT: Final = 10.0
"""Seconds after which a caller learns that the outcome of their write is not known yet."""
RETRY: Final = 0.05
"""Seconds until the next attempt to empty a write-ahead log that somebody is still reading."""

WriteBatch = Callable[[Sequence[Item]], Awaitable[Sequence[StoreError | None]]]
"""Writes items and returns the error or None of each, in order."""


@dataclass(slots=True, eq=False)
class Waiting:
    """An item that a caller waits for."""

    item: Item
    written: asyncio.Future[None]


class Writer:
    """Group commit. Its task runs only while something waits."""

    def __init__(self, engine: AsyncEngine, delay: float) -> None:
        """``delay``: seconds from the beginning of one commit to that of the next."""
        self._delay = delay
        self._next = 0.0
        """When the next commit may begin, by the event loop's clock."""
        self.transactions = Transactions(engine)
        self._waiting: deque[Waiting] = deque()
        self._begun: Sequence[Waiting] = ()
        """The batch that is being written."""
        self._task: asyncio.Task[None] | None = None
        self._traces = False
        """Whether the write-ahead log may still hold deleted data."""
        self._pause: asyncio.Task[None] | None = None
        """The pause before the next attempt to empty the log; a new write ends it."""
        self._closed = False
        self.failure: str | None = None
        """Why the last commit has failed; None if it has not."""

    @property
    def unwritten(self) -> int:
        """The number of items that wait or are being written."""
        return len(self._waiting) + len(self._begun)

    async def write(self, item: Item) -> None:
        """Returns once the item is on disk. Raises a StoreError if nothing of it was written.

        After `WRITE_TIMEOUT` seconds it raises StoreUnavailable if the item's transaction has not begun, else
        Unconfirmed, whose ``outcome`` tells later. If the caller is cancelled, the item is written as a whole or not at
        all.
        """
        waiting = self._put(item)
        late = asyncio.get_running_loop().call_later(WRITE_TIMEOUT, self._tell_late, waiting)
        try:
            await waiting.written
        finally:
            late.cancel()

    async def settled(self) -> None:
        """Returns once every earlier write is on disk or refused, without a timeout. Raises StoreUnavailable if the
        store is closed or cannot be written."""
        await self._put(Procedure(())).written

    def _put(self, item: Item) -> Waiting:
        """Puts an item into the next batch."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        waiting = Waiting(item, loop.create_future())
        self._waiting.append(waiting)
        if self._pause is not None:
            self._pause.cancel()
        if self._task is None or self._task.done():
            # Its context is a new one: it writes for all, not only for the press that happens to start it.
            self._task = loop.create_task(self._run(), name="writer", context=Context())
            self._task.add_done_callback(self._stopped)
        return waiting

    async def close(self) -> None:
        """Writes what is waiting and accepts nothing new. Waits at most `WRITE_TIMEOUT` seconds for the database."""
        self._closed = True
        if self._pause is not None:
            self._pause.cancel()
        slow: set[asyncio.Task[None]] = set()
        if self._task is not None:
            _, slow = await asyncio.wait([self._task], timeout=WRITE_TIMEOUT)
            for task in slow:
                task.cancel()
        await self.transactions.close()
        if slow:  # all waiting callers are refused before this returns
            await asyncio.wait(slow)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting or (self._traces and not self._closed):
            wait = min(self._next - loop.time(), self._delay)  # the loop's clock goes back where a test has driven it
            if wait > 0:
                await asyncio.sleep(wait)
            self._next = loop.time() + self._delay
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
            if batch:
                self._begun = batch
                await self._settle_all(batch)
                self._begun = ()
            else:
                self._pause = asyncio.get_running_loop().create_task(asyncio.sleep(RETRY), name="writer pause")
                await asyncio.wait([self._pause])
                if not self._waiting:
                    self._traces = not await self.transactions.truncate_wal()

    def _tell_late(self, waiting: Waiting) -> None:
        """Fails a write that takes too long: with StoreUnavailable if nothing was begun, else with Unconfirmed."""
        if waiting in self._begun:
            asked, waiting.written = waiting.written, waiting.written.get_loop().create_future()
            _tell(asked, Unconfirmed(waiting.written))
        elif waiting in self._waiting:
            self._waiting.remove(waiting)
            why = f"The database does not answer: nothing was begun within {WRITE_TIMEOUT:.0f} seconds."
            _tell(waiting.written, StoreUnavailable(why))

    def _stopped(self, task: asyncio.Task[None]) -> None:
        """Refuses all waiting writes when the task ends, even if it failed or was cancelled before its first step."""
        if task is not self._task:
            return
        self._begun = ()
        _refuse(self._waiting, "the writer was stopped")
        self._waiting.clear()

    async def _settle_all(self, batch: Sequence[Waiting]) -> None:
        """Writes a batch: its moves first, in the short way of `db.moves`."""
        moves = single_moves([waiting.item for waiting in batch])
        try:
            if any(moves):
                await self._settle([*compress(batch, moves)], self._move)
            if not all(moves):
                await self._settle([*compress(batch, map(not_, moves))], self._write)
        except BaseException:
            _refuse(batch, "the writer was stopped")  # callers that do not know the outcome yet
            raise

    async def _settle(self, batch: Sequence[Waiting], write: WriteBatch) -> None:
        """Writes a batch and tells each caller the outcome. After an error the next batch gets a new connection."""
        began = perf_counter()
        try:
            outcomes = await write([waiting.item for waiting in batch])
            self.failure = None
            COMMIT_SECONDS.observe(perf_counter() - began)
            COMMIT_ITEMS.observe(len(batch))
            self._traces = self._traces or any(isinstance(each.item, Procedure) and each.item.erases for each in batch)
        except BaseException as error:
            COMMIT_FAILURES.inc()
            try:
                await self.transactions.close()
            finally:  # last, because a refused caller may try again at once and then needs another writer
                if isinstance(error, Exception):
                    _refuse(batch, reason(error))
                else:
                    _leave_open(batch)
            if not isinstance(error, Exception):
                raise
            self.failure = reason(error)
            log.error("nothing can be written", reason=self.failure)
            return
        try:
            if self._traces:
                self._traces = not await self.transactions.truncate_wal()
        finally:  # the batch is written, even if the writer is stopped meanwhile
            for waiting, outcome in zip(batch, outcomes, strict=True):
                _tell(waiting.written, outcome)

    async def _move(self, items: Sequence[Item]) -> Sequence[StoreError | None]:
        """Writes all moves in the short way; if one of them is bad, as `_write` does."""
        if await self.transactions.move(cast("Sequence[Change]", items)):
            return [None] * len(items)
        return await self._write(items)

    async def _write(self, items: Sequence[Item]) -> Sequence[StoreError | None]:
        """Writes all items in one transaction; if one of them is bad, each under its own savepoint, so that only it
        fails."""
        try:
            return await self.transactions.run(partial(apply, items=items))
        except Exception as error:
            if not _of_an_item(error):
                raise
        return await self.transactions.run(partial(_apply_each, items=items))


def _refuse(batch: Iterable[Waiting], why: str) -> None:
    for waiting in batch:
        _tell(waiting.written, StoreUnavailable(f"The database cannot be written: {why}"))


def _leave_open(batch: Iterable[Waiting]) -> None:
    """Tells the caller that the outcome is not known: the writer was cancelled, perhaps while it committed."""
    for waiting in batch:
        outcome: asyncio.Future[None] = waiting.written.get_loop().create_future()
        outcome.cancel()
        _tell(waiting.written, Unconfirmed(outcome))


def _tell(written: asyncio.Future[None], outcome: StoreError | None) -> None:
    """Tells the caller the outcome, unless they were cancelled."""
    if written.done():
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)


def _of_an_item(error: Exception) -> bool:
    """Whether an item caused the error, and not the disk, the connection or the database."""
    if isinstance(error, DBAPIError):
        blamed = IntegrityError | DataError | ProgrammingError | InterfaceError
        return not error.connection_invalidated and (is_bad_value(error) or isinstance(error, blamed))
    return not isinstance(error, OSError | StoreError)


async def _apply_each(connection: AsyncConnection, items: Sequence[Item]) -> list[StoreError | None]:
    return [await _apply_alone(connection, item) for item in items]


async def _apply_alone(connection: AsyncConnection, item: Item) -> StoreError | None:
    try:
        async with connection.begin_nested():
            (outcome,) = await apply(connection, [item])
            return outcome
    except Exception as error:
        if not _of_an_item(error):
            raise
        refused = Conflict if isinstance(error, IntegrityError) else StoreError
        return refused(f"This cannot be written: {reason(error)}")
