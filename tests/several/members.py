"""Members: the processes that share the shards, and the machines that they need: PostgreSQL, the way there, Discord."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy import make_url

from tests.db.postgresql import Server, running
from tests.db.relay import Relay, relayed
from tests.discord_server import DiscordServer
from tests.discord_server.state import TO_ANSWER
from tests.processes import Process, Processes

LEASE = 12
"""Seconds for which a lease lasts, as by default."""
PATIENT_ANSWER = 15.0
"""Seconds for which a patient Discord waits for an answer."""
PATIENCE = 120.0
"""Seconds within which a process must start or end; a busy machine may take long."""
SHARES = "this process shares the shards"
"""What a process logs when it has joined the others, with its epoch."""
NO_DATABASE = ("The database cannot be", "The database did not answer", "The leases cannot be renewed")
"""What a process says that ends because it has no database when it starts; whoever runs it starts it again."""
PROGRAM = """
import os, sys
import bot.program as program
from bot.__main__ import main
from tests.discord_server import sign, use
from tests.processes import wait_patiently
if sys.argv[2:] == ["patient"]:
    wait_patiently()
built = program._built
def signed(store, config):
    bot = built(store, config)
    sign(bot, os.environ["MEMBER"])
    return bot
program._built = signed
with use(sys.argv[1]):
    sys.exit(main([]))
"""
"""The real program; its requests say which process sends them."""
State = Literal["running", "stopped", "leaving", "killed"]


class Member:
    """One process, with a way to the database of its own."""

    def __init__(self, name: str, process: Process, port: int) -> None:
        self.name, self.process, self.port = name, process, port
        self.state: State = "running"
        """What was done to it last."""

    @property
    def up(self) -> bool:
        return self.process.running.returncode is None

    @property
    def epochs(self) -> set[int]:
        """Its epochs; it gets a new one when it was taken for dead."""
        return {int(line["epoch"]) for line in self.process.told(SHARES)}

    async def ended(self) -> bool:
        """Waits until it has ended; False if it does not."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.process.ended()
        except TimeoutError:
            return False
        return True


class Members:
    """All processes that there were, and what they stand on."""

    def __init__(self, postgresql: Server, relay: Relay, server: DiscordServer, started: Processes) -> None:
        self.server, self.postgresql, self.relay = server, postgresql, relay
        self.all: list[Member] = []
        self.problems: list[str] = []
        """What is wrong with the ends of processes."""
        self.began = time.time()
        self._started = started
        self._watching: list[asyncio.Task[None]] = []

    def say(self, text: str) -> None:
        """Prints what happens, with the seconds since the beginning."""
        print(f"{time.time() - self.began:6.1f} s  {text}", flush=True)

    @property
    def shards(self) -> int:
        return self._started.shards

    @property
    def live(self) -> list[Member]:
        """Those that are to stay: neither killed nor told to end."""
        return [each for each in self.all if each.up and each.state in ("running", "stopped")]

    @property
    def active(self) -> list[Member]:
        """Those of them that are not stopped."""
        return [each for each in self.live if each.state == "running"]

    @property
    def leaving(self) -> bool:
        """Whether a process hands its shards over because it is to end."""
        return any(each.up and each.state == "leaving" for each in self.all)

    @property
    def joined(self) -> list[Member]:
        """The active ones that share the shards already."""
        return [each for each in self.active if each.process.said(SHARES)]

    async def start(self) -> Member:
        """Starts one more process."""
        name, port = f"P{len(self.all)}", await self.relay.open()
        url = str(make_url(self.postgresql.url).set(port=port))
        process = await self._started.start(PROGRAM, DATABASE_URL=url, LEASE_SECONDS=str(LEASE), MEMBER=name)
        member = Member(name, process, port)
        self.all.append(member)
        self._watching.append(asyncio.create_task(self._watch(member), name=f"watches {name}"))
        self.say(f"{name} starts")
        return member

    async def fill(self, count: int) -> None:
        """Starts processes until so many are to stay."""
        while len(self.live) < count:
            await self.start()

    def kill(self, member: Member) -> None:
        self.say(f"{member.name} is killed")
        member.state = "killed"
        member.process.send(signal.SIGKILL)

    def stop(self, member: Member) -> None:
        self.say(f"{member.name} is stopped")
        if member.state == "running":
            member.state = "stopped"
        member.process.send(signal.SIGSTOP)

    def go_on(self, member: Member) -> None:
        """Lets a stopped process continue."""
        if member.up:
            self.say(f"{member.name} continues")
            member.process.send(signal.SIGCONT)
        if member.state == "stopped":
            member.state = "running"

    def tell_to_end(self, member: Member) -> None:
        self.say(f"{member.name} is told to end")
        member.state = "leaving"
        member.process.send(signal.SIGTERM)
        member.process.send(signal.SIGCONT)

    async def end(self) -> None:
        """Tells all to end, and waits until they have."""
        for member in self.live:
            self.tell_to_end(member)
        for member in self.all:
            if member.up and not await member.ended():
                self.problems.append(f"{member.name} does not end")
                self.kill(member)
        await asyncio.gather(*self._watching)

    async def _watch(self, member: Member) -> None:
        """Waits for the end of a process, and notes what is wrong with it."""
        code = await member.process.ended()
        self.say(f"{member.name} has ended with {code}")
        if member.state == "killed" or (member.state == "leaving" and code == 0):
            return
        said = member.process.log.read_text()
        if member.process.said(SHARES) == 0 and any(sentence in said for sentence in NO_DATABASE):
            return
        self.problems.append(f"{member.name}, {member.state}, has ended with {code}: {said[-1500:]}")


@asynccontextmanager
async def members(folder: Path, shards: int, *, patient: bool = False) -> AsyncIterator[Members]:
    """A PostgreSQL, the way there and a Discord, and no process yet. ``patient``: they and Discord wait for long, so
    that a busy machine does not decide what is found."""
    with running() as postgresql:
        async with relayed(postgresql.port) as relay:
            server = DiscordServer()
            server.records = False
            server.state.to_answer = PATIENT_ANSWER if patient else TO_ANSWER
            address = await server.start()
            started = Processes(server, address, postgresql.url, folder, shards, patient=patient)
            try:
                yield Members(postgresql, relay, server, started)
            finally:
                await started.close()
                await server.close()
