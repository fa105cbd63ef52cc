"""Processes: several instances of the real program on one PostgreSQL and one small Discord, and tables with players.

Real time passes here, but it decides nothing: leases last longer than any machine is slow, and end when
`Processes.expire` says so. Where a program would give up, it waits for as long as the tests do (`wait_patiently`).
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

from sqlalchemy import make_url, text

from bot import shards
from db.engines import reading_engine
from hearts import Card
from tests.connected import Screen
from tests.db import patience
from tests.db.patience import PATIENCE
from tests.db.postgresql import run
from tests.discord_server import DiscordServer, Person
from tests.discord_server.state import LOADING, Channel, Guild, Interaction
from tests.payloads import PING
from tests.people import Player
from tests.screens import Button

ROOT = Path(__file__).parents[1]
LEASE = 60
RENEWALS = LEASE // 2
"""In each lease: every two seconds."""
WAITS = (
    *("bot.program.CLOSING_TIME", "bot.program.LEAVING", "bot.shards.LEAVING", "bot.shards.FINISHING"),
    *("bot.shards.HANDOVER_TIMEOUT", "bot.answers.interactions.FINISHING", *patience.WAITS),
)
"""The constants of the program that say how long it waits before it gives up."""
PROGRAM = """
import sys
from bot.__main__ import main
from tests.discord_server import use
from tests.processes import wait_patiently
if sys.argv[2:] == ["patient"]:
    wait_patiently()
with use(sys.argv[1]):
    sys.exit(main([]))
"""


def wait_patiently() -> None:
    """Lets the program of this process wait for `PATIENCE` seconds where it would give up earlier."""
    shards.RENEWALS = RENEWALS  # type: ignore[misc]
    patience.wait_patiently(WAITS)


async def until(happened: Callable[[], bool], what: str = "it does not happen") -> None:
    """Waits for something."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < PATIENCE, what
        await asyncio.sleep(0.02)


class NotAnswered(AssertionError):
    """A press was not answered in time."""


class Process:
    """One running `python -m bot`."""

    def __init__(self, running: asyncio.subprocess.Process, log: Path) -> None:
        self.running = running
        self.log = log

    def send(self, what: signal.Signals) -> None:
        self.running.send_signal(what)

    def said(self, text: str) -> int:
        """How often a text occurs in its log."""
        return self.log.read_text().count(text)

    def told(self, event: str) -> list[dict[str, Any]]:
        """The lines of its log about an event, oldest first."""
        lines = (json.loads(line) for line in self.log.read_text().splitlines() if event in line)
        return [line for line in lines if line["event"] == event]

    @property
    def epoch(self) -> int:
        """Its epoch among the processes that share the database."""
        return int(self.told("this process shares the shards")[-1]["epoch"])

    async def ended(self) -> int:
        return await self.running.wait()


class Guest(Player[Screen]):
    """A person at the only table of a server, who waits for answers in real time."""

    def __init__(self, server: DiscordServer, guild: Guild, channel: Channel, name: str, patience: float = inf) -> None:
        """``patience``: seconds after which the person waits no longer for an answer."""
        self.person = Person(server, guild, name)
        self.channel = channel
        self.panels: dict[int, Screen] = {}
        self.patience = patience
        self.waits = False
        """Whether the last press was not answered yet."""

    @property
    def id(self) -> int:
        return self.person.id

    async def command(self, name: str, /, **options: Any) -> Screen:
        return await self.answer(self.person.type(self.channel, name, **options))

    async def press(self, screen: Screen, verb: str | Button) -> Screen:
        item = screen.one(verb) if isinstance(verb, str) else verb
        return await self.answer(self.person.press(screen.message, item.custom_id))

    async def pick(self, screen: Screen, menu: Button, values: Any) -> Screen:
        return await self.answer(self.person.choose(screen.message, menu.custom_id, values))

    async def answer(self, asked: Interaction) -> Screen:
        """The bot's final answer, after a possible "thinking" answer, which goes where the public message is the
        answer. Raises NotAnswered once nobody can answer any more: who has heard it is dead, and another one has begun
        to hear in that one's place; or when the person's patience is over."""
        state, gateway = self.person.server.state, self.person.server.gateway

        def is_there() -> bool:
            shown = asked.message
            return shown is not None and (not shown.flags & LOADING or self.person.message(shown.id) is None)

        def is_lost() -> bool:
            return state.now() - asked.at > self.patience or not gateway.has_told(asked.id)

        self.waits = True
        try:
            await until(lambda: is_there() or is_lost(), f"nobody answers {asked.data}")
        finally:
            self.waits = False
        if not is_there():
            raise NotAnswered(f"nobody answered {asked.data}")
        assert asked.message is not None
        screen = Screen(self.person, asked.message)
        if screen.exists:
            self.keep(screen)
        return screen


