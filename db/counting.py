"""Counting: updates the standings when a game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.periods import periods
from db.ratings import WHOLE
from db.records import PUBLIC, Change, ResultRecord
from db.settings import wants_listing
from db.tally import EndedGame, Standing, Tally
from hearts import Family

_TABLE: Final = schema.standings
_NAMES: Final = tuple(_TABLE.c.keys())
_KEY: Final = tuple(column.name for column in _TABLE.primary_key)
_AFFECTED: Final = select(_TABLE).where(*(_TABLE.c[name].in_(bindparam(f"b_{name}", expanding=True)) for name in _KEY))
_PREFERENCES: Final = select(schema.players.c.id, schema.players.c.preferences).where(
    schema.players.c.id.in_(bindparam("ids", expanding=True))
)
_INSERT: Final = insert(_TABLE)
_DELETE: Final = delete(_TABLE).where(*(_TABLE.c[name] == bindparam(f"b_{name}") for name in _KEY))


async def record(connection: AsyncConnection, changes: Sequence[Change]) -> list[tuple[ResultRecord, ...]]:
    """Counts games that end, in the caller's transaction; returns their results with the new ratings.

    The ratings before them are read in the same transaction, so that games which end at the same moment all count.
    Private games do not count, and their results are returned as they were.
    """
    counting = [change for change in changes if change.table.kind in PUBLIC]
    rated = iter(await _count(connection, counting) if counting else ())
    return [next(rated) if change.table.kind in PUBLIC else change.results for change in changes]


async def _count(connection: AsyncConnection, changes: Sequence[Change]) -> list[tuple[ResultRecord, ...]]:
    games = [ended_game(change) for change in changes]
    people = sorted({person for game in games for person in game.people})
    preferences = await connection.execute(_PREFERENCES, {"ids": people})
    tally = Tally(unlisted=frozenset(person for person, text in preferences if not wants_listing(text)))
    servers: dict[int, list[EndedGame]] = {}
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


def ended_game(change: Change) -> EndedGame:
    """The game that a change ends."""
    table = change.table
    rounds = max((each.number + 1 for each in change.rounds), default=WHOLE)
    return EndedGame(table.id, table.guild_id, table.rules, table.updated_at, change.results, rounds)


def _affected(guild_id: int, games: Sequence[EndedGame]) -> dict[str, Any]:
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
