"""Downtime: when nobody could press buttons at a shard's tables, so that no missed deadline is blamed on people."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable

from db.leases import shard_of

Heard = Callable[[int, int], Awaitable[bool]]
"""``heard(guild_id, at)``: whether everything that people on a server pressed until then has come."""


async def everything(guild_id: int, at: int) -> bool:
    """Whether everything has come, where no connection can break: always."""
    return True


class Downtime:
    """By shard: until when the process was not running or not connected. Times are in epoch milliseconds."""

    def __init__(self, heard: Heard = everything) -> None:
        self._heard = heard
        self._shards = 1
        self._ended_at: dict[int, float] = {}

    def begin(self, shards: int, shard: int) -> None:
        """The downtime of this shard, one of ``shards``, lasts until `end` is called."""
        self._ends(shards, shard, math.inf)

    def end(self, shards: int, shard: int, at: int) -> None:
        """The downtime of this shard ends at ``at``: from then on people can press."""
        self._ends(shards, shard, at)

    def _ends(self, shards: int, shard: int, at: float) -> None:
        if shards != self._shards:  # Discord may tell the number of shards late
            every = self._ended_at.get(0, 0)
            self._shards, self._ended_at = shards, dict.fromkeys(range(shards), every)
        self._ended_at[shard] = at

    def covers(self, guild_id: int, at: int) -> bool:
        """Whether people on a server could not press at that time."""
        return at < self._ended_at.get(shard_of(guild_id, self._shards), 0)

    async def is_known(self, guild_id: int, at: int) -> bool:
        """Whether it is certain now that `covers` is right about a time that has passed: a connection that has just
        died gives no sign of it."""
        return self.covers(guild_id, at) or await self._heard(guild_id, at)
