"""Transactions: everything is written through one connection, as a whole and exactly once."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, delete, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tenacity import AsyncRetrying, retry_if_exception_type, wait_fixed

from db import schema
from db.engines import BUSY_TIMEOUT
from db.errors import StoreUnavailable, is_deadlock, reason
from db.moves import STATEMENT, values, write_to_sqlite
from db.records import Change
from db.sqlite_files import FileWatch
from db.statements import NOW, Result, Work, upsert

log = structlog.get_logger(__name__)

MAX_TRIES: Final = 4
"""Attempts to run a transaction that ends because of a deadlock or a dead connection."""
PAUSE: Final = 0.05
"""Seconds after a deadlock, in which whoever waits for the same rows can lock them."""
RETRY: Final = 0.5
"""Seconds between two attempts to ask PostgreSQL whether a transaction was committed."""
KEPT: Final = 24 * 3600 * 1000
"""Milliseconds after which the row of an idle writer is deleted."""
_COMMITS: Final = schema.commits
_MARK: Final = upsert(_COMMITS, writer=bindparam("writer"), number=bindparam("number"), at=NOW)
_FORGET: Final = delete(_COMMITS).where(_COMMITS.c.at < NOW - KEPT)
_LAST: Final = select(_COMMITS.c.number).where(_COMMITS.c.writer == bindparam("writer")).with_for_update()
"""The row lock makes it wait for a transaction that is still running."""


class Transactions:
    """The connection that writes. It is opened on demand, and again after every error."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._writer = secrets.token_hex(16)
        self._number = 0
        """The number of the last transaction on PostgreSQL."""
        self.files: FileWatch | None = None
        """The files of an SQLite database: nothing is acknowledged once they were replaced."""

    async def run(self, work: Work[Result]) -> Result:
        """Runs the work in one transaction and returns once it is committed. If it raises, nothing was written.

        The work is run again if the connection turns out to be dead, as after a restart of PostgreSQL, or if PostgreSQL
        rolled it back because of a deadlock.
        """
        with self._same_files():
            for _ in range(MAX_TRIES - 1):
                try:
                    return await self._attempt(work)
                except DBAPIError as error:
                    if error.connection_invalidated:
                        await self.close()
                    elif is_deadlock(error):
                        await asyncio.sleep(PAUSE)
                    else:
                        raise
            return await self._attempt(work)

    async def move(self, moves: Sequence[Change]) -> bool:
        """Writes moves, at most one for each table, as a whole. False if nothing was written: `run` can then write them
        one by one, or say which one is wrong."""
        connection = await self._connected()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        if connection.dialect.name == "postgresql":
            return await self._move(driver, moves)
        with self._same_files():
            return await write_to_sqlite(driver, moves)

    async def _move(self, driver: Any, moves: Sequence[Change]) -> bool:
        """Writes moves with one statement of PostgreSQL."""
        import asyncpg  # only who uses PostgreSQL has it

        if driver.is_closed():
            return False
        self._number += 1
        try:
            return await driver.fetchval(STATEMENT, *values(self._writer, self._number, moves)) is not None
        except asyncpg.InternalClientError:  # the server has ended the connection, and not closed it yet
            pass
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            if not driver.is_closed():
                return False
        return await self._was_committed(self._number)

    async def truncate_wal(self) -> bool:
        """Checkpoints and truncates SQLite's write-ahead log, so that it holds no deleted data. False while somebody
        still reads it."""
        if self._engine.dialect.name != "sqlite":
            return True
        try:
            raw = (await (await self._connected()).get_raw_connection()).driver_connection
            assert raw is not None
            try:
                await raw.execute_fetchall("PRAGMA busy_timeout = 0")
                ((busy, _, _),) = await raw.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                await raw.execute_fetchall(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            log.warning("the write-ahead log could not be emptied", reason=reason(error))
            await self.close()
            return False
        return not busy

    async def close(self) -> None:
        """Closes the connection, even a broken one. The next transaction opens another: on PostgreSQL perhaps to
        another server."""
        connection, self._connection = self._connection, None
        if self.files is not None:
            self.files.forget_wal()
        if connection is None:
            return
        try:
            if connection.dialect.name == "postgresql":
                await connection.invalidate()
            await connection.close()
        except (SQLAlchemyError, OSError) as error:
            log.warning("a broken connection could not be closed", reason=reason(error))

    async def _attempt(self, work: Work[Result]) -> Result:
        connection, number = await self._connected(), None
        try:
            async with connection.begin():
                # First, because a migration locks writers out there, before they have locked anything else.
                marked = await self._mark(connection) if connection.dialect.name == "postgresql" else None
                result = await work(connection)
                number = marked  # an error from here on is one of the commit
        except DBAPIError as error:
            if number is None or not error.connection_invalidated or not await self._was_committed(number):
                raise
        return result

    async def _mark(self, connection: AsyncConnection) -> int:
        """Writes the number of the transaction within it, so that the number is stored only if the transaction is
        committed."""
        self._number += 1
        await connection.execute(_MARK, {"writer": self._writer, "number": self._number})
        return self._number

    async def _was_committed(self, number: int) -> bool:
        """Whether a transaction whose answer was lost was committed. Retries until the database can be reached.
        Compares our own numbers: after a failover another server may answer, whose transaction ids mean others."""
        log.warning("the answer to a commit was lost: the database is asked what became of it")
        async for attempt in AsyncRetrying(
            retry=retry_if_exception_type((SQLAlchemyError, OSError)), wait=wait_fixed(RETRY)
        ):
            with attempt:
                await self.close()
                connection = await self._connected()
                async with connection.begin():
                    committed = (await connection.execute(_LAST, {"writer": self._writer})).scalar() == number
                    if not committed:  # nor can it be from now on, if it is still on its way
                        await self._mark(connection)
        return committed

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
            if not self._number and self._connection.dialect.name == "postgresql":
                async with self._connection.begin():  # from now on there is a row to wait for
                    await self._connection.execute(_FORGET)
                    await self._mark(self._connection)
        return self._connection

    @contextmanager
    def _same_files(self) -> Iterator[None]:
        """Refuses what is written within if the files of the database were replaced before or meanwhile."""
        self._check_files()
        yield
        self._check_files()
        if self.files is not None:
            self.files.note_wal()

    def _check_files(self) -> None:
        if self.files is not None and (complaint := self.files.complaint()) is not None:
            raise StoreUnavailable(complaint)
