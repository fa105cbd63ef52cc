"""Tables about games: those that go on, and those that are over."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Computed,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from db.records import ALIVE, PUBLIC, Kind, Status
from db.schema.base import Key, as_literal, metadata, of_table

_ALIVE: Final = tuple(map(str, ALIVE))
_FILLED: Final = 75
"""Percent of a page of tables that PostgreSQL fills with new rows, so that there is room for versions of them."""

tables = Table(
    "tables",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("rules", Text, nullable=False),
    Column("preset", String(60), nullable=False),
    Column("open_seats", Boolean, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("rematch_of", BigInteger),
    Column("parent_id", BigInteger),
    Column("own_thread", Boolean, nullable=False, server_default=text("false")),
    Column("members", Text),
    Column("kind", String(12), nullable=False, server_default=text("'table'")),
    Column("speed", String(12), nullable=False, server_default=text("'people'")),
    Column("shown_seq", BigInteger),
    Column("uncalled", Boolean, nullable=False, server_default=text("false")),
    Column("day", Integer),
    Column("local_day", Integer),
    Column("hints", Boolean, nullable=False, server_default=text("true")),
    Column("thread", Boolean),
    Column("cut", Boolean, nullable=False, server_default=text("false")),
    Column("starts_at", BigInteger),
    Column("starting", Boolean, nullable=False, server_default=text("false")),
    Column("altered", Boolean, nullable=False, server_default=text("false")),
    Column("match_id", BigInteger, index=True),
    Column("deal", SmallInteger),
    Column("deals", SmallInteger),
    Column("opens_at", BigInteger),
    Column("settings", Text),
    Column("ended_at", BigInteger, Computed("CASE WHEN status = 'over' THEN updated_at END", persisted=True)),
    Column("still_due_at", BigInteger, Computed(f"CASE WHEN status NOT IN {_ALIVE} THEN due_at END", persisted=True)),
    postgresql_with={"fillfactor": _FILLED},
)
"""No index has a column that a move changes, and its predicate neither: PostgreSQL then puts the new version of a row
beside the old one, and touches no index. That is what the last two columns are for."""
DAILY_TABLES: Final = tables.c.kind == as_literal(Kind.DAILY)
Index(
    "ix_tables_daily_day_host_id",
    tables.c.day,
    tables.c.host_id,
    unique=True,
    sqlite_where=DAILY_TABLES,
    postgresql_where=DAILY_TABLES,
)
"""A person has one try at the deal of a day."""
MATCH_TABLES: Final = (tables.c.kind == as_literal(Kind.MATCH)) & (tables.c.status != as_literal(Status.CANCELLED))
Index(
    "ix_tables_match_match_id_deal_host_id",
    tables.c.match_id,
    tables.c.deal,
    tables.c.host_id,
    unique=True,
    sqlite_where=MATCH_TABLES,
    postgresql_where=MATCH_TABLES,
)
"""A person plays each deal of a match once."""
ALIVE_TABLES: Final = tables.c.status.in_([as_literal(status) for status in ALIVE])
STILL_DUE_TABLES: Final = tables.c.still_due_at.is_not(None)
"""Those that are over and have a deadline. None is among `ALIVE_TABLES`, by what the column is, so that UNION ALL has
each once: for a UNION, SQLite 3.53 reads all tables."""
_SOLO: Final = (tables.c.kind == as_literal(Kind.SOLO)) & ALIVE_TABLES
Index("ix_tables_solo_host_id", tables.c.host_id, unique=True, sqlite_where=_SOLO, postgresql_where=_SOLO)
"""A person has one solo game at a time."""
Index("ix_tables_alive_channel_id", tables.c.channel_id, sqlite_where=ALIVE_TABLES, postgresql_where=ALIVE_TABLES)
Index("ix_tables_alive_parent_id", tables.c.parent_id, sqlite_where=ALIVE_TABLES, postgresql_where=ALIVE_TABLES)
Index("ix_tables_alive_guild_id", tables.c.guild_id, sqlite_where=ALIVE_TABLES, postgresql_where=ALIVE_TABLES)

PUBLIC_TABLES: Final = tables.c.kind.in_(PUBLIC)
"""Those that others than their players see, and that count in leaderboards."""
OVER_TABLES: Final = tables.c.status == as_literal(Status.OVER)
Index(
    "ix_tables_over_guild_id_ended_at",
    tables.c.guild_id,
    tables.c.ended_at,
    sqlite_where=OVER_TABLES,
    postgresql_where=OVER_TABLES,
)
Index("ix_tables_host_id", tables.c.host_id)
_in_private: Final = tables.c.members.is_not(None)
Index("ix_tables_private_id", tables.c.id, sqlite_where=_in_private, postgresql_where=_in_private)
"""Games in private threads. Their members are no part of it: they can be longer than an entry of an index may be."""
Index("ix_tables_still_due_at", tables.c.still_due_at, sqlite_where=STILL_DUE_TABLES, postgresql_where=STILL_DUE_TABLES)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", SmallInteger, nullable=False),
    Column("player_id", BigInteger),
    Column("name", String(100), nullable=False),
    Column("level", String(20), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("misses", SmallInteger, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("held_for", BigInteger),
    Column("held_name", String(100), nullable=False, server_default=text("''")),
    Column("held_until", BigInteger),
    Column("hinted", Boolean, nullable=False, server_default=text("false")),
    Column("wants_end", Boolean, nullable=False, server_default=text("false")),
    Column("ahead", String(10), nullable=False, server_default=text("''")),
    Column("missed", String(20), nullable=False, server_default=text("''")),
    Column("called", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("ix_seats_player_id", seats.c.player_id, sqlite_where=seats.c.player_id.is_not(None))
_held: Final = seats.c.held_for.is_not(None)
Index("ix_seats_held_for", seats.c.held_for, sqlite_where=_held, postgresql_where=_held)

posts = Table(
    "posts",
    metadata,
    Column("message_id", Key, primary_key=True, autoincrement=False),
    Column("table_id", Key, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("subject", String(20), nullable=False),
    Column("outdated", Boolean, nullable=False, server_default=text("false"), index=True),
)
events = Table(
    "events",
    metadata,
    Column("id", Key, primary_key=True),
    of_table(),
    Column("seq", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seq"),
)

rounds = Table(
    "rounds",
    metadata,
    of_table(),
    Column("number", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("dealt_at", BigInteger, nullable=False),
    Column("result", Text),
    Column("finished_at", BigInteger),  # unused, as `guilds.locale` is
    Column("witnesses", Text, nullable=False, server_default=text("''")),
    Column("cut", SmallInteger),
    PrimaryKeyConstraint("table_id", "number"),
)

departures = Table(
    "departures",
    metadata,
    of_table(),
    Column("player_id", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("hinted", Boolean, nullable=False, server_default=text("false")),
    Column("removed", Boolean, nullable=False, server_default=text("false")),
    PrimaryKeyConstraint("table_id", "player_id"),
)

sittings = Table(
    "sittings",
    metadata,
    of_table(),
    Column("seat", SmallInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("steps", SmallInteger, nullable=False),
    Column("player_id", BigInteger),
    Column("name", String(100), nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "round", "steps"),
)

results = Table(
    "results",
    metadata,
    Column("id", Key, primary_key=True),
    of_table(),
    Column("seat", SmallInteger, nullable=False),
    Column("player_id", BigInteger),
    Column("name", String(100), nullable=False),
    Column("level", String(20), nullable=False),
    Column("total", Integer, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("departed", Boolean, nullable=False, server_default=text("false")),
    Column("moons", SmallInteger, nullable=False, server_default=text("0")),
    Column("queens", SmallInteger, nullable=False, server_default=text("0")),
    Column("tricks", SmallInteger, nullable=False, server_default=text("0")),
    Column("rating", Double),
    Column("rating_change", Double),
    Column("provisional", Boolean, nullable=False, server_default=text("false")),
    Column("hinted", Boolean, nullable=False, server_default=text("false")),
    Column("division", String(12)),
    Column("ending", String(12), nullable=False, server_default=text("'played'")),
    Column("ended_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "player_id"),
)
"""The ids are in the order in which the games ended, in which the ratings are computed."""
Index("ix_results_player_id_table_id", results.c.player_id, results.c.table_id)
"""With the table in it, SQLite does not read all games of a person for each game at which somebody else sat, too."""

game_logs = Table(
    "game_logs",
    metadata,
    Column("table_id", Key, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Key, ForeignKey("tables.id", ondelete="CASCADE"), autoincrement=False),
    Column("player_id", BigInteger, nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id", "round"),
)
