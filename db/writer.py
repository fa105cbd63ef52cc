"""The writer: everything that waits goes to disk in one transaction, and only then is it acknowledged."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Executable, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import schema
from db.errors import Conflict, StoreUnavailable
from db.records import Change, EventRecord

log = structlog.get_logger(__name__)

LARGEST_BATCH = 512

_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"), schema.tables.c.seq == bindparam("b_seq"))
    .values(
        {column.name: bindparam(column.name) for column in schema.tables.c if column.name not in ("id", "message_id")}
    )
)
"""``message_id`` is not versioned: it is written by a statement of its own."""
_DELETE_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("b_id"))
_DELETE_ROUND = delete(schema.rounds).where(
    schema.rounds.c.table_id == bindparam("b_id"), schema.rounds.c.number == bindparam("b_number")
)


@dataclass(frozen=True, slots=True)
class Statement:
    """Something else to write: one statement with its values."""

    statement: Executable
    values: dict[str, Any]


Item = Change | Statement
Waiting = tuple[Item, asyncio.Future[None]]


class Writer:
    """Group commit on one connection. Its task lives only while something waits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, item: Item) -> None:
        """Returns once the item is on disk. Raises Conflict or StoreUnavailable, and then nothing of it is."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((item, written))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run(), name="writer")
        await written

    async def close(self) -> None:
        """Writes what waits, and no more."""
        self._closed = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
            try:
                await self._write_batch(batch)
            except BaseException as error:
                unavailable = StoreUnavailable(f"The database cannot be written: {_reason(error)}")
                for _, written in batch:
                    _settle(written, unavailable)
                if not isinstance(error, Exception):
                    raise
                log.error("nothing can be written", reason=_reason(error))
                await self._disconnect()

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        """All in one transaction; where one of them is bad, each under its own savepoint, so that only it fails."""
        connection = await self._connect()
        try:
            async with connection.begin():
                for wave in _waves(item for item, _ in batch):
                    await _apply(connection, wave)
            outcomes: list[Exception | None] = [None] * len(batch)
        except (Conflict, IntegrityError):
            async with connection.begin():
                outcomes = [await _apply_alone(connection, item) for item, _ in batch]
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            _settle(written, outcome)

    async def _connect(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except DBAPIError as error:
                log.debug("a broken connection could not be closed", reason=_reason(error))


def _settle(written: asyncio.Future[None], outcome: Exception | None) -> None:
    """Tells whoever waits, unless they have gone."""
    if written.done():
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)


def _reason(error: BaseException) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__


def _waves(items: Iterable[Item]) -> list[list[Item]]:
    """Items in order, cut so that no table is changed twice in one of the parts."""
    waves: list[list[Item]] = [[]]
    seen: set[int] = set()
    for item in items:
        if isinstance(item, Statement):
            waves += [[item], []]
            seen.clear()
            continue
        if item.table.id in seen:
            waves.append([])
            seen.clear()
        seen.add(item.table.id)
        waves[-1].append(item)
    return [wave for wave in waves if wave]


async def _apply_alone(connection: AsyncConnection, item: Item) -> Exception | None:
    try:
        async with connection.begin_nested():
            await _apply(connection, [item])
    except Conflict as conflict:
        return conflict
    except IntegrityError as error:
        return Conflict(_reason(error))
    return None


async def _apply(connection: AsyncConnection, wave: Sequence[Item]) -> None:
    """A few statements for many changes. Raises Conflict where one of them was decided on an old version."""
    changes = []
    for item in wave:
        if isinstance(item, Statement):
            await connection.execute(item.statement, item.values)
        else:
            changes.append(item)
    await _write_tables(connection, changes)
    reseated = [change for change in changes if change.seats is not None and change.expected_seq]
    await _many(connection, _DELETE_SEATS, [{"b_id": change.table.id} for change in reseated])
    for table, field in (("seats", "seats"), ("events", "events"), ("results", "results")):
        rows = [_row(change, part) for change in changes for part in getattr(change, field) or ()]
        await _many(connection, insert(schema.metadata.tables[table]), rows)
    rounds = [(change, round) for change in changes for round in change.rounds]
    old = [{"b_id": change.table.id, "b_number": round.number} for change, round in rounds]
    await _many(connection, _DELETE_ROUND, old)
    await _many(connection, insert(schema.rounds), [_row(change, round) for change, round in rounds])
    for change in changes:
        if change.results:
            await _compact(connection, change.table.id)


async def _write_tables(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    new = [_fields(change.table) for change in changes if not change.expected_seq]
    await _many(connection, insert(schema.tables), new)
    old = [
        _fields(change.table) | {"b_id": change.table.id, "b_seq": change.expected_seq}
        for change in changes
        if change.expected_seq
    ]
    for row in old:
        del row["id"], row["message_id"]
    if old:
        result = await connection.execute(_UPDATE, old)
        if result.rowcount != len(old):
            raise Conflict("The table was changed by somebody else.")


async def _many(connection: AsyncConnection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)


def _row(change: Change, part: Any) -> dict[str, Any]:
    return {"table_id": change.table.id} | _fields(part)


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__slots__}


async def _compact(connection: AsyncConnection, table_id: int) -> None:
    """The events of a finished game become one compressed row."""
    rows = await connection.execute(
        select(*(schema.events.c[name] for name in EventRecord.__slots__))
        .where(schema.events.c.table_id == table_id)
        .order_by(schema.events.c.seq)
    )
    body = pack([EventRecord(*row) for row in rows])
    await connection.execute(insert(schema.game_logs), {"table_id": table_id, "body": body})
    await connection.execute(delete(schema.events).where(schema.events.c.table_id == table_id))


def pack(events: Sequence[EventRecord]) -> bytes:
    """Events as compressed JSON: a list of rows in the order of the fields."""
    rows = [[getattr(event, name) for name in EventRecord.__slots__] for event in events]
    return zlib.compress(json.dumps(rows, separators=(",", ":")).encode(), 9)


def unpack(body: bytes) -> tuple[EventRecord, ...]:
    """The events again."""
    return tuple(EventRecord(*row) for row in json.loads(zlib.decompress(body)))
