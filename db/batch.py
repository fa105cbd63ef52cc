"""A batch: many changes, and other things to write, as a few statements in one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import ClauseElement, Dialect, Executable, Insert, Update, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.compiler import SQLCompiler

from db import schema, standings
from db.badges import Finished, add_badges
from db.columns import KEY, in_columns
from db.errors import Conflict, StoreError
from db.fences import broken
from db.game_log import compact
from db.records import ALIVE, MOVED, Change, Fence, TableRecord


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement with its values that is no change of a game. Equal statements are run together."""

    statement: Executable
    values: dict[str, Any]
    fence: Fence | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """Several statements, run in one transaction with whatever else is written then."""

    run: Callable[[AsyncConnection], Awaitable[object]]
    erases: bool = False
    """Whether what it deletes must be gone from the disk, and not only from the tables."""
    fence: Fence | None = None


Item = Change | Statement | Work
Row = dict[str, Any]

PLACE = frozenset({"channel_id", "message_id", "parent_id", "own_thread", "members"})
"""The columns that say where the public message of a table is. They are not versioned, so that a move and a moved
message cannot undo each other."""
_UPDATED = [field.name for field in fields(TableRecord) if field.name not in PLACE | {"id"}]

_VERSIONS = (
    select(schema.tables.c.id, schema.tables.c.seq)
    .where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(schema.tables.c.id)  # one order for everybody, or two processes could each wait for the other
    .with_for_update()
)
_INSERT = {table: insert(table) for table in schema.metadata.sorted_tables}
_UPDATE = update(schema.tables).where(schema.tables.c.id == bindparam("b_id"))
_DELETE_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("b_id"))
_DELETE_ROUND = delete(schema.rounds).where(
    schema.rounds.c.table_id == bindparam("b_id"), schema.rounds.c.number == bindparam("b_number")
)


async def apply(connection: AsyncConnection, items: Sequence[Item]) -> list[StoreError | None]:
    """Writes everything that is not out of date, in the transaction of the caller; gives for each item the error or
    None."""
    fenced = await broken(connection, {item.fence for item in items if item.fence is not None})
    versions = await _versions(connection, {item.table.id for item in items if isinstance(item, Change)})
    outcomes: list[StoreError | None] = [fenced.get(item.fence) or _judge(item, versions) for item in items]
    sound = [item for item, refused in zip(items, outcomes, strict=True) if refused is None]
    await _apply_changes(connection, [item for item in sound if isinstance(item, Change)])
    statements = (item for item in sound if isinstance(item, Statement))
    for statement, group in groupby(statements, attrgetter("statement")):
        await connection.execute(statement, [item.values for item in group])
    for item in sound:
        if isinstance(item, Work):
            await item.run(connection)
    return outcomes


async def _versions(connection: AsyncConnection, table_ids: Collection[int]) -> dict[int, int]:
    """The versions of these tables, where they are there."""
    if not table_ids:
        return {}
    rows = await connection.execute(_VERSIONS, {"ids": list(table_ids)})
    return {row.id: row.seq for row in rows}


def _judge(change: Item, versions: dict[int, int]) -> Conflict | None:
    """The conflict of a change that was decided on an old version; None where it was decided on the newest, which is
    its own from now on."""
    if not isinstance(change, Change):
        return None
    version = versions.get(change.table.id, 0)
    if change.expected_seq == version:
        versions[change.table.id] = change.table.seq
        return None
    return Conflict(
        f"Table {change.table.id} is at version {version}, the change was decided on {change.expected_seq}."
    )


