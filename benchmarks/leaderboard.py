"""How fast leaderboards are: many results on 5,000 servers; a page or a rank on the largest; and recounting all.

Run ``python -m benchmarks leaderboard [--results 300000] [--guilds 5000] [--folder FOLDER] [--seed 1]``; a million
results take a busy machine more than five minutes. A few servers have most of the games, and a few people most of
theirs. The baselines are programs without standings: one sums up the results of the server by person, found with an
index, the other does so with an index made for this one query. All queries go to SQLite directly.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL

from benchmarks._progress import say
from db import Change, ResultRecord, Status, Store, TableRecord, schema, standings
from db.counting import rebuild
from db.engines import address, writing_engine
from db.standings import Leaderboard
from db.statements import as_row
from db.table_rows import write_table
from hearts import PRESETS, Family

SLOWEST = 1.0
"""The bar: milliseconds for a page or a rank, in the median."""
MIN_RATIO = 50.0
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
SEATS = 4
GAMES_A_PERSON = 10
CHUNK = 20_000
"""Games per transaction while the database is filled."""
DAYS, DAY = 90, 86_400_000
START = 1_790_000_000_000
RULES = [PRESETS[name].model_dump_json(exclude_defaults=True) for name in ("standard", "omnibus", "spot", "chips")]
WEIGHTS = (75, 15, 7, 3)

Asked = list[tuple[str, Any]]
"""The statements that answer one question, with their values."""


def games(results: int, guilds: int, rng: Random) -> Iterator[Change]:
    """Games that end one after the other."""
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
            rules=rng.choices(RULES, WEIGHTS)[0],
            preset="standard",
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


async def fill(path: Path, results: int, guilds: int, rng: Random) -> URL:
    """Makes a database with all games and the covering table, and counts the standings."""
    url = address(f"sqlite+aiosqlite:///{path}")
    await (await Store.open(str(url))).close()
    engine, coming, written = writing_engine(url), games(results, guilds, rng), 0
    while changes := list(islice(coming, CHUNK)):
        tables = [write_table(change.table) for change in changes]
        rows = [
            as_row(row, table_id=change.table.id, ended_at=change.table.updated_at)
            for change in changes
            for row in change.results
        ]
        async with engine.begin() as connection:
            await connection.execute(insert(schema.tables), tables)
            await connection.execute(insert(schema.results), rows)
        written += len(changes)
        say(f"{written:,} games written")
    async with engine.begin() as connection:
        for statement in COVER:
            await connection.exec_driver_sql(statement)
    await engine.dispose()
    say("counting them")
    began = time.perf_counter()
    counted, _ = await rebuild(url)
    say(f"{counted / (time.perf_counter() - began):,.0f} games a second counted")
    return url


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


def compare(path: Path, rng: Random) -> dict[str, bool]:
    """Compares pages and ranks of the largest server with the sums over all its results. Returns the bars."""
    slowest, least = 0.0, float("inf")
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
            slowest, least = max(slowest, page, rank), min(least, pages, ranks, others, other_ranks)
    return {
        f"{slowest:.3f} ms at most (at most {SLOWEST:.0f})": slowest <= SLOWEST,
        f"{least:.0f} times as fast at least (at least {MIN_RATIO:.0f})": least >= MIN_RATIO,
    }


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


async def measure(options: Namespace, folder: Path) -> dict[str, bool]:
    path, rng = folder / "leaderboard.db", Random(options.seed)
    url = await fill(path, options.results, options.guilds, rng)
    say(f"{options.results:,} results, {options.guilds:,} servers, {path.stat().st_size / 1e6:,.0f} MB")
    bars = compare(path, rng)
    await through_store(url, rng)
    return bars


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--results", type=int, default=300_000)
    parser.add_argument("--guilds", type=int, default=5_000)
    parser.add_argument("--folder", type=Path, help="where the database is made, and removed; two gigabytes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        return asyncio.run(measure(options, Path(folder)))
