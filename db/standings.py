"""Standings: leaderboards, and the counts of games, points and ratings for each person and server."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, TextClause, bindparam, delete, func, select, text

from db import schema
from db.badges import BADGES_OF, in_order
from db.database import Database
from db.records import Fence
from db.statements import one_by_one
from db.tally import Standing

_TABLE: Final = schema.standings
PEOPLE_AT_ONCE: Final = 25
"""The standings of how many people are deleted in one transaction, during which moves wait: each may have hundreds."""


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


class StandingStore:
    """The standings in the store. Every method raises as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def size(self, board: Leaderboard) -> int:
        """How many people are ranked."""
        ((count,),) = await self._database.read(_size(board.by), _values_of(board))
        return int(count)

    async def lines(self, board: Leaderboard, first: int, count: int, of: int = 0) -> list[Ranked]:
        """At most ``count`` lines of a leaderboard, after the first ``first``. ``of``: how many lines there are, if
        that is known; those in the second half are then found faster."""
        upwards = 0 < of < 2 * first
        if upwards:
            count = min(count, of - first)
        skipped = of - first - count if upwards else first
        values = _values_of(board) | {"skipped": skipped, "count": count}
        rows = await self._database.read(_lines(board.by, upwards), values)
        standings = [Standing(*row[2:]) for row in rows]
        ordered = [getattr(standing, board.by) for standing in standings]
        ranked: list[Ranked] = []
        for index, (row, standing, value) in enumerate(zip(rows, standings, ordered, strict=True)):
            if not index:
                rank = first + 1 - row[0]
            elif value != ordered[index - 1]:
                rank = first + index + 1
            ranked.append(Ranked(rank, row[1] or "", standing))
        return ranked

    async def place(self, board: Leaderboard, player_id: int) -> Place | None:
        """The place of a person; None if the person is not ranked."""
        values = _values_of(board) | {"person": player_id}
        ((value, better, before),) = await self._database.read(_place(board.by), values)
        return None if value is None else Place(better + 1, better + before)

    async def of_player(self, player_id: int, guild_id: int) -> list[Standing]:
        """All standings of a person on a server."""
        query = select(_TABLE).where(_TABLE.c.player_id == player_id, _TABLE.c.guild_id == guild_id)
        return [Standing(*row) for row in await self._database.read(query, {})]

    async def badges(self, player_id: int, guild_id: int) -> dict[str, int]:
        """The badges that a person has earned on a server, and how often each."""
        return in_order(await self._database.read(BADGES_OF, {"player": player_id, "guild": guild_id}))

    async def delete_most(self, guild_id: int, fence: Fence | None = None) -> None:
        """Deletes the standings of a server but for those of `PEOPLE_AT_ONCE` people, a few at a time. Whoever deletes
        everything about the server calls it before, and then deletes the rest in one transaction."""
        here = _TABLE.c.guild_id == guild_id
        people = [person for (person,) in await self._database.read(select(_TABLE.c.player_id).where(here).distinct())]
        for first in range(PEOPLE_AT_ONCE, len(people), PEOPLE_AT_ONCE):
            theirs = _TABLE.c.player_id.in_(people[first : first + PEOPLE_AT_ONCE])
            await self._database.erase(one_by_one(delete(_TABLE).where(here, theirs)), fence)


def _values_of(board: Leaderboard) -> dict[str, Any]:
    return {"guild": board.guild_id, "division": board.division, "period": board.period}


def _ranked(by: str) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """The condition for a row of a leaderboard. It repeats the condition of the partial index, so that databases use
    it."""
    named = zip(("guild_id", "division", "period"), ("guild", "division", "period"), strict=True)
    return (*(_TABLE.c[name] == bindparam(value) for name, value in named), text(schema.RANKED[by]))


@lru_cache
def _size(by: str) -> Select[Any]:
    return select(func.count()).select_from(_TABLE).where(*_ranked(by))


@lru_cache
def _lines(by: str, upwards: bool = False) -> Select[Any]:
    """The query for the lines of a leaderboard, found by the index alone, from its other end if ``upwards``. Each has
    how many lines are equal to the first one and above it, the person's name on that server, and the standing."""
    keys = _TABLE.c[by], _TABLE.c.player_id
    line = (
        select(_TABLE.c.player_id, _TABLE.c[by].label("value"))
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
    equals = _size(by).where(_TABLE.c[by] == value, _TABLE.c.player_id > person)
    row = (_TABLE.c.player_id == line.c.player_id) & (_TABLE.c.guild_id == bindparam("guild"))
    row = row & (_TABLE.c.division == bindparam("division")) & (_TABLE.c.period == bindparam("period"))
    players, names = schema.players, schema.names
    here = (names.c.player_id == line.c.player_id) & (names.c.guild_id == bindparam("guild"))
    people = line.join(_TABLE, row).outerjoin(players, players.c.id == line.c.player_id).outerjoin(names, here)
    return (
        select(equals.correlate(None).scalar_subquery(), func.coalesce(names.c.name, players.c.name), *_TABLE.c)
        .select_from(people)
        .order_by(*downwards)
    )


@lru_cache
def _place(by: str) -> Select[Any]:
    column, person = _TABLE.c[by], _TABLE.c.player_id
    mine = select(column).where(*_ranked(by), person == bindparam("person")).scalar_subquery()
    better = _size(by).where(column > mine).scalar_subquery()
    before = _size(by).where(column == mine, person > bindparam("person")).scalar_subquery()
    return select(mine, better, before)
