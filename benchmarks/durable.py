"""How many moves a second are safely on disk: the store against plain aiosqlite, on the same disk in the same run.

Run ``python -m benchmarks.durable [--tables 1000] [--seconds 5] [--rounds 3] [--seed 1]``. Each table always has one
change under way, of one event. The same rows (an event, and its table's row) are written by

- ``store``: `Store.commit`;
- ``group``: a loop on plain aiosqlite that commits whatever waits in one transaction;
- ``single``: plain aiosqlite, one transaction a move.

All of them in WAL mode with synchronous=FULL. They take turns, and the best round of each counts.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import aiosqlite

from db import Change, EventRecord, Status, Store, TableRecord

RULES = '{"seats":4,"pass_directions":["left","right","across","hold"],"target":100,"penalties":{"QS":13,"H":1}}' * 6

Commit = Callable[[Change], Awaitable[None]]


def new_table(number: int, rng: Random) -> TableRecord:
    """A table of four: ids as long as Discord's, rules of some 600 bytes."""
    guild, channel, message, host = (rng.getrandbits(60) for _ in range(4))
    return TableRecord(
        number, guild, channel, message, host, Status.PLAYING, "normal", RULES, "standard", True, 1, 0, 0, 0
    )


def next_move(table: TableRecord, rng: Random) -> Change:
    """A card is played: one event, and the table with its new version and deadline."""
    seq = table.seq + 1
    card = rng.choice("23456789TJQKA") + rng.choice("CDSH")
    event = EventRecord(seq, seq // 56, "played", f'{{"seat":{seq % 4},"card":"{card}"}}', seq)
    return Change(replace(table, seq=seq, due_at=seq, updated_at=seq), table.seq, (event,))


async def moves_a_second(commit: Commit, tables: list[TableRecord], seconds: float, rng: Random) -> float:
    """Plays at all tables at once until the time is over, and counts what was acknowledged."""
    done = 0
    start = time.perf_counter()

    async def play(table: TableRecord) -> None:
        nonlocal done
        while time.perf_counter() - start < seconds:
            change = next_move(table, rng)
            await commit(change)
            table = change.table
            done += 1

    await asyncio.gather(*map(play, tables))
    return done / (time.perf_counter() - start)


async def through_the_store(folder: Path, tables: list[TableRecord], seconds: float, rng: Random) -> float:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/store.db")
    await asyncio.gather(*(store.commit(Change(table, 0)) for table in tables))
    speed = await moves_a_second(store.commit, tables, seconds, rng)
    await store.close()
    return speed


EVENT = "INSERT INTO events (table_id, seq, round, kind, body, at) VALUES (?, ?, ?, ?, ?, ?)"
TABLE = "UPDATE tables SET status = ?, seq = ?, due_at = ?, updated_at = ?, rules = ? WHERE id = ? AND seq = ?"


async def plain(folder: Path, tables: list[TableRecord]) -> aiosqlite.Connection:
    """The schema and the tables of the store, on a bare connection."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/plain.db")
    await asyncio.gather(*(store.commit(Change(table, 0)) for table in tables))
    await store.close()
    connection = await aiosqlite.connect(folder / "plain.db", isolation_level=None)
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
        await connection.execute(f"PRAGMA {pragma}")
    return connection


async def write(connection: aiosqlite.Connection, changes: list[Change]) -> None:
    """Some moves in one transaction."""
    rows = [(c.table.id, e.seq, e.round, e.kind, e.body, e.at) for c in changes for e in c.events]
    updates = [
        (c.table.status, c.table.seq, c.table.due_at, c.table.updated_at, c.table.rules, c.table.id, c.expected_seq)
        for c in changes
    ]
    await connection.execute("BEGIN IMMEDIATE")
    await connection.executemany(EVENT, rows)
    cursor = await connection.executemany(TABLE, updates)
    assert cursor.rowcount == len(changes)
    await connection.execute("COMMIT")


async def in_groups(folder: Path, tables: list[TableRecord], seconds: float, rng: Random) -> float:
    connection = await plain(folder, tables)
    waiting: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()

    async def work() -> None:
        while True:
            batch = [await waiting.get()]
            while not waiting.empty() and len(batch) < 512:
                batch.append(waiting.get_nowait())
            await write(connection, [change for change, _ in batch])
            for _, written in batch:
                written.set_result(None)

    async def commit(change: Change) -> None:
        written = asyncio.get_running_loop().create_future()
        waiting.put_nowait((change, written))
        await written

    worker = asyncio.create_task(work())
    speed = await moves_a_second(commit, tables, seconds, rng)
    worker.cancel()
    await connection.close()
    return speed


async def one_by_one(folder: Path, tables: list[TableRecord], seconds: float, rng: Random) -> float:
    connection = await plain(folder, tables)
    turn = asyncio.Lock()

    async def commit(change: Change) -> None:
        async with turn:
            await write(connection, [change])

    speed = await moves_a_second(commit, tables, seconds, rng)
    await connection.close()
    return speed


def measure(tables: int, seconds: float, rounds: int, seed: int) -> dict[str, float]:
    """Moves a second of each way: the best of its rounds."""
    ways = {"store": through_the_store, "group": in_groups, "single": one_by_one}
    best = dict.fromkeys(ways, 0.0)
    for _ in range(rounds):
        for name, way in ways.items():
            rng = Random(seed)
            with tempfile.TemporaryDirectory(dir=".") as folder:
                made = [new_table(number, rng) for number in range(1, tables + 1)]
                best[name] = max(best[name], asyncio.run(way(Path(folder), made, seconds, rng)))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    speed = measure(arguments.tables, arguments.seconds, arguments.rounds, arguments.seed)
    print(f"durable moves a second at {arguments.tables:,} tables, SQLite, WAL, synchronous=FULL")
    for name, value in speed.items():
        print(f"{name:>8} {value:>10,.0f}")
    print(f"store / group  {speed['store'] / speed['group']:.2f}  (at least 0.70)")
    print(f"store / single {speed['store'] / speed['single']:.1f}  (at least 5)")


if __name__ == "__main__":
    main()
