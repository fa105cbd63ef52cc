"""The log of a game: rows while it is played, one compressed row once it has ended."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import NewerDatabase
from db.records import EventRecord
from db.schema import events, game_logs
from db.statements import columns_of

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
    await connection.execute(delete(game_logs).where(game_logs.c.table_id == table_id))
    await connection.execute(insert(game_logs), {"table_id": table_id, "body": pack(log)})
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
