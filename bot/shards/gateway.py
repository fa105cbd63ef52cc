"""The gateway: opens and closes shards while the bot runs, for which discord.py has no public way."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import structlog
from discord.gateway import DiscordWebSocket

from bot.transport.library_bot import LibraryBot

log = structlog.get_logger(__name__)


class Gateway:
    """The shard connections of a client."""

    def __init__(self, client: LibraryBot) -> None:
        self._client = client
        self._opening: dict[int, asyncio.Task[None]] = {}
        self.wanted: frozenset[int] = frozenset()
        self.ready: frozenset[int] = frozenset()
        """The shards whose servers are all known."""

    async def want(self, shards: Collection[int]) -> None:
        """Opens missing connections and closes those that are not in ``shards``."""
        self.wanted = frozenset(shards)
        for shard in self.wanted - self._opening.keys():
            opening = self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
            self._opening[shard] = asyncio.get_running_loop().create_task(opening, name=f"the bot opens shard {shard}")
        for shard in self._opening.keys() - self.wanted:
            await self._close(shard)

    def mark_ready(self, shard: int) -> None:
        """Call when all servers of a shard are known; a shard that is no longer wanted is ignored."""
        if shard in self.wanted:
            self.ready |= {shard}

    async def close_if_unwanted(self, shard: int) -> None:
        """Call when a shard has connected or resumed: closes it if it is no longer wanted."""
        if shard not in self.wanted:
            await self._close(shard)

    async def close(self) -> None:
        """Stops opening connections. The client closes the open ones."""
        for task in self._opening.values():
            task.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)

    async def _close(self, shard: int) -> None:
        self.ready -= {shard}
        task = self._opening.pop(shard, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._client.library.close_shard(shard)
        log.info("a shard is closed", shard=shard)
