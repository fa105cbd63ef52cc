"""The connected world of a test: the real bot over real HTTP and WebSocket, on our own small Discord.

Time passes only in `ConnectedWorld.wait`; requests take as long as the test says (`DiscordServer.faults`).
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from bot.client import HeartsBot
from bot.leasing import LeasingBot
from bot.tables.pace import Tempo
from bot.tables.table import Table
from db import Store
from tests import screens
from tests.at_rest import at_rest, busy_tasks
from tests.at_the_table import Club, Player
from tests.connections import end_heartbeats, have_heard, heartbeats_answered
from tests.databases import Database
from tests.discord_server import DiscordServer, Person, use
from tests.discord_server.state import Channel, Interaction, Message
from tests.driven_time import DrivenTime, until
from tests.payloads import MENU
from tests.screens import EPHEMERAL, Button
from tests.world import NAMES, secrets

LEASE = 12.0
"""Seconds that a lease lasts, as in a real bot."""
UNTIL_READY = 5.0
"""Seconds after which discord.py knows that no further server will come."""
_catalogue: Final[list[dict[str, Any]]] = []
"""The commands as the first world registered them. Registering them again takes a third of a world's time."""


class Screen(screens.Screen):
    """A message as its reader sees it now."""

    def __init__(self, reader: Person, message: Message) -> None:
        self.reader = reader
        self.id = message.id
        self._last = message

    @property
    def message(self) -> Message:
        found = self.reader.message(self.id)
        assert found is not None, "the message is gone"
        return found

    @property
    def exists(self) -> bool:
        return self.reader.message(self.id) is not None

    @property
    def components(self) -> list[dict[str, Any]]:
        return self.message.components

    @property
    def private(self) -> bool:
        return bool(self._last.flags & EPHEMERAL)


class Member(Player[Screen]):
    """A person on the server. `begin` sends a press without waiting; the other methods wait for the answer."""

    def __init__(self, world: ConnectedWorld, name: str) -> None:
        self.world = world
        self.person = Person(world.server, world.guild, name)
        self.panels: dict[int, Screen] = {}

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    async def command(self, name: str, /, *, channel: Channel | None = None, **options: Any) -> Screen:
        return await self.answer(self.person.type(channel or self.world.channel, name, **options))

    async def press(self, screen: Screen, verb: str | Button) -> Screen:
        return await self.answer(self.begin(screen, verb))

    async def pick(self, screen: Screen, menu: Button, values: Sequence[str]) -> Screen:
        return await self.answer(self.person.choose(screen.message, menu.custom_id, values))

    def begin(self, screen: Screen, verb: str | Button) -> Interaction:
        """Presses a button without waiting for the answer."""
        item = screen.one(verb) if isinstance(verb, str) else verb
        assert item.kind != MENU
        return self.person.press(screen.message, item.custom_id)

    async def answer(self, asked: Interaction) -> Screen:
        """The bot's answer to a press or a command."""
        await until(asked.answered.is_set, f"nobody answered {asked.data}")
        assert asked.message is not None, "the answer is no message"
        screen = Screen(self.person, asked.message)
        if screen.exists:
            self.keep(screen)
        return screen

    def said(self) -> list[Screen]:
        """The private messages on the person's screen, oldest first."""
        seen = [Screen(self.person, message) for message in self.person.sees(self.world.channel)]
        return [screen for screen in seen if screen.private]


