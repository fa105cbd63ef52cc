"""Badges: all twelve are stored with each game, and found again by a rebuild."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from db import Change, EventRecord, ResultRecord, SittingRecord, Status, Store
from db.__main__ import main
from db.feats import BADGES
from hearts import write_event, write_result
from tests.db.rows import result, results_of, round, table
from tests.db.test_feats import HANDS, LAST
from tests.hearts.table import Table as HeartsTable
from tests.past import store_game


def test_twelve_badges_have_distinct_names() -> None:
    assert len(set(BADGES)) == len(BADGES) == 12


REPLACED = tuple(SittingRecord(seat, round, 4, 9, "Emil") for round in range(20) for seat in range(4))
"""In each round somebody else passed and played three tricks."""


def rows(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM badges ORDER BY player_id, guild_id, badge").fetchall()


async def test_badges_are_written_with_the_game_and_found_again_by_a_rebuild(url: str, file: Path) -> None:
    store = await Store.open(url)
    people = {1: "Ana", 2: "Ben"}
    for seed in range(8):
        await store_game(store, people, guild_id=10 + seed % 2, at=1_000 * (seed + 1), seed=seed, preset="quick")
    await store_game(store, people, guild_id=12, seed=2, sittings=REPLACED)
    assert await store.standings.badges(1, 12) == await store.standings.badges(2, 12) == {}, "no round was theirs whole"
    shown = await store.standings.badges(1, 10)
    await store.close()
    kept = rows(file)
    mine = {(row[2], row[3]) for row in kept if row[:2] == (1, 10)}
    assert {*shown.items()} == mine
    assert kept
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM badges WHERE badge < 'm'")
        connection.execute("UPDATE badges SET times = 77")
        connection.commit()
    assert rows(file) != kept
    assert await asyncio.to_thread(main, ["--url", url, "rebuild"]) == 0
    assert rows(file) == kept


async def test_a_moon_that_the_last_heart_stopped_is_found_in_the_log_of_its_game(store: Store) -> None:
    game = HeartsTable(*HANDS).play(LAST).game
    events = tuple(EventRecord(number, 0, *write_event(each), 1_000) for number, each in enumerate(game.events, 1))
    record = table(seq=len(events), rules=game.rules.model_dump_json(), status=Status.OVER)
    results = tuple(result(seat, total, 1 + seat) for seat, total in enumerate(game.rounds[0].totals))
    rounds = (round(0, result=write_result(game.rounds[0])),)
    await store.commit(Change(record, 0, events, rounds=rounds, results=results))
    stopped = [seat for seat in range(4) if "last-heart" in await named(store, 100 + seat)]
    assert stopped == [2]
    helped = replace(record, id=2, guild_id=11)
    hinted = tuple(replace(one, hinted=True) for one in results)
    await store.commit(Change(helped, 0, events, rounds=rounds, results=hinted))
    assert await store.standings.badges(102, 11) == {}, "whoever had hints earns nothing"


async def named(store: Store, player_id: int) -> set[str]:
    """The badges of a person on the server of `rows.table`."""
    return {*await store.standings.badges(player_id, 10)}


async def test_a_game_whose_rounds_cannot_be_read_ends_without_badges(store: Store, file: Path) -> None:
    over = await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=10, rounds=1)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE rounds SET result = 'nonsense' WHERE result IS NOT NULL")
        connection.commit()
    ended = [one for one in (await store.tables.load(over.record.id),) if one is not None]
    assert ended
    await store.commit(finish(over))
    assert rows(file) == []
    assert await results_of(store, over.record.id)


def finish(table: Any) -> Change:
    """The step that ends a table's game, whatever was played."""
    record = replace(table.record, status=Status.OVER, seq=table.record.seq + 1)
    results = tuple(
        ResultRecord(
            seat.seat, seat.player_id, seat.name, seat.level, 10 * seat.seat, seat.seat + 1, not seat.seat, True
        )
        for seat in table.seats
    )
    return Change(record, table.record.seq, results=results)
