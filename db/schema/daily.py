"""Tables about the deal of the day: the secret that all are drawn from, what was sealed, and its messages."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, String, Table

from db.schema.base import metadata

daily_keys = Table(
    "daily_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)
"""One row: the secret from which all deals are drawn."""

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("sealed_at", BigInteger, nullable=False),
    Column("opened_at", BigInteger),
)
"""A row for each day, counted from 1 January 1970, UTC."""

daily_marks = Table(
    "daily_marks",
    metadata,
    Column("day", Integer, nullable=False),
    Column("mark", String(64), nullable=False),
    PrimaryKeyConstraint("day", "mark"),
)
"""Marks of people whose data was deleted on the day of a try. They are deleted when the day is over."""

daily_messages = Table(
    "daily_messages",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    PrimaryKeyConstraint("guild_id", "day"),
)
