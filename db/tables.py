"""Tables: reads the tables of the bot, and stores where their messages are. A step changes one by `Store.commit`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, case, func, or_, select, union, update

from db import schema
from db.database import Subject
from db.leases import shard_of
from db.records import EventRecord, Fence, StoredTable, Unsettled
from db.table_rows import load, read_log

_ALIVE_IDS: Final = select(schema.tables.c.id).where(schema.ALIVE_TABLES)
_SET_SHOWN: Final = (
    update(schema.tables).where(schema.tables.c.id == bindparam("b_id")).values(shown_seq=bindparam("shown_seq"))
)

MAX_IDS: Final = 10_000
"""The most ids in one query; PostgreSQL takes 32,767 values."""


class TableStore(Subject):
    """Tables in the store."""

    async def load(self, table_id: int) -> StoredTable | None:
        """A table with its seats, rounds, and the events of the unfinished round, or the results; None if missing."""
        return await self._database.run_read(lambda connection: load(connection, table_id))

    async def log(self, table_id: int) -> tuple[EventRecord, ...]:
        """Every event of a table, from the first."""
        return await self._database.run_read(lambda connection: read_log(connection, table_id))

    # -- which tables

    async def count_alive(self) -> int:
        """How many tables are not over."""
        query = select(func.count()).select_from(schema.tables)
        return await self._database.value(query.where(schema.ALIVE_TABLES)) or 0

    async def to_resume(self, shards: int = 1, shard: int = 0) -> list[tuple[int, int | None, int]]:
        """(id, due_at, updated_at) of the tables that are not over or have a deadline, in epoch milliseconds: those of
        one shard out of ``shards``, and those of no server."""
        tables = schema.tables.c
        found = select(tables.id, tables.due_at, tables.updated_at).where(_of_shard(shard, shards))
        rows = await self._database.read(schema.alive_or_due(found))
        return [(table_id, due_at, updated_at) for table_id, due_at, updated_at in rows]

    async def unsettled(self, shards: int = 1, shard: int = 0) -> list[Unsettled]:
        """The tables of one shard out of ``shards`` for which something is still to be sent. Games played alone are not
        shown, and a table of a match has no message of its own."""
        tables = schema.tables.c
        unshown = or_(tables.message_id.is_(None), tables.shown_seq.is_(None), tables.shown_seq != tables.seq)
        outdated = and_(schema.PUBLIC_TABLES, unshown)
        shown = or_(schema.PUBLIC_TABLES, tables.guild_id != 0)
        found = select(tables.id, outdated, tables.uncalled).where(shown, or_(outdated, tables.uncalled))
        found = found.where(_of_shard(shard, shards))
        return [Unsettled(*row) for row in await self._database.read(schema.alive_or_due(found))]

    async def alive_of_player(self, player_id: int, *kinds: str) -> list[int]:
        """The ids of the tables that are not over where a person has a seat: of the kinds given, or of all."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.player_id == player_id)
        query = _ALIVE_IDS.where(schema.tables.c.id.in_(seated)).order_by("id")
        return await self._database.column(query.where(schema.tables.c.kind.in_(kinds)) if kinds else query)

    async def alive_reserved_for(self, player_id: int) -> list[int]:
        """The ids of the tables that are not over where a seat is reserved for a person."""
        reserved = select(schema.seats.c.table_id).where(schema.seats.c.held_for == player_id)
        return await self._database.column(_ALIVE_IDS.where(schema.tables.c.id.in_(reserved)).order_by("id"))

    async def alive_in_channel(self, channel_id: int) -> list[int]:
        """The ids of the tables that are not over and were opened in a channel, also in threads of their own."""
        tables = schema.tables.c
        there, in_threads = tables.channel_id == channel_id, and_(tables.parent_id == channel_id, tables.own_thread)
        shown = _ALIVE_IDS.where(schema.PUBLIC_TABLES)
        return await self._database.column(union(*(shown.where(where) for where in (there, in_threads))).order_by("id"))

    async def alive_in_guild(self, guild_id: int) -> list[int]:
        """The ids of the tables of a server that are not over."""
        return await self._database.column(_ALIVE_IDS.where(schema.tables.c.guild_id == guild_id).order_by("id"))

    async def versions_on_no_server(self, table_ids: Iterable[int]) -> dict[int, int]:
        """The versions of those of these tables that are on no server, by id."""
        tables, found, ids = schema.tables.c, dict[int, int](), sorted(table_ids)
        for at in range(0, len(ids), MAX_IDS):
            query = select(tables.id, tables.seq).where(tables.id.in_(ids[at : at + MAX_IDS]), tables.guild_id == 0)
            found |= {table_id: version for table_id, version in await self._database.read(query)}  # noqa: C416, a Row is no pair
        return found

    # -- where their messages are: no part of the game, so it is not versioned

    async def set_message(self, table_id: int, message_id: int | None, fence: Fence | None = None) -> None:
        """Sets the message of the table in its channel."""
        this = update(schema.tables).where(schema.tables.c.id == table_id)
        await self._database.write(this.values(message_id=message_id), fence=fence)

    async def set_shown(self, versions: Mapping[int, int]) -> None:
        """Sets the version that the message of each table shows, by table id."""
        rows = [{"b_id": table_id, "shown_seq": seq} for table_id, seq in sorted(versions.items())]
        await self._database.write(lambda connection: connection.execute(_SET_SHOWN, rows))

    async def set_channel(
        self,
        table_id: int,
        channel_id: int,
        parent_id: int | None,
        own_thread: bool,
        members: str | None = None,
        left_as: str | None = None,
        fence: Fence | None = None,
    ) -> None:
        """Sets the channel of the table, in which it has no message yet. If ``left_as`` is given, the messages in other
        channels that have shown it, also the lobby of a game that leaves its thread, are to be drawn anew, and are
        about that from now on."""
        this, posts = schema.tables.c.id == table_id, schema.posts.c
        in_channel = select(schema.tables.c.message_id).where(this)
        lobby_of_thread = select(schema.tables.c.channel_id).where(this, schema.tables.c.own_thread)
        showing = posts.message_id.in_(union(in_channel, lobby_of_thread))
        left_before = (posts.table_id == table_id) & (posts.subject == left_as)
        subject = case((posts.channel_id == channel_id, posts.subject), else_=left_as)
        leave = update(schema.posts).where(showing | left_before).values(subject=subject, outdated=True)
        moved = update(schema.tables).where(this).values(message_id=None, channel_id=channel_id, parent_id=parent_id)
        moved = moved.values(own_thread=own_thread, members=members)
        await self._database.write(*([] if left_as is None else [leave]), moved, fence=fence)


def _of_shard(shard: int, shards: int) -> ColumnElement[bool]:
    """Whether a table is one of a shard out of ``shards``, or on no server."""
    guild_id = schema.tables.c.guild_id
    return or_(shard_of(guild_id, shards) == shard, guild_id == 0)