class ConnectedWorld(Club[Member, Screen]):
    """A server with one channel and four people, and the bot, connected to it."""

    def __init__(
        self,
        server: DiscordServer,
        time: DrivenTime,
        database: Database,
        tempo: Tempo | None,
        seed: int,
        commit_delay: float,
        shards: int,
    ) -> None:
        self.server = server
        self.time = time
        self.shards = shards
        self.guild = server.add_guild("Card club", number=server.state.id_on(0, shards))
        self.channel = server.add_channel(self.guild, "hearts")
        self.people = [self.arrive(name) for name in NAMES]
        self.errors: list[dict[str, Any]] = []
        """Exceptions that nobody retrieved, as reported to the event loop."""
        self.bot: HeartsBot
        self.clock_ahead = 0.0
        """Seconds by which the machine's clock is ahead of Discord's when the bot is started."""
        self.on_built: Callable[[HeartsBot], object] = lambda bot: None
        """Called with each new bot, before it is connected."""
        self.registers = not _catalogue
        """Whether the bot registers its commands at the next start."""
        self.running: asyncio.Task[None]
        self.earlier: tuple[HeartsBot, asyncio.Task[None]] | None = None
        """A bot that still runs beside its successor."""
        self.database = database
        self._commit_delay = commit_delay
        self._options: dict[str, Any] = {"tempo": tempo, "secret": secrets(), "rng": random.Random(seed)}

    def arrive(self, name: str) -> Member:
        """Adds a member to the server."""
        return Member(self, name)

    # -- the bot

    async def build(self) -> HeartsBot:
        """Creates a bot on the database, not connected yet."""
        store = await Store.open(self.database.url, commit_delay=self._commit_delay)
        ahead = int(self.clock_ahead * 1000)
        options: dict[str, Any] = self._options | {
            "now": lambda: self.time.milliseconds() + ahead,
            "sync": self.registers,
            "thinking_threads": 0,
            "monitored": True,
            "heartbeat_timeout": math.inf,  # heartbeats go by the machine's clock, in a thread of discord.py
        }
        if store.leases is None:
            self.bot = HeartsBot(store, shard_count=self.shards, **options)
        else:
            self.bot = LeasingBot(store, store.leases, shards=self.shards, lasting=LEASE, **options)
        self.on_built(self.bot)
        return self.bot

    async def connect(self) -> None:
        """Starts the bot and waits until it is ready."""
        bot = await self.build()
        self.running = asyncio.create_task(bot.start(self.server.token), name="the bot")
        connected = self.server.gateway.identified + self.shards
        await self.wait_until(lambda: self.server.gateway.identified >= connected or self.running.done())
        if self.running.done():
            self.running.result()
        await self.wait(UNTIL_READY)
        assert bot.complaint() is None

    @property
    def bots(self) -> list[HeartsBot]:
        """The bots that run, in the order in which they were started."""
        return [self.bot] if self.earlier is None else [self.earlier[0], self.bot]

    async def join(self) -> None:
        """Starts a second bot, and waits until the first one has handed over a part of its shards."""
        await self.begin_join()
        await self.wait_until(lambda: self.bot.complaint() is None)

    async def begin_join(self) -> None:
        """Starts a second bot, to which the first one hands over a part of its shards while time passes."""
        self.earlier = self.bot, self.running
        self.running = asyncio.create_task((await self.build()).start(self.server.token), name="the bot")

    async def part(self) -> None:
        """Stops the first of two bots, which hands its shards over to the second one."""
        assert self.earlier is not None
        second = self.bot, self.running
        (self.bot, self.running), self.earlier = self.earlier, second
        await self.stop()
        (self.bot, self.running), self.earlier = second, None

    async def disconnect(self) -> None:
        """Stops the bot properly."""
        await self.bot.close()
        await self.running
        await self.bot.store.close()
        await end_heartbeats(self.bot)

    async def stop(self) -> None:
        """Stops the bot properly while time passes, which unfinished answers may need."""
        stopping = asyncio.create_task(self.disconnect(), name="the stop")

        async def quiet() -> None:
            await until(lambda: stopping.done() or self._at_rest(), self._restless, self.database.look)

        while not stopping.done():
            await self.time.pass_by(1, quiet)
        stopping.result()

    async def kill(self) -> None:
        """Kills the bot, as ``kill -9`` does: from now on nothing of it reaches Discord or its database."""
        cut = self.server.faults.cut_off()
        with self.database.left():
            await self.stop()
        cut.end()

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
        return self.server.gateway.silent or heartbeats_answered(self.bots)

    def _restless(self) -> str:
        server = self.server
        busy = busy_tasks(server.open, queries=self.database.held, silent=self._silent())
        return f"not at rest: {server.open} requests, {server.faults.waiting} of them held; {busy}"

    async def wait(self, seconds: float) -> None:
        await self.time.pass_by(seconds, self.quiet)

    async def wait_until(self, happened: Callable[[], object]) -> None:
        """Lets time pass until something happens. Fails if it does not within ten minutes."""
        for _ in range(600):
            if happened():
                return
            await self.wait(1)
        raise AssertionError("it does not happen within ten minutes")

    # -- looking

    async def table(self, number: int = 1) -> Table:
        return await self.bot.tables.get(number)

    def messages(self, channel: Channel | None = None) -> list[Screen]:
        seen = [Screen(self.ana.person, message) for message in self.ana.person.sees(channel or self.channel)]
        return [screen for screen in seen if not screen.private]


@asynccontextmanager
async def online(
    database: Database, *, tempo: Tempo | None = None, seed: int = 1, commit_delay: float = 0.0, shards: int = 1
) -> AsyncIterator[ConnectedWorld]:
    """A world whose bot is connected by so many shards and keeps its games in this database. Its server is on shard
    0."""
    time = DrivenTime()
    with time.driving():
        server = DiscordServer(now=time.epoch)
        ids = {"application_id": str(server.state.application_id)}
        server.state.commands = [command | ids | {"id": str(server.state.new_id())} for command in _catalogue]
        world = ConnectedWorld(server, time, database, tempo, seed, commit_delay, shards)
        errors = world.errors  # the loop may outlive the world
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
        with use(await server.start()):
            await world.connect()
            _catalogue[:] = server.state.commands
            try:
                yield world
            finally:
                server.faults.clear()
                await world.stop()
    await server.close()
