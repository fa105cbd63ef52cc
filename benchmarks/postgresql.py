"""How many moves per second PostgreSQL takes: the store compared with the bare driver, and three processes with one.

Run ``python -m benchmarks postgresql [--tables 300] [--moves 20] [--repeats 3] [--seed 1] [--fsync]``. It starts its
own server from Debian's packages, with fsync off, because the disk is not what is measured; with ``--fsync`` each
commit waits for the disk, as in production. The store writes as in a running bot: it checks versions and the fence of
its shard, and numbers its transactions; the plain driver does none of that. With fewer ``--tables``, fewer moves share
a commit.

Three processes and the server need four cores. To tell on fewer what the database allows, the same is measured with
processes that use a small ``--share`` of a core each, so that cores stay free: then only what they wait for each other
keeps three from writing three times as much as one. ``--processes 1 3 8`` measures more of them, ``--share 1`` does so
without that limit.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median

import asyncpg

from benchmarks._progress import say
from benchmarks.commits import Bare, Commits, Row, opened, rate, ratio, show
from db import MOVE_COLUMNS, Fence, Store, TableRecord
from db.writer import LARGEST_BATCH
from tests.db.postgresql import Server, emptied, running

MIN_OF_BARE = 0.8
MIN_OF_ONE = 2.0
"""The bars: the store costs at most a fifth of the bare driver's speed; three processes with a share of a core each
write twice as much as one."""

SLICE = 0.004
"""Seconds of CPU time between two pauses; the kernel's timer may make them longer."""
_together: Barrier
"""Where the processes meet before they begin."""

SHARDS, LASTING = 3, 60_000
"""The number of shards, and the milliseconds that a lease lasts."""

ASSIGNED = ", ".join(f"{name} = ${place}" for place, name in enumerate(MOVE_COLUMNS, 1))
Through = Callable[[str], AbstractAsyncContextManager[tuple[Commits, Fence | None]]]
"""Opens a way to write to the database at this address, and the fence that changes carry."""

UPDATE = f"UPDATE tables SET {ASSIGNED} WHERE id = ${len(MOVE_COLUMNS) + 1} AND seq = ${len(MOVE_COLUMNS) + 2}"
INSERT = "INSERT INTO events (table_id, seq, round, kind, body, at) VALUES ($1, $2, $3, $4, $5, $6)"


class BarePostgreSQL(Bare):
    """Group commit by hand through asyncpg."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        super().__init__(LARGEST_BATCH)
        self._connection = connection

    async def _write(self, updates: list[Row], inserts: list[Row]) -> None:
        async with self._connection.transaction():
            await self._connection.executemany(UPDATE, updates)
            await self._connection.executemany(INSERT, inserts)


async def filled(url: str, tables: int) -> list[TableRecord]:
    """Makes a new database with this many tables."""
    await emptied(url)
    store = await Store.open(url)
    changes = [opened(number) for number in range(1, tables + 1)]
    await asyncio.gather(*map(store.commit, changes))
    await store.close()
    return [change.table for change in changes]


@asynccontextmanager
async def through_store(url: str) -> AsyncIterator[tuple[Commits, Fence | None]]:
    """The store of one process among others; its changes carry the fence of their shard, as those of a bot do."""
    store = await Store.open(url)
    assert store.leases is not None
    try:
        await store.leases.join(SHARDS, LASTING)
        mine = (await store.leases.renew(LASTING)).mine
        yield store, store.leases.fence(min(mine, default=None))
        await store.leases.leave()
    finally:
        await store.close()


@asynccontextmanager
async def through_driver(url: str) -> AsyncIterator[tuple[Commits, Fence | None]]:
    """The plain driver."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        yield BarePostgreSQL(connection), None
    finally:
        await connection.close()


@dataclass(frozen=True)
class Taken:
    """The cost of a number of processes, each with as many tables."""

    rate: float
    """Moves per second, according to the slowest process."""
    bots: float
    """CPU milliseconds per move of all processes together."""
    server: float
    """CPU milliseconds per move of the server."""

    @property
    def cores(self) -> float:
        """How many cores all of them together keep busy."""
        return self.rate * (self.bots + self.server) / 1000


def meet(together: Barrier) -> None:
    """Lets this process wait there for the others."""
    global _together
    _together = together


def one_of_several(url: str, starts: list[TableRecord], moves: int, seed: int, share: float) -> tuple[float, float]:
    """Writes the moves of some tables in one of several processes that begin together. Returns seconds and CPU
    seconds."""

    async def write() -> tuple[float, float]:
        async with through_store(url) as (store, fence):
            _together.wait()  # all are ready
            _together.wait()  # the server's CPU time was read
            began, worked = time.perf_counter(), time.process_time()
            with share_of_a_core(share):
                await rate(store, starts, moves, seed, fence)
            return time.perf_counter() - began, time.process_time() - worked

    return asyncio.run(write())


