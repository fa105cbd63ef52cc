"""A batch: many changes, and other things to write, as a few statements in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.badges import add_badges
from db.counting import record
from db.errors import Conflict, StoreError
from db.leases import broken
from db.records import ALIVE, MOVE_COLUMNS, Change, DepartureRecord, Fence, RoundRecord, TableRecord
from db.statements import Work, as_row, upsert_each
from db.table_rows import compact, write_table


@dataclass(frozen=True, slots=True)
class Procedure:
    """What does not change a game, executed within the transaction of the batch."""

    steps: Sequence[Executable | Work[object]]
    """Statements, and work of several, in this order."""
    erases: bool = False
    """Whether deleted data must also be removed from the write-ahead log."""
    fence: Fence | None = None


Item = Change | Procedure
Row = dict[str, Any]

LOCATION_COLUMNS: Final = frozenset({"channel_id", "message_id", "parent_id", "own_thread", "members"})
"""The columns that say where the public message of a table is. They are not versioned, so that a move and a moved
message cannot undo each other."""

_VERSIONS: Final = (
    select(schema.tables.c.id, schema.tables.c.seq)
    .where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(schema.tables.c.id)  # one order for everybody, or two processes could each wait for the other
    .with_for_update()
)
_UPDATE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("b_id"))
_DELETE_SEATS: Final = delete(schema.seats).where(schema.seats.c.table_id == bindparam("b_id"))
_PARTS: Final = {
    "events": insert(schema.events),
    "rounds": upsert_each(schema.rounds, "table_id", *RoundRecord.__slots__),
    "departures": upsert_each(schema.departures, "table_id", *DepartureRecord.__slots__),
    "sittings": insert(schema.sittings),
}
"""How the rows of these parts of a change are written. Rounds and departures may have been written before."""


async def apply(connection: AsyncConnection, items: Sequence[Item]) -> list[StoreError | None]:
    """Writes every item that is not refused, in the caller's transaction; returns the error or None of each item."""
    fenced = await broken(connection, {item.fence for item in items if item.fence is not None})
    versions = await _versions(connection, {change.table.id for change in _changes(items)})
    outcomes: list[StoreError | None] = [fenced.get(item.fence) or _judge(item, versions) for item in items]
    sound = [item for item, refused in zip(items, outcomes, strict=True) if refused is None]
    await _apply_changes(connection, _changes(sound))
    for item in sound:
        if isinstance(item, Procedure):
            for step in item.steps:
                await (connection.execute(step) if isinstance(step, Executable) else step(connection))
    return outcomes


def _changes(items: Iterable[Item]) -> list[Change]:
    return [each for item in items if isinstance(item, Change) for each in (item, *item.others)]


async def _versions(connection: AsyncConnection, table_ids: Collection[int]) -> dict[int, int]:
    """The versions of these tables by id; missing tables are left out."""
    if not table_ids:
        return {}
    rows = await connection.execute(_VERSIONS, {"ids": list(table_ids)})
    return {row.id: row.seq for row in rows}


def _judge(change: Item, versions: dict[int, int]) -> Conflict | None:
    """The Conflict of a change that was decided on an old version; otherwise None, and its version becomes the
    newest."""
    changes = _changes([change])
    for each in changes:
        version, expected = versions.get(each.table.id, 0), each.expected_seq
        if expected != version:
            return Conflict(f"Table {each.table.id} is at version {version}, the change was decided on {expected}.")
    versions.update({each.table.id: each.table.seq for each in changes})
    return None


async def _apply_changes(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Writes the rows of each kind, and packs the logs of ended games."""
    await _write_tables(connection, changes)
    await _write_seats(connection, changes)
    for part, statement in _PARTS.items():
        rows = [as_row(each, table_id=change.table.id) for change in changes for each in getattr(change, part)]
        await _run(connection, statement, rows)
    await _write_results(connection, [change for change in changes if change.results])
    for table_id in {change.table.id for change in changes if change.table.status not in ALIVE}:
        await compact(connection, table_id)


async def _write_tables(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Inserts new tables, and updates each changed one to its last value in the batch: all columns, or only
    `MOVE_COLUMNS`, as others may have been written since it was read, when somebody's data was deleted. First those
    that end, because a new one may take the place of one that there can be only once."""
    new = {change.table.id: change.table for change in changes if not change.expected_seq}
    old = {change.table.id: change.table for change in changes if change.expected_seq}
    whole = {change.table.id for change in changes if not change.moved}
    over = [number for number in whole & old.keys() - new.keys() if old[number].status not in ALIVE]
    await _run(connection, _UPDATE, [_changed(old.pop(number)) for number in over])
    await _run(connection, insert(schema.tables), [write_table(table) for table in new.values()])
    await _run(connection, _UPDATE, [_changed(table) for table in old.values() if table.id in whole])
    await _run(connection, _UPDATE, [_moved(table) for table in old.values() if table.id not in whole])


async def _write_seats(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Replaces the seats of each table by those of its last change in the batch."""
    seats = {change.table.id: change.seats for change in changes if change.seats is not None}
    await _run(connection, _DELETE_SEATS, [{"b_id": table_id} for table_id in seats])
    rows = [as_row(seat, table_id=table_id) for table_id, taken in seats.items() for seat in taken]
    await _run(connection, insert(schema.seats), rows)


async def _write_results(connection: AsyncConnection, ended: Sequence[Change]) -> None:
    """Writes the results of games that have ended, and what they do to ratings, standings and badges."""
    games = await record(connection, ended)
    await add_badges(connection, games)
    rows = [as_row(result, table_id=game.table_id, ended_at=game.at) for game in games for result in game.results]
    await _run(connection, insert(schema.results), rows)


async def _run(connection: AsyncConnection, statement: Executable, rows: Sequence[Row]) -> None:
    """Runs one statement for many rows, if there are any. All have the same columns."""
    if rows:
        await connection.execute(statement, rows)


def _changed(table: TableRecord) -> Row:
    row = {name: value for name, value in write_table(table).items() if name not in LOCATION_COLUMNS}
    return row | {"b_id": row.pop("id")}


def _moved(table: TableRecord) -> Row:
    return {name: getattr(table, name) for name in MOVE_COLUMNS} | {"b_id": table.id}
