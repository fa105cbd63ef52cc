"""The store: everything that the bot remembers."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from functools import partial
from typing import Any, Final

from sqlalchemy import CompoundSelect, Executable, Select, and_, bindparam, func, or_, select, union, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.batch import Statement, Work
from db.check import file_of, refuse_damaged
from db.dailies import Dailies
from db.directory import Directory
from db.ending import to_its_end
from db.engines import address, check_settings, reading_engine, writing_engine
from db.errors import READ_ONLY, StoreUnavailable, reason
from db.files import Files
from db.game_log import read_log
from db.history import History
from db.house import HouseRules
from db.leases import Leases
from db.loading import load, results_of
from db.lock import claim
from db.matches import MatchStore
from db.migrate import migrate
from db.moderation import ModerationStore
from db.posts import Posts
from db.privacy import PrivacyStore
from db.proposals import Proposals
from db.reading import Answer, answer
from db.rebuild import count_where_outdated
from db.records import (
    PRIVATE,
    Change,
    EventRecord,
    Fence,
    Kind,
    ResultRecord,
    StoredTable,
    Unsettled,
)
from db.registrations import Registrations
from db.regulars import Regulars
from db.reviews import ReviewStore
from db.seasons import Seasons
from db.shares import shard_of
from db.standings import Standings
from db.writer import Writer

_ALIVE_IDS: Final = select(schema.tables.c.id).where(schema.ALIVE_TABLES)

_CAN_ONLY_BE_READ: Final = select(func.current_setting("transaction_read_only") == "on")

_BY_ID: Final = update(schema.tables).where(schema.tables.c.id == bindparam("b_id"))
_SET_MESSAGE: Final = _BY_ID.values(message_id=bindparam("message_id"))
_SET_SHOWN: Final = _BY_ID.values(shown_seq=bindparam("shown_seq"))
_SET_CHANNEL: Final = _SET_MESSAGE.values(
    channel_id=bindparam("channel_id"),
    parent_id=bindparam("parent_id"),
    own_thread=bindparam("own_thread"),
    members=bindparam("members"),
)


class Store:
    """One open database. Reads see everything that was acknowledged before; writes go through one writer.

    Every method raises StoreUnavailable if the database cannot be reached or the store is closed.
    """

    def __init__(self, url: URL) -> None:
        """Use `open` instead: it also migrates and checks the database."""
        self._lock = claim(url)
        self.leases = Leases(url) if url.get_backend_name() == "postgresql" else None
        """The leases of this process on a shared PostgreSQL database; None on SQLite."""
        self._reader = reading_engine(url)
        self._writing = writing_engine(url)
        self._writer = Writer(self._writing)
        self._ids = itertools.count(1)
        self._files: Files | None = None
        self._closed = False
        self._reads: set[asyncio.Task[Any]] = set()
        self.directory = Directory(self._writing.dialect.name, self._write, self._work, self._read)
        self.house = HouseRules(self._write, self._read)
        self.proposals = Proposals(self._writing.dialect.name, self._work, self._read)
        self.registrations = Registrations(self._writing.dialect.name, self._write, self._read)
        self.regulars = Regulars(self._writing.dialect.name, self._write, self._read)
        self.history = History(self._read)
        self.standings = Standings(self._read)
        self.seasons = Seasons(self._write, self._read, self.standings)
        self.moderation = ModerationStore(self._write, self._read)
        self.posts = Posts(self._write, self._read)
        self.dailies = Dailies(self._writing.dialect.name, self._write, self._read)
        self.matches = MatchStore(self._writing.dialect.name, self._write, self._work, self._read)
        self.reviews = ReviewStore(self._write, self._read)
        self.privacy = PrivacyStore(self._erase, self._read)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens the database, creates it if it is missing, and migrates it to this version.

        Raises StoreInUse if another process has it, NewerDatabase if a newer version made it, and StoreUnavailable if
        it is damaged, cannot be opened, or refuses its settings.
        """
        parsed = address(url)
        store = cls(parsed)
        try:
            await store._prepare(parsed)
        except (SQLAlchemyError, OSError) as error:
            await store.close()
            raise StoreUnavailable(f"The database cannot be opened: {reason(error)}") from error
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self, url: URL) -> None:
        await asyncio.to_thread(refuse_damaged, url)
        await migrate(url)
        if url.get_backend_name() == "sqlite":
            self._files = self._writer.transactions.files = Files(file_of(url))
        await check_settings(self._reader)
        await check_settings(self._writing)
        await count_where_outdated(self._writing)
        of_all = (select(func.coalesce(func.max(table.c.id), 0)) for table in (schema.tables, schema.matches))
        self._ids = itertools.count(max([number for query in of_all for number in await self._numbers(query)]) + 1)

    async def complaint(self) -> str | None:
        """Why the store does not work, as a sentence: its files were replaced, it cannot be read, or its server can
        only be read; else None."""
        if self._files is not None and (complaint := self._files.complaint()) is not None:
            return complaint
        try:
            await self._read(select(schema.tables.c.id).limit(1))
            if self.leases is not None and (await self._read(_CAN_ONLY_BE_READ))[0][0]:
                return f"The database cannot be written: {READ_ONLY}"
        except StoreUnavailable as error:
            return str(error)
        return None

    async def close(self) -> None:
        """Finishes pending writes and reads, closes the connections (SQLite then checkpoints) and releases the lock.
        If the caller is cancelled meanwhile, it does so all the same: nobody else would."""
        self._closed = True
        await to_its_end(self._close())

    async def _close(self) -> None:
        try:
            await self._writer.close()
            if self._reads:
                await asyncio.wait(self._reads)
            with nullcontext() if self._files is None else self._files.closing():
                await self._reader.dispose()
                await self._writing.dispose()  # SQLite checkpoints when the last connection closes
            if self.leases is not None:
                await self.leases.close()
            self._files = None
        finally:
            if self._lock is not None:
                self._lock.release()

    # -- writing

    async def commit(self, change: Change) -> None:
        """Returns once it is on disk. Raises Conflict, Fenced or StoreUnavailable (not written), or Unconfirmed."""
        await self._writer.write(change)

    async def settled(self) -> None:
        """Returns once every earlier write is on disk or refused. Raises StoreUnavailable."""
        await self._writer.settled()

    async def new_table_id(self) -> int:
        """A new table id, unique while the store is open; ids are small and increase."""
        alone = self.leases is None
        return next(self._ids) if alone else (await self._numbers(select(schema.table_ids.next_value())))[0]

    async def set_message(self, table_id: int, message_id: int | None, fence: Fence | None = None) -> None:
        """Sets the message of the table in its channel. Not versioned, because it is no part of the game."""
        await self._write(_SET_MESSAGE, fence, b_id=table_id, message_id=message_id)

    async def set_shown(self, versions: Mapping[int, int]) -> None:
        """Sets the version that the message of each table shows, by table id. Not versioned."""
        rows = [{"b_id": table_id, "shown_seq": seq} for table_id, seq in sorted(versions.items())]
        await self._work(lambda connection: connection.execute(_SET_SHOWN, rows))

    async def set_channel(
        self,
        table_id: int,
        channel_id: int,
        parent_id: int | None,
        own_thread: bool,
        members: str | None = None,
        fence: Fence | None = None,
    ) -> None:
        """Sets the channel of the table, in which it has no message yet. Not versioned."""
        location = {"channel_id": channel_id, "parent_id": parent_id, "own_thread": own_thread, "members": members}
        await self._write(_SET_CHANNEL, fence, b_id=table_id, message_id=None, **location)

    async def _write(self, statement: Executable, fence: Fence | None = None, **values: Any) -> None:
        await self._writer.write(Statement(statement, values, fence or self._fence()))

    async def _work(self, run: Callable[[AsyncConnection], Awaitable[object]]) -> None:
        await self._writer.write(Work(run, fence=self._fence()))

    async def _erase(self, run: Callable[[AsyncConnection], Awaitable[object]]) -> None:
        await self._writer.write(Work(run, erases=True, fence=self._fence()))

    def _fence(self) -> Fence | None:
        """The fence of this process: its writes are refused once another has taken over. None on SQLite."""
        return None if self.leases is None else self.leases.fence()

    # -- reading

    async def load(self, table_id: int) -> StoredTable | None:
        """A table with its seats, rounds, and the events of the unfinished round, or the results; None if missing."""
        return await self._ask(partial(load, table_id=table_id))

    async def log(self, table_id: int) -> tuple[EventRecord, ...]:
        """Every event of a table, from the first."""
        return await self._ask(partial(read_log, table_id=table_id))

    async def alive(self, shards: int = 1, shard: int = 0) -> list[tuple[int, int | None, int]]:
        """(id, due_at, updated_at) of the tables that are not over or have a deadline, in epoch milliseconds: those of
        one shard out of ``shards``, and those of no server."""
        tables = schema.tables.c
        here = or_(shard_of(tables.guild_id, shards) == shard, tables.guild_id == 0)
        found = select(tables.id, tables.due_at, tables.updated_at).where(here)
        rows = await self._read(found.where(schema.ALIVE_TABLES).union(found.where(tables.still_due_at.is_not(None))))
        return [(number, due_at, updated_at) for number, due_at, updated_at in rows]

    async def unsettled(self, shards: int = 1, shard: int = 0) -> list[Unsettled]:
        """The tables of one shard out of ``shards`` for which something is still to be sent. Games played alone are not
        shown, and a table of a match has no message of its own."""
        tables = schema.tables.c
        outdated = or_(tables.message_id.is_(None), tables.shown_seq.is_(None), tables.shown_seq != tables.seq)
        outdated = and_(tables.kind.not_in(PRIVATE), outdated)
        shown = or_(tables.kind.not_in(PRIVATE), tables.guild_id != 0)
        there = and_(shown, or_(shard_of(tables.guild_id, shards) == shard, tables.guild_id == 0))
        found = select(tables.id, outdated, tables.uncalled).where(there, or_(outdated, tables.uncalled))
        rows = await self._read(found.where(schema.ALIVE_TABLES).union(found.where(tables.still_due_at.is_not(None))))
        return [Unsettled(table_id, bool(old), bool(uncalled)) for table_id, old, uncalled in rows]

    async def alive_of_player(self, player_id: int, *kinds: Kind) -> list[int]:
        """The ids of the tables that are not over where a person has a seat: of the kinds given, or of all."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.player_id == player_id)
        query = _ALIVE_IDS.where(schema.tables.c.id.in_(seated), schema.tables.c.kind.in_([*(kinds or Kind)]))
        return await self._numbers(query.order_by("id"))

    async def alive_in_channel(self, channel_id: int) -> list[int]:
        """The ids of the tables that are not over and were opened in a channel, also in threads of their own."""
        tables = schema.tables.c
        there, in_threads = tables.channel_id == channel_id, and_(tables.parent_id == channel_id, tables.own_thread)
        shown = _ALIVE_IDS.where(tables.kind.not_in(PRIVATE))
        return await self._numbers(union(*(shown.where(where) for where in (there, in_threads))).order_by("id"))

    async def alive_in_guild(self, guild_id: int) -> list[int]:
        """The ids of the tables of a server that are not over."""
        return await self._numbers(_ALIVE_IDS.where(schema.tables.c.guild_id == guild_id).order_by("id"))

    async def results_of(self, table_id: int) -> tuple[ResultRecord, ...]:
        """The results of a game: the seats in their order, then the people who left."""
        return tuple(ResultRecord(*row) for row in await self._read(results_of(table_id)))

    async def _numbers(self, query: Select[tuple[int]] | CompoundSelect[tuple[int]]) -> list[int]:
        return [number for (number,) in await self._read(query)]

    async def _read(self, query: Select[Any] | CompoundSelect[Any], values: dict[str, Any] | None = None) -> list[Any]:
        async def read(connection: AsyncConnection) -> list[Any]:
            return list(await connection.execute(query, values))

        return await self._ask(read)

    async def _ask(self, question: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Runs a query, to its end even if the caller is cancelled: no connection may be dropped while in use."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        reading = asyncio.get_running_loop().create_task(answer(self._reader, question), name="read")
        self._reads.add(reading)
        reading.add_done_callback(self._reads.discard)
        return await asyncio.shield(reading)
