"""The tables of the leaderboards."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    text,
)

from db.schema.base import metadata

standings = Table(
    "standings",
    metadata,
    Column("player_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("division", String(12), nullable=False),
    Column("period", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("win_rate", Double, nullable=False),
    Column("scored", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("merit", Double, key="ranking_score"),  # an older process, beside a newer one, asks for it by this name
    Column("best", Integer),
    Column("worst", Integer),
    Column("moons", Integer, nullable=False),
    Column("queens", Integer, nullable=False),
    Column("tricks", Integer, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("rating", Double),
    Column("provisional", Boolean, nullable=False, server_default=text("false")),
    PrimaryKeyConstraint("player_id", "guild_id", "division", "period"),
    sqlite_with_rowid=False,
)
LEAST_GAMES = 5
"""Games without which nobody is ranked by a rating, a share or an average: one lucky game would be the best of all."""
RANKED = {
    "rating": f"listed AND games >= {LEAST_GAMES} AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": f"listed AND games >= {LEAST_GAMES}",
    "ranking_score": f"listed AND scored >= {LEAST_GAMES}",
    "moons": "listed AND moons <> 0",
}
"""The columns that people are ranked by, more being better, and who is. An index each holds all that it takes to find
a page or a rank: what the condition names must be in it too, or the database looks at every row to check it. It is no
range of the column itself: SQLite would search by that one, and not by the value that somebody has."""
for _column, _who in RANKED.items():
    Index(
        f"ix_standings_{standings.c[_column].name}",
        *(standings.c[name] for name in ("guild_id", "division", "period", _column, "player_id")),
        *(standings.c[name] for name in ("listed", "games", "scored")),
        sqlite_where=text(_who),
        postgresql_where=text(_who),
    )

badges = Table(
    "badges",
    metadata,
    Column("player_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("badge", String(20), nullable=False),
    Column("times", Integer, nullable=False),
    Column("first_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player_id", "guild_id", "badge"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("length", String(8), nullable=False),
    Column("period", String(8), nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("outdated", Boolean, nullable=False, server_default=text("false")),
    PrimaryKeyConstraint("guild_id", "length", "period"),
)
"""Periods whose end was announced, with the message; without one: the period whose end comes next."""

counting = Table("counting", metadata, Column("version", Integer, nullable=False))
"""One row: by which rules games were counted (`db.rebuild.COUNTING`). A start counts anew where those have changed."""
