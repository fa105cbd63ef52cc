"""How fast leaderboards are: a million results on 5,000 servers, a page or a rank on the largest, and all counted anew.

Run ``python -m benchmarks.leaderboard [--results 1000000] [--guilds 5000] [--folder FOLDER] [--seed 1]``. They are held
against what a program without standings would do: sum up the results of the server by person, found by index. Beside it
stands the same in an index that is made for this one question. All are asked of SQLite itself.
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
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL

from db import Change, ResultRecord, Status, Store, TableRecord, schema, standings
from db.engines import address, writing_engine
from db.rebuild import LARGE_CACHE, rebuild
from db.standings import Leaderboard, record
from hearts import PRESETS, Family

BEGAN = time.perf_counter()
SLOWEST = 1.0
"""Milliseconds that a page or a rank may take, in the median."""
LEAST_RATIO = 50.0
SEATS = 4
GAMES_A_PERSON = 10
CHUNK = 6_000
"""Games a transaction while the database is filled."""
KEPT = 20
"""One game of so many, the last ones, is counted as it ends; those before are counted anew, which is quicker."""
DAYS, DAY = 90, 86_400_000
START = 1_790_000_000_000
RULES = [PRESETS[name].model_dump_json(exclude_defaults=True) for name in ("standard", "omnibus", "spot", "chips")]
WEIGHTS = (75, 15, 7, 3)
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


def games(results: int, guilds: int, rng: Random) -> Iterator[Change]:
    """Games that end one after the other: a few servers have most of them, and a few people most of theirs."""
    weights = list(accumulate(1 / rank for rank in range(1, guilds + 1)))
    count = results // SEATS
    sizes = [max(SEATS, round(count * SEATS / GAMES_A_PERSON / rank / weights[-1])) for rank in range(1, guilds + 1)]
    for number, server in enumerate(rng.choices(range(guilds), cum_weights=weights, k=count), 1):
        people: set[int] = set()
        while len(people) < SEATS:
            people.add(server * 1_000_000 + int(sizes[server] * rng.random() ** 2) + 1)
        at = START + number * DAYS * DAY // count
        record = TableRecord(
            id=number,
            guild_id=server + 1,
            channel_id=1,
            message_id=None,
            host_id=1,
            status=Status.OVER,
            pace="live",
            rules=rng.choices(RULES, WEIGHTS)[0],
            preset="standard",
            open_seats=True,
            seq=1,
            due_at=None,
            created_at=at,
            updated_at=at,
        )
        totals = sorted(rng.randrange(20, 110) for _ in range(SEATS))
        seated = enumerate(zip(rng.sample(sorted(people), SEATS), totals, strict=True))
        yield Change(record, 0, results=tuple(result(seat, *whom, totals, rng) for seat, whom in seated))


def result(seat: int, person: int, total: int, totals: list[int], rng: Random) -> ResultRecord:
    return ResultRecord(
        seat=seat,
        player_id=person,
        name="Somebody",
        level="casual",
        total=total,
        place=1 + totals.index(total),
        won=total == totals[0],
        finished=rng.random() > 0.02,
        moons=int(rng.random() < 0.05),
        queens=rng.randrange(4),
        tricks=rng.randrange(60),
    )


def tell(what: str) -> None:
    """A line with the seconds since the start, at once: nobody should wonder whether anything goes on."""
    print(f"{time.perf_counter() - BEGAN:5.0f} s  {what}", flush=True)


async def fill(url: URL, path: Path, results: int, guilds: int, rng: Random) -> tuple[float, float]:
    """Writes the games: most of them to be counted anew, the last as the store does, with the standings.

    Gives games a second for both.
    """
    played = results // SEATS
    coming, late = games(results, guilds, rng), played // KEPT
    write(path, islice(coming, played - late))
    tell("counting them anew")
    began = time.perf_counter()
    anew = await rebuild(url) / (time.perf_counter() - began)
    began = time.perf_counter()
    await count(url, coming)
    kept = late / (time.perf_counter() - began)
    engine = writing_engine(url)
    async with engine.begin() as connection:
        for statement in COVER:
            await connection.exec_driver_sql(statement)
    await engine.dispose()
    return anew, kept


def write(path: Path, coming: Iterator[Change]) -> None:
    """Tables and results, and nothing that is counted from them."""
    written = 0
    with closing(sqlite3.connect(path)) as connection:
        while changes := list(islice(coming, CHUNK)):
            _insert(connection, "tables", [(change.table, {}) for change in changes])
            _insert(
                connection,
                "results",
                [
                    (row, {"table_id": change.table.id, "ended_at": change.table.updated_at})
                    for change in changes
                    for row in change.results
                ],
            )
            connection.commit()
            written += len(changes)
            if written % (10 * CHUNK) == 0:
                tell(f"{written:,} games written")


def _insert(connection: sqlite3.Connection, table: str, rows: list[tuple[Any, dict[str, Any]]]) -> None:
    first, more = rows[0]
    names = (*first.__slots__, *more)
    statement = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
    values = (tuple(getattr(row, name) for name in row.__slots__) + tuple(beside.values()) for row, beside in rows)
    connection.executemany(statement, values)


async def count(url: URL, coming: Iterator[Change]) -> None:
    """Games as they end: with what they do to the standings, as the store writes them."""
    engine = writing_engine(url)
    while changes := list(islice(coming, CHUNK)):
        async with engine.begin() as connection:
            await connection.exec_driver_sql(LARGE_CACHE)
            rated = await record(connection, changes)
            await connection.execute(insert(schema.tables), [asdict(change.table) for change in changes])
            rows = [
                asdict(row) | {"table_id": change.table.id, "ended_at": change.table.updated_at}
                for change, results in zip(changes, rated, strict=True)
                for row in results
            ]
            await connection.execute(insert(schema.results), rows)
        tell(f"{len(changes):,} games more, each counted as it ended")
    await engine.dispose()


def fingerprint(path: Path) -> str:
    """Of all standings, to the last bit."""
    sum = sha256()
    with closing(sqlite3.connect(path)) as connection:
        for row in connection.execute("SELECT * FROM standings ORDER BY player_id, guild_id, division, period"):
            sum.update(repr(row).encode())
    return sum.hexdigest()


def plain(statement: Any, values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A statement of the store as its database gets it."""
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    return str(compiled), compiled.construct_params(values)


