"""Columns: one statement that writes many rows in PostgreSQL, from a list of values for each column.

The server then reads and plans one statement for a batch, and not one for each row.
"""

from __future__ import annotations

from functools import lru_cache

from sqlalchemy import Column, Dialect, Insert, String, Table, Update

KEY = "b_id"
"""The value by which an update finds its row; all others are what it sets."""


@lru_cache(maxsize=128)
def in_columns(statement: Insert | Update, dialect: Dialect, names: tuple[str, ...]) -> str:
    """The text of an insert of these columns, or of an update by `KEY` that sets them; a list of values for each."""
    table = statement.table
    assert isinstance(table, Table)
    quote = dialect.identifier_preparer.quote
    columns = [table.c["id" if name == KEY else name] for name in names]
    lists = ", ".join(f"${index}::{_type(column, dialect)}[]" for index, column in enumerate(columns, 1))
    listed = ", ".join(quote(name) for name in names)
    if isinstance(statement, Insert):
        return f"INSERT INTO {quote(table.name)} ({listed}) SELECT * FROM unnest({lists})"
    changed = ", ".join(f"{quote(name)} = new.{quote(name)}" for name in names if name != KEY)
    return f"UPDATE {quote(table.name)} SET {changed} FROM unnest({lists}) AS new ({listed}) WHERE id = new.{KEY}"


def _type(column: Column[object], dialect: Dialect) -> str:
    """The type of a column; text without a length, so that too long values are refused and not cut."""
    return "TEXT" if isinstance(column.type, String) else column.type.compile(dialect)
