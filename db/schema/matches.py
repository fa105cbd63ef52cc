"""Tables about duplicate matches: who plays, for how long, and the secret that all of their deals are drawn from."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

from db.schema.base import Key, as_literal, metadata

matches = Table(
    "matches",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("deals", SmallInteger, nullable=False),
    Column("hours", SmallInteger, nullable=False),
    Column("pace", String(20), nullable=False, server_default=text("''")),
    Column("preset", String(60), nullable=False),
    Column("rules", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("outdated", Boolean, nullable=False, server_default=text("false")),
)
ALIVE_MATCHES: Final = matches.c.status.in_((as_literal("open"), as_literal("playing")))
Index("ix_matches_alive_due_at", matches.c.due_at, sqlite_where=ALIVE_MATCHES, postgresql_where=ALIVE_MATCHES)
Index("ix_matches_channel_id", matches.c.channel_id)

match_seals = Table(
    "match_seals",
    metadata,
    Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
)
"""A table of its own, so that the secret is in no row about a person and goes into no export of a person's data."""

match_players = Table(
    "match_players",
    metadata,
    Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("player_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("cut", SmallInteger, nullable=False),
    Column("team", SmallInteger, nullable=False),
    PrimaryKeyConstraint("match_id", "player_id"),
)
