"""How many moves per second PostgreSQL takes: the store compared with the bare driver, and three processes with one.

Run ``python -m benchmarks.postgresql [--tables 1000] [--moves 15] [--repeats 5] [--seed 1]``. It starts its own server
from Debian's packages, with fsync off, because the disk is not what is measured. Three processes and the server need
four cores. With fewer cores the moves per second mean nothing, but the CPU time per move does: if it does not grow with
the number of processes, more cores bring more moves.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median

import asyncpg

from benchmarks.durable import opened, rate, ratio, show
from db import MOVED, Change, Store, TableRecord
from db.writer import LARGEST_BATCH
from tests.db.postgresql import Server, emptied, running

LEAST_OF_BARE = 0.8
LEAST_OF_ONE = 2.0
"""The bars: the store costs at most a fifth of the bare driver's speed; three processes write twice as much as one."""

ASSIGNED = ", ".join(f"{name} = ${place}" for place, name in enumerate(MOVED, 1))
UPDATE = f"UPDATE tables SET {ASSIGNED} WHERE id = ${len(MOVED) + 1} AND seq = ${len(MOVED) + 2}"
INSERT = "INSERT INTO events (table_id, seq, round, kind, body, at) VALUES ($1, $2, $3, $4, $5, $6)"


class Bare:
    """Group commit by hand: the same rows in the same batches through asyncpg, with nothing around it."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._waiting: deque[tuple[Change, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((change, written))
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._run())
        await written

    async def _run(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_BATCH))]
            updates = [
                (*[getattr(change.table, name) for name in MOVED], change.table.id, change.expected_seq)
                for change, _ in batch
            ]
            inserts = [
                (change.table.id, event.seq, event.round, event.kind, event.body, event.at)
                for change, _ in batch
                for event in change.events
            ]
            async with self._connection.transaction():
                await self._connection.executemany(UPDATE, updates)
                await self._connection.executemany(INSERT, inserts)
            for _, written in batch:
                written.set_result(None)


async def filled(url: str, tables: int) -> list[TableRecord]:
    """Makes a new database with this many tables."""
    await emptied(url)
    store = await Store.open(url)
    changes = [opened(number) for number in range(1, tables + 1)]
    await asyncio.gather(*map(store.commit, changes))
    await store.close()
    return [change.table for change in changes]


async def through_store(url: str, starts: list[TableRecord], moves: int, seed: int) -> float:
    store = await Store.open(url)
    try:
        return await rate(store, starts, moves, seed)
    finally:
        await store.close()


async def through_driver(url: str, starts: list[TableRecord], moves: int, seed: int) -> float:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return await rate(Bare(connection), starts, moves, seed)
    finally:
        await connection.close()


@dataclass(frozen=True)
class Shared:
    """The cost of a number of processes, each with as many tables."""

    rate: float
    """Moves per second, according to the slowest process."""
    bots: float
    """CPU milliseconds per move of all processes together."""
    server: float
    """CPU milliseconds per move of the server."""


def one_of_several(url: str, starts: list[TableRecord], moves: int, seed: int) -> tuple[float, float]:
    """Runs one process with its part of the tables, starting together with the others. Returns seconds and CPU
    seconds."""
    began, worked = time.perf_counter(), time.process_time()
    asyncio.run(through_store(url, starts, moves, seed))
    return time.perf_counter() - began, time.process_time() - worked


def cpu_of(server: Server) -> float:
    """The CPU seconds of the server so far, including its running and ended processes."""
    postmaster = (server.data / "postmaster.pid").read_text().split()[0]
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    ticks = sum(_ticks(postmaster, 4)) + sum(sum(_ticks(child, 2)) for child in children)
    return ticks / os.sysconf("SC_CLK_TCK")


def _ticks(process: str, count: int) -> list[int]:
    """The ticks of a process in user and kernel mode, then those of its ended children."""
    with suppress(FileNotFoundError):
        return [
            int(field) for field in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:][:count]
        ]
    return []


def through_processes(server: Server, starts: list[TableRecord], moves: int, seed: int, count: int) -> Shared:
    """Runs several processes, each with tables of its own."""
    from benchmarks.postgresql import one_of_several as alone  # under a name that other processes can import

    parts = [(server.url, starts[place::count], moves, seed) for place in range(count)]
    with get_context("spawn").Pool(count) as pool:
        pool.starmap(alone, [(server.url, [], 1, seed)] * count)  # returns when all have imported it
        before = cpu_of(server)
        took = pool.starmap(alone, parts, chunksize=1)
    made = len(starts) * moves
    worked = sum(worked for _, worked in took)
    rate = made / max(wall for wall, _ in took)
    return Shared(rate, worked / made * 1000, (cpu_of(server) - before) / made * 1000)


def measure(arguments: argparse.Namespace) -> bool:
    tables, moves, seed = arguments.tables, arguments.moves, arguments.seed
    stores: list[float] = []
    bares: list[float] = []
    shared: dict[int, list[Shared]] = {1: [], 3: []}
    with running() as server:
        for repeat in range(arguments.repeats):
            for rates, through in (stores, through_store), (bares, through_driver):
                starts = asyncio.run(filled(server.url, tables))
                rates.append(asyncio.run(through(server.url, starts, moves, seed)))
            for count, found in shared.items():
                # each has as many tables, and commits as many at once
                starts = asyncio.run(filled(server.url, count * tables))
                found.append(through_processes(server, starts, moves, seed, count))
            print(f"{repeat + 1} of {arguments.repeats}", flush=True)
    show("the store", stores)
    show("asyncpg", bares)
    for count, found in shared.items():
        show(f"processes: {count}", [each.rate for each in found])
        bots, database = (median(getattr(each, whose) for each in found) for whose in ("bots", "server"))
        print(
            f"  CPU ms a move           {bots + database:>9.3f}           (processes {bots:.3f}, server {database:.3f})"
        )
    one, three = ([each.rate for each in found] for found in shared.values())
    alone, together = ([each.bots + each.server for each in found] for found in shared.values())
    of_bare, of_one = ratio(stores, bares), ratio(three, one)
    print(f"of group commit by hand   {of_bare:>9.2f}           (at least {LEAST_OF_BARE})")
    print(f"three of one              {of_one:>9.2f}           (at least {LEAST_OF_ONE}, on four cores)")
    print(f"moves a CPU second, three of one {ratio(alone, together):>.2f}")
    return of_bare >= LEAST_OF_BARE and of_one >= LEAST_OF_ONE


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--moves", type=int, default=15, help="of each table")
    parser.add_argument("--repeats", type=int, default=5, help="the median counts")
    parser.add_argument("--seed", type=int, default=1)
    return 0 if measure(parser.parse_args()) else 1


if __name__ == "__main__":
    sys.exit(main())
