"""The schema: the tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
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


def _of_table() -> Column[int]:
    return Column("table_id", Key, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


guilds = Table(
    "guilds",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=False),
    Column("locale", String(20)),
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
"""What people are called on each server: nobody's name there is told on another."""

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
)
_alive = tables.c.status.in_(("lobby", "playing", "suspended"))
Index("ix_tables_alive_channel_id", tables.c.channel_id, sqlite_where=_alive, postgresql_where=_alive)
Index("ix_tables_alive_parent_id", tables.c.parent_id, sqlite_where=_alive, postgresql_where=_alive)
Index("ix_tables_alive_guild_id", tables.c.guild_id, sqlite_where=_alive, postgresql_where=_alive)

_over = tables.c.status == "over"
Index(
    "ix_tables_over_guild_id_updated_at",
    tables.c.guild_id,
    tables.c.updated_at,
    sqlite_where=_over,
    postgresql_where=_over,
)
_due = tables.c.due_at.is_not(None)
Index("ix_tables_due_at", tables.c.due_at, sqlite_where=_due, postgresql_where=_due)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", SmallInteger, nullable=False),
    Column("player_id", BigInteger),
    Column("name", String(100), nullable=False),
    Column("level", String(20), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("misses", SmallInteger, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("held_for", BigInteger),
    Column("held_name", String(100), nullable=False, server_default=text("''")),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("ix_seats_player_id", seats.c.player_id, sqlite_where=seats.c.player_id.is_not(None))

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
    _of_table(),
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
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("dealt_at", BigInteger, nullable=False),
    Column("result", Text),
    Column("finished_at", BigInteger),
    Column("witnesses", Text, nullable=False, server_default=text("''")),
    PrimaryKeyConstraint("table_id", "number"),
)

departures = Table(
    "departures",
    metadata,
    _of_table(),
    Column("player_id", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id"),
)

results = Table(
    "results",
    metadata,
    Column("id", Key, primary_key=True),
    _of_table(),
    Column("seat", SmallInteger, nullable=False),
    Column("player_id", BigInteger, index=True),
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
    Column("ended_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "player_id"),
)
"""In the order in which the games ended, which is the order in which ratings follow from one another."""

standings = Table(
    "standings",
    metadata,
    Column("player_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("family", String(12), nullable=False),
    Column("period", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("win_rate", Double, nullable=False),
    Column("scored", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("merit", Double),
    Column("best", Integer),
    Column("worst", Integer),
    Column("moons", Integer, nullable=False),
    Column("queens", Integer, nullable=False),
    Column("tricks", Integer, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("rating", Double),
    PrimaryKeyConstraint("player_id", "guild_id", "family", "period"),
    sqlite_with_rowid=False,
)
LEAST_GAMES = 5
"""Games without which nobody is ranked by a share or an average: one lucky game would be the best of all."""
RANKED = {
    "rating": "listed AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": f"listed AND games >= {LEAST_GAMES}",
    "merit": f"listed AND scored >= {LEAST_GAMES}",
    "moons": "listed AND moons <> 0",
}
"""The columns that people are ranked by, more being better, and who is. An index each holds all that it takes to find
a page or a rank: what the condition names must be in it too, or the database looks at every row to check it. It is no
range of the column itself: SQLite would search by that one, and not by the value that somebody has."""
for _column, _who in RANKED.items():
    Index(
        f"ix_standings_{_column}",
        *(standings.c[name] for name in ("guild_id", "family", "period", _column, "player_id")),
        *(standings.c[name] for name in ("listed", "games", "scored")),
        sqlite_where=text(_who),
        postgresql_where=text(_who),
    )

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

bans = Table(
    "bars",
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

registrations = Table(
    "registrations",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False),
)
