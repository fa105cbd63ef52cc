"""The rows of tables: a record as a row and back, and a table with everything that belongs to it. The settings of a
table that have no column of their own share one, so that a new one needs no migration."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.game_log import read_log, read_open
from db.records import (
    ALIVE,
    DepartureRecord,
    EventRecord,
    RoundRecord,
    SeatRecord,
    SittingRecord,
    Status,
    StoredTable,
    TableRecord,
)
from db.results import ResultRecord
from db.settings import TableSettings
from db.statements import columns_of

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
    seats = await connection.execute(_of("seats", table_id).order_by(schema.seats.c.seat))
    rows = await connection.execute(_of("rounds", table_id).order_by(schema.rounds.c.number))
    rounds = tuple(RoundRecord(*round) for round in rows)
    last = max((round.number for round in rounds if round.result is not None), default=-1)
    if table.status in ALIVE:
        events = await read_open(connection, table_id, after=last)
    else:
        events = tuple(event for event in await read_log(connection, table_id) if event.round > last)
    departures = await connection.execute(_of("departures", table_id).order_by(schema.departures.c.at))
    order = schema.sittings.c.round, schema.sittings.c.steps
    sittings = await connection.execute(_of("sittings", table_id).order_by(*order))
    order = schema.results.c.departed, schema.results.c.seat
    results = await connection.execute(_of("results", table_id).order_by(*order)) if table.status is Status.OVER else ()
    return StoredTable(
        table,
        tuple(SeatRecord(*seat) for seat in seats),
        rounds,
        events,
        tuple(DepartureRecord(*departure) for departure in departures),
        tuple(SittingRecord(*sitting) for sitting in sittings),
        tuple(ResultRecord(*result) for result in results),
    )


_RECORDS: dict[str, Any] = {
    "seats": SeatRecord,
    "events": EventRecord,
    "rounds": RoundRecord,
    "departures": DepartureRecord,
    "sittings": SittingRecord,
    "results": ResultRecord,
}


def _of(name: str, table_id: int) -> Select[Any]:
    """The rows of a record, with its columns in the order of its fields."""
    table = schema.metadata.tables[name]
    return select(*columns_of(table, _RECORDS[name])).where(table.c.table_id == table_id)
