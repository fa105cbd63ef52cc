"""How fast leaderboards are: many results on 5,000 servers; a page or a rank on the largest; and recounting all.

Run ``python -m benchmarks leaderboard [--results 300000] [--guilds 5000] [--folder FOLDER] [--seed 1]``; a million
results take a busy machine more than five minutes. The baselines are programs without standings: one sums up the
results of the server by person, found with an index, the other does so with an index made for this one query. All
queries go to SQLite directly. A tenth of the games, in another database, shows that standings updated with each game
equal recounted ones.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL

from benchmarks._history import CHUNK, SEATS, games, write
from db import Change, Store, schema, standings
from db.counting import LARGE_CACHE, rebuild, record
from db.engines import address, writing_engine
from db.standings import Leaderboard
from hearts import Family

BEGAN = time.perf_counter()
SLOWEST = 1.0
"""The bar: milliseconds for a page or a rank, in the median."""
MIN_RATIO = 50.0
CHECKED = 10
"""The smaller database has one result for this many of the large one."""
KEPT = 20
"""In the smaller database, the last 1/KEPT of the games are counted as they end; the games before are recounted, which
is faster."""
SUMMED = "SELECT player_id, sum(won) AS wins, count(*) FROM {results} GROUP BY player_id"
PAGE = f"{SUMMED} ORDER BY wins DESC, player_id DESC LIMIT 10"
RANK = f"WITH sums AS ({SUMMED}) SELECT count(*) FROM sums WHERE wins > (SELECT wins FROM sums WHERE player_id = ?)"
FOUND = "results JOIN tables ON tables.id = table_id WHERE status = 'over' AND guild_id = 1"
COVERED = "covered WHERE guild_id = 1"
COVER = (
    "CREATE TABLE covered AS SELECT guild_id, player_id, won FROM results JOIN tables ON tables.id = table_id",
    "CREATE INDEX ix_covered ON covered (guild_id, player_id, won)",
)
TIMES = 300
LARGEST = "guild_id = 1 AND division = 'everything' AND period = 'all'"

Asked = list[tuple[str, Any]]
"""The statements that answer one question, with their values."""


def tell(what: str) -> None:
    """Prints a line with the seconds since the start, at once, so that people see progress."""
    print(f"{time.perf_counter() - BEGAN:5.0f} s  {what}", flush=True)


async def new(path: Path) -> URL:
    """An empty database."""
    url = address(f"sqlite+aiosqlite:///{path}")
    await (await Store.open(str(url))).close()
    return url


async def check(path: Path, results: int, guilds: int, rng: Random) -> bool:
    """Whether standings updated game by game equal recounted ones."""
    url, played = await new(path), results // SEATS
    coming, late = games(results, guilds, rng), played // KEPT
    write(path, islice(coming, played - late), tell)
    await rebuild(url)
    began = time.perf_counter()
    await count(url, coming)
    tell(f"{late / (time.perf_counter() - began):,.0f} games a second kept up to date")
    before = fingerprint(path)
    await rebuild(url)
    same = fingerprint(path) == before
    tell(f"what was kept up to date and what is counted anew: {'equal' if same else 'NOT EQUAL'}")
    return same


async def fill(path: Path, results: int, guilds: int, rng: Random) -> URL:
    """Makes a database with all games, and recounts the standings."""
    url = await new(path)
    write(path, games(results, guilds, rng), tell)
    tell("counting them anew")
    began = time.perf_counter()
    counted, _ = await rebuild(url)
    tell(f"{counted / (time.perf_counter() - began):,.0f} games a second counted anew")
    engine = writing_engine(url)
    async with engine.begin() as connection:
        for statement in COVER:
            await connection.exec_driver_sql(statement)
    await engine.dispose()
    return url


async def count(url: URL, coming: Iterator[Change]) -> None:
    """Adds games as they end, with their effect on the standings, as the store does."""
    engine = writing_engine(url)
    while changes := list(islice(coming, CHUNK)):
        async with engine.begin() as connection:
            await connection.exec_driver_sql(LARGE_CACHE)
            games = await record(connection, changes)
            await connection.execute(insert(schema.tables), [asdict(change.table) for change in changes])
            rows = [
                asdict(row) | {"table_id": game.table_id, "ended_at": game.at} for game in games for row in game.results
            ]
            await connection.execute(insert(schema.results), rows)
        tell(f"{len(changes):,} games more, each counted as it ended")
    await engine.dispose()


def fingerprint(path: Path) -> str:
    """A fingerprint of all standings, exact to the last bit."""
    sum = sha256()
    with closing(sqlite3.connect(path)) as connection:
        for row in connection.execute("SELECT * FROM standings ORDER BY player_id, guild_id, division, period"):
            sum.update(repr(row).encode())
    return sum.hexdigest()


def plain(statement: Any, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A statement of the store as SQL text with values."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), compiled.construct_params(values)


def milliseconds(connection: sqlite3.Connection, asked: Sequence[Asked]) -> float:
    """The median time of the questions, asked one after the other."""
    took = []
    for statements in asked:
        began = time.perf_counter()
        for statement, values in statements:
            connection.execute(statement, values).fetchall()
        took.append((time.perf_counter() - began) * 1_000)
    return statistics.median(took)


def questions(by: str, ranked: list[tuple[Any, int]], rng: Random) -> tuple[list[Asked], list[Asked]]:
    """Random pages of a leaderboard, and ranks of people on it."""
    board = {"guild": 1, "division": Family.EVERYTHING, "period": "all"}
    pages: list[Asked] = []
    ranks: list[Asked] = []
    for _ in range(TIMES):
        first = rng.randrange(0, len(ranked), 10)
        count, upwards = min(10, len(ranked) - first), 2 * first > len(ranked)
        skipped = len(ranked) - first - count if upwards else first
        pages.append([plain(standings._lines(by, upwards), board | {"skipped": skipped, "count": count})])
        ranks.append([plain(standings._place(by), board | {"person": rng.choice(ranked)[1]})])
    return pages, ranks


def compare(path: Path, rng: Random) -> bool:
    """Compares pages and ranks of the largest server with the sums over all its results. Returns whether the bar is
    met."""
    good = True
    with closing(sqlite3.connect(path)) as connection:
        people = [person for (person,) in connection.execute(f"SELECT DISTINCT player_id FROM {COVERED}")]
        (count,) = connection.execute(f"SELECT count(*) FROM {COVERED}").fetchone()
        print(f"the largest server: {len(people):,} people, {count:,} results")
        scans = []
        for name, results in {"results, by index": FOUND, "an index for it": COVERED}.items():
            page = milliseconds(connection, [[(PAGE.format(results=results), ())]] * 15)
            rank = milliseconds(connection, [[(RANK.format(results=results), (person,))] for person in people[:15]])
            scans.append((page, rank))
            print(f"{name:<18}page {page:7.3f} ms                  rank {rank:7.3f} ms")
        for by, who in schema.RANKED.items():
            name = schema.standings.c[by].name
            query = (
                f"SELECT {name}, player_id FROM standings WHERE {LARGEST} AND {who} "
                f"ORDER BY {name} DESC, player_id DESC"
            )
            ranked = connection.execute(query).fetchall()
            page, rank = (milliseconds(connection, asked) for asked in questions(by, ranked, rng))
            (pages, ranks), (others, other_ranks) = ((one / page, other / rank) for one, other in scans)
            print(
                f"{by:<18}page {page:7.3f} ms {pages:5.0f} x, {others:4.0f} x   "
                f"rank {rank:7.3f} ms {ranks:5.0f} x, {other_ranks:4.0f} x"
            )
            good &= max(page, rank) <= SLOWEST and min(pages, ranks, others, other_ranks) >= MIN_RATIO
    print(f"At most {SLOWEST:.0f} ms, and at least {MIN_RATIO:.0f} x: {'kept' if good else 'NOT KEPT'}", flush=True)
    return good


async def through_store(url: URL, rng: Random) -> None:
    """Measures the same through the store, with its threads and layers, as the bot does."""
    store = await Store.open(str(url))
    board, took = Leaderboard(1, Family.EVERYTHING, "all", "rating"), []
    size = await store.standings.size(board)
    for _ in range(TIMES):
        began = time.perf_counter()
        await store.standings.lines(board, rng.randrange(0, size, 10), 10, of=size)
        took.append((time.perf_counter() - began) * 1_000)
    print(f"a page through the store takes the bot {statistics.median(took):.3f} ms", flush=True)
    await store.close()


async def measure(arguments: argparse.Namespace, folder: Path) -> bool:
    path, rng = folder / "leaderboard.db", Random(arguments.seed)
    same = await check(folder / "checked.db", arguments.results // CHECKED, arguments.guilds // CHECKED, rng)
    url = await fill(path, arguments.results, arguments.guilds, rng)
    tell(f"{arguments.results:,} results, {arguments.guilds:,} servers, {path.stat().st_size / 1e6:,.0f} MB")
    good = compare(path, rng)
    await through_store(url, rng)
    tell("done")
    return good and same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=300_000)
    parser.add_argument("--guilds", type=int, default=5_000)
    parser.add_argument("--folder", type=Path, help="where the database is made, and removed; two gigabytes")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        return 0 if asyncio.run(measure(arguments, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
