"""What a press costs: our bot and two simple ones, each a process of its own, on a small Discord over real connections.

Run ``python -m benchmarks load [--tables 20 100 1000] [--seconds 6] [--rounds 2]``. At each table sit four people, who
press what their panels show. The bots take turns in slices of a few seconds, so that the load of the machine is the
same for all: ours, one that only acknowledges each press, and one that sends the three requests of a move with fixed
contents. First, enough presses are under way at once to keep a bot busy all the time; then there are half as many per
second as ours could take. CPU time is that of the bot's process with all its threads. "Cores" below one means that the
people, who are in another process, were slower than the bot. Discord's rate limits are announced but not enforced. Each
result is a line of benchmarks/results/load.jsonl.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks._crowd import Crowd, Players, Pressing, Slice
from benchmarks._tables import Seated, settle, store
from tests.discord_server import DiscordServer
from tests.discord_server.server import TOKEN

RESULTS = Path(__file__).parent / "results" / "load.jsonl"
KINDS = ("hearts", "acknowledging", "three")
AT_ONCE = 24
"""How many presses are under way at once to keep a bot busy all the time."""
LEAST = {"acknowledging": 0.33, "three": 0.5}
"""The bars: the CPU time per press of each simple bot, as a share of ours."""
MOST_ANSWER, MOST_LAG = 0.1, 0.01
"""The bars for the 99th percentile at half load on a quiet machine, in seconds."""
UNTIL_READY = 60.0
REST = 1.5
"""Seconds after a press within which the messages of tables are certainly updated."""
MEGABYTE = 1 << 20


@dataclass
class Measured:
    """The measurements of one kind of bot with a number of tables: one value for each slice."""

    cpu_full: list[float] = field(default_factory=list)
    """Milliseconds of CPU time per press, at full load."""
    cpu_half: list[float] = field(default_factory=list)
    rate: list[float] = field(default_factory=list)
    """Presses per second, at full load."""
    busy: list[float] = field(default_factory=list)
    """Cores that the process used, at full load."""
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    """Seconds from a press to its answer (99th percentile), at half load."""
    lag: list[float] = field(default_factory=list)
    counted: list[float] = field(default_factory=list)
    """Requests per press that count for Discord's global limit, at half load."""
    exempt: list[float] = field(default_factory=list)
    lost: int = 0
    memory: dict[str, float] = field(default_factory=dict)

    def line(self) -> dict[str, Any]:
        """The medians."""
        kept = {
            name: round(statistics.median(value), 4)
            for name, value in vars(self).items()
            if value and isinstance(value, list)
        }
        return kept | {"lost": self.lost, "memory": {name: round(value, 1) for name, value in self.memory.items()}}


class Running:
    """A bot's process, its Discord and its people."""

    def __init__(self, kind: str, tables: int, folder: Path, seed: int, *, traced: bool = False) -> None:
        """``traced``: the process traces what each of its objects takes, and is slow."""
        self.kind = kind
        self.measured = Measured()
        self._tables, self._folder, self._seed = tables, folder, seed
        self._traced = traced
        self.server = DiscordServer()
        self.server.rate_limits.enforced = False
        self.seated: list[Seated] = []
        self.crowd: Crowd
        self._process: asyncio.subprocess.Process
        self.requests = {"counted": 0, "exempt": 0}
        self.database = folder / f"{kind}-{tables}{'-traced' if traced else ''}.db"

    async def start(self) -> None:
        """Starts everything and opens the people's panels."""
        await self.prepare()
        await self.run()
        if self.kind == "hearts":
            await self._open_panels()
        else:
            self.crowd = Pressing(self.server, self.seated, self._seed)

    async def prepare(self) -> None:
        """Creates the tables in their channels and, for our bot, in the database."""
        self.server.records = False
        self.server.on_request = self._count
        self.seated = settle(self.server, self._tables)
        if self.kind == "hearts":
            await store(self.server, self.seated, self.database, self._seed)

    async def run(self) -> None:
        """Starts the process, and waits until Discord has told it about all servers."""
        environment = os.environ | {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "LOG_LEVEL": "WARNING",
            "SYNC_COMMANDS": "false",
            "PYTHONTRACEMALLOC": "1" if self._traced else "0",
        }
        address = await self.server.start()
        with (self._folder / f"{self.kind}-{self._tables}.log").open("w") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "benchmarks._bot", self.kind, address,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, env=environment,
            )  # fmt: skip
        await asyncio.wait_for(self.ask("ready"), UNTIL_READY)

    async def _open_panels(self) -> None:
        """Opens the panel of one person at each table first, to measure the memory of a table and of a panel
        separately."""
        players = self.crowd = Players(self.server, self.seated, self._seed)
        memory = [(await self.ask("memory"))["memory"]]
        for seat in range(4):
            await players.open_panels(seat)
            memory.append((await self.ask("memory"))["memory"])
        if not self._traced:
            self.measured.memory["process_mb"] = memory[4] / MEGABYTE
            return
        kilobytes = [value / 1024 / self._tables for value in memory]
        panel = (kilobytes[4] - kilobytes[1]) / 3
        self.measured.memory = {"panel_kb": panel, "live_table_kb": kilobytes[1] - kilobytes[0] - panel}

    async def ask(self, what: str = "figures") -> dict[str, float]:
        """Asks the process for its report."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what}\n".encode())
        await self._process.stdin.drain()
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the bot {self.kind} has stopped: see its log")
        return dict(json.loads(line))

    def _count(self, path: str) -> None:
        self.requests["exempt" if path.startswith(("/interactions/", "/webhooks/")) else "counted"] += 1

    async def _rested(self) -> dict[str, float]:
        """Asks for the report once everything that follows the last presses is done."""
        await asyncio.sleep(REST)
        return await self.ask()

    async def full(self, seconds: float) -> None:
        """Presses at full load."""
        before, began = await self.ask(), time.perf_counter()
        done = await self.crowd.press_for(seconds, at_once=AT_ONCE)
        wall = time.perf_counter() - began
        after = await self._rested()
        cpu, presses = after["cpu"] - before["cpu"], max(1, len(done.answers))
        self.measured.cpu_full.append(cpu / presses * 1000)
        self.measured.rate.append(presses / wall)
        self.measured.busy.append(cpu / wall)
        self.measured.lost += done.lost

    async def half(self, seconds: float, rate: float) -> None:
        """Presses at a fixed rate per second."""
        self.requests = {"counted": 0, "exempt": 0}
        before = await self.ask()
        done: Slice = await self.crowd.press_for(seconds, at_once=1_000, rate=rate)
        after = await self._rested()
        answers, presses = sorted(done.answers) or [0.0], max(1, len(done.answers))
        measured = self.measured
        measured.cpu_half.append((after["cpu"] - before["cpu"]) / presses * 1000)
        measured.p50.append(answers[len(answers) // 2])
        measured.p99.append(answers[int(len(answers) * 0.99)])
        measured.lag.append(after["lag_p99"])
        measured.counted.append(self.requests["counted"] / presses)
        measured.exempt.append(self.requests["exempt"] / presses)
        measured.lost += done.lost

    async def close(self) -> None:
        self._process.terminate()
        await self._process.wait()
        await self.server.close()


async def weigh(tables: int, folder: Path, seed: int) -> dict[str, float]:
    """The kilobytes of a panel and of a live table: what the objects of a process take, which traces them. What the
    process itself occupies also depends on where its memory has holes: for one panel, by several kilobytes."""
    bot = Running("hearts", tables, folder, seed, traced=True)
    try:
        await bot.start()
        return bot.measured.memory
    finally:
        await bot.close()


async def measure(tables: int, options: argparse.Namespace) -> dict[str, Measured]:
    """Measures all kinds of bots with this many tables, in turn."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        memory = await weigh(tables, folder, options.seed)
        say(f"{tables:,} tables: memory is measured")
        bots = []
        for kind in KINDS:
            bot = Running(kind, tables, folder, options.seed)
            stack.push_async_callback(bot.close)
            await bot.start()
            say(f"{tables:,} tables: {kind} is ready")
            bots.append(bot)
        bots[0].measured.memory |= memory
        for number in range(1, options.rounds + 1):
            for bot in bots:
                await bot.full(options.seconds)
            rate = statistics.median(bots[0].measured.rate) / 2
            for bot in bots:
                await bot.half(options.seconds, rate)
            say(f"{tables:,} tables: {number} of {options.rounds}")
        return {bot.kind: bot.measured for bot in bots}


