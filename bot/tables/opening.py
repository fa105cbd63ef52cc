"""Opening: since when people could press at the tables of a shard. A deadline before that was nobody's fault."""

from __future__ import annotations

import math

from db.shares import shard_of


class Opening:
    """By shard: before its time the process did not run, or was not connected yet. Times are epoch milliseconds."""

    def __init__(self) -> None:
        self._shards = 1
        self._open_from: dict[int, float] = {}

    def closes(self, shards: int, shard: int) -> None:
        """Nobody can press at the tables of one of so many shards until it is said since when."""
        self._begins(shards, shard, math.inf)

    def begins(self, shards: int, shard: int, at: int) -> None:
        """People can press at the tables of one of so many shards from then on."""
        self._begins(shards, shard, at)

    def _begins(self, shards: int, shard: int, at: float) -> None:
        if shards != self._shards:  # Discord may say only later how many there are
            every = self._open_from.get(0, 0)
            self._shards, self._open_from = shards, dict.fromkeys(range(shards), every)
        self._open_from[shard] = at

    def was_closed(self, guild_id: int, at: int) -> bool:
        """Whether nobody could press on a server at that time."""
        return at < self._open_from.get(shard_of(guild_id, self._shards), 0)
