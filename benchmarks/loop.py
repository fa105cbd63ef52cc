"""How long the slowest operations block the event loop on a large server, while everybody else waits.

Run ``python -m benchmarks loop``. For each operation, the longest time is measured in which the loop ran
nothing else. Its CPU time counts, as the median of several runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import itertools
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median_low
from typing import Any

import discord
from sqlalchemy import insert

from benchmarks._progress import say
from benchmarks._stretches import Stretch, report
from bot.answers.access import onlooker
from bot.answers.context import Context
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.ui.items import screen, text
from cogs.rules.presses import qr_code
from db import TableSettings, schema
from db.directory import fingerprint
from hearts import Rules
from tests.past import store_game
from tests.world import World, living

PANELS, BARS, SERVERS, CHANNELS, THREADS, GAMES = 10_000, 100_000, 4_000, 500, 600, 300
CROWDED = Rules(seats=16, decks=4, pass_count=4)
A_PANEL = screen(text("A panel"))
MAX_CODE_LENGTH = "A" * 3_391
"""As many letters as fit into a QR code that tolerates a little damage."""

Work = Callable[[], Coroutine[Any, Any, object]]


async def longest_pause(work: Work) -> Stretch:
    """Measures the longest pause that an operation causes. (The simulator takes no `python_task`.)"""
    task, longest = asyncio.create_task(work()), 0.0
    while not task.done():
        began = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - began)
    await task
    return Stretch(longest * 1000)


class Crowd:
    """A bot with more of everything than nearly all will ever have, and the operations to measure."""

    def __init__(self, world: World, asked: discord.Interaction[Any]) -> None:
        self._asked = asked
        self._bot = world.bot
        self._person = asked.user.id
        self._people = itertools.count(1)

    async def fill(self) -> None:
        """Adds bans on many servers, some of them of the person, many games, and many open panels."""
        servers = [number << 22 for number in range(1, SERVERS + 1)]
        rows = [
            {"guild_id": server, "fingerprint": fingerprint(server, player), "name": "Somebody", "at": 1}
            for place, server in enumerate(servers)
            for player in range(self._person + place, self._person + place + BARS // SERVERS)
        ]
        await self._bot.store._database.write(lambda connection: connection.execute(insert(schema.bans), rows))
        await self._bot.servers.load()
        for seed in range(GAMES):
            await store_game(self._bot.store, {self._person: "Somebody"}, guild_id=1, seed=seed)
        for number in range(1, PANELS + 1):
            with self._bot.panels.answering(number, self._asked, A_PANEL):
                pass

    async def press(self) -> None:
        """A press that is answered with a panel."""
        with self._bot.panels.answering(1, self._asked, A_PANEL):
            pass

    async def look_back(self) -> None:
        """Finds out which channels are hidden from a person, as autocomplete does at each letter."""
        await onlooker(Context(self._asked))

    async def export(self) -> None:
        await self._bot.privacy.export(self._person)

    async def delete(self) -> None:
        await self._bot.store.privacy.delete(self._person + next(self._people), "Former player")

    async def deal(self) -> None:
        """Fifteen computer players pass four cards each, with four decks."""
        host = Person(next(self._people), "Somebody")
        opened = await self._bot.tables.open(
            host, TableOptions(1, 2, CROWDED, "standard", TableSettings(pace="slow"), computers=15)
        )
        await self._bot.tables.start(opened.record.id, host)

    async def share(self) -> None:
        await asyncio.to_thread(qr_code, MAX_CODE_LENGTH)


def cases(crowd: Crowd) -> dict[str, Work]:
    return {
        f"a press among {PANELS:,} open panels": crowd.press,
        f"the channels hidden from somebody, of {CHANNELS} and {THREADS} threads": crowd.look_back,
        f"/privacy export after {GAMES} games, with {BARS:,} bars": crowd.export,
        f"/privacy delete with {BARS:,} bars": crowd.delete,
        "a deal with 15 computer players and four decks": crowd.deal,
        f"the QR picture of {len(MAX_CODE_LENGTH):,} characters": crowd.share,
    }


async def build(world: World) -> discord.Interaction[Any]:
    """A server with many channels and threads, half of them hidden by permissions, and a command of a person there."""
    roles = [world.guild.create_role(f"Role {number}") for number in range(20)]
    for number in range(CHANNELS):
        hidden = discord.PermissionOverwrite(view_channel=number % 2 == 0)
        overwrites: dict[Any, discord.PermissionOverwrite] = dict.fromkeys(
            (world.guild.default_role, *roles[number % 10 :: 2]), hidden
        )
        channel = world.guild.create_text_channel(f"channel {number}", overwrites=overwrites)
        for thread in range(2 if number < THREADS - CHANNELS else 1):
            world.env.backend.create_thread(channel.id, f"thread {thread}", world.ana.id)
    asked: list[discord.Interaction[Any]] = []

    async def listen(interaction: discord.Interaction[Any]) -> None:
        asked.append(interaction)

    world.bot.add_listener(listen, "on_interaction")
    await world.arrive("Eve", roles=roles).command("help")
    return asked[0]


async def measure(repeats: int) -> dict[str, Stretch]:
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            crowd = Crowd(world, await build(world))
            await crowd.fill()
            for name, work in cases(crowd).items():
                say(name)
                gc.collect()
                found[name] = median_low([await longest_pause(work) for _ in range(repeats)])
    return found


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--repeats", type=int, default=7, help="the median counts")
    options = parser.parse_args()
    with contextlib.redirect_stderr(io.StringIO()):
        found = asyncio.run(measure(options.repeats))
    return report(found, len(found))
