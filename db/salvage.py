"""Salvage: reads all rows of a table, and of a damaged one those that can be read."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Sequence
from types import NoneType
from typing import Any, Final

from sqlalchemy import Column, Integer, Table, literal_column, select, tuple_
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import reason
from db.schema import metadata

Key = tuple[Any, ...]
Values = dict[str, Any]
ROWS_AT_ONCE: Final = 500
_REFERRED: Final = {key.column.table.name for table in metadata.tables.values() for key in table.foreign_keys}
"""The tables that others refer to. Each has an id in its first column."""


def stored(table: Table) -> list[Column[Any]]:
    """The columns of a table that the database does not compute from others."""
    return [column for column in table.columns if column.computed is None]


def types_of(columns: Iterable[Column[Any]]) -> list[tuple[type, ...]]:
    """The types that the values of these columns may have. SQLite stores values of any type."""
    return [(column.type.python_type, *[NoneType] * bool(column.nullable)) for column in columns]


class Salvage:
    """Reads tables one after the other, without the rows that no database would take."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._ids: dict[str, set[int]] = {}
        """The ids that were read from the tables that others refer to."""
        self.losses: list[str] = []
        """What could not be read, in sentences."""

    async def in_order(self, table: Table) -> AsyncIterator[Values]:
        """All rows in the order of their keys. Raises SQLAlchemyError if one cannot be read."""
        query = select(*stored(table)).order_by(*table.primary_key.columns)
        async with self._connection.begin_nested():
            async for row in self._sound(table, await self._connection.stream(query)):
                yield row

    async def readable(self, table: Table, error: SQLAlchemyError) -> AsyncIterator[Values]:
        """The rows of a damaged table that can be read; ``error`` is what `in_order` has raised. Raises it again if it
        is about the connection and not about the table."""
        _refuse_lost(error)
        count = 0
        async for row in self._sound(table, self._around_damage(table)):
            count += 1
            yield row
        self.losses.append(f"The table {table.name} is damaged: {reason(error)}. {count:,} of its rows could be read.")

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

    async def _around_damage(self, table: Table) -> AsyncIterator[Sequence[Any]]:
        """The rows before the damage, and then from the last row back to it. A row that cannot be read although its
        key can is left out alone."""
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
                if not rows:
                    break
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
            _refuse_lost(error)
            return None

    def _key(self, table: Table) -> list[Any]:
        """The columns by whose order the rows of a table are read without an index, if the database has such an
        order."""
        if self._connection.dialect.name == "sqlite" and table.dialect_options["sqlite"]["with_rowid"]:
            return [literal_column(f"{table.name}.rowid", Integer)]
        return list(table.primary_key.columns)


def _refuse_lost(error: SQLAlchemyError) -> None:
    """Raises the error if it is about the connection and not about a table."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        raise error
