"""The bots of the connected world: started, stopped and killed, while time passes only when a test says so."""

import asyncio
import itertools
import math
import random
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass
from typing import Any

from bot.client import HeartsBot
from bot.leasing import LeasingBot
from bot.login import login_problem
from bot.tables.pace import Tempo
from db import Store
from tests.at_rest import at_rest, busy_tasks
from tests.connections import end_heartbeats, have_heard, have_silent_connections, heartbeats_answered
from tests.databases import Database
from tests.discord_server import DiscordServer, sign
from tests.discord_server.faults import Fault
from tests.driven_time import DrivenTime, until
from tests.world import secrets

LEASE = 12.0
"""Seconds that a lease lasts, as in a real bot."""
UNTIL_READY = 5.0
"""Seconds after which discord.py knows that no further server will come."""


@dataclass(frozen=True)
class Process:
    """A bot that runs."""

    bot: HeartsBot
    database: str
    """The address at which it finds its database."""
    running: asyncio.Task[None]

    async def end(self, left: ExitStack | None = None) -> None:
        """Stops the bot. ``left`` is closed when nothing is written any more."""
        with left or nullcontext():
            await self.bot.close()
            try:
                await self.running
            finally:
                await self.bot.store.close()
                await end_heartbeats(self.bot)


class Bots:
    """The bots on one Discord and one database, mostly one."""

    def __init__(
        self,
        server: DiscordServer,
        time: DrivenTime,
        database: Database,
        *,
        tempo: Tempo | None,
        seed: int,
        commit_delay: float,
        shards: int,
    ) -> None:
        self.server = server
        self.time = time
        self.shards = shards
        self.errors: list[dict[str, Any]] = []
        """Exceptions that nobody retrieved, as reported to the event loop."""
        self.bot: HeartsBot
        """Of those that live, the one that was started last."""
        self.clock_ahead = 0.0
        """Seconds by which the machine's clock is ahead of Discord's when the bot is started."""
        self.on_built: Callable[[HeartsBot], object] = lambda bot: None
        """Called with each new bot, before it is connected."""
        self.registers = True
        """Whether the bot registers its commands at the next start."""
        self._processes: list[Process] = []
        self._ending: list[asyncio.Task[None]] = []
        """The ends of bots that were killed."""
        self._numbers = itertools.count(1)
        self.database = database
        self._commit_delay = commit_delay
        self._options: dict[str, Any] = {"tempo": tempo, "secret": secrets(), "rng": random.Random(seed)}

    # -- the bots

    @property
    def bots(self) -> list[HeartsBot]:
        """The bots that live, in the order in which they were started."""
        return [process.bot for process in self._processes]

    async def start(self) -> HeartsBot:
        """Starts a bot, and waits for nothing."""
        url = await self.database.open()
        store = await Store.open(url, commit_delay=self._commit_delay)
        ahead = int(self.clock_ahead * 1000)
        options: dict[str, Any] = self._options | {
            "now": lambda: self.time.milliseconds() + ahead,
            "sync": self.registers,
            "thinking_threads": 0,
            "heartbeat_timeout": math.inf,  # heartbeats go by the machine's clock, in a thread of discord.py
        }
        if store.leases is None:
            bot = HeartsBot(store, shard_count=self.shards, **options)
        else:
            bot = LeasingBot(store, store.leases, shards=self.shards, lasting=LEASE, **options)
        sign(bot, f"bot {next(self._numbers)}")
        self.on_built(bot)
        self.bot = bot
        running = asyncio.create_task(bot.start(self.server.token), name="the bot")
        self._processes.append(Process(bot, url, running))
        return bot

    async def connect(self) -> None:
        """Starts the bot and waits until it is ready."""
        connected = self.server.gateway.identified + self.shards
        bot, process = await self.start(), self._processes[-1]
        await self.wait_until(lambda: self.server.gateway.identified >= connected or process.running.done())
        if process.running.done():
            self._processes.remove(process)
            process.running.result()
        await self.wait(UNTIL_READY)
        assert bot.complaint() is None

    async def join(self) -> None:
        """Starts a second bot, to which the first one then hands over a part of its shards. One that Discord refuses
        because of a problem of its own is started again, as by a service manager."""
        while (refused := await self._joined()) is not None:
            if login_problem(refused) is None:
                raise refused

    async def _joined(self) -> Exception | None:
        """Starts a second bot; returns the error with which it has stopped, if it has."""
        bot, process = await self.start(), self._processes[-1]
        await self.wait_until(lambda: bot.complaint() is None or process.running.done())
        if process.running.done():
            try:
                await self.stop(bot)
            except Exception as error:
                return error
        return None

    def divided(self) -> bool:
        """Whether each bot has shards, is connected for these alone, and no shard lacks a bot."""
        leasing = [bot for bot in self.bots if isinstance(bot, LeasingBot)]
        served = [bot.ownership.served & bot.gateway.ready for bot in leasing]
        return all(served) and sum(map(len, served)) == len(self.server.gateway.connected) == self.shards

    async def part(self) -> None:
        """Stops the first of two bots, which hands its shards over to the second one."""
        await self.stop(self.bots[0])

    async def disconnect(self, bot: HeartsBot | None = None) -> None:
        """Stops a bot properly, the last one if none is given."""
        process = self._process(bot)
        try:
            await process.end()
        finally:
            self._processes.remove(process)

    async def stop(self, bot: HeartsBot | None = None) -> None:
        """Stops a bot properly while time passes, which unfinished answers may need."""
        await self._pass_until(asyncio.create_task(self.disconnect(bot), name="the stop"))

    async def restart(self) -> None:
        """Stops the last bot properly, and starts another one."""
        await self.disconnect()
        await self.connect()

    async def kill(self, bot: HeartsBot | None = None) -> None:
        """Kills a bot, as ``kill -9`` does: from now on nothing of it reaches Discord or its database. Another one that
        lives goes on, while what is left of the dead one comes to its end."""
        process = self._process(bot)
        self._processes.remove(process)
        if self._processes:
            self.bot = self.bots[-1]
        self.server.cut_off(process.bot.http.user_agent)
        left = ExitStack()
        left.enter_context(self.database.left(process.database))
        ending = asyncio.create_task(process.end(left), name="the end of a killed bot")
        self._ending.append(ending)
        if not self._processes:
            await self._pass_until(ending)

    async def close(self) -> None:
        """Stops all bots."""
        for bot in self.bots:
            await self.stop(bot)
        for ending in self._ending:
            await self._pass_until(ending)

    def _process(self, bot: HeartsBot | None) -> Process:
        """The process of a bot that lives."""
        return next(process for process in self._processes if process.bot is (bot or self.bot))

    async def _pass_until(self, ending: asyncio.Task[None]) -> None:
        """Lets time pass until a bot has ended."""

        async def quiet() -> None:
            await until(lambda: ending.done() or self._at_rest(), self._restless, self.database.look)

        while not ending.done():
            await self.time.pass_by(1, quiet)
        ending.result()

    async def fall_silent(self) -> None:
        """Lets the gateway's connections go dead without a sign."""
        await self.quiet()
        self.server.gateway.fall_silent()

    # -- time

    async def quiet(self) -> None:
        """Waits until the bots have received everything, and have nothing to do until time passes."""
        gateway = self.server.gateway
        await until(lambda: have_heard(self.bots, gateway) and self._at_rest(), self._restless, self.database.look)

    def _at_rest(self) -> bool:
        server = self.server
        held = server.open + server.gateway.stopped("handshake") + server.gateway.stopped("hello")
        at = at_rest(held, queries=self.database.held, silent=self._silent())
        return server.open == server.faults.waiting and at

    def _silent(self) -> bool:
        """Whether the gateway answers no heartbeat any more that was sent until now."""
        gateway = self.server.gateway
        return gateway.silent or have_silent_connections(self.bots, gateway) or heartbeats_answered(self.bots)

    def _restless(self) -> str:
        server = self.server
        busy = busy_tasks(server.open, queries=self.database.held, silent=self._silent())
        return f"not at rest: {server.open} requests, {server.faults.waiting} of them held; {busy}"

    async def wait(self, seconds: float) -> None:
        await self.time.pass_by(seconds, self.quiet)

    async def until_met(self, fault: Fault) -> None:
        """Lets time pass until a fault has met a request, and hardly longer."""
        while not fault.met:
            await self.wait(0.1)

    async def wait_until(self, happened: Callable[[], object]) -> None:
        """Lets time pass until something happens. Fails if it does not within ten minutes."""
        for _ in range(600):
            if happened():
                return
            await self.wait(1)
        raise AssertionError("it does not happen within ten minutes")