def milliseconds(connection: sqlite3.Connection, asked: Sequence[Asked]) -> float:
    """In the median, for the statements of one question after those of the other."""
    took = []
    for statements in asked:
        began = time.perf_counter()
        for statement, values in statements:
            connection.execute(statement, values).fetchall()
        took.append((time.perf_counter() - began) * 1_000)
    return statistics.median(took)


def questions(by: str, ranked: list[tuple[Any, int]], rng: Random) -> tuple[list[Asked], list[Asked]]:
    """Pages anywhere on a leaderboard, each with the equals above it; and ranks of those who are on it."""
    board = {"guild": 1, "division": Family.EVERYTHING.value, "period": "all"}
    pages: list[Asked] = []
    ranks: list[Asked] = []
    for _ in range(TIMES):
        first = rng.randrange(0, len(ranked), 10)
        value, person = ranked[first]
        lines = plain(standings._lines(by), board | {"first": first, "count": 10})
        pages.append([lines, plain(standings._equals_before(by), board | {"value": value, "person": person})])
        ranks.append([plain(standings._place(by), board | {"person": rng.choice(ranked)[1]})])
    return pages, ranks


def compare(path: Path, rng: Random) -> bool:
    """Pages and ranks of the largest server beside the sums over all its results."""
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
            query = (
                f"SELECT {by}, player_id FROM standings WHERE {LARGEST} AND {who} ORDER BY {by} DESC, player_id DESC"
            )
            ranked = connection.execute(query).fetchall()
            page, rank = (milliseconds(connection, asked) for asked in questions(by, ranked, rng))
            (pages, ranks), (others, other_ranks) = ((one / page, other / rank) for one, other in scans)
            print(
                f"{by:<18}page {page:7.3f} ms {pages:5.0f} x, {others:4.0f} x   "
                f"rank {rank:7.3f} ms {ranks:5.0f} x, {other_ranks:4.0f} x"
            )
            good &= max(page, rank) <= SLOWEST and min(pages, ranks) >= LEAST_RATIO
    print(f"At most {SLOWEST:.0f} ms, and at least {LEAST_RATIO:.0f} x: {'kept' if good else 'NOT KEPT'}", flush=True)
    return good


async def through_store(url: URL, rng: Random) -> None:
    """What the bot waits for: the same with the threads and layers in between."""
    store = await Store.open(str(url))
    board, took = Leaderboard(1, Family.EVERYTHING.value, "all", "rating"), []
    size = await store.standings.size(board)
    for _ in range(TIMES):
        began = time.perf_counter()
        await store.standings.lines(board, rng.randrange(0, size, 10), 10)
        took.append((time.perf_counter() - began) * 1_000)
    print(f"a page through the store takes the bot {statistics.median(took):.3f} ms", flush=True)
    await store.close()


async def measure(arguments: argparse.Namespace, folder: Path) -> bool:
    path, rng = folder / "leaderboard.db", Random(arguments.seed)
    url = address(f"sqlite+aiosqlite:///{path}")
    await (await Store.open(str(url))).close()
    anew, kept = await fill(url, path, arguments.results, arguments.guilds, rng)
    tell(f"{arguments.results:,} results, {arguments.guilds:,} servers, {path.stat().st_size / 1e6:,.0f} MB")
    tell(f"{anew:,.0f} games a second counted anew, {kept:,.0f} kept up to date")
    good = compare(path, rng)
    await through_store(url, rng)
    tell("counting everything anew once more")
    before = fingerprint(path)
    await rebuild(url)
    same = fingerprint(path) == before
    tell(f"what was kept up to date and what is counted anew: {'equal' if same else 'NOT EQUAL'}")
    return good and same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=1_000_000)
    parser.add_argument("--guilds", type=int, default=5_000)
    parser.add_argument("--folder", type=Path, help="where the database is made, and removed; two gigabytes")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        return 0 if asyncio.run(measure(arguments, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
