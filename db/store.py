"""The store: everything that the bot remembers."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import Select, func, make_url, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from db import schema
from db.engines import check_settings, reading_engine, writing_engine
from db.errors import StoreInUse, StoreUnavailable
from db.migrate import migrate
from db.records import (
    ALIVE,
    Change,
    EventRecord,
    GuildRecord,
    PlayerRecord,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    Status,
    StoredTable,
    TableRecord,
)
from db.writer import Statement, Writer, unpack

_alive = schema.tables.c.status.in_([status.value for status in ALIVE])


class Store:
    """One open database. Reads see everything that was acknowledged before; writes go through one writer."""

    def __init__(self, reader: AsyncEngine, writing: AsyncEngine, lock: FileLock | None) -> None:
        self._reader = reader
        self._writing = writing
        self._lock = lock
        self._writer = Writer(writing)
        self._insert = postgresql.insert if writing.dialect.name == "postgresql" else sqlite.insert
        self._ids = itertools.count(1)

    @staticmethod
    async def open(url: str) -> Store:
        """Makes or opens the database and brings it to this version.

        Raises StoreInUse where another process has it, NewerDatabase where a newer version made it, and
        StoreUnavailable where it cannot be opened or its settings do not hold.
        """
        parsed = make_url(url)
        lock = _claim(parsed)
        try:
            await migrate(parsed)
            store = Store(reading_engine(parsed), writing_engine(parsed), lock)
            await check_settings(store._writing)
            rows = await store._read(select(func.max(schema.tables.c.id)))
            store._ids = itertools.count((rows[0][0] or 0) + 1)
        except DBAPIError as error:
            _release(lock)
            raise StoreUnavailable(f"The database cannot be opened: {error.orig}") from error
        except BaseException:
            _release(lock)
            raise
        return store

    async def close(self) -> None:
        """Finishes what waits and lets the next process in."""
        await self._writer.close()
        await self._reader.dispose()
        await self._writing.dispose()
        _release(self._lock)

    # -- writing

    async def commit(self, change: Change) -> None:
        """Returns once the change is on disk. Raises Conflict, or StoreUnavailable: then nothing of it is."""
        await self._writer.write(change)

    async def new_table_id(self) -> int:
        return next(self._ids)

    async def set_message(self, table_id: int, message_id: int | None, channel_id: int) -> None:
        """Where the table's public message is; not versioned, because it is no part of the game."""
        statement = update(schema.tables).where(schema.tables.c.id == table_id)
        values = {"message_id": message_id, "channel_id": channel_id}
        await self._writer.write(Statement(statement, values))

    async def see_player(self, player_id: int, name: str, locale: str, at: int) -> None:
        """A person's name and language as they are now."""
        values = {"name": name, "locale": locale, "seen_at": at}
        await self._upsert(schema.players, player_id, values)

    async def set_preferences(self, player_id: int, preferences: str) -> None:
        statement = update(schema.players).where(schema.players.c.id == player_id)
        await self._writer.write(Statement(statement, {"preferences": preferences}))

    async def set_guild(self, guild: GuildRecord) -> None:
        values = {"locale": guild.locale, "settings": guild.settings, "removed_at": guild.removed_at}
        await self._upsert(schema.guilds, guild.id, values)

    async def _upsert(self, table: Any, key: int, values: dict[str, Any]) -> None:
        statement = self._insert(table).values(id=key, **values)
        upsert = statement.on_conflict_do_update(index_elements=[table.c.id], set_=values)
        await self._writer.write(Statement(upsert, {}))

    # -- reading

    async def load(self, table_id: int) -> StoredTable | None:
        """A table with its seats, its rounds, and the events of the round that is not finished."""
        async with self._reader.connect() as connection:
            row = (await connection.execute(_columns("tables").where(schema.tables.c.id == table_id))).first()
            if row is None:
                return None
            seats = await connection.execute(_of("seats", table_id).order_by(schema.seats.c.seat))
            rounds = await connection.execute(_of("rounds", table_id).order_by(schema.rounds.c.number))
            known = tuple(RoundRecord(*round) for round in rounds)
            finished = sum(round.result is not None for round in known)
            open_events = _of("events", table_id).where(schema.events.c.round >= finished)
            events = await connection.execute(open_events.order_by(schema.events.c.seq))
            return StoredTable(
                _table(row), tuple(SeatRecord(*seat) for seat in seats), known, tuple(EventRecord(*e) for e in events)
            )

    async def log(self, table_id: int) -> tuple[EventRecord, ...]:
        """Every event of a table, from the first."""
        packed = await self._read(select(schema.game_logs.c.body).where(schema.game_logs.c.table_id == table_id))
        if packed:
            return unpack(packed[0][0])
        rows = await self._read(_of("events", table_id).order_by(schema.events.c.seq))
        return tuple(EventRecord(*row) for row in rows)

    async def alive(self) -> list[tuple[int, int | None]]:
        """The tables that are not ended, with the time at which each is due."""
        rows = await self._read(select(schema.tables.c.id, schema.tables.c.due_at).where(_alive))
        return [(number, due_at) for number, due_at in rows]

    async def alive_of_player(self, player_id: int) -> list[int]:
        seated = select(schema.seats.c.table_id).where(schema.seats.c.player_id == player_id)
        return await self._numbers(select(schema.tables.c.id).where(_alive, schema.tables.c.id.in_(seated)))

    async def alive_in_channel(self, channel_id: int) -> list[int]:
        return await self._numbers(select(schema.tables.c.id).where(_alive, schema.tables.c.channel_id == channel_id))

    async def alive_in_guild(self, guild_id: int) -> list[int]:
        return await self._numbers(select(schema.tables.c.id).where(_alive, schema.tables.c.guild_id == guild_id))

    async def player(self, player_id: int) -> PlayerRecord | None:
        rows = await self._read(_columns("players").where(schema.players.c.id == player_id))
        return PlayerRecord(*rows[0]) if rows else None

    async def guild(self, guild_id: int) -> GuildRecord | None:
        rows = await self._read(_columns("guilds").where(schema.guilds.c.id == guild_id))
        return GuildRecord(*rows[0]) if rows else None

    async def results_of(self, table_id: int) -> tuple[ResultRecord, ...]:
        rows = await self._read(_of("results", table_id).order_by(schema.results.c.seat))
        return tuple(ResultRecord(*row) for row in rows)

    async def _numbers(self, query: Select[tuple[int]]) -> list[int]:
        return [number for (number,) in await self._read(query.order_by(schema.tables.c.id))]

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self._reader.connect() as connection:
            return list(await connection.execute(query))


