"""Database: what the stores of single subjects read and write with."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, CompoundSelect, Executable, Select, Table, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.batch import Procedure
from db.engines import QUERY_TIMEOUT
from db.errors import StoreUnavailable, is_deadlock, reason
from db.leases import Leases
from db.records import Fence
from db.statements import Result, Work, columns_of
from db.writer import Writer

Record = TypeVar("Record")


async def run_read(engine: AsyncEngine, work: Work[Result]) -> Result:
    """Does the work, and does it again if PostgreSQL has ended it because of a deadlock, as with a migration.

    Raises StoreUnavailable if the database cannot be read, or does not answer within `QUERY_TIMEOUT` seconds.
    """
    try:
        async with asyncio.timeout(QUERY_TIMEOUT):
            while True:
                try:
                    async with engine.connect() as connection:
                        return await work(connection)
                except DBAPIError as error:
                    if not is_deadlock(error):
                        raise
    except TimeoutError:
        raise StoreUnavailable(f"The database did not answer within {QUERY_TIMEOUT:.0f} seconds.") from None
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailable(f"The database cannot be read: {reason(error)}") from error


class Database:
    """Reads and writes of one open database. Each write has the fence of this process, or the one that is given.

    Every method raises as those of `db.store.Store` do.
    """

    def __init__(self, reader: AsyncEngine, writer: Writer, leases: Leases | None) -> None:
        self._reader = reader
        self._writer = writer
        self._leases = leases
        self._reads: set[asyncio.Task[Any]] = set()
        self._closed = False

    # -- reading

    async def read(self, query: Select[Any] | CompoundSelect[Any], values: dict[str, Any] | None = None) -> list[Any]:
        """The rows of a query, with its values by name if it has parameters."""

        async def work(connection: AsyncConnection) -> list[Any]:
            return list(await connection.execute(query, values))

        return await self.run_read(work)

    async def records(
        self, table: Table, record: type[Record], *where: ColumnElement[bool], order_by: Sequence[Any] = ()
    ) -> list[Record]:
        """The rows of a table as records: those for which all of this holds."""
        rows = await self.read(select(*columns_of(table, record)).where(*where).order_by(*order_by))
        return [record(*row) for row in rows]

    async def record(self, table: Table, record: type[Record], *where: ColumnElement[bool]) -> Record | None:
        """The first of these rows; None if there is none."""
        return next(iter(await self.records(table, record, *where)), None)

    async def column(self, query: Select[Result] | CompoundSelect[Result]) -> list[Result]:
        """The rows of a query for one column, each as its value."""
        return [value for (value,) in await self.read(query)]

    async def value(self, query: Select[Result], values: dict[str, Any] | None = None) -> Result | None:
        """The first row of a query for one column, as its value; None if there is none."""
        return next((value for (value,) in await self.read(query, values)), None)

    async def run_read(self, work: Work[Result]) -> Result:
        """The result of work that only reads. Reads to the end even if the caller is cancelled: no connection may be
        dropped while in use."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        reading = asyncio.get_running_loop().create_task(run_read(self._reader, work), name="read")
        self._reads.add(reading)
        reading.add_done_callback(self._answered)
        return await asyncio.shield(reading)

    def _answered(self, reading: asyncio.Task[Any]) -> None:
        """Forgets work that is done. If its caller was cancelled, nobody else asks how it has ended."""
        self._reads.discard(reading)
        if not reading.cancelled():
            reading.exception()

    def refuse_reads(self) -> None:
        """Refuses reads from now on; those that have begun go on."""
        self._closed = True

    async def finish_reads(self) -> None:
        """Returns once no read goes on."""
        if self._reads:
            await asyncio.wait(self._reads)

    # -- writing

    async def write(self, *steps: Executable | Work[object], fence: Fence | None = None, erases: bool = False) -> None:
        """Executes statements, and work of several, one after the other in one transaction. If it ``erases`` something,
        that is then removed from the write-ahead log too."""
        if fence is None and self._leases is not None:
            fence = self._leases.fence()  # refused once another process has taken over
        await self._writer.write(Procedure(steps, erases, fence))


class Subject:
    """The part of the store that is about one subject. Every method raises as those of `db.store.Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database
