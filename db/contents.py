"""Contents: whether the bot can read what is stored in a database whose files are whole."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.engines import inspecting_engine
from db.errors import NewerDatabase, StoreUnavailable, reason
from db.game_log import unpack
from db.migrate import revision_of, why_outdated
from db.records import ALIVE, Kind, Status, StoredTable
from db.salvage import stored
from db.settings import counted_from, read_object
from db.table_rows import load
from db.tally import stored_family
from hearts import (
    CallPass,
    ChooseMoon,
    Claimed,
    Dealt,
    Event,
    Game,
    MoonChosen,
    Pass,
    PassCalled,
    Passed,
    Play,
    Played,
    read_event,
    read_result,
    read_rules,
)


def _columns(table: Table, *names: str) -> Select[Any]:
    return select(*(table.c[name] for name in names)).order_by(table.c[names[0]])


_TABLES: Final = _columns(schema.tables, "id", "status", "kind", "rules")
_SETTINGS: Final = _columns(schema.guilds, "id", "settings")
_PREFERENCES: Final = _columns(schema.players, "id", "preferences")
_LOGS: Final = _columns(schema.game_logs, "table_id", "body")
_other = schema.rounds.alias()
_others = select(_other.c.table_id).where(_other.c.table_id == schema.rounds.c.table_id)
_IS_LAST: Final = ~_others.where(_other.c.number > schema.rounds.c.number).exists()
_TOTALS: Final = (
    select(schema.results.c.table_id, schema.results.c.seat, schema.results.c.total, schema.rounds.c.result)
    .join(schema.rounds, schema.rounds.c.table_id == schema.results.c.table_id)
    .where(schema.results.c.departed.is_(False), schema.rounds.c.result.is_not(None), _IS_LAST)
    .order_by(schema.results.c.table_id, schema.results.c.seat)
)
"""The results of games whose last round was played to its end, with that round."""


async def check_contents(url: URL) -> list[str]:
    """What the bot could not read, one sentence each. Looks at a database of this version only.

    Raises StoreUnavailable if the database cannot be read.
    """
    engine = inspecting_engine(url)
    try:
        async with engine.connect() as connection:
            if (complaint := why_outdated(await connection.run_sync(revision_of))) is not None:
                return [complaint]
            missing = await connection.run_sync(_missing)
            return missing or [complaint async for complaint in _complaints(connection)]
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from error
    finally:
        await engine.dispose()


def _missing(connection: Connection) -> list[str]:
    """The tables and columns that the program needs and the database does not have."""
    inspector = inspect(connection)
    found = {name: {column["name"] for column in inspector.get_columns(name)} for name in inspector.get_table_names()}
    return [
        f"The table {table.name} has no column {column.name}."
        if table.name in found
        else f"There is no table {table.name}."
        for table in schema.metadata.sorted_tables
        for column in (stored(table) if table.name in found else stored(table)[:1])
        if column.name not in found.get(table.name, ())
    ]


async def _complaints(connection: AsyncConnection) -> AsyncIterator[str]:
    going_on = []
    async for table_id, status, kind, rules in _rows(connection, _TABLES):
        if status not in list(Status) or kind not in list(Kind):
            yield f"Table {table_id} cannot be read: its status is {status!r} and its kind {kind!r}."
        elif not _is_readable(stored_family, rules):
            yield f"Table {table_id} cannot be read: its rules are damaged."
        elif status in ALIVE:
            going_on.append(table_id)
    for table_id in going_on:
        if not _is_legal(await load(connection, table_id)):
            yield f"Table {table_id} cannot go on: its log is not a game by its rules."
    async for table_id, body in _rows(connection, _LOGS):
        if not _is_readable(unpack, body):
            yield f"The log of table {table_id} cannot be read: there is no replay of this game."
    async for table_id, seat, total, result in _rows(connection, _TOTALS):
        if not _is_readable(read_result, result) or read_result(result).totals[seat : seat + 1] != (total,):
            yield f"The result of seat {seat} at table {table_id} is not what its rounds add up to."
    async for guild_id, settings in _rows(connection, _SETTINGS):
        if not _is_readable(counted_from, settings):
            yield f"The settings of server {guild_id} cannot be read: it has the usual ones."
    async for player_id, preferences in _rows(connection, _PREFERENCES):
        if not _is_readable(read_object, preferences):
            yield f"The preferences of person {player_id} cannot be read: they are the usual ones."


async def _rows(connection: AsyncConnection, query: Select[Any]) -> AsyncIterator[Any]:
    async for row in await connection.stream(query):
        yield row


def _is_readable(read: Any, text: Any) -> bool:
    try:
        read(text)
    except (ValueError, NewerDatabase):
        return False
    return True


def _is_legal(stored: StoredTable | None) -> bool:
    """Whether every event of the unfinished round was allowed when it came."""
    if stored is None:
        return False
    try:
        finished = tuple(read_result(round.result) for round in stored.rounds if round.result is not None)
        game = Game(read_rules(stored.table.rules), finished)
        for event in stored.events:
            game = _after(game, read_event(event.kind, event.body))
    except Exception:  # noqa: BLE001 - whatever nonsense leads to
        return False
    return True


def _after(game: Game, event: Event) -> Game:
    """The game after an event. Raises IllegalMove if it was not allowed."""
    match event:
        case Dealt(deal):
            return game.deal(deal)
        case Played(seat, card):
            return game.act(seat, Play(card))
        case Passed(seat, cards):
            return game.act(seat, Pass(cards))
        case PassCalled(target):
            return game.act(game.to_act[0], CallPass(target))
        case MoonChosen(effect):
            return game.act(game.to_act[0], ChooseMoon(effect))
        case Claimed():
            return game.after(event)
