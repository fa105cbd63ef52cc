"""How many moves per second are committed to disk: the store compared with the bare driver.

Run ``python -m benchmarks commits [--tables 1000] [--moves 40] [--folder FOLDER] [--seed 1]``. Each of the tables waits
for the commit of its own move before it makes the next. The whole way of a move, with the rules and the view, has its
bar in CPU time, because a busy machine gives the process only a part of a core.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Protocol

import aiosqlite

from benchmarks._progress import say
from bot.program import COLLECTING
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.service import Tables
from db import MOVE_COLUMNS, Change, EventRecord, Fence, SeatRecord, Status, Store, TableRecord, TableSettings
from db.writer import LARGEST_BATCH
from hearts import PRESETS, Card, Phase, Play, Rules

MIN_OF_BARE = 0.7
MIN_OF_SINGLE = 5.0
"""The bars: the store costs at most 30 % of the bare driver's speed, and is at least five times as fast as single
commits."""
MIN_WHOLE = 5_000
"""The bar for whole moves in a CPU second."""
WHOLE = 3
"""How often the whole way is measured; the median counts."""

RULES = PRESETS["standard"].model_dump_json()
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "CDSH"]
UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in MOVE_COLUMNS)} WHERE id = ? AND seq = ?"
INSERT = "INSERT INTO events (table_id, seq, round, kind, body, at) VALUES (?, ?, ?, ?, ?, ?)"
Row = tuple[Any, ...]


class Commits(Protocol):
    """Anything that makes a change durable before it returns."""

    async def commit(self, change: Change) -> None: ...


class Bare:
    """Group commit by hand: the same rows in batches of at most ``batch`` changes, with nothing around them."""

    def __init__(self, batch: int) -> None:
        self._batch = batch
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
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._batch))]
            updates = [
                (*[getattr(change.table, name) for name in MOVE_COLUMNS], change.table.id, change.expected_seq)
                for change, _ in batch
            ]
            inserts = [
                (change.table.id, event.seq, event.round, event.kind, event.body, event.at)
                for change, _ in batch
                for event in change.events
            ]
            await self._write(updates, inserts)
            for _, written in batch:
                written.set_result(None)

    async def _write(self, updates: list[Row], inserts: list[Row]) -> None:
        """Writes a batch in one transaction."""
        raise NotImplementedError


class BareSQLite(Bare):
    """Group commit by hand through aiosqlite."""

    def __init__(self, path: Path, batch: int) -> None:
        super().__init__(batch)
        self._path = path

    async def __aenter__(self) -> BareSQLite:
        self._connection = await aiosqlite.connect(self._path, isolation_level=None)
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await self._connection.execute(f"PRAGMA {setting}")
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self._connection.close()

    async def _write(self, updates: list[Row], inserts: list[Row]) -> None:
        await self._connection.execute("BEGIN IMMEDIATE")
        updated = await self._connection.executemany(UPDATE, updates)
        assert updated.rowcount == len(updates)
        await self._connection.executemany(INSERT, inserts)
        await self._connection.execute("COMMIT")


def opened(number: int) -> Change:
    """A new table with four people."""
    table = TableRecord(
        id=number,
        guild_id=1,
        channel_id=number,
        message_id=None,
        host_id=number,
        status=Status.PLAYING,
        rules=RULES,
        preset="standard",
        seq=1,
        due_at=1,
        created_at=1,
        updated_at=1,
        settings=TableSettings(pace="relaxed"),
    )
    seats = tuple(SeatRecord(seat, 4 * number + seat, f"Person {seat}", "casual") for seat in range(4))
    return Change(table, 0, seats=seats)


def played(table: TableRecord, card: str, fence: Fence | None = None) -> Change:
    """One move: an event, and the table's new version and deadline."""
    seq = table.seq + 1
    event = EventRecord(seq, 0, "played", f'{{"seat":{seq % 4},"card":"{card}"}}', 1_700_000_000_000 + seq)
    moved = replace(table, seq=seq, due_at=event.at + 60_000, updated_at=event.at)
    return Change(moved, table.seq, (event,), moved=True, fence=fence)


async def rate(store: Commits, starts: list[TableRecord], moves: int, seed: int, fence: Fence | None = None) -> float:
    """Moves per second with every table waiting for its own one."""

    async def play(table: TableRecord) -> None:
        rng = Random(f"{seed} {table.id}")
        for _ in range(moves):
            change = played(table, rng.choice(CARDS), fence)
            await store.commit(change)
            table = change.table

    began = time.perf_counter()
    await asyncio.gather(*map(play, starts))
    return len(starts) * moves / (time.perf_counter() - began)


