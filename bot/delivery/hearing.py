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

from bot.delivery.line import Line
from db.shares import shard_of

HEARTBEAT_TIMEOUT: Final = 5.0
"""Seconds to wait for a sign."""
EVERY: Final = 2_000
"""Milliseconds from one question for a sign to the next on a shard: Discord accepts two messages a second, and the
library's count too."""


class Hearing:
    """What comes from the gateway, on all connections of a client."""

    def __init__(self, client: discord.AutoShardedClient, now: Callable[[], int]) -> None:
        """``now`` returns epoch milliseconds."""
        self._client, self._now = client, now
        self._shards: dict[int, Shard] = {}

    def listen(self, shard: int) -> None:
        """Call when a shard has a new connection. A simulated one cannot die, and is not asked."""
        info = self._client.get_shard(shard)
        if info is not None and isinstance(info._parent.ws, DiscordWebSocket):
            self._shards.setdefault(shard, Shard(self._now)).follow(info._parent.ws)

    async def heard(self, guild_id: int, at: int) -> bool:
        """Whether everything that people on a server pressed until ``at`` (epoch milliseconds) has come. Waits for
        a sign of Discord, if nothing has come since."""
        shard = self._shards.get(shard_of(guild_id, self._client.shard_count or 1))
        return shard is None or await shard.heard(at)


class Shard:
    """What comes for one shard."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._gateway: DiscordWebSocket
        self._now = now
        self._heard_at = 0
        self._sign = asyncio.Event()
        self._turn = asyncio.Lock()
        self._line = Line(now)

    def follow(self, gateway: DiscordWebSocket) -> None:
        """From now on listens to this connection."""
        self._gateway = gateway
        gateway.log_receive = self._hear  # type: ignore[method-assign]  # called with each message
        self._hear(None)

    async def heard(self, at: int) -> bool:
        """Whether something has come since ``at``, or comes within `HEARTBEAT_TIMEOUT` seconds after Discord was
        asked."""
        async with self._turn:  # one answer is a sign for all
            if self._heard_at < at:
                await self._line.turn(EVERY)
            return self._heard_at >= at or await self._ask()

    async def _ask(self) -> bool:
        """Sends a heartbeat; whether anything comes after that."""
        self._sign.clear()
        try:
            async with asyncio.timeout(HEARTBEAT_TIMEOUT):
                if self._gateway._keep_alive is not None:
                    await self._gateway.send_as_json(self._gateway._keep_alive.beat())
                await self._sign.wait()
        except (TimeoutError, OSError, discord.ConnectionClosed):
            return False
        return True

    def _hear(self, message: object) -> None:
        self._heard_at = self._now()
        self._sign.set()
