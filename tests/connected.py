"""The connected world of a test: the real bot over real HTTP and WebSocket, on our own small Discord.

Time passes only in `ConnectedWorld.wait`; requests take as long as the test says (`DiscordServer.faults`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest

from bot.tables.pace import Tempo
from bot.tables.table import Table
from tests import screens
from tests.bots import Bots
from tests.databases import Database
from tests.db.compiled import engine_at_once
from tests.discord_server import DiscordServer, Person, interactions, use
from tests.discord_server.faults import Request
from tests.discord_server.state import TO_ANSWER, Channel, Interaction, Message
from tests.driven_time import DrivenTime, until
from tests.payloads import MENU
from tests.people import Player, Server
from tests.screens import EPHEMERAL, Button
from tests.world import NAMES

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

    def __init__(self, place: Place, name: str) -> None:
        self.place = place
        self.person = Person(place.server, place.guild, name)
        self.panels: dict[int, Screen] = {}

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def server(self) -> Place:
        return self.place

    async def command(self, name: str, /, *, channel: Channel | None = None, **options: Any) -> Screen:
        return await self.answer(self.person.type(channel or self.place.channel, name, **options))

    async def press(self, screen: Screen, verb: str | Button) -> Screen:
        return await self.answer(self.begin(screen, verb))

    async def pick(self, screen: Screen, menu: Button, values: Sequence[str]) -> Screen:
        return await self.answer(self.person.choose(screen.message, menu.custom_id, values))

    async def forge(self, screen: Screen, custom_id: str, values: Sequence[str] | None = None) -> Screen:
        return await self.answer(self.person.forge(screen.message, custom_id, values))

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
        seen = [Screen(self.person, message) for message in self.person.sees(self.place.channel)]
        return [screen for screen in seen if screen.private]


class Place(Server[Member, Screen]):
    """A server on one shard of the bots, with one channel and four people."""

    def __init__(self, bots: Bots, shard: int = 0) -> None:
        self._bots = bots
        self.server = bots.server
        self.guild = bots.server.add_guild("Card club", number=bots.server.state.id_on(shard, bots.shards))
        self.channel = bots.server.add_channel(self.guild, "hearts")
        self.people = [self.arrive(name) for name in NAMES]

    def arrive(self, name: str) -> Member:
        """Adds a member to the server."""
        return Member(self, name)

    async def wait(self, seconds: float) -> None:
        await self._bots.wait(seconds)

    async def open_late(self, **options: Any) -> None:
        """Ana types ``/hearts new``, and the answer is deferred."""
        async with self.bot.tables.person_locks.of(self.ana.id):
            self.ana.person.type(self.channel, "hearts new", **options)
            await self.wait(TO_ANSWER)

    # -- looking

    async def table(self, number: int = 1) -> Table:
        return await self._bots.bot.tables.get(number)

    def messages(self, channel: Channel | None = None) -> list[Screen]:
        seen = [Screen(self.ana.person, message) for message in self.ana.person.sees(channel or self.channel)]
        return [screen for screen in seen if not screen.private]


class ConnectedWorld(Bots, Place):
    """A place, and the bots that are connected to its Discord, mostly one."""

    def __init__(self, server: DiscordServer, time: DrivenTime, database: Database, **options: Any) -> None:
        Bots.__init__(self, server, time, database, **options)
        self.registers = not _catalogue
        Place.__init__(self, self)

    def answer_elsewhere(self, asked: Interaction) -> None:
        """Answers a press as another process would that has heard it too; the message stays as it is."""
        told = Request("POST", "", {"type": interactions.LATER_EDIT}, self.time.epoch())
        interactions.callback(self.server.state, asked.id, asked.token, told)


@asynccontextmanager
async def online(
    database: Database, *, tempo: Tempo | None = None, seed: int = 1, commit_delay: float = 0.0, shards: int = 1
) -> AsyncIterator[ConnectedWorld]:
    """A world whose bot is connected by so many shards and keeps its games in this database. Its server is on shard
    0."""
    time = DrivenTime()
    with time.driving(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("db.engines.create_async_engine", engine_at_once)
        server = DiscordServer(now=time.epoch)
        ids = {"application_id": str(server.state.application_id)}
        server.state.commands = [command | ids | {"id": str(server.state.new_id())} for command in _catalogue]
        world = ConnectedWorld(server, time, database, tempo=tempo, seed=seed, commit_delay=commit_delay, shards=shards)
        errors = world.errors  # the loop may outlive the world
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
        with use(await server.start()):
            await world.connect()
            _catalogue[:] = server.state.commands
            try:
                yield world
            finally:
                server.faults.clear()
                await world.close()
    await server.close()
