"""The writer: everything that waits goes to disk in one transaction, and only then is it acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence

import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.batch import Item, Work, apply
from db.engines import BUSY_TIMEOUT
from db.errors import Conflict, StoreError, StoreUnavailable, of_a_value, reason

log = structlog.get_logger(__name__)

LARGEST_BATCH = 512
RETRY = 0.05
"""Seconds until the write-ahead log is emptied that somebody is still reading."""

Waiting = tuple[Item, asyncio.Future[None]]


class Writer:
    """Group commit on one connection. Its task lives only while something waits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._traces = False
        """The write-ahead log may hold what was deleted."""
        self._closed = False

    async def write(self, item: Item) -> None:
        """Returns once the item is on disk. Raises a StoreError, and then nothing of it is.

        Whoever is cancelled while waiting does not know: the item may be written, whole, or not.
        """
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((item, written))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run(), name="writer")
            self._task.add_done_callback(self._stopped)
        await written

    async def close(self) -> None:
        """Writes what waits, and no more."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._disconnect()

    async def _run(self) -> None:
        while self._waiting or (self._traces and not self._closed):
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
            if batch:
                await self._settle(batch)
            else:
                await asyncio.sleep(RETRY)
                await self._empty_log()

    def _stopped(self, task: asyncio.Task[None]) -> None:
        """A cancelled writer leaves nobody waiting, not even one that was cancelled before its first step."""
        if task.cancelled() and task is self._task:
            _refuse(self._waiting, "the writer was stopped")
            self._waiting.clear()

    async def _settle(self, batch: Sequence[Waiting]) -> None:
        """Writes a batch and tells everybody in it how it went. The next batch tries again with a new connection."""
        try:
            outcomes = await self._write([item for item, _ in batch])
            self._traces = self._traces or any(isinstance(item, Work) and item.erases for item, _ in batch)
        except BaseException as error:
            try:
                await self._disconnect()
            finally:  # last of all: who is refused may try again at once, and needs another writer then
                _refuse(batch, reason(error))
            if not isinstance(error, Exception):
                raise
            log.error("nothing can be written", reason=reason(error))
            return
        if self._traces:
            await self._empty_log()
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.done():  # whoever waited was cancelled
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)

    async def _write(self, items: Sequence[Item]) -> Sequence[StoreError | None]:
        """All in one transaction; where one of them is bad, each under its own savepoint, so that only it fails."""
        connection = await self._connected()
        try:
            async with connection.begin():
                return await apply(connection, items)
        except Exception as error:
            if not _of_an_item(error):
                raise
        async with connection.begin():
            return [await _apply_alone(connection, item) for item in items]

    async def _empty_log(self) -> None:
        """Takes what was deleted out of SQLite's write-ahead log too. While somebody reads there, it is tried again."""
        if self._engine.dialect.name != "sqlite":
            self._traces = False
            return
        try:
            raw = (await (await self._connected()).get_raw_connection()).driver_connection
            assert raw is not None
            await raw.execute_fetchall("PRAGMA busy_timeout = 0")
            ((busy, _, _),) = await raw.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            await raw.execute_fetchall(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
            self._traces = bool(busy)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            log.warning("the write-ahead log could not be emptied", reason=reason(error))
            await self._disconnect()

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.close()
        except (SQLAlchemyError, OSError) as error:
            log.warning("a broken connection could not be closed", reason=reason(error))


def _refuse(batch: Sequence[Waiting], why: str) -> None:
    for _, written in batch:
        if not written.done():
            written.set_exception(StoreUnavailable(f"The database cannot be written: {why}"))


def _of_an_item(error: Exception) -> bool:
    """Whether one item is to blame, and not the disk, the connection or the database."""
    if isinstance(error, DBAPIError):
        return of_a_value(error) or isinstance(error, IntegrityError | DataError | ProgrammingError | InterfaceError)
    return not isinstance(error, OSError)


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
