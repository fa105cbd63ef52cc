"""The parts that all tables of the schema share."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    ForeignKey,
    Integer,
    MetaData,
    literal_column,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Key = BigInteger().with_variant(Integer, "sqlite")
"""The type of ids. In SQLite it must be INTEGER, because only then the primary key is the rowid."""


def of_table() -> Column[int]:
    """The column with the id of the table to which a row belongs. The row is deleted with that table."""
    return Column("table_id", Key, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def as_literal(value: str) -> ColumnElement[str]:
    """A value as a literal in the SQL: no database uses a partial index for a condition with parameters."""
    return literal_column(f"'{value}'")
