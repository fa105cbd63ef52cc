"""Export and import: a file with each row as a line of JSON, to move between SQLite and PostgreSQL. What can be read of
a damaged database is exported too.

The first line is ``{"revision": "0042"}``, the newest migration of the database, and the last one ``{"rows": 1234}``.
Each other line is ``{"table": ..., "row": {column: value}}``, with bytes as base64. The file contains hidden cards:
only the person who runs the bot may read it.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Sequence
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import Column, Integer, LargeBinary, Table, delete, func, insert, literal_column, select, tuple_
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.check import refuse_damaged
from db.engines import inspected, writing_engine
from db.errors import StoreUnavailable, reason
from db.migrate import migrate, newest_revision, refuse_outdated, revision_of, stored_revision
from db.progress import Progress
from db.schema import metadata
from db.sqlite_files import atomic_write, create_missing, file_of, give, locked, refuse_unreadable
from db.statements import stored, types_of

Key = tuple[Any, ...]
Values = dict[str, Any]
ROWS_AT_ONCE: Final = 500
_REFERRED: Final = {key.column.table.name for table in metadata.tables.values() for key in table.foreign_keys}
"""The tables that others refer to. Each has an id in its first column."""


_OF_PROCESSES: Final = {"processes", "leases", "identifies", "commits"}
_TABLES: Final = {table.name: table for table in schema.metadata.sorted_tables if table.name not in _OF_PROCESSES}
"""All tables but those about processes. A table comes after those that it refers to."""


async def export(url: URL, target: Path) -> tuple[int, list[str]]:
    """Writes all rows as they are at one moment, also while the bot runs; of damaged tables what can be read. Returns
    how many, and what could not be read, in sentences; none if the export is complete.

    Raises StoreUnavailable if there is no database or it is of another version, or if the target exists already or
    cannot be written.
    """
    refuse_unreadable(url)
    with atomic_write(target) as part:
        try:
            async with inspected(url) as connection:
                if connection.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                with part.open("w", encoding="utf-8") as file:
                    return await _write(connection, file)
        except (SQLAlchemyError, ConnectionError) as error:
            raise StoreUnavailable(f"The database cannot be exported: {reason(error)}.") from error


async def import_(url: URL, source: Path) -> int:
    """Writes the rows of an export into an empty database, all or none; returns how many.

    Creates a missing database. Raises StoreInUse while the bot runs on SQLite, and StoreUnavailable if the database is
    not empty or the file is not a complete export of this version.
    """
    engine = writing_engine(url)
    with locked(url):
        try:
            with source.open(encoding="utf-8") as file:
                lines = enumerate(file, 1)
                _check_revision(next(lines, (1, ""))[1])
                if url.get_backend_name() == "sqlite" and not (path := file_of(url)).exists():
                    create_missing(path)
                    give(path, path.parent)
                await asyncio.to_thread(refuse_damaged, url)
                if (revision := await stored_revision(url)) is not None:
                    refuse_outdated(revision)
                await migrate(url)
                async with engine.begin() as connection:
                    await _refuse_used(connection)
                    return await _read(connection, _rows(lines))
        except (SQLAlchemyError, OSError, ValueError, OverflowError) as error:
            raise StoreUnavailable(f"{source} cannot be imported: {reason(error)}. Nothing was changed.") from error
        finally:
            await engine.dispose()


async def _write(connection: AsyncConnection, file: TextIO) -> tuple[int, list[str]]:
    revision, count, salvage = await connection.run_sync(revision_of), 0, Salvage(connection)
    _refuse_other_revision(revision)
    progress = Progress("rows")
    file.write(json.dumps({"revision": revision}) + "\n")
    for table in _TABLES.values():
        async for row in salvage.rows(table):
            values = {name: _to_text(value) for name, value in row.items()}
            file.write(json.dumps({"table": table.name, "row": values}, ensure_ascii=False) + "\n")
            count += 1
            progress.add()
    file.write(json.dumps({"rows": count}) + "\n")
    return count, salvage.losses


def _refuse_other_revision(revision: str | None) -> None:
    if revision is None:
        raise StoreUnavailable(
            "The database cannot be exported: it was not made by this program, or its first page is damaged."
        )
    refuse_outdated(revision)


def _to_text(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _check_revision(line: str) -> None:
    try:
        revision = json.loads(line)["revision"]
    except (ValueError, TypeError, KeyError):
        raise StoreUnavailable("This is not an export: its first line does not say which version it is of.") from None
    if revision != newest_revision():
        raise StoreUnavailable(
            f"The export is of version {revision} of the database, and this program makes {newest_revision()}: "
            "export and import with the same version of the bot."
        )


async def _refuse_used(connection: AsyncConnection) -> None:
    for table in (schema.tables, schema.players, schema.guilds):
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise StoreUnavailable("The database is in use already: an export goes into an empty one.")


def _rows(lines: Iterator[tuple[int, str]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows, up to the last line, which says how many there are."""
    for count, (number, content) in enumerate(lines):
        if content.rstrip() == json.dumps({"rows": count}):
            return
        yield _row(number, content)
    raise StoreUnavailable("The export is not complete: its last line is missing. Nothing was changed.")


