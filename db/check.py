"""Check: whether an SQLite database is undamaged, one of this program and its version, and whether the bot can read
what is stored in a database."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.engines import WAL, inspected
from db.errors import NewerDatabase, StoreUnavailable, Unusable, reason
from db.migrate import revision_of, why_outdated
from db.records import ALIVE, KindName, Status, StoredTable
from db.settings import counted_from, read_object
from db.sqlite_files import RESTORE, file_of, has_wal, inaccessible_file, opened, refuse_foreign_wal, refuse_unreadable
from db.statements import stored
from db.table_rows import load, unpack
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

_REMEDIES: Final = f"This restores a backup: {RESTORE}. This saves what can be read: python -m db export FILE"
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def check(url: URL) -> list[str]:
    """What is wrong with the files of an SQLite database, one sentence each. Raises StoreUnavailable if it cannot be
    read. Of PostgreSQL it knows nothing."""
    if url.get_backend_name() != "sqlite":
        return []
    refuse_unreadable(url)
    path = file_of(url)
    with opened(path) as connection:
        if damage_of(connection, "integrity_check") is not None:
            return [*_damaged_parts(connection), f"Nothing was changed. {_REMEDIES}"]
        outdated = why_outdated(sqlite_revision(connection))
        return [*_loose_ends(connection), *([] if outdated is None else [outdated])]


def refuse_damaged(url: URL, *, thoroughly: bool = False) -> None:
    """Raises Unusable if the files of an SQLite database are damaged, do not belong together, are those of
    another program or cannot be written. Writes nothing.

    ``thoroughly``: each index is compared with its table, and not only the structure checked. This is also done if
    there is a log, as after a crash, because the log of another database can leave the structure intact.
    """
    if url.get_backend_name() != "sqlite":
        return
    path = file_of(url)
    refuse_foreign_wal(path)
    if not path.exists():
        return
    if not path.stat().st_size:  # a new one never has this name before it has a page: see `create_missing`
        raise Unusable(
            f"There is no database {path}: the file is empty. Nothing was changed. "
            f"Restore a backup: {RESTORE}. To begin anew, delete the file."
        )
    file = inaccessible_file(path, os.W_OK)
    if file is None and not os.access(path.parent, os.W_OK):  # SQLite has to make its log there
        file = path.parent
    if file is not None:  # SQLite would open it, and refuse the first move
        raise Unusable(f"The database cannot be written: {file} is read-only for the user of the bot.")
    with opened(path) as connection:
        damage = damage_of(connection, "integrity_check" if thoroughly or has_wal(path) else "quick_check")
        if damage is None and _is_of_another_program(connection):
            raise Unusable(f"The database {path} cannot be used. It was not made by this program. Nothing was changed.")
    if damage is not None:
        other = f", or the log beside it ({path.name}{WAL}) is that of another one" if has_wal(path) else ""
        raise Unusable(f"The database {path} is damaged{other}: {damage}. Nothing was changed. {_REMEDIES}")


def damage_of(connection: sqlite3.Connection, pragma: str) -> str | None:
    """The first damage that SQLite finds, without a full stop; None if it finds none."""
    try:
        for (lines,) in connection.execute(f"PRAGMA {pragma}"):
            for line in lines.splitlines():
                if line != "ok" and not line.startswith("***"):
                    return str(line)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in _DAMAGED:
            raise
        return str(error)
    return None


def _is_of_another_program(connection: sqlite3.Connection) -> bool:
    others = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name <> 'alembic_version'"
    return connection.execute(others).fetchone() is not None and sqlite_revision(connection) is None


def _damaged_parts(connection: sqlite3.Connection) -> Iterator[str]:
    """The damaged tables, each with its first damage; the database as a whole if it is in none."""
    named = False
    try:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    except sqlite3.DatabaseError:
        tables = []
    for table in tables:
        if (damage := damage_of(connection, f"integrity_check('{table}')")) is not None:
            named = True
            yield f"The table {table} is damaged: {damage}."
    if not named:
        yield f"It is damaged: {damage_of(connection, 'integrity_check')}."


def _loose_ends(connection: sqlite3.Connection) -> Iterator[str]:
    for table, rowid, referred, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {rowid} of {table} refers to a row of {referred} that is not there."


def sqlite_revision(connection: sqlite3.Connection) -> str | None:
    """The revision of an SQLite database; None if it has none."""
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
        return None
    (seen,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return None if seen is None else str(seen)


def revision_in(path: Path) -> str | None:
    """The same of a file. Raises StoreUnavailable if it cannot be read."""
    with opened(path) as connection:
        return sqlite_revision(connection)


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
    try:
        async with inspected(url) as connection:
            if (complaint := why_outdated(await connection.run_sync(revision_of))) is not None:
                return [complaint]
            missing = await connection.run_sync(_missing)
            return missing or [complaint async for complaint in _complaints(connection)]
    except (SQLAlchemyError, OSError) as error:
        raise StoreUnavailable(f"The database cannot be read: {reason(error)}.") from error


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
        if status not in list(Status) or kind not in list(KindName):
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