async def database(path: Path, tables: int) -> list[TableRecord]:
    """Makes a database with this many tables."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    try:
        changes = [opened(number) for number in range(1, tables + 1)]
        await asyncio.gather(*map(store.commit, changes))
        return [change.table for change in changes]
    finally:
        await store.close()


async def through_store(path: Path, tables: int, moves: int, seed: int) -> float:
    starts = await database(path, tables)
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    try:
        return await rate(store, starts, moves, seed)
    finally:
        await store.close()


async def through_driver(path: Path, tables: int, moves: int, seed: int, batch: int) -> float:
    starts = await database(path, tables)
    async with BareSQLite(path, batch) as bare:
        return await rate(bare, starts, moves, seed)


async def nobody(people: Iterable[int]) -> frozenset[int]:
    return frozenset()


async def through_service(path: Path, tables: int, moves: int, seed: int) -> tuple[float, float]:
    """Moves per second, and per CPU second, of people through `Tables`: the engine decides, the store writes, the
    player gets a view."""
    numbers = count(1)
    ticks = count(1_700_000_000_000)
    async with AsyncExitStack() as stack:
        store = await Store.open(f"sqlite+aiosqlite:///{path}")
        stack.push_async_callback(store.close)
        secrets = Random(seed)
        service = Tables(
            store,
            lambda: next(ticks),
            rng=Random(seed),
            secret=lambda: secrets.randbytes(16),
            autoplayers=nobody,  # else the clock would play before the person does
        )
        stack.push_async_callback(service.close)
        order = TableOptions(1, 1, Rules(passing="none"), "standard", TableSettings(pace="relaxed"))
        few = asyncio.Semaphore(50)  # if all tables began at once, on a busy machine some would wait too long

        async def ready() -> tuple[int, list[Person]]:
            people = [Person(next(numbers), "Somebody") for _ in range(4)]
            async with few:
                table = await service.open(people[0], order)
                for person in people[1:]:
                    await service.join(table.record.id, person)
                await service.start(table.record.id, people[0])
            return table.record.id, people

        async def play(number: int, people: list[Person]) -> int:
            made = 0
            rng = Random(f"{seed} {number}")
            table = await service.get(number)
            while made < moves and table.game.phase is Phase.PLAYING:
                seat = table.game.to_act[0]
                person = next(one for one in people if one.id == table.seats[seat].player_id)
                card: Card = rng.choice(table.game.legal_plays(seat))
                table = (await service.act(number, person, Play(card))).table
                table.seen_by(person.id)
                made += 1
            return made

        games = await asyncio.gather(*(ready() for _ in range(tables)))
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTING)  # as the bot does
        began, worked = time.perf_counter(), time.process_time()
        made = sum(await asyncio.gather(*(play(*game) for game in games)))
        return made / (time.perf_counter() - began), made / (time.process_time() - worked)


def show(name: str, rates: list[float]) -> None:
    """Prints the median and the range."""
    print(f"{name:<26}{statistics.median(rates):>9,.0f} moves/s   ({min(rates):,.0f} to {max(rates):,.0f})")


def ratio(rates: list[float], others: list[float]) -> float:
    """The median ratio of each run to its neighbour, because the load of a machine changes."""
    return statistics.median(mine / other for mine, other in zip(rates, others, strict=True))


async def measure(options: Namespace) -> dict[str, bool]:
    tables, moves, seed = options.tables, options.moves, options.seed
    Run = Callable[[Path], Awaitable[float]]
    runs: dict[str, Run] = {
        "the store": lambda path: through_store(path, tables, moves, seed),
        "aiosqlite, group commit": lambda path: through_driver(path, tables, moves, seed, LARGEST_BATCH),
        # slow, so it gets fewer moves, which does not change its rate
        "aiosqlite, one by one": lambda path: through_driver(path, tables, max(1, moves // 20), seed, 1),
    }
    found: dict[str, list[float]] = {name: [] for name in runs}
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        for repeat in range(options.repeats):
            for number, (name, run) in enumerate(runs.items()):
                found[name].append(await run(Path(folder, f"{repeat}-{number}.db")))
            say(f"commits: {repeat + 1} of {options.repeats}")
        whole = []
        for number in range(WHOLE):
            whole.append(await through_service(Path(folder, f"service-{number}.db"), tables, min(moves, 20), seed))
            say(f"whole moves: {number + 1} of {WHOLE}")
    for name, rates in found.items():
        show(name, rates)
    by_wall, by_cpu = map(list, zip(*whole, strict=True))
    show("whole moves", by_wall)
    show("the same by CPU time", by_cpu)
    store, bare, single = found.values()
    of_bare, of_single, median = ratio(store, bare), ratio(store, single), statistics.median(by_cpu)
    return {
        f"{of_bare:.2f} of group commit by hand (at least {MIN_OF_BARE})": of_bare >= MIN_OF_BARE,
        f"{of_single:.1f} of one by one (at least {MIN_OF_SINGLE:.0f})": of_single >= MIN_OF_SINGLE,
        f"{median:,.0f} whole moves a CPU second (at least {MIN_WHOLE:,})": median >= MIN_WHOLE,
    }


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--moves", type=int, default=40, help="of each table")
    parser.add_argument("--repeats", type=int, default=5, help="the median counts")
    parser.add_argument("--folder", help="where the databases lie, to measure that disk; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    return asyncio.run(measure(parser.parse_args()))
