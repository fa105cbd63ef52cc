"""Standings: leaderboards, what counts for each person on each server, and the seasons that are over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Executable,
    Select,
    TextClause,
    and_,
    bindparam,
    delete,
    exists,
    func,
    select,
    text,
    update,
)

from db import schema
from db.badges import BADGES
from db.database import Database, Subject
from db.statements import columns_of, insert_once
from db.tally import PATTERNS, Standing, length_of, period_end, period_start
from hearts import Family

_STANDINGS: Final = schema.standings
_STANDING: Final = columns_of(_STANDINGS, Standing)


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Which leaderboard: of a server, a division and a period, ranked by a column."""

    guild_id: int
    division: str
    period: str
    by: str
    """A column of `schema.RANKED`."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a leaderboard. Equals share a rank."""

    rank: int
    name: str
    standing: Standing


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a person on a leaderboard."""

    rank: int
    position: int
    """How many lines are above it."""


class StandingStore(Subject):
    """The standings in the store."""

    async def size(self, board: Leaderboard) -> int:
        """How many people are ranked."""
        return await self._database.value(_size(board.by), _values_of(board)) or 0

    async def lines(self, board: Leaderboard, first: int, count: int, of: int = 0) -> list[Ranked]:
        """At most ``count`` lines of a leaderboard, after the first ``first``. ``of``: how many lines there are, if
        that is known; those in the second half are then found faster."""
        upwards = 0 < of < 2 * first
        if upwards:
            count = min(count, of - first)
        skipped = of - first - count if upwards else first
        asked = _values_of(board) | {"skipped": skipped, "count": count}
        rows = await self._database.read(_lines(board.by, upwards), asked)
        ranked: list[Ranked] = []
        for index, (equals_above, name, *values) in enumerate(rows):
            standing = Standing(*values)
            if not ranked:
                rank = first + 1 - equals_above
            elif getattr(standing, board.by) != getattr(ranked[-1].standing, board.by):
                rank = first + index + 1
            ranked.append(Ranked(rank, name or "", standing))
        return ranked

    async def place(self, board: Leaderboard, player_id: int) -> Place | None:
        """The place of a person; None if the person is not ranked."""
        values = _values_of(board) | {"person": player_id}
        ((value, better, before),) = await self._database.read(_place(board.by), values)
        return None if value is None else Place(better + 1, better + before)

    async def of_player(self, player_id: int, guild_id: int) -> list[Standing]:
        """All standings of a person on a server."""
        theirs = _STANDINGS.c.player_id == player_id, _STANDINGS.c.guild_id == guild_id
        return await self._database.records(_STANDINGS, Standing, *theirs)

    async def badges(self, player_id: int, guild_id: int) -> dict[str, int]:
        """The badges that a person has earned on a server, and how often each, in the order in which they are shown."""
        table = schema.badges.c
        query = select(table.badge, table.times).where(table.player_id == player_id, table.guild_id == guild_id)
        found = {badge: times for badge, times in await self._database.read(query)}  # noqa: C416, a Row is no pair
        return {name: found[name] for name in BADGES if name in found}


def _values_of(board: Leaderboard) -> dict[str, Any]:
    return {"guild": board.guild_id, "division": board.division, "period": board.period}


def _ranked(by: str) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """The condition for a row of a leaderboard. It repeats the condition of the partial index, so that databases use
    it."""
    named = zip(("guild_id", "division", "period"), ("guild", "division", "period"), strict=True)
    return (*(_STANDINGS.c[name] == bindparam(value) for name, value in named), text(schema.RANKED[by]))


@lru_cache
def _size(by: str) -> Select[int]:
    return select(func.count()).select_from(_STANDINGS).where(*_ranked(by))


@lru_cache
def _lines(by: str, upwards: bool = False) -> Select[Any]:
    """The query for the lines of a leaderboard, found by the index alone, from its other end if ``upwards``. Each has
    how many lines are equal to the first one and above it, the person's name on that server, and the standing."""
    keys = _STANDINGS.c[by], _STANDINGS.c.player_id
    line = (
        select(_STANDINGS.c.player_id, _STANDINGS.c[by].label("value"))
        .where(*_ranked(by))
        .order_by(*(key.asc() if upwards else key.desc() for key in keys))
        .limit(bindparam("count"))
        .offset(bindparam("skipped"))
        .cte("line")
    )
    downwards = line.c.value.desc(), line.c.player_id.desc()
    value, person = (
        select(column).order_by(*downwards).limit(1).scalar_subquery() for column in (line.c.value, line.c.player_id)
    )
    equals = _size(by).where(_STANDINGS.c[by] == value, _STANDINGS.c.player_id > person)
    row = (_STANDINGS.c.player_id == line.c.player_id) & (_STANDINGS.c.guild_id == bindparam("guild"))
    row = row & (_STANDINGS.c.division == bindparam("division")) & (_STANDINGS.c.period == bindparam("period"))
    players, names = schema.players, schema.names
    here = (names.c.player_id == line.c.player_id) & (names.c.guild_id == bindparam("guild"))
    people = line.join(_STANDINGS, row).outerjoin(players, players.c.id == line.c.player_id).outerjoin(names, here)
    return (
        select(equals.correlate(None).scalar_subquery(), func.coalesce(names.c.name, players.c.name), *_STANDING)
        .select_from(people)
        .order_by(*downwards)
    )


