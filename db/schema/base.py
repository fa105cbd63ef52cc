"""What all tables of the schema have in common."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    MetaData,
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
"""Only an INTEGER primary key of SQLite is its rowid."""


def of_table() -> Column[int]:
    """The column that says of which table a row is; the row goes with it."""
    return Column("table_id", Key, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)
