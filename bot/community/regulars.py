"""Regulars: people who want to be called to games on a server, and how often that may be done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.community.servers import Servers
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.pace import DAY, MINUTE, PACES
from bot.tables.service import Tables

MOST: Final = 100
"""Of a server: as many as Discord lets one message notify, and lets one ask for at once."""
BETWEEN_CALLS: Final = 30 * MINUTE
AT_ONE_SITTING: Final = tuple(name for name, pace in PACES.items() if pace.play < DAY)
"""Paces of games that take all of one's time: at others one may sit for a week, and play another game meanwhile."""


class Regulars:
    """Who is to be called on each server, and when that was done."""

    def __init__(self, tables: Tables, servers: Servers) -> None:
        self._store = tables.store.regulars
        self._now = tables.now
        self._servers = servers
        self._locks = Locks()
        """By server: what is decided on what is stored of it is written before anything else is."""

    async def wants(self, guild_id: int, player_id: int) -> bool:
        """Whether a person wants to be called on a server."""
        return player_id in await self._store.of(guild_id)

    async def want(self, guild_id: int, player_id: int, called: bool) -> None:
        """A person wants to be called on a server, or does not any more. Raises NotAllowed where too many do."""
        if not called:
            await self._store.remove(guild_id, player_id)
            return
        async with self._locks.of(guild_id):
            others = await self._store.of(guild_id) - {player_id}
            if len(others) >= MOST:
                raise NotAllowed("too-many-regulars", most=MOST)
            await self._store.add(guild_id, player_id)

    async def free(self, guild_id: int) -> list[int]:
        """Those who may sit down on the server, and do not play already."""
        free = await self._store.free(guild_id, AT_ONE_SITTING)
        return sorted(player for player in free if not self._servers.banned(guild_id, player))

    @asynccontextmanager
    async def calling(self, guild_id: int) -> AsyncIterator[None]:
        """Within it they are called. That is written down before, and taken back where it surely has not happened.

        Raises NotAllowed where they were called a short while ago.
        """
        before = await self._begin(guild_id)
        try:
            yield
        except (NotAllowed, discord.HTTPException):
            await self._store.set_called(guild_id, before)
            raise

    async def _begin(self, guild_id: int) -> int | None:
        async with self._locks.of(guild_id):
            before, now = await self._store.called_at(guild_id), self._now()
            if before is not None and now < before + BETWEEN_CALLS:
                again = (before + BETWEEN_CALLS) // 1000
                raise NotAllowed("regulars-called", when=f"<t:{again}:t> (<t:{again}:R>)")
            await self._store.set_called(guild_id, now)
            return before