@lru_cache
def _place(by: str) -> Select[Any]:
    column, person = _STANDINGS.c[by], _STANDINGS.c.player_id
    mine = select(column).where(*_ranked(by), person == bindparam("person")).scalar_subquery()
    better = _size(by).where(column > mine).scalar_subquery()
    before = _size(by).where(column == mine, person > bindparam("person")).scalar_subquery()
    return select(mine, better, before)


# -- seasons: the best of each period, and the message that announced them

_ANNOUNCEMENTS: Final = schema.announcements
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
        _STANDINGS.c.guild_id == _ANNOUNCEMENTS.c.guild_id,
        _STANDINGS.c.period == _ANNOUNCEMENTS.c.period,
    )
    return update(_ANNOUNCEMENTS).where(_ANNOUNCEMENTS.c.message_id.is_not(None), played).values(outdated=True)


class SeasonStore(Subject):
    """Periods in the store."""

    def __init__(self, database: Database, standings: StandingStore) -> None:
        super().__init__(database)
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
        return await self._database.value(query)

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
            schema.PAST_GAMES,
            tables.ended_at >= start,
            tables.ended_at < (period_end(length, start) or 0),
        )
        families = [family for family in Family if family is not Family.EVERYTHING]
        moons = select(func.sum(rows.moons)).where(here, rows.division.not_in(families))
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
        return SeasonSummary(
            await self.podium(guild_id, period),
            games=await self._database.value(games) or 0,
            moons=await self._database.value(moons) or 0,
            busiest=next(((name or "", most) for name, most in await self._database.read(busiest)), None),
        )

    # -- announcements

    async def expected(self, guild_id: int, length: str) -> str | None:
        """The period whose end is to be announced next; None if none of that length was ever expected."""
        query = select(_ANNOUNCEMENTS.c.period).where(
            _ANNOUNCEMENTS.c.guild_id == guild_id,
            _ANNOUNCEMENTS.c.length == length,
            _ANNOUNCEMENTS.c.message_id.is_(None),
        )
        return await self._database.value(query)

    async def expect(self, guild_id: int, length: str, period: str) -> None:
        """Notes that the end of this period is to be announced; does nothing if it was noted before."""
        await self._database.write(insert_once(_ANNOUNCEMENTS, guild_id=guild_id, length=length, period=period))

    async def drop(self, guild_id: int, length: str, period: str) -> None:
        """Deletes the announcement of this period, which was not made or whose message is gone."""
        await self._database.write(delete(_ANNOUNCEMENTS).where(_about(guild_id, length, period)))

    async def announced(self, done: Announcement, *, outdated: bool = False) -> None:
        """Stores the message of an announcement, and whether it is out of date."""
        this = update(_ANNOUNCEMENTS).where(_about(done.guild_id, done.length, done.period))
        message = {"channel_id": done.channel_id, "message_id": done.message_id}
        await self._database.write(this.values(message | {"outdated": outdated}))

    async def outdated(self) -> tuple[Announcement, ...]:
        """The announcements whose messages are out of date."""
        return tuple(await self._database.records(_ANNOUNCEMENTS, Announcement, _ANNOUNCEMENTS.c.outdated))


def _about(guild_id: int, length: str, period: str) -> ColumnElement[bool]:
    these = _ANNOUNCEMENTS.c
    return and_(these.guild_id == guild_id, these.length == length, these.period == period)