@contextmanager
def share_of_a_core(share: float) -> Iterator[None]:
    """Within this context the process uses at most this share of a core, by the CPU time that the kernel has counted:
    after each slice it pauses for as long as the slice would have taken longer. What it waits for keeps its speed."""
    used = 0.0

    def begin_slice() -> None:
        nonlocal used
        used = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SLICE)

    def pause(*_: object) -> None:
        time.sleep((time.process_time() - used) * (1 / share - 1))
        begin_slice()

    before = signal.signal(signal.SIGPROF, pause)
    begin_slice()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


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


async def in_this_process(server: Server, through: Through, tables: int, moves: int, seed: int) -> Taken:
    """The cost of one way of writing in this process, with new tables."""
    starts = await filled(server.url, tables)
    async with through(server.url) as (store, fence):
        before, worked = cpu_of(server), time.process_time()
        speed = await rate(store, starts, moves, seed, fence)
        bot, database, made = time.process_time() - worked, cpu_of(server) - before, tables * moves
    return Taken(speed, bot / made * 1000, database / made * 1000)


def through_processes(server: Server, tables: int, moves: int, seed: int, count: int, share: float) -> Taken:
    """Runs several processes, each with as many tables of its own, so that each commits as many moves at once."""
    starts = asyncio.run(filled(server.url, count * tables))
    parts = [(server.url, starts[place::count], moves, seed, share) for place in range(count)]
    context = get_context("spawn")
    together = context.Barrier(count + 1)
    with context.Pool(count, meet, (together,)) as pool:
        asked = pool.starmap_async(one_of_several, parts, chunksize=1)
        together.wait()
        before = cpu_of(server)
        together.wait()
        took = asked.get()
    made = len(starts) * moves
    worked = sum(worked for _, worked in took)
    speed = made / max(wall for wall, _ in took)
    return Taken(speed, worked / made * 1000, (cpu_of(server) - before) / made * 1000)


def measure(options: Namespace) -> dict[str, bool]:
    tables, moves, seed = options.tables, options.moves, options.seed
    stores: list[Taken] = []
    bares: list[Taken] = []
    several: dict[int, list[Taken]] = {count: [] for count in options.processes}
    with running(fsync=options.fsync) as server:
        for repeat in range(options.repeats):
            for took, through in (stores, through_store), (bares, through_driver):
                took.append(asyncio.run(in_this_process(server, through, tables, moves, seed)))
            for count, found in several.items():
                found.append(through_processes(server, tables, moves, seed, count, options.share))
            say(f"{repeat + 1} of {options.repeats}, fsync {'on' if options.fsync else 'off'}")
    tell("the store", stores)
    tell("asyncpg", bares)
    for count, found in several.items():
        tell(f"{count} with {options.share} of a core", found)
    first, *others = options.processes
    for count in others:
        speed, by_cpu = compared(several[count], several[first]), compared_by_cpu(several[count], several[first])
        print(f"{count} of {first} with a share each {speed:>9.2f}, moves a CPU second {by_cpu:.2f}")
    print(f"moves a CPU second, of group commit by hand {compared_by_cpu(stores, bares):.2f}")
    of_bare = compared(stores, bares)
    bars = {f"{of_bare:.2f} of group commit by hand (at least {MIN_OF_BARE})": of_bare >= MIN_OF_BARE}
    if 1 in several and 3 in several and options.share < 1:
        of_one = compared(several[3], several[1])
        words = f"three write {of_one:.2f} times as much as one, with a share each (at least {MIN_OF_ONE})"
        bars[words] = of_one >= MIN_OF_ONE
    return bars


def tell(name: str, found: list[Taken]) -> None:
    """The median of each figure."""
    show(name, [each.rate for each in found])
    bots, database = (median(getattr(each, whose) for each in found) for whose in ("bots", "server"))
    print(f"  CPU ms a move           {bots + database:>9.3f}           (processes {bots:.3f}, server {database:.3f})")
    print(f"  cores busy              {median(each.cores for each in found):>9.2f}")


def compared(found: list[Taken], others: list[Taken]) -> float:
    return ratio([each.rate for each in found], [each.rate for each in others])


def compared_by_cpu(found: list[Taken], others: list[Taken]) -> float:
    return ratio([each.bots + each.server for each in others], [each.bots + each.server for each in found])


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=20, help="of each table")
    parser.add_argument("--repeats", type=int, default=3, help="the median counts")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 3], help="with a share of a core each")
    parser.add_argument("--share", type=float, default=0.1, help="of a core, for each of them; 1 for no limit")
    parser.add_argument("--fsync", action="store_true", help="each commit waits for the disk")
    parser.add_argument("--seed", type=int, default=1)
    return measure(parser.parse_args())
