"""A process of the bot, the small Discord that it talks to, its people, and what it costs."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import median

from benchmarks._crowd import Crowd, Players, Pressing
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


class BotProcess:
    """A bot's process, its Discord and its people."""

    def __init__(self, kind: str, tables: int, folder: Path, seed: int, *, traced: bool = False) -> None:
        """``traced``: the process traces what each of its objects takes, and is slow."""
        self.kind = kind
        self.slices: dict[str, list[dict[str, float]]] = defaultdict(list)
        """By kind of load: what each slice of time has cost."""
        self.memory: dict[str, float] = {}
        self.lost = 0
        """Presses that were not answered."""
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
            self.memory["process_mb"] = memory[4] / MEGABYTE
            return
        kilobytes = [value / 1024 / self._tables for value in memory]
        panel = (kilobytes[4] - kilobytes[1]) / 3
        self.memory = {"panel_kb": panel, "live_table_kb": kilobytes[1] - kilobytes[0] - panel}

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

    async def _idle(self) -> None:
        """Waits until the process sends nothing more: what is on its way or in line takes memory, too."""
        before = dict[str, int]()
        while before != self.requests:
            before = dict(self.requests)
            await asyncio.sleep(2 * REST)

    async def press(self, load: str, seconds: float, rate: float | None = None) -> None:
        """Lets the people press, as fast as they can or so often a second, and notes under the name of this load what
        that costs until everything has followed."""
        self.requests = {"counted": 0, "exempt": 0}
        before, began = await self.ask(), time.perf_counter()
        done = await self.crowd.press_for(seconds, at_once=AT_ONCE if rate is None else UNLIMITED, rate=rate)
        took = time.perf_counter() - began
        await asyncio.sleep(REST)
        after = await self.ask()
        answers, cpu = sorted(done.answers) or [0.0], after["cpu"] - before["cpu"]
        each = {name: count / len(answers) for name, count in self.requests.items()}
        each |= {f"{name}_move": count / max(1, done.moves) for name, count in self.requests.items()}
        self.slices[load].append(
            each
            | {
                "cpu": cpu / len(answers),
                "rate": len(answers) / took,
                "busy": cpu / took,
                "p50": answers[len(answers) // 2],
                "p99": answers[int(len(answers) * 0.99)],
                "lag": after["lag_p99"],
            }
        )
        self.lost += done.lost

    def usual(self, load: str, name: str) -> float:
        """A cost of the slices with this load: the median."""
        return median(each[name] for each in self.slices[load])

    async def close(self) -> None:
        self._process.terminate()
        await self._process.wait()
        await self.server.close()
