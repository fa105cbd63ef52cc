"""Rows: changes for tests to write (a table in its lobby, a step of it, an event), and the versions in a store."""

import asyncio
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

from db import (
    Change,
    EventRecord,
    GuildRecord,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    Status,
    Store,
    StoredTable,
    TableRecord,
    TableSettings,
)


def table(number: int = 1, seq: int = 1, **fields: Any) -> TableRecord:
    values: dict[str, Any] = {
        "guild_id": 10,
        "channel_id": 20,
        "message_id": None,
        "host_id": 30,
        "status": Status.PLAYING,
        "rules": "{}",
        "preset": "standard",
        "due_at": None,
        "created_at": 1_000,
        "updated_at": 1_000,
    }
    settings = TableSettings(**{name: fields.pop(name) for name in TableSettings.model_fields if name in fields})
    return TableRecord(id=number, seq=seq, settings=settings, **values | fields)


def event(seq: int, round: int = 0, body: str = "QS") -> EventRecord:
    return EventRecord(seq=seq, round=round, kind="played", body=body, at=2_000)


def seat(number: int, player_id: int | None, **fields: Any) -> SeatRecord:
    return SeatRecord(seat=number, player_id=player_id, name=f"Player {number}", level="club", **fields)


def round(number: int, **fields: Any) -> RoundRecord:
    return RoundRecord(number=number, secret=bytes(range(32)), commitment="ab" * 32, dealt_at=1_500, **fields)


def result(seat: int, total: int, place: int) -> ResultRecord:
    return ResultRecord(seat, 100 + seat, f"Player {seat}", "club", total, place, won=place == 1, finished=True)


def new(number: int = 1, **fields: Any) -> Change:
    """A new table at version 1, with the event that created it."""
    return Change(table(number, **fields), expected_seq=0, events=(event(1),))


def step(number: int, seq: int, **fields: Any) -> Change:
    """The step to version ``seq``, with one event: a move, unless it changes more of the table."""
    return Change(table(number, seq, **fields), expected_seq=seq - 1, events=(event(seq),), moved=not fields)


async def commit_all(store: Store, *changes: Change) -> list[BaseException | None]:
    """Commits changes at the same time; returns the error or None of each."""
    return await asyncio.gather(*map(store.commit, changes), return_exceptions=True)


async def loaded(store: Store, number: int) -> StoredTable:
    """A table that is in the store."""
    stored = await store.tables.load(number)
    assert stored is not None
    return stored


async def results_of(store: Store, number: int) -> tuple[ResultRecord, ...]:
    """The results of a game that is over."""
    return (await loaded(store, number)).results


async def versions(store: Store, *numbers: int) -> list[int]:
    """The versions of these tables in the store, 0 for a missing one."""
    found = [await store.tables.load(number) for number in numbers]
    return [stored.table.seq if stored is not None else 0 for stored in found]


async def guild_in(store: Store, guild_id: int) -> GuildRecord | None:
    """The record of a server; None if there is none."""
    return next((each for each in await store.directory.guilds() if each.id == guild_id), None)


def cells(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in the database, by table."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: [_plain(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}


def _plain(row: sqlite3.Row) -> dict[str, Any]:
    """A row, including what is packed in it."""
    packed = row["body"] if "body" in row.keys() and isinstance(row["body"], bytes) else None  # noqa: SIM118
    return dict(row) | ({"body": zlib.decompress(packed)} if packed is not None else {})
