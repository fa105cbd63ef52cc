"""The log of a game: rows while it is played, one compressed row once it has ended."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.records import EventRecord
from db.schema import events, game_logs

_EVENTS = select(*(events.c[field] for field in EventRecord.__slots__)).order_by(events.c.seq)


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
    """The rows of a table become one; those that came after an earlier compaction join it."""
    log = await read_log(connection, table_id)
    await connection.execute(delete(game_logs).where(game_logs.c.table_id == table_id))
    await connection.execute(insert(game_logs), {"table_id": table_id, "body": pack(log)})
    await connection.execute(delete(events).where(events.c.table_id == table_id))


def pack(log: Sequence[EventRecord]) -> bytes:
    """Events as compressed JSON: a list of rows in the order of the fields."""
    rows = [[getattr(event, field) for field in EventRecord.__slots__] for event in log]
    return zlib.compress(json.dumps(rows, separators=(",", ":")).encode())


def unpack(body: bytes) -> tuple[EventRecord, ...]:
    """The events again."""
    return tuple(EventRecord(*row) for row in json.loads(zlib.decompress(body)))
