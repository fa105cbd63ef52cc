"""The tables of the leaderboards."""

from __future__ import annotations

from typing import Final

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
    Column("merit", Double, key="ranking_score"),  # the name that older processes use, which may run beside newer ones
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
MIN_GAMES: Final = 5
"""How many games a person needs to be ranked by a rating, a share or an average: one lucky game would rank first."""
COUNTED: Final = {"rating": "games", "win_rate": "games", "ranking_score": "scored"}
"""The columns by which nobody with fewer than `MIN_GAMES` games is ranked, each with the one that counts them."""
_ENOUGH: Final = {by: f"listed AND {games} >= {MIN_GAMES}" for by, games in COUNTED.items()}
RANKED: Final = {
    "rating": f"{_ENOUGH['rating']} AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": _ENOUGH["win_rate"],
    "ranking_score": _ENOUGH["ranking_score"],
    "moons": "listed AND moons <> 0",
}
"""The columns by which people are ranked, highest first, each with the condition for being ranked. Each has a partial
index by which pages and ranks are found without reading rows, so the index includes the columns of the condition. The
condition is no range of the ranked column, because SQLite would then search by that range and not by the value of a
person."""
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
"""Periods whose end was announced, with the message. Without a message: the period whose end is announced next."""

counting = Table("counting", metadata, Column("version", Integer, nullable=False))
"""One row: the version by which games were counted (`db.rebuild.COUNTING`). If it is another one, a start counts
anew."""
