"""A process of the bot, the small Discord that it talks to, its people, and what it costs."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks._crowd import Crowd, Players, Pressing, Slice
from benchmarks._tables import Seated, settle, store
from bot.requests import counted
from tests.discord_server import DiscordServer
from tests.discord_server.server import TOKEN

AT_ONCE = 96
"""How many presses are under way at once: so many that a core has no time left."""
UNLIMITED = 1_000
UNTIL_READY = 120.0
WARM_UP = 3.0
REST = 1.5
"""Seconds after a press within which the messages of tables are certainly updated."""
MEGABYTE = 1 << 20


@dataclass
class Measured:
    """The measurements of one kind of bot with a number of tables: one value for each slice."""

    cpu_full: list[float] = field(default_factory=list)
    """Milliseconds of CPU time per press, at full load: all presses that our bot's people could make."""
    cpu_half: list[float] = field(default_factory=list)
    rate: list[float] = field(default_factory=list)
    """Presses per second, at full load."""
    own_cpu: list[float] = field(default_factory=list)
    """Milliseconds of CPU time per press when the people press as fast as this bot lets them."""
    own_rate: list[float] = field(default_factory=list)
    """Presses per second then."""
    busy: list[float] = field(default_factory=list)
    """Cores that the process used, at full load."""
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    """Seconds from a press to its answer (99th percentile), at half load."""
    lag: list[float] = field(default_factory=list)
    counted: list[float] = field(default_factory=list)
    """Requests per press that count for Discord's global limit, at half load."""
    exempt: list[float] = field(default_factory=list)
    counted_move: list[float] = field(default_factory=list)
    exempt_move: list[float] = field(default_factory=list)
    """Requests per move: a card played, or three passed."""
    lost: int = 0
    memory: dict[str, float] = field(default_factory=dict)

    @property
    def most(self) -> float:
        """Presses per second of the people who press as fast as they can, for our bot: the median of all slices."""
        return statistics.median(self.own_rate + self.rate)

    def line(self) -> dict[str, float]:
        """The medians, and how many presses were lost."""
        medians = {
            name: statistics.median(value) for name, value in vars(self).items() if value and isinstance(value, list)
        }
        return medians | {"lost": self.lost}


class BotProcess:
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
        """Starts everything, opens the people's panels, and makes the first presses, which are not measured."""
        await self.prepare()
        await self.run()
        if self.kind == "hearts":
            await self._open_panels()
        else:
            self.crowd = Pressing(self.server, self.seated, self._seed)
        if not self._traced:
            await self.crowd.press_for(WARM_UP, at_once=AT_ONCE)

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
            await (self._idle() if self._traced else asyncio.sleep(REST))
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
        self.requests["counted" if counted(path) else "exempt"] += 1

    async def _rested(self) -> dict[str, float]:
        """Asks for the report once everything that follows the last presses is done."""
        await asyncio.sleep(REST)
        return await self.ask()

    async def _idle(self) -> None:
        """Waits until the process sends nothing more: what is on its way or in line takes memory, too."""
        before = dict[str, int]()
        while before != self.requests:
            before = dict(self.requests)
            await asyncio.sleep(2 * REST)

    async def alone(self, seconds: float) -> None:
        """Presses as fast as this bot's people can."""
        done = await self._press(seconds, at_once=AT_ONCE)
        self.measured.own_cpu.append(done.cpu_ms)
        self.measured.own_rate.append(done.rate)

    async def full(self, seconds: float, rate: float | None = None) -> None:
        """Presses at full load: as fast as the people can, or at this rate per second."""
        done = await self._press(seconds, at_once=AT_ONCE if rate is None else UNLIMITED, rate=rate)
        self.measured.cpu_full.append(done.cpu_ms)
        self.measured.rate.append(done.rate)
        self.measured.busy.append(done.cpu / done.wall)

    async def half(self, seconds: float, rate: float) -> None:
        """Presses at a fixed rate per second."""
        self.requests = {"counted": 0, "exempt": 0}
        done = await self._press(seconds, at_once=UNLIMITED, rate=rate)
        answers, moves, measured = sorted(done.answers) or [0.0], max(1.0, done.moves), self.measured
        measured.cpu_half.append(done.cpu_ms)
        measured.p50.append(answers[len(answers) // 2])
        measured.p99.append(answers[int(len(answers) * 0.99)])
        measured.lag.append(done.lag)
        measured.counted.append(self.requests["counted"] / done.presses)
        measured.exempt.append(self.requests["exempt"] / done.presses)
        measured.counted_move.append(self.requests["counted"] / moves)
        measured.exempt_move.append(self.requests["exempt"] / moves)

    async def _press(self, seconds: float, *, at_once: int, rate: float | None = None) -> Slice:
        """Lets the people press, and notes what the process has used for it until everything has followed."""
        before, began = await self.ask(), time.perf_counter()
        done = await self.crowd.press_for(seconds, at_once=at_once, rate=rate)
        done.wall = time.perf_counter() - began
        after = await self._rested()
        done.cpu, done.lag = after["cpu"] - before["cpu"], after["lag_p99"]
        self.measured.lost += done.lost
        return done

    async def close(self) -> None:
        self._process.terminate()
        await self._process.wait()
        await self.server.close()
