"""Tables about servers and people."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from db.schema.base import Key, metadata

guilds = Table(
    "guilds",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=False),
    Column("locale", String(20)),  # unused: it is dropped in the next version, when no process names it any more
    Column("settings", Text, nullable=False, server_default=text("'{}'")),
    Column("removed_at", BigInteger),
)

house_rules = Table(
    "house_rules",
    metadata,
    Column("id", Key, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("is_default", Boolean, nullable=False, server_default=text("false")),
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("guild_id", "name", "version"),
)

proposals = Table(
    "proposals",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("code", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

players = Table(
    "players",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False, server_default=text("''")),
    Column("locale", String(20), nullable=False, server_default=text("''")),
    Column("preferences", Text, nullable=False, server_default=text("'{}'")),
    Column("seen_at", BigInteger, nullable=False, server_default=text("0")),
)

names = Table(
    "names",
    metadata,
    Column("player_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    PrimaryKeyConstraint("player_id", "guild_id"),
)
"""People's names on each server. A name is not shown on another server."""

regulars = Table(
    "regulars",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("player_id", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("guild_id", "player_id"),
)
"""People who want to be called to games on a server."""

regular_calls = Table(
    "regular_calls",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("called_at", BigInteger, nullable=False),
)

bans = Table(
    "bars",  # as older versions call it
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("fingerprint", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guild_id", "fingerprint"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Key, primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(20), nullable=False),
    Column("by_id", BigInteger, nullable=False),
    Column("by_name", String(100), nullable=False),
    Column("about_id", BigInteger),
    Column("about_name", String(100), nullable=False),
    Column("table_id", BigInteger),
)

Table(  # nobody reads or writes it any more: Discord says itself which commands it has
    "registrations",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False),
)
