"""Downtime: when nobody could press at the tables of a shard. A deadline that fell into it was nobody's fault."""

from __future__ import annotations

import math

from db.shares import shard_of


class Downtime:
    """By shard: until when the process did not run, or was not connected yet. Times are epoch milliseconds."""

    def __init__(self) -> None:
        self._shards = 1
        self._ended_at: dict[int, float] = {}

    def begin(self, shards: int, shard: int) -> None:
        """Nobody can press at the tables of this shard, one of so many, until `end` is called."""
        self._ends(shards, shard, math.inf)

    def end(self, shards: int, shard: int, at: int) -> None:
        """From then on people can press at the tables of this shard."""
        self._ends(shards, shard, at)

    def _ends(self, shards: int, shard: int, at: float) -> None:
        if shards != self._shards:  # Discord may say only later how many there are
            every = self._ended_at.get(0, 0)
            self._shards, self._ended_at = shards, dict.fromkeys(range(shards), every)
        self._ended_at[shard] = at

    def covers(self, guild_id: int, at: int) -> bool:
        """Whether nobody could press on a server at that time."""
        return at < self._ended_at.get(shard_of(guild_id, self._shards), 0)
