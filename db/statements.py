"""Statements: parts of the statements of several stores."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import fields
from types import NoneType
from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, Column, Executable, Table, bindparam, cast, extract, func
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same clause for conflicts
from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")
NOW: Final = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The time by the clock of PostgreSQL, in epoch milliseconds. It also advances within a transaction that has waited."""
Work = Callable[[AsyncConnection], Awaitable[Result]]
"""Executes several statements on one connection."""


def as_row(record: Any, **more: Any) -> dict[str, Any]:
    """The row of a record (a dataclass with slots), with ``more`` columns."""
    return {field: getattr(record, field) for field in record.__slots__} | more


def columns_of(table: Table, record: type[Any]) -> tuple[Column[Any], ...]:
    """The columns of a table that hold the fields of a record, in their order."""
    return tuple(table.c[field.name] for field in fields(record))


def stored(table: Table) -> list[Column[Any]]:
    """The columns of a table that the database does not compute from others."""
    return [column for column in table.columns if column.computed is None]


def types_of(columns: Iterable[Column[Any]]) -> list[tuple[type, ...]]:
    """The types that the values of these columns may have. SQLite stores values of any type."""
    return [(column.type.python_type, *[NoneType] * bool(column.nullable)) for column in columns]


def insert_once(table: Table, **values: Any) -> Executable:
    """Inserts a row, unless there is a row with its key."""
    return insert(table).values(values).on_conflict_do_nothing(index_elements=[*table.primary_key])


def upsert(table: Table, **values: Any) -> Executable:
    """Inserts a row, or updates it to these values if there is a row with its key."""
    statement = insert(table).values(values)
    changed = {name: statement.excluded[name] for name in values if name not in table.primary_key.columns}
    return statement.on_conflict_do_update(index_elements=[*table.primary_key], set_=changed)


def upsert_each(table: Table, *names: str) -> Executable:
    """The same for rows that come with the call, each with the columns of these names."""
    return upsert(table, **{name: bindparam(name) for name in names})
