"""Moves: most changes are moves. Those of a group commit are written with as little as each database allows.

Both ways check that every table is at the version that its move was decided on, and write everything, or nothing if a
check fails. On SQLite that is a transaction of two statements, run as one call in the thread of the driver: to wake
that thread takes longer than the call, and for a single move SQLAlchemy's calls took nine times as long as what they
did.

On PostgreSQL a transaction takes a request for each of its statements, one to begin and one to end. So there it is one
statement, which is a transaction by itself and also checks that all fences hold.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Final

import aiosqlite
from sqlalchemy import Dialect, String, Table, literal_column
from sqlalchemy.dialects import postgresql

from db import schema
from db.batch import Item
from db.engines import run_in_thread
from db.leases import ALL_HOLD, held
from db.records import ALIVE, MOVE_COLUMNS, Change, EventRecord

_DIALECT: Final[Dialect] = postgresql.dialect()  # type: ignore[no-untyped-call]
_TABLE: Final = ("id", *MOVE_COLUMNS)
_EVENT: Final = ("table_id", *EventRecord.__slots__)
_FIRST_OF_TABLES: Final = 6
_FIRST_OF_EVENTS: Final = _FIRST_OF_TABLES + len(_TABLE)
"""The numbers of the first parameters of the statement for PostgreSQL that are columns, after five of its own."""
_EPOCHS: Final = "$3::BIGINT[]"
_SHARDS: Final = "$4::INTEGER[]"

_UPDATE: Final = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in MOVE_COLUMNS)} WHERE id = ? AND seq = ?"
_INSERT: Final = f"INSERT INTO events ({', '.join(_EVENT)}) VALUES ({', '.join('?' * len(_EVENT))})"
_moved = attrgetter(*MOVE_COLUMNS)
_told = attrgetter(*_EVENT[1:])


def _lists(table: Table, names: Sequence[str], first: int) -> str:
    """Parameters that are lists, one for each of these columns: ``$1::BIGINT[], $2::TEXT[]``. Text has no length, so
    that one that is too long is refused and not cut."""
    types = (table.c[name].type for name in names)
    sql = ("TEXT" if isinstance(each, String) else each.compile(_DIALECT) for each in types)
    return ", ".join(f"${place}::{each}[]" for place, each in enumerate(sql, first))


STATEMENT: Final = f"""
WITH mine AS MATERIALIZED (
    SELECT FROM commits WHERE writer = $1 AND number < $2 FOR UPDATE
), held AS MATERIALIZED (
    {held(literal_column(_EPOCHS), literal_column(_SHARDS)).compile(dialect=_DIALECT)}
), moved AS (
    SELECT * FROM unnest($5::BIGINT[], {_lists(schema.tables, _TABLE, _FIRST_OF_TABLES)})
    AS moved (expected, {", ".join(_TABLE)})
), found AS MATERIALIZED (
    SELECT FROM tables JOIN moved ON moved.id = tables.id AND moved.expected = tables.seq
    WHERE EXISTS (SELECT FROM mine) AND {ALL_HOLD.format(epochs=_EPOCHS, shards=_SHARDS)}
    ORDER BY tables.id FOR UPDATE OF tables
), sound AS MATERIALIZED (
    SELECT WHERE (SELECT count(*) FROM found) = cardinality($5)
), written AS (
    UPDATE tables SET {", ".join(f"{name} = moved.{name}" for name in MOVE_COLUMNS)}
    FROM moved, sound WHERE tables.id = moved.id
), told AS (
    INSERT INTO events ({", ".join(_EVENT)}) SELECT told.*
    FROM unnest({_lists(schema.events, _EVENT, _FIRST_OF_EVENTS)}) AS told, sound
)
UPDATE commits SET number = $2, at = extract(epoch FROM clock_timestamp()) * 1000
FROM sound WHERE writer = $1 RETURNING number
"""
"""Returns a row if it has written. The number is that of a transaction (`db.transactions`): the statement writes
nothing if it arrives after its writer has asked for its outcome."""


def single_moves(items: Sequence[Item]) -> list[bool]:
    """For each item, whether it is a move and the only change of its table in the batch."""
    changes = Counter(item.table.id for item in items if isinstance(item, Change))
    return [isinstance(item, Change) and changes[item.table.id] == 1 and _is_move(item) for item in items]


async def write_to_sqlite(driver: aiosqlite.Connection, moves: Sequence[Change]) -> bool:
    """Writes moves, each of another table, in one transaction; False if nothing was written: because of one of them, or
    because the driver runs only one statement at a time.

    Raises sqlite3.Error if the transaction can neither be begun nor be ended.
    """
    tables = [(*_moved(move.table), move.table.id, move.expected_seq) for move in moves]
    return bool(await run_in_thread(driver, partial(_write, tables, _events(moves))))


def _write(tables: Sequence[tuple[Any, ...]], events: Sequence[tuple[Any, ...]], database: sqlite3.Connection) -> bool:
    database.execute("BEGIN IMMEDIATE")
    try:
        sound = database.executemany(_UPDATE, tables).rowcount == len(tables)
        if sound:
            database.executemany(_INSERT, events)
    except Exception:  # noqa: BLE001 - a value, the disk or the database: whoever writes the moves by themselves learns which
        sound = False
    if sound:
        database.commit()
    else:
        database.rollback()
    return sound


def values(writer: str, number: int, moves: Sequence[Change]) -> tuple[Any, ...]:
    """The parameters of `STATEMENT` for moves, each of another table."""
    tables = [move.table for move in moves]
    fences = {move.fence for move in moves if move.fence is not None}
    events = _events(moves)
    return (
        writer,
        number,
        [fence.epoch for fence in fences],
        [fence.shard for fence in fences],
        [move.expected_seq for move in moves],
        *([getattr(table, name) for table in tables] for name in _TABLE),
        *([event[place] for event in events] for place in range(len(_EVENT))),
    )


def _events(moves: Sequence[Change]) -> list[tuple[Any, ...]]:
    """The values of the events, in the order of their columns."""
    return [(move.table.id, *_told(event)) for move in moves for event in move.events]


def _is_move(change: Change) -> bool:
    """Whether the change adds events and no other rows, at a table that goes on."""
    more = change.seats is not None or change.rounds or change.departures or change.sittings or change.results
    return change.moved and change.expected_seq > 0 and not more and change.table.status in ALIVE
