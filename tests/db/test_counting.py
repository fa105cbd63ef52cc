"""Counting: every game that ends moves the standings of its people, or nothing at all."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from db import Conflict, Kind, Store, StoreError
from db.__main__ import main
from tests.db.games import ended, everything, standing
from tests.db.rows import results_of
from tests.db.template import database_at


async def test_a_game_moves_the_standings_of_its_family_and_of_everything_in_every_period(store: Store) -> None:
    await store.commit(ended(1, {1: 20, 2: 26, 3: 60, 4: 101}, rules="omnibus", moons=1, queens=2, tricks=13))
    await store.commit(ended(2, {1: 30, 2: 20}, guild_id=11))
    rows = await store.standings.of_player(1, 10)
    assert {(row.division, row.period) for row in rows} == {
        (family, period)
        for family in ("omnibus", "everything")
        for period in ("all", "2026Q4", "2026H2", "2026", "2026-11", "2026W47")
    }
    for row in rows:
        assert (row.games, row.wins, row.win_rate, row.scored, row.points) == (1, 1, 1.0, 1, 20)
        assert (row.best, row.worst, row.moons, row.queens, row.tricks) == (20, 20, 1, 2, 13)
    first, *_, last = await results_of(store, 1)
    assert first.rating == 1500 + (first.rating_change or 0) == rows[0].rating
    assert first.rating is not None
    assert last.rating is not None
    assert first.rating > 1500 > last.rating > 0


async def test_a_later_game_goes_on_from_the_rating_before(store: Store) -> None:
    for number in (1, 2):
        await store.commit(ended(number, {1: 10, 2: 20, 3: 30}))
    before, after = [await results_of(store, number) for number in (1, 2)]
    for one, two in zip(before, after, strict=True):
        assert one.rating is not None
        assert two.rating_change == pytest.approx((two.rating or 0) - one.rating)
    row = await standing(store, 3)
    assert row is not None
    assert (row.games, row.wins, row.points, row.best, row.worst) == (2, 0, 60, 30, 30)


async def test_two_games_that_end_at_once_both_count(store: Store, tmp_path: Path) -> None:
    games = [ended(number, {1: number, 2: 50, 3: 60 + number}) for number in range(1, 9)]
    await asyncio.gather(*map(store.commit, games))
    other = await Store.open(database_at(tmp_path / "other.db"))
    for game in games:
        await other.commit(game)
    for person in (1, 2, 3):
        assert await standing(store, person) == await standing(other, person)
    row = await standing(store, 1)
    assert row is not None
    assert row.games == 8
    await other.close()


@pytest.mark.parametrize("kind", [Kind.SOLO, "unknown"])
async def test_private_games_and_those_of_an_unknown_kind_count_for_no_standing(
    store: Store, url: str, file: Path, kind: str
) -> None:
    alone = ended(1, {1: 20, None: 30})
    solo = replace(alone, table=replace(alone.table, kind=kind))
    with_others = [ended(number, {1: 10 + number, 2: 20}) for number in (2, 3)]
    await asyncio.gather(*map(store.commit, (with_others[0], solo, with_others[1])))
    row = await standing(store, 1)
    assert row is not None
    assert (row.games, row.points) == (2, 25)
    assert [result.rating for result in await results_of(store, 1)] == [None, None]
    assert all(result.rating is not None for result in await results_of(store, 3))
    await store.close()
    before = everything(file)
    assert await asyncio.to_thread(main, ["--url", url, "rebuild"]) == 0
    assert everything(file) == before


async def test_a_game_that_cannot_be_written_moves_nothing(store: Store) -> None:
    await store.commit(ended(1, {1: 1, 2: 2, 3: 3}))
    again, fine = ended(1, {1: 1, 2: 2, 3: 3}), ended(2, {1: 1, 2: 2, 3: 3})
    refused, written = await asyncio.gather(store.commit(again), store.commit(fine), return_exceptions=True)
    assert isinstance(refused, Conflict)
    assert written is None
    row = await standing(store, 1)
    assert row is not None
    assert row.games == 2


async def test_a_game_with_unreadable_rules_fails_alone(store: Store) -> None:
    bad, fine = ended(1, {1: 1, 2: 2, 3: 3}), ended(2, {1: 1, 2: 2, 3: 3})
    bad = replace(bad, table=replace(bad.table, rules="nonsense"))
    refused, written = await asyncio.gather(store.commit(bad), store.commit(fine), return_exceptions=True)
    assert isinstance(refused, StoreError)
    assert written is None
    row = await standing(store, 1)
    assert row is not None
    assert row.games == 1