async def _apply_changes(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Writes what each kind of row says, and packs the logs of games that are over."""
    await _write_tables(connection, changes)
    await _write_seats(connection, changes)
    rows = [_row(event, table_id=change.table.id) for change in changes for event in change.events]
    await _run(connection, _INSERT[schema.events], rows)
    await _write_rounds(connection, changes)
    rows = [_row(departure, table_id=change.table.id) for change in changes for departure in change.departures]
    await _run(connection, _INSERT[schema.departures], rows)
    rows = [_row(sitting, table_id=change.table.id) for change in changes for sitting in change.sittings]
    await _run(connection, _INSERT[schema.sittings], rows)
    await _write_results(connection, [change for change in changes if change.results])
    for table_id in {change.table.id for change in changes if change.table.status not in ALIVE}:
        await compact(connection, table_id)


async def _write_tables(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Inserts new tables, and updates each changed one to its last value in the batch: all columns, or those that moves
    change."""
    new = [change.table for change in changes if not change.expected_seq]
    old = {change.table.id: change.table for change in changes if change.expected_seq}
    whole = {change.table.id for change in changes if not change.moved}
    await _run(connection, _INSERT[schema.tables], [vars(table) for table in new])
    await _run(connection, _UPDATE, [_update(table, _UPDATED) for table in old.values() if table.id in whole])
    await _run(connection, _UPDATE, [_update(table, MOVED) for table in old.values() if table.id not in whole])


async def _write_seats(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Replaces the seats of each table by those of its last change in the batch."""
    seats = {change.table.id: change.seats for change in changes if change.seats is not None}
    await _run(connection, _DELETE_SEATS, [{"b_id": table_id} for table_id in seats])
    rows = [_row(seat, table_id=table_id) for table_id, taken in seats.items() for seat in taken]
    await _run(connection, _INSERT[schema.seats], rows)


async def _write_rounds(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Writes the last value in the batch of each round."""
    rounds = {(change.table.id, round.number): round for change in changes for round in change.rounds}
    await _run(connection, _DELETE_ROUND, [{"b_id": table_id, "b_number": round} for table_id, round in rounds])
    rows = [_row(round, table_id=table_id) for (table_id, _), round in rounds.items()]
    await _run(connection, _INSERT[schema.rounds], rows)


async def _write_results(connection: AsyncConnection, ended: Sequence[Change]) -> None:
    """Writes the results of games that have ended, and what they do to ratings, standings and badges."""
    rated = [*zip(ended, await standings.record(connection, ended), strict=True)]
    finished = [
        Finished(change.table.id, change.table.guild_id, change.table.rules, change.table.updated_at, results)
        for change, results in rated
    ]
    await add_badges(connection, finished)
    rows = [
        _row(result, table_id=change.table.id, ended_at=change.table.updated_at)
        for change, results in rated
        for result in results
    ]
    await _run(connection, _INSERT[schema.results], rows)


async def _run(connection: AsyncConnection, statement: ClauseElement, rows: Sequence[Row]) -> None:
    """Runs one statement for many rows with the same columns, compiled once: every move waits for this.

    The drivers take the values as they are. All values are in the rows: a statement with values of its own cannot be
    run so.
    """
    if rows and connection.dialect.name == "postgresql" and isinstance(statement, Insert | Update):
        names = tuple(rows[0])
        text = in_columns(statement, connection.dialect, names)
        await connection.exec_driver_sql(text, tuple([row[name] for row in rows] for name in names))
    elif rows:
        text, in_order = _compiled(statement, connection.dialect, tuple(rows[0]))
        await connection.exec_driver_sql(text, [in_order(row) for row in rows])


@lru_cache(maxsize=128)
def _compiled(
    statement: ClauseElement, dialect: Dialect, names: tuple[str, ...]
) -> tuple[str, Callable[[Row], tuple[Any, ...]]]:
    """The text of a statement for this driver, and what puts the values of a row in the order of its parameters."""
    compiled = statement.compile(dialect=dialect, column_keys=list(names))
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup is not None
    order = compiled.positiontup
    return str(compiled), itemgetter(*order) if len(order) > 1 else lambda row: (row[order[0]],)


def _row(record: Any, **more: Any) -> Row:
    return {field: getattr(record, field) for field in record.__slots__} | more


def _update(table: TableRecord, names: Sequence[str]) -> Row:
    return {name: getattr(table, name) for name in names} | {KEY: table.id}
