"""The writer: everything that waits goes to disk in one transaction, and only then is it acknowledged."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.batch import Item, apply
from db.errors import Conflict, StoreError, StoreUnavailable, of_a_value, reason

log = structlog.get_logger(__name__)

LARGEST_BATCH = 512

Waiting = tuple[Item, asyncio.Future[None]]


class Writer:
    """Group commit on one connection. Its task lives only while something waits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
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
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
            await self._settle(batch)

    def _stopped(self, task: asyncio.Task[None]) -> None:
        """A cancelled writer leaves nobody waiting, not even one that was cancelled before its first step."""
        if task.cancelled() and task is self._task:
            _refuse(self._waiting, "the writer was stopped")
            self._waiting.clear()

    async def _settle(self, batch: Sequence[Waiting]) -> None:
        """Writes a batch and tells everybody in it how it went. The next batch tries again with a new connection."""
        try:
            outcomes = await self._write([item for item, _ in batch])
        except BaseException as error:
            try:
                await self._disconnect()
            finally:  # last of all: who is refused may try again at once, and needs another writer then
                _refuse(batch, reason(error))
            if not isinstance(error, Exception):
                raise
            log.error("nothing can be written", reason=reason(error))
            return
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.done():  # whoever waited was cancelled
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)

    async def _write(self, items: Sequence[Item]) -> Sequence[StoreError | None]:
        """All in one transaction; where one of them is bad, each under its own savepoint, so that only it fails."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        try:
            async with connection.begin():
                return await apply(connection, items)
        except Exception as error:
            if not _of_an_item(error):
                raise
        async with connection.begin():
            return [await _apply_alone(connection, item) for item in items]

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
