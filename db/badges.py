"""Badges: what people have earned on each server, stored with every game that ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import structlog
from sqlalchemy import Dialect, Executable, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.feats import BADGES, FinishedGame, badges, close_calls
from db.records import EventRecord, SittingRecord, had_round
from db.statements import insert_into
from db.table_rows import by_table, read_log, sittings_of
from db.tally import EndedGame
from hearts import Game, RoundResult, read_event, read_result, read_rules
from hearts.round import Round

log = structlog.get_logger(__name__)

AT_ONCE: Final = 200
"""The number of games whose rounds one query reads."""
_TABLE: Final = schema.badges
_ROUNDS: Final = (
    select(schema.rounds.c.table_id, schema.rounds.c.result)
    .where(schema.rounds.c.table_id.in_(bindparam("tables", expanding=True)), schema.rounds.c.result.is_not(None))
    .order_by(schema.rounds.c.table_id, schema.rounds.c.number)
)


BADGES_OF: Final = select(_TABLE.c.badge, _TABLE.c.times).where(
    _TABLE.c.player_id == bindparam("player"), _TABLE.c.guild_id == bindparam("guild")
)


def in_order(rows: Iterable[Any]) -> dict[str, int]:
    """The rows of `BADGES_OF`, in the order of `BADGES`, in which they are shown."""
    found = {row.badge: row.times for row in rows}
    return {name: found[name] for name in BADGES if name in found}


async def add_badges(connection: AsyncConnection, games: Sequence[EndedGame]) -> None:
    """Stores the badges of games with counted results, in the order in which they ended, in the caller's transaction.

    Games without a division, people who left or can only lose, and people whose data was deleted earn nothing.
    """
    rows: dict[tuple[int, int, str], dict[str, Any]] = {}
    for first in range(0, len(games), AT_ONCE):
        chunk = games[first : first + AT_ONCE]
        rounds: dict[int, list[str]] = {}
        for table_id, result in await connection.execute(_ROUNDS, {"tables": [game.table_id for game in chunk]}):
            rounds.setdefault(table_id, []).append(result)
        sittings = by_table(await connection.execute(sittings_of([game.table_id for game in chunk])))
        for game in chunk:
            sat = sittings.get(game.table_id, ())
            for player_id, earned in (await _earned(connection, game, rounds.get(game.table_id, []), sat)).items():
                for name, times in earned.items():
                    key = {"player_id": player_id, "guild_id": game.guild_id, "badge": name}
                    row = rows.setdefault((player_id, game.guild_id, name), key | {"times": 0, "first_at": game.at})
                    row["times"] += times
    if rows:
        await connection.execute(_more(connection.dialect), [rows[key] for key in sorted(rows)])


async def _earned(
    connection: AsyncConnection, game: EndedGame, rounds: Sequence[str], sittings: Sequence[SittingRecord]
) -> dict[int, Counter[str]]:
    """The badges earned in a game, by person; none if the game cannot be read any more, so that it can still end."""
    counted = [one for one in game.results if one.division is not None and one.finished and not one.only_loses]
    people = [one for one in counted if (one.player_id or 0) > 0]
    if not people or not rounds:
        return {}
    try:
        played = FinishedGame(read_rules(game.rules), tuple(map(read_result, rounds)))
        close = close_calls(played)
        if close:
            events = await read_log(connection, game.table_id)
            played = replace(played, folded={number: _folded(played, events, number) for number in close})
        whole = {one.seat: {n for n in range(len(rounds)) if had_round(sittings, one, n)} for one in people}
        return {one.player_id or 0: badges(played, one.seat, won=one.won, rounds=whole[one.seat]) for one in people}
    except ValueError as error:
        log.warning("the badges of a game were left out", table=game.table_id, error=repr(error))
        return {}


def _folded(played: FinishedGame, log: Sequence[EventRecord], number: int) -> Round:
    before: tuple[RoundResult, ...] = played.rounds[:number]
    events = (read_event(event.kind, event.body) for event in log if event.round == number)
    return Game.last_of(played.rules, before, events)[0]


def _more(dialect: Dialect) -> Executable:
    """The statement that adds to the count of a badge and keeps the date of the first one."""
    statement = insert_into(dialect.name, _TABLE)
    times = _TABLE.c.times + statement.excluded.times
    return statement.on_conflict_do_update(index_elements=[*_TABLE.primary_key], set_={"times": times})
