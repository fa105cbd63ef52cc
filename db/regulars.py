"""Regulars: the people who opted in to being called to games on a server, and when they were last called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, exists, select

from db import schema
from db.database import Subject
from db.records import Fence, KindName, Status
from db.statements import insert_once, upsert

_REGULARS: Final = schema.regulars
_CALLS: Final = schema.regular_calls
_AT_A_TABLE: Final = (Status.LOBBY, Status.PLAYING)


class RegularStore(Subject):
    """Who is to be called on each server."""

    async def add(self, guild_id: int, player_id: int) -> None:
        """Opts the person in to calls on the server; does nothing if they are in already."""
        await self._database.write(insert_once(_REGULARS, guild_id=guild_id, player_id=player_id))

    async def remove(self, guild_id: int, player_id: int) -> None:
        """Opts the person out."""
        this = (_REGULARS.c.guild_id == guild_id) & (_REGULARS.c.player_id == player_id)
        await self._database.write(delete(_REGULARS).where(this))

    async def of_guild(self, guild_id: int) -> set[int]:
        """The ids of everybody who has opted in on a server."""
        return {*await self._database.column(select(_REGULARS.c.player_id).where(_REGULARS.c.guild_id == guild_id))}

    async def free(self, guild_id: int, paces: Iterable[str]) -> set[int]:
        """The ids of those who have no seat at a table of one of these paces, on any server."""
        seats, tables = schema.seats.c, schema.tables.c
        busy = exists().where(
            seats.player_id == _REGULARS.c.player_id,
            seats.table_id == tables.id,
            tables.status.in_([status.value for status in _AT_A_TABLE]),
            tables.kind == KindName.TABLE.value,
            tables.pace.in_([*paces]),
        )
        there = select(_REGULARS.c.player_id).where(_REGULARS.c.guild_id == guild_id)
        return {*await self._database.column(there.where(~busy))}

    async def called_at(self, guild_id: int) -> int | None:
        """When the regulars were last called (epoch milliseconds); None for never."""
        return await self._database.value(select(_CALLS.c.called_at).where(_CALLS.c.guild_id == guild_id))

    async def set_called(self, guild_id: int, at: int | None, fence: Fence | None = None) -> None:
        """Sets when the regulars were last called (epoch milliseconds); None deletes it."""
        never = delete(_CALLS).where(_CALLS.c.guild_id == guild_id)
        called = never if at is None else upsert(_CALLS, guild_id=guild_id, called_at=at)
        await self._database.write(called, fence=fence)