COLUMNS = {
    "cpu_full": ("CPU ms, full", 1, 2),
    "cpu_half": ("CPU ms, half", 1, 2),
    "rate": ("presses/s", 1, 0),
    "busy": ("cores", 1, 2),
    "p50": ("p50 ms", 1000, 1),
    "p99": ("p99 ms", 1000, 1),
    "lag": ("lag p99 ms", 1000, 1),
    "counted": ("counted", 1, 2),
    "exempt": ("exempt", 1, 2),
    "lost": ("lost", 1, 0),
}
"""The printed columns: heading, factor, and digits after the point."""


def report(tables: int, found: dict[str, Measured]) -> None:
    """Prints the results; CPU time and requests are per press."""
    print(f"\n{f'{tables:,} tables':15}" + "".join(f"{heading:>14}" for heading, _, _ in COLUMNS.values()))
    for kind, measured in found.items():
        line = measured.line()
        values = (f"{line[name] * factor:>14.{digits}f}" for name, (_, factor, digits) in COLUMNS.items())
        print(f"{kind:15}" + "".join(values))
    print(", ".join(f"{name} {value:.1f}" for name, value in found["hearts"].memory.items()))


def say(words: str) -> None:
    print(f"  {words}   (load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)", flush=True)


def held(found: dict[str, Measured]) -> bool:
    """Whether the bars are met."""
    ours, bars = found["hearts"].line(), {}
    for kind, least in LEAST.items():
        for name in ("cpu_full", "cpu_half"):
            ratio = found[kind].line()[name] / ours[name]
            bars[f"{ratio:.2f} of {kind}, {name} (at least {least})"] = ratio >= least
    for name, most in (("p99", MOST_ANSWER), ("lag", MOST_LAG)):
        bars[f"{name} {ours[name] * 1000:.1f} ms at half load (at most {most * 1000:.0f})"] = ours[name] <= most
    for words, good in bars.items():
        print(f"{'held  ' if good else 'MISSED'}  {words}")
    return all(bars.values())


def keep(tables: int, found: dict[str, Measured]) -> None:
    """Appends a line to the results."""
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True).stdout.strip()
    kinds = {kind: measured.line() for kind, measured in found.items()}
    line = {"commit": commit, "tables": tables, "machine_load": round(os.getloadavg()[0], 2), "cores": os.cpu_count()}
    with RESULTS.open("a") as file:
        file.write(json.dumps(line | kinds) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 100, 1_000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each slice")
    parser.add_argument("--rounds", type=int, default=2, help="slices of each kind; the median counts")
    parser.add_argument("--folder", help="where the databases lie; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    well = True
    for tables in options.tables:
        found = asyncio.run(measure(tables, options))
        report(tables, found)
        well = held(found) and well
        keep(tables, found)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
