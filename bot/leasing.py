"""The leasing bot: one of several processes that share a database; each serves the shards that it has leased."""

from __future__ import annotations

from math import inf, nan
from statistics import fmean
from typing import Any

import structlog

from bot.client import HeartsBot
from bot.shards import Gateway, ShardOwnership, Sharing
from db import Leases, Store
from db.leases import shard_of

log = structlog.get_logger(__name__)


class LeasingBot(HeartsBot):
    """The bot with leased shards: implements `bot.shards.ShardListener`, and overrides discord.py's handling of
    shards."""

    def __init__(self, store: Store, leases: Leases, *, shards: int, lasting: float, **options: Any) -> None:
        """``shards``: the number of shards over all processes; ``lasting``: the seconds that a lease lasts."""
        self.ownership = ShardOwnership(leases, shards)
        super().__init__(
            store,
            ownership=self.ownership,
            admit=self.ownership.admit,
            shard_count=shards,
            **options,
        )
        self.gateway = Gateway(self)
        self.sharing = Sharing(self, leases, self.ownership, self.gateway, self.budget, lasting)

    # -- life

    async def begin(self) -> None:
        """Does nothing: no shard belongs to this process yet."""

    async def launch_shards(self) -> None:
        """Opens no shard, unlike discord.py: shards are opened when they are leased."""
        limits = await self.admission.look()
        log.info("identifying", left_today=limits.remaining, at_once=limits.max_concurrency)
        await self.sharing.begin(limits.max_concurrency)

    async def close(self) -> None:
        """Hands the shards over to other processes, then stops."""
        await self.sharing.leave()
        await super().close()
        await self.sharing.gone()

    # -- shards

    async def read_anew(self, shards: frozenset[int]) -> None:
        """Reads the servers of these shards; preferences are read when they are needed."""
        await self.servers.load(lambda guild_id: shard_of(guild_id, self.ownership.count) in shards)
        self.people.expire()

    async def shard_gained(self, shard: int) -> None:
        """Resumes the tables of the shard and, for shard 0, registers the commands. What needs the gateway waits for
        `on_shard_ready`: computer players go on without it, and private games, which people reach by every shard."""
        connected = shard in self.gateway.ready
        await self.tables.resume(self.ownership.count, shard)
        if connected:
            self.shard_connected(shard)
            self.go_on(shard)
        if shard == 0:
            self.register()

    def shards_lost(self) -> None:
        """Forgets the tables that now belong to other processes."""
        table_ids = self.tables.repository.evict_lost()
        for part in (self.boards, self.panels, self.nudges):
            part.forget(table_ids)

    async def wait_for_answers(self, shard: int) -> None:
        """Returns once every running answer on a shard has ended; those that take too long are cancelled."""
        await self.interactions.wait(lambda guild_id: shard_of(guild_id, self.ownership.count) == shard)

    def go_on(self, shard: int) -> None:
        """Sends what was left unsent on the servers of a shard, if it belongs to this process."""
        if shard in self.ownership.served:
            super().go_on(shard)

    def complaint(self) -> str | None:
        """Why the servers of this process are not served, as a sentence; None if they are, or if it waits in reserve.
        discord.py never says that it is ready: it waits for all shards."""
        if (shut_out := self.admission.complaint()) is not None:
            return shut_out
        if not self.ownership.alive:
            return "This process has no leases: it serves nothing until the database grants it some."
        missing = sorted(self.ownership.held - self.gateway.ready)
        if missing:
            return f"Not all shards are connected with Discord yet: {missing} are missing."
        return self.library.watch.complaint(self.ownership.held)

    # -- discord.py

    @property
    def latency(self) -> float:
        """Seconds until the gateway answers a heartbeat, the mean of the shards of this process; infinite while one of
        them is not connected, not a number if it has none. Those that it has handed over are still among those of
        discord.py, and answer none."""
        shards, ready = self.shards, self.gateway.ready
        latencies = [shards[shard].latency if shard in ready else inf for shard in ready | self.ownership.served]
        return fmean(latencies) if latencies else nan

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Opens the first connection of a shard once it may identify: on one that waits for that, nobody reads what
        Discord sends, and discord.py takes it for dead."""
        await self.admission.wait_for_session()  # before its turn, which does not wait
        await self.sharing.wait_to_identify(shard_id)
        await super().launch_shard(gateway, shard_id, initial=True)  # tells the hook below that its turn has come

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until this shard may identify; all processes take turns."""
        await self.sharing.wait_to_identify(shard_id or 0, had_turn=initial)
        await self.admission.begin_session()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Called when all servers of a shard are known."""
        await super().on_shard_ready(shard_id)
        self.gateway.mark_ready(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Called when a shard has connected, perhaps after its lease was lost."""
        await self.gateway.close_if_unwanted(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Called when a shard has resumed, perhaps after its lease was lost."""
        await super().on_shard_resumed(shard_id)
        await self.gateway.close_if_unwanted(shard_id)
