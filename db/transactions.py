"""Transactions: all that is written goes through the one connection that writes, whole, and once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog
from sqlalchemy import bindparam, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.engines import BUSY_TIMEOUT
from db.errors import StoreUnavailable, reason
from db.files import Files

log = structlog.get_logger(__name__)

AGAIN: Final = 0.5
"""Seconds until PostgreSQL is asked again what became of a transaction."""
_NUMBER: Final = text("SELECT CAST(pg_current_xact_id() AS text)")
_STATUS: Final = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))").bindparams(bindparam("number"))

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Result]]


class Transactions:
    """The connection that writes. It is made when it is needed, and made anew after every error."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self.files: Files | None = None
        """Those of an SQLite database: nothing is acknowledged once they are not the ones that were opened."""

    async def run(self, work: Work[Result]) -> Result:
        """Does some work in one transaction; returns once it is committed, or raises, and then nothing of it is.

        Where the connection turns out to be dead, as after a restart of PostgreSQL, the work is done again on another.
        """
        self._check_files()
        try:
            result = await self._attempt(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            await self.close()
            result = await self._attempt(work)
        self._check_files()
        if self.files is not None:
            self.files.note_log()
        return result

    async def empty_log(self) -> bool:
        """Takes what was deleted out of SQLite's write-ahead log too; False while somebody still reads there."""
        if self._engine.dialect.name != "sqlite":
            return True
        try:
            raw = (await (await self._connected()).get_raw_connection()).driver_connection
            assert raw is not None
            await raw.execute_fetchall("PRAGMA busy_timeout = 0")
            ((busy, _, _),) = await raw.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            await raw.execute_fetchall(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            log.warning("the write-ahead log could not be emptied", reason=reason(error))
            await self.close()
            return False
        return not busy

    async def close(self) -> None:
        """Gives the connection up, whole or broken. The next transaction makes another."""
        connection, self._connection = self._connection, None
        if self.files is not None:
            self.files.forget_log()
        if connection is None:
            return
        try:
            await connection.close()
        except (SQLAlchemyError, OSError) as error:
            log.warning("a broken connection could not be closed", reason=reason(error))

    async def _attempt(self, work: Work[Result]) -> Result:
        connection, number = await self._connected(), None
        try:
            async with connection.begin():
                result = await work(connection)
                if connection.dialect.name == "postgresql":
                    number = (await connection.execute(_NUMBER)).scalar()
        except DBAPIError as error:
            if number is None or not error.connection_invalidated or not await self._was_committed(number):
                raise
        return result

    async def _was_committed(self, number: str) -> bool:
        """What became of a transaction whose answer was lost: PostgreSQL knows, as soon as it can be reached."""
        log.warning("the answer to a commit was lost: the database is asked what became of it")
        while True:
            await self.close()
            try:
                status = (await (await self._connected()).execute(_STATUS, {"number": number})).scalar()
            except (SQLAlchemyError, OSError):
                status = "in progress"
            if status != "in progress":
                await self.close()
                return bool(status == "committed")
            await asyncio.sleep(AGAIN)

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    def _check_files(self) -> None:
        if self.files is not None and (complaint := self.files.complaint()) is not None:
            raise StoreUnavailable(complaint)
