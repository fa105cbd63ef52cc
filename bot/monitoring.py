"""Monitoring: a small web server for metrics (`/metrics`, Prometheus) and health checks (`/health`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import perf_counter
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Gauge, generate_latest

from bot.client import HeartsBot
from bot.leasing import LeasingBot
from bot.metrics import LOOP_LAG_SECONDS, WELL

TICK: Final = 0.5
"""Seconds between two measurements of how late the event loop is."""
PATIENCE: Final = 8.0
"""Seconds that an answer waits for the store, which says why it fails after ten at most. Prometheus waits ten for all,
and would take the process for gone."""


class Monitoring:
    """Serves the metrics and the health of one bot."""

    def __init__(self, bot: HeartsBot, complaint: Callable[[], Awaitable[str | None]]) -> None:
        """``complaint`` returns what keeps the store from working; None if it is well."""
        self._bot, self._complaint = bot, complaint
        self._here = CollectorRegistry()
        self._add_gauges()
        application = web.Application()
        application.router.add_get("/metrics", self._metrics)
        application.router.add_get("/health", self._health)
        self._runner = web.AppRunner(application, access_log=None)
        self._lagging: asyncio.Task[None] | None = None

    async def start(self, host: str, port: int) -> None:
        """Opens the port. Raises OSError if that fails."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self._lagging = asyncio.get_running_loop().create_task(_measure_lag(), name="loop lag")

    async def close(self) -> None:
        """Closes the port."""
        if self._lagging is not None:
            self._lagging.cancel()
        await self._runner.cleanup()

    def _add_gauges(self) -> None:
        """Adds gauges that are computed only when they are read."""
        bot = self._bot
        self._gauge("hearts_servers", "Servers that this process serves.", lambda: len(bot.guilds))
        self._gauge("hearts_tables_live", "Live tables in memory.", lambda: bot.tables.repository.live)
        self._gauge("hearts_panels_open", "Panels that can still be pushed.", lambda: len(bot.panels.open))
        self._gauge("hearts_interactions_waiting", "Presses and commands under way.", lambda: len(bot.interactions))
        self._gauge("hearts_commit_waiting", "Changes that are not on disk yet.", lambda: bot.store.unwritten)
        self._gauge("hearts_computer_moves_waiting", "Tables in line to think.", lambda: bot.tables.thinking.in_line)
        self._gauge("hearts_gateway_latency_seconds", "Seconds of a heartbeat to the gateway.", self._latency)
        self._gauge("hearts_request_budget", "Counted requests a second that it may send.", lambda: bot.budget.rate)
        if isinstance(bot, LeasingBot):
            mine = bot.ownership
            self._gauge("hearts_shards", "Shards of all processes together.", lambda: mine.count)
            self._gauge("hearts_leases_held", "Shards that this process has leased.", lambda: len(mine.served))
            self._gauge("hearts_leases_coming", "Shards about to be handed to it.", lambda: len(mine.coming))
            self._gauge("hearts_lease_seconds_left", "Seconds until its leases run out.", lambda: mine.left)

    def _latency(self) -> float:
        """Infinite while not all shards of the process are connected; discord.py leaves those out that never were."""
        connected = isinstance(self._bot, LeasingBot) or self._bot.is_ready()
        return self._bot.latency if connected else inf

    def _gauge(self, name: str, what: str, value: Callable[[], float]) -> None:
        Gauge(name, what, registry=self._here).set_function(value)

    async def _metrics(self, request: web.Request) -> web.Response:
        WELL.set(await self._of_store() is None)
        text = generate_latest(REGISTRY) + generate_latest(self._here)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, request: web.Request) -> web.Response:
        """Answers 200 while the bot can work, else 503 with a sentence."""
        complaint = await self._of_store() or self._bot.complaint()
        return web.Response(text=complaint or "The bot is well.", status=200 if complaint is None else 503)

    async def _of_store(self) -> str | None:
        """The complaint of the store, or that it says nothing."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._complaint()
        except TimeoutError:
            return f"The database has not answered within {PATIENCE:.0f} seconds."


async def _measure_lag() -> None:
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        LOOP_LAG_SECONDS.observe(max(0.0, perf_counter() - due))
