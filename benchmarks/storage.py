"""How many bytes a finished game and a person take in the database, on SQLite and on PostgreSQL.

Run ``python -m benchmarks storage [--games 300] [--seed 1]``. The games are whole ones by the standard rules, to a
hundred points, of four people who play at random, a move every few seconds, and are stored as the bot stores them; each
person plays ten in three months. The sizes are those of the tables with their indexes, packed (``VACUUM``).
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from argparse import ArgumentParser
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from benchmarks._progress import say
from benchmarks.leaderboard import DAY, DAYS, GAMES_A_PERSON, START
from db import Change, Store
from hearts import PRESETS
from tests.db.postgresql import another, running
from tests.past import store_game

SEATS = 4
OF_PEOPLE = ("players", "names", "standings", "badges")
"""Tables that grow with people, not with games."""
ON_SQLITE = "SELECT tbl_name, sum(pgsize) FROM dbstat JOIN sqlite_master USING (name) GROUP BY tbl_name"
ON_POSTGRESQL = "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relkind = 'r' AND relnamespace = $1"


@dataclass
class Paced:
    """The store, to which every event of a game comes some seconds after the one before it."""

    store: Store
    rng: Random

    async def new_table_id(self) -> int:
        return await self.store.new_table_id()

    async def commit(self, change: Change) -> None:
        at, events = change.table.created_at, []
        for event in change.events:
            at += self.rng.randint(1_000, 9_000)
            events.append(replace(event, at=at))
        await self.store.commit(replace(change, events=tuple(events)))


async def fill(store: Store, games: int, seed: int) -> int:
    """Plays and stores the games; returns the number of people."""
    rng, people = Random(seed), max(SEATS, games * SEATS // GAMES_A_PERSON)
    paced: Any = Paced(store, rng)
    for number in range(games):
        names = {1_000_000_000_000_000_000 + one: f"Person {one}" for one in rng.sample(range(people), SEATS)}
        at = START + number * DAYS * DAY // games
        await store_game(paced, names, guild_id=1, at=at, rules=PRESETS["standard"], seed=number)
        for person, name in names.items():
            await store.directory.see_player(person, name, "en", at)
            await store.directory.name_player(person, 1, name)
        if (number + 1) % 100 == 0:
            say(f"{number + 1} of {games} games")
    return people


def grown(before: dict[str, int], after: dict[str, int]) -> Counter[str]:
    """The bytes by which each table has grown."""
    return Counter({name: size - before.get(name, 0) for name, size in after.items()})


def sqlite_sizes(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        return dict(connection.execute(ON_SQLITE))


async def postgresql_sizes(url: str) -> dict[str, int]:
    async with another(url) as connection:
        await connection.execute("VACUUM FULL")
        schema = await connection.fetchval("SELECT oid FROM pg_namespace WHERE nspname = 'public'")
        return dict(await connection.fetch(ON_POSTGRESQL, schema))


async def on_sqlite(folder: Path, games: int, seed: int) -> Counter[str]:
    path = folder / "stored.db"
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()
    before = sqlite_sizes(path)
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    await fill(store, games, seed)
    await store.close()
    say(f"a file of {path.stat().st_size / 1e6:.1f} MB as the games have left it")
    return grown(before, sqlite_sizes(path))


async def on_postgresql(url: str, games: int, seed: int) -> Counter[str]:
    store = await Store.open(url)
    before = await postgresql_sizes(url)
    await fill(store, games, seed)
    await store.close()
    return grown(before, await postgresql_sizes(url))


def report(games: int, found: dict[str, Counter[str]]) -> None:
    """Prints the bytes of each table that has grown, for each game or each person."""
    people = max(SEATS, games * SEATS // GAMES_A_PERSON)
    print(f"\n{'bytes':<24}{''.join(f'{name:>14}' for name in found)}")
    for whose, count, each_of in (("game", games, False), ("person", people, True)):
        sums: Counter[str] = Counter()
        for table in sorted(set().union(*found.values())):
            sizes = {name: sizes[table] / count for name, sizes in found.items()}
            if (table in OF_PEOPLE) is not each_of or max(sizes.values()) < 1:
                continue
            sums.update({name: round(size) for name, size in sizes.items()})
            print(f"{table + ', a ' + whose:<24}{''.join(f'{size:>14,.0f}' for size in sizes.values())}")
        print(f"{'in all, a ' + whose:<24}{''.join(f'{sums[name]:>14,}' for name in found)}\n", flush=True)


def main(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {"SQLite": asyncio.run(on_sqlite(Path(folder), options.games, options.seed))}
    with running() as server:
        found["PostgreSQL"] = asyncio.run(on_postgresql(server.url, options.games, options.seed))
    report(options.games, found)
