"""Regulars: people who want to be called to games on a server, and how often they may be called."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.community.servers import Servers
from bot.numerals import timestamp
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.pace import DAY, MINUTE, PACES
from bot.tables.service import Tables

MAX_REGULARS: Final = 100
"""The most regulars of a server: as many as one message may notify and one request may ask for at Discord."""
BETWEEN_CALLS: Final = 30 * MINUTE
AT_ONE_SITTING: Final = tuple(name for name, pace in PACES.items() if pace.play < DAY)
"""The paces of games that are played in one go: at slower ones a person may play several games at a time."""


class Regulars:
    """Which people are to be called on each server, and when they were called last."""

    def __init__(self, tables: Tables, servers: Servers) -> None:
        self._store = tables.store.regulars
        self._now = tables.now
        self._ownership = tables.ownership
        self._servers = servers
        self._list_locks = Locks()
        """One lock per server, held from reading the regulars until it is known whether one more is written."""
        self._call_locks = Locks()
        """One lock per server, held from reading when they were called until the time of the next call is written. A
        call of which that is not known is not sent, so that another one may be."""

    async def wants(self, guild_id: int, player_id: int) -> bool:
        """Whether a person wants to be called on a server."""
        return player_id in await self._store.of_guild(guild_id)

    async def want(self, guild_id: int, player_id: int, called: bool) -> None:
        """Stores whether a person wants to be called on a server. Raises NotAllowed if too many people do."""
        if not called:
            await self._store.remove(guild_id, player_id)
            return
        async with self._list_locks.changing(guild_id):
            others = await self._store.of_guild(guild_id) - {player_id}
            if len(others) >= MAX_REGULARS:
                raise NotAllowed("too-many-regulars", most=MAX_REGULARS)
            await self._store.add(guild_id, player_id)

    async def free(self, guild_id: int) -> list[int]:
        """The ids of the regulars who are not banned from the server and not in a game already, sorted."""
        free = await self._store.free(guild_id, AT_ONE_SITTING)
        return sorted(player for player in free if not self._servers.banned(guild_id, player))

    async def check_called(self, guild_id: int) -> None:
        """Raises NotAllowed if the regulars were called a short while ago."""
        before = await self._store.called_at(guild_id)
        if before is not None and self._now() < (again := before + BETWEEN_CALLS):
            raise NotAllowed("regulars-called", when=f"{timestamp(again, 't')} ({timestamp(again, 'R')})")

    @asynccontextmanager
    async def calling(self, guild_id: int) -> AsyncIterator[None]:
        """A context in which the caller sends the call, and does nothing else. The time of the call is stored before,
        and taken back if Discord has refused the message. After a handover nobody is called: the next holder of the
        shard may have done so. Raises what `check_called` does."""
        async with self._call_locks.of(guild_id):
            fence = self._ownership.own_fence(guild_id)
            await self.check_called(guild_id)
            await self._store.set_called(guild_id, self._now(), fence)
        try:
            yield
        except discord.HTTPException:
            await self._store.set_called(guild_id, None)
            raise
