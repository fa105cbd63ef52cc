"""Past games for a benchmark: a few servers have most of them, and a few people most of theirs."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import fields
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from typing import Any

from db import Change, ResultRecord, Status, TableRecord
from hearts import PRESETS

SEATS = 4
GAMES_A_PERSON = 10
CHUNK = 6_000
"""Games per transaction while the database is filled."""
DAYS, DAY = 90, 86_400_000
START = 1_790_000_000_000
RULES = [PRESETS[name].model_dump_json(exclude_defaults=True) for name in ("standard", "omnibus", "spot", "chips")]
WEIGHTS = (75, 15, 7, 3)


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


def write(path: Path, coming: Iterator[Change], told: Callable[[str], None]) -> None:
    """Writes tables and results, but not the standings that are computed from them."""
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
                told(f"{written:,} games written")


def _insert(connection: sqlite3.Connection, table: str, rows: list[tuple[Any, dict[str, Any]]]) -> None:
    first, more = rows[0]
    own = [field.name for field in fields(first)]
    names = (*own, *more)
    statement = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
    values = (tuple(getattr(row, name) for name in own) + tuple(beside.values()) for row, beside in rows)
    connection.executemany(statement, values)
