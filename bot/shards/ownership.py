"""Ownership of shards: which of them this process has at this moment, and which presses it is to answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from bot.tables.clock import elapsed
from db import Fence, Fenced, Leases
from db.shares import shard_of

PATIENCE: Final = 2.0
"""Seconds that a press waits for a shard that is being handed over. Discord waits three for an answer."""
LOOK: Final = 0.02
KEPT: Final = 1_000
"""Interactions of a shard that are remembered for a handover: more than arrive during one."""


class ShardOwnership:
    """The shards that this process holds. Past the time for which they were promised, it holds none."""

    def __init__(self, leases: Leases, count: int, now: Callable[[], float] = elapsed) -> None:
        """``now`` gives seconds since some moment."""
        self.count = count
        self.held: frozenset[int] = frozenset()
        self.coming: frozenset[int] = frozenset()
        """Shards that are about to be handed to this process."""
        self._leases = leases
        self._now = now
        self._until = 0.0
        self._answered: dict[int, deque[int]] = {}
        """By shard: the interactions that this process has begun to answer, the last ones."""
        self._seen: Mapping[int, frozenset[int]] = {}
        """By shard: the interactions that its last holder has begun to answer."""

    @property
    def alive(self) -> bool:
        """Whether the time that was promised is not over."""
        return self._now() < self._until

    @property
    def left(self) -> float:
        """Seconds until the time that was promised is over."""
        return max(0.0, self._until - self._now())

    def renewed(self, until: float, seen: Mapping[int, frozenset[int]]) -> None:
        """The shards are promised until then (as ``now`` counts)."""
        self._until, self._seen = until, seen

    def lapse(self) -> None:
        """Nothing is promised any more."""
        self._until, self.held, self.coming = 0.0, frozenset(), frozenset()

    def answered(self, shard: int) -> list[int]:
        """The interactions of a shard that this process has begun to answer."""
        return list(self._answered.pop(shard, ()))

    # -- bot.tables.ownership.Ownership

    def owns(self, guild_id: int) -> bool:
        """Whether the server's shard is here. Tables of no server belong to all."""
        return self.alive and (not guild_id or shard_of(guild_id, self.count) in self.held)

    def keeps(self, guild_id: int) -> bool:
        """Whether nobody else changes the tables of the server."""
        return bool(guild_id) and self.owns(guild_id)

    def fence(self, guild_id: int) -> Fence | None:
        """For a table of another shard: this process must only be alive. Raises Fenced where it may not be."""
        if not self.alive:
            raise Fenced("The leases of this process have run out.")
        shard = shard_of(guild_id, self.count)
        return self._leases.fence(shard if guild_id and shard in self.held else None)

    # -- presses

    async def admit(self, interaction_id: int, guild_id: int) -> bool:
        """Whether this process is to answer: each interaction is answered by one process, also during a handover."""
        shard = shard_of(guild_id, self.count)
        patience = self._now() + PATIENCE
        while shard in self.coming and shard not in self.held and self._now() < patience:  # noqa: ASYNC110
            await asyncio.sleep(LOOK)  # few ever wait, and not for long
        if not self.alive or shard not in self.held or interaction_id in self._seen.get(shard, ()):
            return False
        self._answered.setdefault(shard, deque(maxlen=KEPT)).append(interaction_id)
        return True
