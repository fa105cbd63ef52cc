"""Moves: most changes are moves. On PostgreSQL those of a group commit are written by one statement, in one request.

A transaction takes a request for each of its statements, one to begin and one to end. This statement is a transaction
by itself: it checks that all fences hold and that every table is at the version that its move was decided on, and then
writes everything, or nothing if a check fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Dialect
from sqlalchemy.dialects import postgresql

from db import schema
from db.batch import Item
from db.columns import unnested
from db.fences import ALL_HOLD, HELD
from db.records import ALIVE, MOVED, Change, EventRecord

_DIALECT: Final[Dialect] = postgresql.dialect()  # type: ignore[no-untyped-call]
_TABLE: Final = ("id", *MOVED)
_EVENT: Final = ("table_id", *EventRecord.__slots__)
_TOLD_AFTER: Final = 6 + len(MOVED)

STATEMENT: Final = f"""
WITH mine AS MATERIALIZED (
    SELECT FROM commits WHERE writer = $1 AND number < $2 FOR UPDATE
), held AS MATERIALIZED (
    {HELD.format(epochs="$3::BIGINT[]", shards="$4::INTEGER[]")}
), moved AS (
    SELECT * FROM unnest($5::BIGINT[], {unnested(schema.tables, _TABLE, _DIALECT, first=6)})
    AS moved (expected, {", ".join(_TABLE)})
), found AS MATERIALIZED (
    SELECT FROM tables JOIN moved ON moved.id = tables.id AND moved.expected = tables.seq
    WHERE EXISTS (SELECT FROM mine) AND {ALL_HOLD.format(epochs="$3::BIGINT[]", shards="$4::INTEGER[]")}
    ORDER BY tables.id FOR UPDATE OF tables
), sound AS MATERIALIZED (
    SELECT WHERE (SELECT count(*) FROM found) = cardinality($5)
), written AS (
    UPDATE tables SET {", ".join(f"{name} = moved.{name}" for name in MOVED)}
    FROM moved, sound WHERE tables.id = moved.id
), told AS (
    INSERT INTO events ({", ".join(_EVENT)}) SELECT told.*
    FROM unnest({unnested(schema.events, _EVENT, _DIALECT, first=_TOLD_AFTER + 1)}) AS told, sound
)
UPDATE commits SET number = $2, at = extract(epoch FROM clock_timestamp()) * 1000
FROM sound WHERE writer = $1 RETURNING number
"""
"""Returns a row if it has written. The number is that of a transaction (`db.transactions`): the statement writes
nothing if it arrives after its writer has asked for its outcome."""


def alone(items: Sequence[Item]) -> list[bool]:
    """For each item, whether it is a move and the only change of its table in the batch."""
    changes = Counter(item.table.id for item in items if isinstance(item, Change))
    return [isinstance(item, Change) and changes[item.table.id] == 1 and _is_move(item) for item in items]


def values(writer: str, number: int, moves: Sequence[Change]) -> tuple[Any, ...]:
    """The parameters of `STATEMENT` for moves, each of another table."""
    tables = [move.table for move in moves]
    fences = {move.fence for move in moves if move.fence is not None}
    events = [
        (move.table.id, *(getattr(event, name) for name in _EVENT[1:])) for move in moves for event in move.events
    ]
    return (
        writer,
        number,
        [fence.epoch for fence in fences],
        [fence.shard for fence in fences],
        [move.expected_seq for move in moves],
        *([getattr(table, name) for table in tables] for name in _TABLE),
        *([event[place] for event in events] for place in range(len(_EVENT))),
    )


def _is_move(change: Change) -> bool:
    """Whether the change adds events and no other rows, at a table that goes on."""
    more = change.seats is not None or change.rounds or change.departures or change.sittings or change.results
    return change.moved and change.expected_seq > 0 and not more and change.table.status in ALIVE
