"""A bot in a process of its own, which reports its costs each time it reads a line.

Run by `benchmarks.load`: ``python -m benchmarks._bot KIND ADDRESS``. ``hearts`` is our own program; the two others are
what it is compared with, both with discord.py: ``acknowledging`` only acknowledges each press, and ``three`` sends the
requests of a move (the answer, a push, the table's message) with fixed contents.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any, TextIO

import discord

from benchmarks._tables import fixed_screens
from bot.__main__ import main
from bot.ui.items import Layout
from tests.discord_server import use
from tests.discord_server.server import TOKEN

BEAT = 0.02
"""Seconds between two measurements of how late the loop is."""
NOBODY = discord.AllowedMentions.none()


class Probe:
    """What the process has used so far, and how late its event loop was since the last report."""

    def __init__(self, report: TextIO) -> None:
        self._report = report
        self._lags: list[float] = []
        self.ready = asyncio.Event()

    async def run(self) -> None:
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), self._asked)
        while True:
            began = time.perf_counter()
            await asyncio.sleep(BEAT)
            self._lags.append(time.perf_counter() - began - BEAT)

    def _asked(self) -> None:
        if not (line := os.read(sys.stdin.fileno(), 100)):
            os._exit(0)  # the measuring process has ended
        if line.startswith(b"ready") and not self.ready.is_set():
            self._task = asyncio.ensure_future(self._tell_when_ready())
            return
        if line.startswith(b"memory"):
            gc.collect()
        self._tell()

    async def _tell_when_ready(self) -> None:
        await self.ready.wait()
        self._tell()

    def _tell(self) -> None:
        lags, self._lags = sorted(self._lags), []
        p99 = lags[int(len(lags) * 0.99)] if lags else 0.0
        told = {"cpu": time.process_time(), "memory": memory(), "lag_p99": p99}
        print(json.dumps(told), file=self._report, flush=True)


def memory() -> int:
    """The bytes that all objects take, if the process traces them; else those that the process occupies now, or if the
    system does not tell, the most that it ever occupied."""
    if tracemalloc.is_tracing():
        return tracemalloc.get_traced_memory()[0]
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


class Acknowledging(discord.AutoShardedClient):
    """Acknowledges each press, and does nothing else."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


class ThreeRequests(discord.AutoShardedClient):
    """Sends the requests of a move for each press: an answer, a push to the next player, and the table's message."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._panel, self._board = fixed_screens()
        self._tables: dict[int, list[discord.Interaction[Any]]] = {}
        """By channel: the newest press of each person."""
        self._messages: dict[int, discord.PartialMessage] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        presses = self._tables.setdefault(interaction.channel_id or 0, [])
        await interaction.response.edit_message(view=Layout(self._panel), allowed_mentions=NOBODY)
        presses.append(interaction)
        next_up = presses.pop(0) if len(presses) == 4 else presses[0]
        self._later(next_up.edit_original_response(view=Layout(self._panel), allowed_mentions=NOBODY))
        self._later(self._show(interaction.channel_id or 0))

    def _later(self, request: Any) -> None:
        task = asyncio.ensure_future(request)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _show(self, channel_id: int) -> None:
        message = self._messages.get(channel_id)
        if message is None:
            place = self.get_partial_messageable(channel_id)
            sent = await place.send(view=Layout(self._board))
            self._messages[channel_id] = place.get_partial_message(sent.id)
        else:
            await message.edit(view=Layout(self._board), allowed_mentions=NOBODY)


def run(kind: str, address: str) -> int:
    report = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # the program's own output goes to the log
    probe = Probe(report)
    start = discord.Client.start

    async def watched(client: discord.Client, *arguments: Any, **options: Any) -> None:
        watching = asyncio.create_task(probe.run(), name="probe")

        async def ready() -> None:
            await client.wait_until_ready()
            probe.ready.set()

        getting_ready = asyncio.create_task(ready())
        try:
            await start(client, *arguments, **options)
        finally:
            watching.cancel()
            getting_ready.cancel()

    discord.Client.start = watched  # type: ignore[assignment,method-assign]
    with use(address):
        if kind == "hearts":
            return main([])
        client = Acknowledging if kind == "acknowledging" else ThreeRequests
        client(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        ).run(TOKEN, log_handler=None)
    return 0


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
