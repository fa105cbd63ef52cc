"""Hearing: whether what people press still arrives, though a connection to the gateway may die without a sign.

discord.py gives up a connection on which nothing has come for a minute. Until then the bot would take people for absent
who cannot reach it. So it asks Discord for a heartbeat before a deadline counts: messages come in their order, so an
answer shows that all presses from before have come too.

discord.py has no public way to do this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import discord
from discord.gateway import DiscordWebSocket

from db.shares import shard_of

PATIENCE: Final = 5.0
"""Seconds to wait for a sign."""


class Hearing:
    """What comes from the gateway, on all connections of a client."""

    def __init__(self, client: discord.AutoShardedClient, now: Callable[[], int]) -> None:
        """``now`` returns epoch milliseconds."""
        self._client, self._now = client, now
        self._lines: dict[int, Line] = {}

    def listen(self, shard: int) -> None:
        """Call when a shard has a new connection. A simulated one cannot die, and is not asked."""
        info = self._client.get_shard(shard)
        if info is not None and isinstance(info._parent.ws, DiscordWebSocket):
            self._lines.setdefault(shard, Line(self._now)).follow(info._parent.ws)

    async def heard(self, guild_id: int, at: int) -> bool:
        """Whether everything that people on a server pressed until ``at`` (epoch milliseconds) has come. Waits up to
        `PATIENCE` seconds for a sign of Discord."""
        line = self._lines.get(shard_of(guild_id, self._client.shard_count or 1))
        return line is None or await line.heard(at)


class Line:
    """What comes for one shard."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._gateway: DiscordWebSocket
        self._heard_at = 0
        self._asked = False
        self._sign = asyncio.Event()

    def follow(self, gateway: DiscordWebSocket) -> None:
        """From now on listens to this connection."""
        self._gateway = gateway
        gateway.log_receive = self._hear  # type: ignore[method-assign]  # called with each message
        self._hear(None)

    async def heard(self, at: int) -> bool:
        """Whether something has come after ``at``, or comes within `PATIENCE` seconds."""
        if self._heard_at > at:
            return True
        self._sign.clear()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ask()
                await self._sign.wait()
        except (TimeoutError, OSError, discord.ConnectionClosed):
            return False
        return True

    async def _ask(self) -> None:
        """Sends a heartbeat, unless one is under way."""
        if not self._asked and self._gateway._keep_alive is not None:
            self._asked = True
            await self._gateway.send_as_json(self._gateway._keep_alive.beat())

    def _hear(self, message: object) -> None:
        self._heard_at, self._asked = self._now(), False
        self._sign.set()
