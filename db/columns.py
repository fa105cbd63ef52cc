"""Columns: writes many rows with one statement of PostgreSQL, whose parameters are a list of values for each column.

So the server parses and plans one statement for a batch, and not one for each row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sqlalchemy import Column, Dialect, Insert, String, Table, Update

KEY: Final = "b_id"
"""The name of the value by which an update finds its row; it sets all others."""


@lru_cache(maxsize=128)
def in_columns(statement: Insert | Update, dialect: Dialect, names: tuple[str, ...]) -> str:
    """The SQL of an insert of these columns, or of an update by `KEY` that sets them. Each parameter is a list of
    values."""
    table = statement.table
    assert isinstance(table, Table)
    quote = dialect.identifier_preparer.quote
    lists = unnested(table, ["id" if name == KEY else name for name in names], dialect)
    listed = ", ".join(quote(name) for name in names)
    if isinstance(statement, Insert):
        return f"INSERT INTO {quote(table.name)} ({listed}) SELECT * FROM unnest({lists})"
    changed = ", ".join(f"{quote(name)} = new.{quote(name)}" for name in names if name != KEY)
    return f"UPDATE {quote(table.name)} SET {changed} FROM unnest({lists}) AS new ({listed}) WHERE id = new.{KEY}"


def unnested(table: Table, names: Sequence[str], dialect: Dialect, first: int = 1) -> str:
    """The parameters for `unnest`, one for each of these columns: ``$1::BIGINT[], $2::TEXT[]``."""
    return ", ".join(f"${place}::{_type(table.c[name], dialect)}[]" for place, name in enumerate(names, first))


def _type(column: Column[object], dialect: Dialect) -> str:
    """The SQL type of a column; text has no length, so that values that are too long are refused and not cut."""
    return "TEXT" if isinstance(column.type, String) else column.type.compile(dialect)
