"""Ownership of shards: which ones this process has now, and which interactions it is to answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

from bot.tables.clock import elapsed
from db import Fence, Fenced, Leases
from db.leases import shard_of

HANDOVER_TIMEOUT: Final = 2.0
"""Seconds that an interaction waits for a shard that is being handed over. Discord waits three seconds for an
answer."""
POLL_INTERVAL: Final = 0.02
KEPT: Final = 1_000
"""Interactions of a shard that are remembered for a handover: more than arrive during one."""


class ShardOwnership:
    """The shards that this process holds. Past the time for which they were promised, it holds none."""

    shared = True

    def __init__(self, leases: Leases, count: int, now: Callable[[], float] = elapsed) -> None:
        """``now`` returns seconds since some moment."""
        self.count = count
        self.held: frozenset[int] = frozenset()
        self.coming: frozenset[int] = frozenset()
        """Shards that are about to be handed to this process."""
        self.finishing: frozenset[int] = frozenset()
        """Shards of which this process only finishes what it has begun."""
        self._leases = leases
        self._now = now
        self._until = 0.0
        self._answered: dict[int, deque[int]] = {}
        """By shard: the newest interactions that this process has begun to answer."""
        self._seen: Mapping[int, frozenset[int]] = {}
        """By shard: the interactions that its last holder has begun to answer."""

    @property
    def alive(self) -> bool:
        """Whether the leases have not expired."""
        return self._now() < self._until

    @property
    def served(self) -> frozenset[int]:
        """The shards that this process holds; none once the leases have expired."""
        return self.held if self.alive else frozenset()

    @property
    def left(self) -> float:
        """Seconds until the leases expire."""
        return max(0.0, self._until - self._now())

    def renewed(self, until: float, seen: Mapping[int, frozenset[int]]) -> None:
        """Notes a renewal: the leases last until then (a time of ``now``)."""
        self._until, self._seen = until, seen

    def lapse(self) -> None:
        """Drops all leases."""
        self._until, self.held, self.coming = 0.0, frozenset(), frozenset()

    def answered(self, shard: int) -> list[int]:
        """The interactions of a shard that this process has begun to answer."""
        return list(self._answered.get(shard, ()))

    def forget_answered(self, shard: int) -> None:
        """Forgets them, once the shard was handed over."""
        self._answered.pop(shard, None)

    # -- bot.tables.ownership.Ownership

    def owns(self, guild_id: int) -> bool:
        """Whether this process has the server's shard. Tables of no server belong to every process."""
        return self.alive and (not guild_id or shard_of(guild_id, self.count) in self.held)

    def keeps(self, guild_id: int) -> bool:
        """Whether no other process changes the tables of the server."""
        return bool(guild_id) and self.owns(guild_id)

    def fence(self, guild_id: int) -> Fence | None:
        """The fence for a write; without a shard if the table is not of a shard of this process, so that the process
        must only be alive. Raises Fenced if the leases have expired."""
        if not self.alive:
            raise Fenced("The leases of this process have run out.")
        shard = shard_of(guild_id, self.count)
        return self._leases.fence(shard if guild_id and shard in self.held | self.finishing else None)

    def own_fence(self, guild_id: int) -> Fence | None:
        """The fence for a write that only the process which has the server's shard makes. Raises Fenced if this process
        neither has it nor finishes what it has begun there."""
        fence = self.fence(guild_id)
        if fence is not None and fence.shard is None:
            raise Fenced("Another process has the shard of this server.")
        return fence

    # -- presses

    async def admit(self, interaction_id: int, guild_id: int) -> bool:
        """Whether this process is to answer an interaction. Exactly one process answers it, even during a handover;
        this may wait up to `HANDOVER_TIMEOUT` seconds."""
        shard = shard_of(guild_id, self.count)
        until = self._now() + HANDOVER_TIMEOUT
        while shard in self.coming and self._now() < until:  # noqa: ASYNC110
            await asyncio.sleep(POLL_INTERVAL)  # few interactions wait, and not for long
        if not self.alive or shard not in self.held or interaction_id in self._seen.get(shard, ()):
            return False
        self._answered.setdefault(shard, deque(maxlen=KEPT)).append(interaction_id)
        return True
