"""Standings: counts of games, points and ratings for each person and server, updated when a game ends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, TextClause, bindparam, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.badges import BADGES_OF, Badge, in_order
from db.periods import periods
from db.records import Change, ResultRecord
from db.statements import Read
from db.tally import Ended, Standing, Tally
from hearts import Family, family_of, read_rules

_TABLE: Final = schema.standings
_COLUMNS: Final = tuple(_TABLE.c[field.name] for field in fields(Standing))
_NAMES: Final = tuple(column.key for column in _COLUMNS)
_KEY: Final = tuple(column.name for column in _TABLE.primary_key)
_AFFECTED: Final = select(*_COLUMNS).where(
    *(_TABLE.c[name].in_(bindparam(f"b_{name}", expanding=True)) for name in _KEY)
)
_PREFERENCES: Final = select(schema.players.c.id, schema.players.c.preferences).where(
    schema.players.c.id.in_(bindparam("ids", expanding=True))
)
_INSERT: Final = insert(_TABLE)
_DELETE: Final = delete(_TABLE).where(*(_TABLE.c[name] == bindparam(f"b_{name}") for name in _KEY))


# -- writing


async def record(connection: AsyncConnection, changes: Sequence[Change]) -> list[tuple[ResultRecord, ...]]:
    """Counts games that end, in the caller's transaction; returns their results with the new ratings.

    The ratings before them are read in the same transaction, so that games which end at the same moment all count.
    Private games do not count, and their results are returned as they were.
    """
    counting = [change for change in changes if change.table.public]
    rated = iter(await _count(connection, counting) if counting else ())
    return [next(rated) if change.table.public else change.results for change in changes]


async def _count(connection: AsyncConnection, changes: Sequence[Change]) -> list[tuple[ResultRecord, ...]]:
    games = [
        Ended(change.table.guild_id, stored_family(change.table.rules), change.table.updated_at, change.results)
        for change in changes
    ]
    people = sorted({person for game in games for person in game.people})
    preferences = await connection.execute(_PREFERENCES, {"ids": people})
    tally = Tally(unlisted=frozenset(person for person, text in preferences if not wants_listing(text)))
    servers: dict[int, list[Ended]] = {}
    for game in games:
        servers.setdefault(game.guild_id, []).append(game)
    for guild_id, ended in servers.items():
        rows = await connection.execute(_AFFECTED, _affected(guild_id, ended))
        tally.load(Standing(*row) for row in rows)
    known = sorted(tally.rows)
    rated = [tally.add(game) for game in games]
    if known:
        keys = [dict(zip((f"b_{name}" for name in _KEY), key, strict=True)) for key in known]
        await connection.execute(_DELETE, keys)
    await add_rows(connection, tally.rows.values())
    return rated


def _affected(guild_id: int, games: Sequence[Ended]) -> dict[str, Any]:
    divisions = {game.division for game in games if game.division is not None}
    return {
        "b_player_id": sorted({person for game in games for person in game.people}),
        "b_guild_id": [guild_id],
        "b_division": sorted(divisions | {Family.EVERYTHING}),
        "b_period": sorted({period for game in games for period in periods(game.at).values()}),
    }


async def add_rows(connection: AsyncConnection, rows: Iterable[Standing]) -> None:
    """Inserts rows, in the order of their keys."""
    values = [dict(zip(_NAMES, _values(row), strict=True)) for row in sorted(rows, key=attrgetter("key"))]
    if values:
        await connection.execute(_INSERT, values)


_values: Final = attrgetter(*_NAMES)


@lru_cache(maxsize=256)
def stored_family(rules: str) -> Family:
    """The family of rules that are stored as text."""
    return family_of(read_rules(rules))


def wants_listing(preferences: str) -> bool:
    """Whether a person with these preferences (JSON) is shown on leaderboards: by default, but not if they cannot be
    read."""
    try:
        return read_object(preferences).get("listed") is not False
    except ValueError:
        return False


def counted_from(settings: str | None) -> int:
    """When the leaderboards of a server with these settings (JSON) were last reset, in epoch milliseconds; 0 if never.
    Raises ValueError if they cannot be read."""
    found = read_object(settings).get("counted_from", 0)
    if isinstance(found, int):
        return found
    raise ValueError("this is no time")


def read_object(text: str | None) -> dict[str, Any]:
    """A stored JSON object; an empty one if there is no text. Raises ValueError for any other text."""
    found = json.loads(text or "{}")
    if isinstance(found, dict):
        return found
    raise ValueError("this is no object")


# -- reading


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

    def __init__(self, read: Read) -> None:
        self._read = read

    async def size(self, board: Leaderboard) -> int:
        """How many people are ranked."""
        ((count,),) = await self._read(_size(board.by), _values_of(board))
        return int(count)

    async def lines(self, board: Leaderboard, first: int, count: int, of: int = 0) -> list[Ranked]:
        """At most ``count`` lines of a leaderboard, after the first ``first``. ``of``: how many lines there are, if
        that is known; those in the second half are then found faster."""
        upwards = 0 < of < 2 * first
        if upwards:
            count = min(count, of - first)
        skipped = of - first - count if upwards else first
        rows = await self._read(_lines(board.by, upwards), _values_of(board) | {"skipped": skipped, "count": count})
        standings = [Standing(*row[2:]) for row in rows]
        values = [getattr(standing, board.by) for standing in standings]
        ranked: list[Ranked] = []
        for index, (row, standing, value) in enumerate(zip(rows, standings, values, strict=True)):
            if not index:
                rank = first + 1 - row[0]
            elif value != values[index - 1]:
                rank = first + index + 1
            ranked.append(Ranked(rank, row[1] or "", standing))
        return ranked

    async def place(self, board: Leaderboard, player_id: int) -> Place | None:
        """The place of a person; None if the person is not ranked."""
        ((value, better, before),) = await self._read(_place(board.by), _values_of(board) | {"person": player_id})
        return None if value is None else Place(better + 1, better + before)

    async def of_player(self, player_id: int, guild_id: int) -> list[Standing]:
        """All standings of a person on a server."""
        query = select(*_COLUMNS).where(_TABLE.c.player_id == player_id, _TABLE.c.guild_id == guild_id)
        return [Standing(*row) for row in await self._read(query, {})]

    async def badges(self, player_id: int, guild_id: int) -> tuple[Badge, ...]:
        """The badges of a person on a server."""
        return in_order(await self._read(BADGES_OF, {"player": player_id, "guild": guild_id}))


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
        select(equals.correlate(None).scalar_subquery(), func.coalesce(names.c.name, players.c.name), *_COLUMNS)
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
