"""The rows of tables: a record as a row and back, a table with everything that belongs to it, and the log of its game.

The settings of a table that have no column of their own share one, so that a new one needs no migration. The events of
a game are rows while it is played, and one compressed row once it has ended."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Row, Select, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.errors import NewerDatabase
from db.records import (
    ALIVE,
    DepartureRecord,
    EventRecord,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    SittingRecord,
    Status,
    StoredTable,
    TableRecord,
)
from db.schema import events, game_logs
from db.settings import TableSettings
from db.statements import columns_of, upsert

Record = TypeVar("Record")
VERSION: Final = 2
"""The version of a packed log. A new field of `EventRecord` needs a default and no new version; a changed meaning needs
one."""
FIRST_FIELDS: Final = ("seq", "round", "kind", "body", "at")
"""The fields of version 1, which was a list of rows without names."""

_EVENTS: Final = select(*columns_of(events, EventRecord)).order_by(events.c.seq)


async def read_open(connection: AsyncConnection, table_id: int, after: int) -> tuple[EventRecord, ...]:
    """The events in rows that belong to rounds with a number above ``after``."""
    rows = await connection.execute(_EVENTS.where(events.c.table_id == table_id, events.c.round > after))
    return tuple(EventRecord(*row) for row in rows)


async def read_log(connection: AsyncConnection, table_id: int) -> tuple[EventRecord, ...]:
    """Every event of a table, from the first, compacted or not."""
    query = select(game_logs.c.body).where(game_logs.c.table_id == table_id)
    body = (await connection.execute(query)).scalar()
    rows = await connection.execute(_EVENTS.where(events.c.table_id == table_id))
    return (unpack(body) if body else ()) + tuple(EventRecord(*row) for row in rows)


async def compact(connection: AsyncConnection, table_id: int) -> None:
    """Packs the events of a table into one row, together with those that were packed before."""
    log = await read_log(connection, table_id)
    await connection.execute(upsert(game_logs, table_id=table_id, body=pack(log)))
    await connection.execute(delete(events).where(events.c.table_id == table_id))


def pack(log: Sequence[EventRecord]) -> bytes:
    """Events as compressed JSON: the version of the format, the names of the fields, and a row for each event."""
    rows = [[getattr(event, field) for field in EventRecord.__slots__] for event in log]
    content = {"version": VERSION, "fields": EventRecord.__slots__, "rows": rows}
    return zlib.compress(json.dumps(content, separators=(",", ":")).encode())


def unpack(body: bytes) -> tuple[EventRecord, ...]:
    """The events of a packed log of any known version; a field that it did not have yet gets its default.

    Raises NewerDatabase if a newer version of the program packed it, and ValueError if it cannot be read.
    """
    try:
        content = json.loads(zlib.decompress(body))
        if isinstance(content, list):
            content = {"version": 1, "fields": FIRST_FIELDS, "rows": content}
        if content["version"] > VERSION:
            raise NewerDatabase("The log of this game was packed by a newer version of the program. Update it.")
        return tuple(EventRecord(**dict(zip(content["fields"], row, strict=True))) for row in content["rows"])
    except (zlib.error, KeyError, TypeError) as error:
        raise ValueError("the packed log is damaged") from error


OWN: Final = tuple(name for name in TableSettings.model_fields if name in schema.tables.c)
"""The settings that have a column of their own, as earlier versions know them and queries ask for them."""
TABLES: Final = select(*columns_of(schema.tables, TableRecord), *(schema.tables.c[name] for name in OWN))


def read_table(row: Row[Any]) -> TableRecord:
    """The record of a row of `TABLES`."""
    values = dict(row._mapping)
    settings = TableSettings.read(values.pop("settings"), **{name: values.pop(name) for name in OWN})
    status = Status(values.pop("status"))
    return TableRecord(**values, status=status, settings=settings)


def write_table(table: TableRecord) -> dict[str, Any]:
    """The values of the columns of a table, by name."""
    own = {name: getattr(table.settings, name) for name in OWN}
    return vars(table) | own | {"settings": table.settings.write(apart=OWN)}


async def load(connection: AsyncConnection, table_id: int) -> StoredTable | None:
    """The table with this id; None if there is none."""
    row = (await connection.execute(TABLES.where(schema.tables.c.id == table_id))).first()
    if row is None:
        return None
    table = read_table(row)
    rounds = await _records(connection, schema.rounds, RoundRecord, table_id, "number")
    last = max((round.number for round in rounds if round.result is not None), default=-1)
    if table.status in ALIVE:
        events = await read_open(connection, table_id, after=last)
    else:
        events = tuple(event for event in await read_log(connection, table_id) if event.round > last)
    over = table.status is Status.OVER
    return StoredTable(
        table,
        await _records(connection, schema.seats, SeatRecord, table_id, "seat"),
        rounds,
        events,
        await _records(connection, schema.departures, DepartureRecord, table_id, "at"),
        await _records(connection, schema.sittings, SittingRecord, table_id, "round", "steps"),
        await _records(connection, schema.results, ResultRecord, table_id, "departed", "seat") if over else (),
    )


async def _records(
    connection: AsyncConnection, table: Table, record: type[Record], table_id: int, *order: str
) -> tuple[Record, ...]:
    """The rows that belong to the table with this id, in this order."""
    rows = select(*columns_of(table, record)).where(table.c.table_id == table_id)
    return tuple(record(*row) for row in await connection.execute(rows.order_by(*(table.c[name] for name in order))))


_SITTINGS: Final = schema.sittings
_SITTING: Final = columns_of(_SITTINGS, SittingRecord)


def sittings_of(table_ids: Collection[int]) -> Select[Any]:
    """The query for the ended sittings of some tables: rows of a table's id and the fields of a `SittingRecord`, in the
    order in which they ended."""
    found = select(_SITTINGS.c.table_id, *_SITTING).where(_SITTINGS.c.table_id.in_(table_ids))
    return found.order_by(_SITTINGS.c.table_id, _SITTINGS.c.round, _SITTINGS.c.steps)


def by_table(rows: Iterable[Any], record: Callable[..., Record]) -> dict[int, tuple[Record, ...]]:
    """Rows of a table's id and the fields of a record, by table id. Tables without a row are left out."""
    found: dict[int, tuple[Record, ...]] = {}
    for table_id, *fields in rows:
        found[table_id] = (*found.get(table_id, ()), record(*fields))
    return found
