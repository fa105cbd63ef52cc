"""Opening: since when people could press at the tables of a shard. A deadline before that was nobody's fault."""

from __future__ import annotations

from db.shares import shard_of


class Opening:
    """By shard: before its time the process did not run, or was not connected yet. Times are epoch milliseconds."""

    def __init__(self) -> None:
        self._shards = 1
        self._open_from: dict[int, int] = {}

    def begins(self, shards: int, shard: int, at: int) -> None:
        """People can press at the tables of one of so many shards from then on."""
        self._shards, self._open_from[shard] = shards, at

    def was_closed(self, guild_id: int, at: int) -> bool:
        """Whether nobody could press on a server at that time."""
        return at < self._open_from.get(shard_of(guild_id, self._shards), 0)