_RECORDS: dict[str, Any] = {
    "tables": TableRecord,
    "seats": SeatRecord,
    "events": EventRecord,
    "rounds": RoundRecord,
    "results": ResultRecord,
    "players": PlayerRecord,
    "guilds": GuildRecord,
}


def _columns(name: str) -> Select[Any]:
    """The columns of a record, in the order of its fields."""
    table = schema.metadata.tables[name]
    return select(*(table.c[field] for field in _RECORDS[name].__slots__))


def _of(name: str, table_id: int) -> Select[Any]:
    return _columns(name).where(schema.metadata.tables[name].c.table_id == table_id)


def _table(row: Iterable[Any]) -> TableRecord:
    values = dict(zip(TableRecord.__slots__, row, strict=True))
    return TableRecord(**values | {"status": Status(values["status"])})


def _claim(url: URL) -> FileLock | None:
    """The lock file beside the database, which keeps a second process out. Its folder is made where it is missing."""
    if url.get_backend_name() != "sqlite":
        return None
    path = Path(url.database or "hearts.db")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{path}.lock", thread_local=False)
        lock.acquire(timeout=0)
    except Timeout:
        raise StoreInUse(
            f"Another process uses the database {path}: stop it first, or set another DATABASE_URL."
        ) from None
    except OSError as error:
        raise StoreUnavailable(f"The folder of the database {path} cannot be written: {error.strerror}.") from None
    return lock


def _release(lock: FileLock | None) -> None:
    if lock is not None:
        lock.release()