def _row(number: int, content: str) -> tuple[str, dict[str, Any]]:
    try:
        found = json.loads(content)
        table, row = _TABLES[found["table"]], found["row"]
        return table.name, {column.key: _from_text(column, row[column.name]) for column in stored(table)}
    except (ValueError, TypeError, KeyError):
        raise StoreUnavailable(f"Line {number} is not a row of an export. Nothing was changed.") from None


def _from_text(column: Column[Any], value: Any) -> Any:
    is_bytes = isinstance(column.type, LargeBinary) and value is not None
    return base64.b64decode(value, validate=True) if is_bytes else value


async def _read(connection: AsyncConnection, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    for table in reversed(_TABLES.values()):
        await connection.execute(delete(table))  # what migrations write into an empty database
    count, progress = 0, Progress("rows")
    for name, of_table in groupby(rows, itemgetter(0)):
        for chunk in _chunks(row for _, row in of_table):
            await connection.execute(insert(_TABLES[name]), chunk)
            count += len(chunk)
            progress.add(len(chunk))
    if connection.dialect.name == "postgresql":
        await _count_on(connection)
    return count


def _chunks(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    iterator = iter(rows)
    while chunk := list(islice(iterator, ROWS_AT_ONCE)):
        yield chunk


async def _count_on(connection: AsyncConnection) -> None:
    """Sets the sequences of PostgreSQL behind the ids that were imported."""
    newest = select(func.coalesce(func.max(schema.tables.c.id), 0) + 1).scalar_subquery()
    await connection.execute(select(func.setval(schema.table_ids.name, newest, False)))
    for table in _TABLES.values():
        key = table.autoincrement_column
        if key is not None:
            newest = select(func.coalesce(func.max(key), 0) + 1).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, key.name)
            await connection.execute(select(func.setval(sequence, newest, False)).where(sequence.is_not(None)))


# -- what can be read of a damaged database


class Salvage:
    """Reads tables one after the other, without the rows that no database would take."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._ids: dict[str, set[int]] = {}
        """The ids that were read from the tables that others refer to."""
        self.losses: list[str] = []
        """What could not be read, in sentences."""
        self._damage = ""
        """What the database says of the damage of the present table; empty as long as there is none."""

    async def rows(self, table: Table) -> AsyncIterator[Values]:
        """The rows of a table that can be read. Raises SQLAlchemyError if the connection is lost."""
        count, self._damage = 0, ""
        async for row in self._sound(table, self._readable(table)):
            count += 1
            yield row
        if self._damage:
            self.losses.append(
                f"The table {table.name} is damaged: {self._damage}. {count:,} of its rows could be read."
            )

    async def _sound(self, table: Table, rows: AsyncIterable[Sequence[Any]]) -> AsyncIterator[Values]:
        """The rows whose values fit their columns and that refer to rows which were read."""
        columns, misfits, loose = stored(table), 0, 0
        names = [column.name for column in columns]
        types = types_of(columns)
        references = [
            (number, self._ids[key.column.table.name])
            for number, column in enumerate(columns)
            for key in column.foreign_keys
        ]
        own = self._ids[table.name] = set[int]()
        async for row in rows:
            if not all(map(isinstance, row, types)):
                misfits += 1
            elif any(row[number] is not None and row[number] not in ids for number, ids in references):
                loose += 1
            else:
                if table.name in _REFERRED:
                    own.add(row[0])
                yield dict(zip(names, row, strict=True))
        if misfits:
            self.losses.append(f"{misfits:,} rows of the table {table.name} have values that do not fit it.")
        if loose:
            self.losses.append(f"{loose:,} rows of the table {table.name} refer to rows that are not there.")

    async def _readable(self, table: Table) -> AsyncIterator[Sequence[Any]]:
        """All rows in an order; of a damaged table those before the damage, and then from the last row back to it. A
        row that cannot be read although its key can is left out alone."""
        columns, keys, front = stored(table), len(self._key(table)), None
        for backwards in (False, True):
            at, size = None, ROWS_AT_ONCE
            while True:
                rows = await self._beyond(table, at, columns, size, backwards)
                if rows is None and size > 1:
                    size = 1
                    continue
                if rows is None:
                    skipped = await self._beyond(table, at, [], 1, backwards)
                    if not skipped or skipped[0] == front:
                        break
                    at, size = skipped[0], ROWS_AT_ONCE
                    continue
                for row in rows:
                    at = row[:keys]
                    if at == front:
                        return
                    yield row[keys:]
                if len(rows) < size:
                    return
            front = at

    async def _beyond(
        self, table: Table, at: Key | None, columns: list[Column[Any]], size: int, backwards: bool
    ) -> list[Key] | None:
        """The next rows, each with its key before its columns; None if one of them cannot be read."""
        key = self._key(table)
        order = [each.desc() if backwards else each for each in key]
        query = select(*key, *columns).select_from(table).order_by(*order).limit(size)
        if at is not None:
            query = query.where(tuple_(*key) < at if backwards else tuple_(*key) > at)
        try:
            async with self._connection.begin_nested():
                return [tuple(row) for row in await self._connection.execute(query)]
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            self._damage = self._damage or reason(error)
            return None

    def _key(self, table: Table) -> list[Any]:
        """The columns by whose order the rows of a table are read without an index, if the database has such an
        order."""
        if self._connection.dialect.name == "sqlite" and table.dialect_options["sqlite"]["with_rowid"]:
            return [literal_column(f"{table.name}.rowid", Integer)]
        return list(table.primary_key.columns)
