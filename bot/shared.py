"""The bot as one of several processes that share a database: it serves the shards that it has leased."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog

from bot.background import Tasks
from bot.client import HeartsBot
from bot.shards.budget import RequestBudget
from bot.shards.gateway import Gateway
from bot.shards.ownership import ShardOwnership
from bot.shards.sharing import Sharing
from db import Leases, Store
from db.shares import shard_of

log = structlog.get_logger(__name__)


class SharedBot(HeartsBot):
    """What is told of shards (`bot.shards.sharing.Bot`), and what discord.py asks about them."""

    def __init__(self, store: Store, leases: Leases, *, shards: int, lasting: float, **options: Any) -> None:
        """``shards``: how many there are in all, here and elsewhere; ``lasting``: the seconds that leases last."""
        self.ownership = ShardOwnership(leases, shards)
        self.budget = RequestBudget()
        super().__init__(
            store,
            ownership=self.ownership,
            admit=self.ownership.admit,
            shard_count=shards,
            http_trace=self.budget.trace(),
            **options,
        )
        self._tasks = Tasks()
        """They look after shards that have just come."""
        self.gateway = Gateway(self, shards)
        self.sharing = Sharing(self, leases, self.ownership, self.gateway, self.budget, lasting)

    # -- life

    async def begin(self) -> None:
        """Nothing is this process's yet."""

    async def launch_shards(self) -> None:
        """In place of all shards, discord.py opens none: they come with their leases."""
        self.gateway.begin()
        limits = await self.fetch_session_start_limits()
        log.info("identifying", left_today=limits.remaining, at_once=limits.max_concurrency)
        await self.sharing.begin(limits.max_concurrency)

    async def close(self) -> None:
        """Others take over what this process has, and then it stops."""
        await self.sharing.leave()
        await self._tasks.close()
        await super().close()
        await self.sharing.gone()

    # -- shards

    async def shard_gained(self, shard: int) -> None:
        """Its servers are known anew, and its tables go on. One process tells Discord of the commands."""
        await self.servers.load()
        tables = await self.tables.resume(self.ownership.count, shard)
        self.tables.shard_connected(self.ownership.count, shard)
        self._tasks.begin(self.go_on(tables, self._of(shard)), f"shard {shard} was gained")
        if shard == 0:
            self._tasks.begin(self.register(), "registration")

    def shards_lost(self) -> None:
        """What is known of tables that others play now is forgotten."""
        table_ids = self.tables.door.lose()
        for part in (self.boards, self.panels, self.nudges):
            part.lose(table_ids)

    async def answer_all(self) -> None:
        """Returns once everything that is being answered is answered."""
        await self.under_way.wait()

    def _of(self, shard: int) -> Callable[[int], bool]:
        return lambda guild_id: self.ownership.owns(guild_id) and shard_of(guild_id, self.ownership.count) == shard

    # -- discord.py

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits for the shard's turn among those of all processes."""
        await self.sharing.may_identify(shard_id or 0)

    async def on_shard_ready(self, shard_id: int) -> None:
        """All servers of a shard are known."""
        await super().on_shard_ready(shard_id)
        self.gateway.is_ready(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard has connected, perhaps too late."""
        await self.gateway.check(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard has connected again, perhaps too late."""
        await self.gateway.check(shard_id)
