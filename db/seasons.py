"""Seasons: the best of each leaderboard period, and the message that announced them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable, and_, bindparam, delete, exists, func, insert, select, text, update

from db import schema
from db.database import Database
from db.errors import Conflict
from db.periods import PATTERNS, length_of, period_end, period_start
from db.standings import Leaderboard, Ranked, StandingStore
from db.statements import columns_of
from db.tally import Standing
from hearts import Family

_TABLE: Final = schema.announcements
_STANDINGS: Final = schema.standings
_KEY: Final = and_(*(_TABLE.c[name] == bindparam(f"b_{name}") for name in ("guild_id", "length", "period")))
_EXPECT: Final = insert(_TABLE)
_DROP: Final = delete(_TABLE).where(_KEY)
_ANNOUNCED: Final = (
    update(_TABLE)
    .where(_KEY)
    .values(channel_id=bindparam("channel"), message_id=bindparam("message"), outdated=bindparam("is_outdated"))
)
BEST: Final = 3
BY: Final = ("rating", "wins")
"""The columns by which a podium is ranked: the first one by which anybody is ranked."""


@dataclass(frozen=True, slots=True)
class Podium:
    """The best of a period, in games between people."""

    by: str = BY[0]
    best: tuple[Ranked, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonSummary:
    """What a server played in a period, solo games apart."""

    podium: Podium
    games: int
    moons: int
    busiest: tuple[str, int] | None
    """The person who played most games between people: name and number of games. People who are not shown on
    leaderboards are left out."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message about a period."""

    guild_id: int
    length: str
    period: str
    channel_id: int
    message_id: int


def outdate_announcements(player_id: int) -> Executable:
    """Marks the messages about periods in which a person played as out of date, because they may name the person."""
    played = exists().where(
        _STANDINGS.c.player_id == player_id,
        _STANDINGS.c.guild_id == _TABLE.c.guild_id,
        _STANDINGS.c.period == _TABLE.c.period,
    )
    return update(_TABLE).where(_TABLE.c.message_id.is_not(None), played).values(outdated=True)


class SeasonStore:
    """Periods in the store. Every method raises as those of `Store` do."""

    def __init__(self, database: Database, standings: StandingStore) -> None:
        self._database = database
        self._standings = standings

    # -- results of periods

    async def neighbour(self, board: Leaderboard, length: str, *, later: bool) -> str | None:
        """The last period before that of the board, or the next after it, in which anybody is ranked on such a board;
        None if there is none."""
        period = _STANDINGS.c.period
        found = func.min(period) if later else func.max(period)
        beyond = period > board.period if later else period < board.period
        query = select(found).where(
            _STANDINGS.c.guild_id == board.guild_id,
            _STANDINGS.c.division == board.division,
            period.like(PATTERNS[length]),
            beyond,
            text(schema.RANKED[board.by]),
        )
        ((name,),) = await self._database.read(query)
        return None if name is None else str(name)

    async def podium(self, guild_id: int, period: str) -> Podium:
        """The best three by rating, or by wins if nobody played enough games for a rating."""
        for by in BY:
            if best := await self._standings.lines(Leaderboard(guild_id, Family.EVERYTHING, period, by), 0, BEST):
                return Podium(by, tuple(best))
        return Podium()

    async def titles(self, player_id: int, guild_id: int, rows: Iterable[Standing], now: str) -> tuple[str, ...]:
        """The past periods of the same length as the period ``now`` in which this person was first, newest first.

        ``rows`` are all standings of the person on this server.
        """
        length = length_of(now)
        mine = {row.period for row in rows if row.division == Family.EVERYTHING and length_of(row.period) == length}
        won = []
        for period in sorted(mine - {now}, reverse=True):
            best = (await self.podium(guild_id, period)).best
            if any(each.rank == 1 and each.standing.player_id == player_id for each in best):
                won.append(period)
        return tuple(won)

    async def summary(self, guild_id: int, length: str, period: str) -> SeasonSummary:
        """What the server played in a period that is over."""
        start = period_start(period)
        tables, rows = schema.tables.c, _STANDINGS.c
        here = and_(rows.guild_id == guild_id, rows.period == period)
        games = select(func.count()).where(
            tables.guild_id == guild_id,
            schema.OVER_TABLES,
            schema.PUBLIC_TABLES,
            tables.ended_at >= start,
            tables.ended_at < (period_end(length, start) or 0),
        )
        families = [family for family in Family if family is not Family.EVERYTHING]
        moons = select(func.coalesce(func.sum(rows.moons), 0)).where(here, rows.division.not_in(families))
        called = and_(schema.names.c.player_id == rows.player_id, schema.names.c.guild_id == guild_id)
        busiest = (
            select(func.coalesce(schema.names.c.name, schema.players.c.name), rows.games)
            .select_from(_STANDINGS)
            .outerjoin(schema.players, schema.players.c.id == rows.player_id)
            .outerjoin(schema.names, called)
            .where(here, rows.division == Family.EVERYTHING, rows.listed)
            .order_by(rows.games.desc(), rows.player_id)
            .limit(1)
        )
        ((played,),), ((shot,),) = await self._database.read(games), await self._database.read(moons)
        most = await self._database.read(busiest)
        return SeasonSummary(
            await self.podium(guild_id, period),
            int(played),
            int(shot),
            (str(most[0][0] or ""), int(most[0][1])) if most else None,
        )

    # -- announcements

    async def expected(self, guild_id: int, length: str) -> str | None:
        """The period whose end is to be announced next; None if none of that length was ever expected."""
        query = select(_TABLE.c.period).where(
            _TABLE.c.guild_id == guild_id, _TABLE.c.length == length, _TABLE.c.message_id.is_(None)
        )
        rows = await self._database.read(query)
        return str(rows[0][0]) if rows else None

    async def expect(self, guild_id: int, length: str, period: str) -> None:
        """Notes that the end of this period is to be announced; does nothing if it was noted before."""
        with contextlib.suppress(Conflict):
            await self._database.write(_EXPECT, guild_id=guild_id, length=length, period=period, outdated=False)

    async def drop(self, guild_id: int, length: str, period: str) -> None:
        """Deletes the announcement of this period, which was not made or whose message is gone."""
        await self._change(_DROP, guild_id, length, period)

    async def announced(self, done: Announcement, *, outdated: bool = False) -> None:
        """Stores the message of an announcement, and whether it is out of date."""
        message = {"channel": done.channel_id, "message": done.message_id, "is_outdated": outdated}
        await self._change(_ANNOUNCED, done.guild_id, done.length, done.period, **message)

    async def outdated(self) -> tuple[Announcement, ...]:
        """The announcements whose messages are out of date."""
        query = select(*columns_of(_TABLE, Announcement)).where(_TABLE.c.outdated)
        return tuple(Announcement(*row) for row in await self._database.read(query))

    async def _change(self, statement: Executable, guild_id: int, length: str, period: str, **values: Any) -> None:
        await self._database.write(statement, b_guild_id=guild_id, b_length=length, b_period=period, **values)