class PlayedTable:
    """A table of four people on a server of its own, and the cards that were acknowledged there."""

    def __init__(
        self, server: DiscordServer, shard: int, shards: int, *, looks_every: float = 0.01, patience: float = inf
    ) -> None:
        """``looks_every``: seconds between two looks at the panels; ``patience``: that of its people."""
        self.shard = shard
        self._looks_every = looks_every
        self.guild = server.add_guild(f"Club {shard}", number=server.state.id_on(shard, shards))
        self.channel = server.add_channel(self.guild, "hearts")
        self.people = [
            Guest(server, self.guild, self.channel, name, patience) for name in ("Ana", "Ben", "Chidi", "Dana")
        ]
        self.number = 0
        self.played: list[Card] = []
        self.lost = 0
        """How many presses were not answered."""

    async def begin(self) -> None:
        self.people[0].person.type(self.channel, "hearts new", pace="slow", preset="no_pass")
        await until(lambda: self.board("join") is not None, what="there is no lobby")
        lobby = self.board("join")
        assert lobby is not None
        for guest in self.people[1:]:
            await guest.press(lobby, "join")
        self.number = lobby.one("start").table
        await self.people[0].press(lobby, "start")
        await self.look()

    async def look(self) -> None:
        """Everybody opens their panel again."""
        for person in self.people:
            try:
                board = self.board("hand")
                if board is not None:
                    await person.show(board)
            except NotAnswered:
                self.lost += 1

    def board(self, verb: str) -> Screen | None:
        """The newest public message that has this button; None if there is none."""
        seen = [Screen(self.people[0].person, message) for message in self.people[0].person.sees(self.channel)]
        boards = [screen for screen in seen if not screen.private and not PING.search(screen.text)]
        return next((screen for screen in reversed(boards) if verb in screen.verbs), None)

    @property
    def waits(self) -> bool:
        """Whether somebody has pressed and waits for the answer."""
        return any(person.waits for person in self.people)

    def on_turn(self) -> Guest | None:
        return next((each for each in self.people if each.panels and each.panel.exists and each.panel.playable), None)

    async def play(self, cards: int) -> None:
        """Plays this many cards, all acknowledged. A panel that shows nothing new for a while is opened again."""
        last = seen = time.monotonic()
        while cards:
            waited = time.monotonic() - last
            assert waited < PATIENCE, f"{self.guild.name} does not go on after {self.played}, {self.lost} lost"
            person = self.on_turn()
            if person is None:
                if time.monotonic() - seen > 1.0:
                    await self.look()
                    seen = time.monotonic()
                await asyncio.sleep(self._looks_every)
                continue
            card = person.panel.playable[0]
            try:
                await person.play(card)
            except NotAnswered:
                self.lost += 1
                await self.look()
                continue
            seen = time.monotonic()
            if card not in person.panel.playable:  # a refusal comes as a message of its own
                self.played.append(card)
                cards, last = cards - 1, time.monotonic()


class Processes:
    """Several running programs on one database."""

    def __init__(
        self, server: DiscordServer, address: str, url: str, folder: Path, shards: int, *, patient: bool = True
    ) -> None:
        self.server, self.shards = server, shards
        self.all: list[Process] = []
        self._address, self._url, self._folder = address, url, folder
        self._patient = patient

    async def start(self, program: str = PROGRAM, **settings: str) -> Process:
        """Starts one more process; it gets its share of the shards some time later."""
        environment = {
            "DISCORD_TOKEN": self.server.token,
            "DATABASE_URL": self._url,
            "SHARD_COUNT": str(self.shards),
            "THINKING_THREADS": "0",
            "LOG_FORMAT": "json",
        }
        arguments = [self._address]
        if self._patient:
            arguments.append("patient")
            environment["LEASE_SECONDS"] = str(LEASE)
        log = self._folder / f"process {len(self.all)}.log"
        with log.open("wb") as file:
            running = await asyncio.create_subprocess_exec(
                sys.executable, "-c", program, *arguments,
                cwd=ROOT, env=os.environ | environment | settings, stdout=file, stderr=file,
            )  # fmt: skip
        process = Process(running, log)
        self.all.append(process)
        return process

    async def holders(self) -> list[int | None]:
        """By shard: the epoch of the process that holds it; None if no process does, or a handover is under way."""
        engine = reading_engine(make_url(self._url))
        async with engine.connect() as connection:
            rows = await connection.execute(text("SELECT epoch, heir FROM leases ORDER BY shard"))
            found = [None if row.heir is not None else row.epoch for row in rows]
        await engine.dispose()
        return found

    async def expire(self, process: Process) -> None:
        """Makes the leases of a process expire, as time does."""
        await run(self._url, f"UPDATE processes SET expires_at = 0 WHERE epoch = {process.epoch}")

    async def halt(self, process: Process) -> None:
        """Stops a process for a while, outside of transactions: others would wait for their locks until PostgreSQL ends
        them, which takes ten minutes in tests."""
        engine = reading_engine(make_url(self._url))
        begun = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND backend_type = 'client backend' AND xact_start < clock_timestamp() - interval '0.4 s'"
        )
        while True:
            process.send(signal.SIGSTOP)
            await asyncio.sleep(0.5)
            async with engine.connect() as connection:
                if not (await connection.execute(begun)).scalar_one():
                    break
            process.send(signal.SIGCONT)
            await asyncio.sleep(0.1)
        await engine.dispose()

    async def settled(self, processes: int) -> None:
        """Waits until this many processes serve all shards."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            holders = await self.holders()
            connected = {*self.server.gateway.connected}
            if None not in holders and len(set(holders)) == processes and len(connected) == self.shards:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"the shards are not shared: {holders}")

    async def close(self) -> None:
        for process in self.all:
            if process.running.returncode is None:
                process.send(signal.SIGKILL)
                await process.ended()


@asynccontextmanager
async def processes(url: str, folder: Path, shards: int = 3, *, patient: bool = True) -> AsyncIterator[Processes]:
    """Instances that share this database. Unless ``patient``, they and Discord have the limits of real ones."""
    server = DiscordServer()
    server.gateway.max_concurrency = 16
    if patient:
        server.state.to_answer = PATIENCE  # a busy machine must not decide the result
    started = Processes(server, await server.start(), url, folder, shards, patient=patient)
    try:
        yield started
    finally:
        await started.close()
        await server.close()
