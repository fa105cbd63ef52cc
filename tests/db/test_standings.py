"""Standings: those updated with every game equal recounted ones, and pages are in order."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from db import Conflict, Kind, Store, StoreError, schema
from db.__main__ import main
from db.standings import Leaderboard
from hearts import Family
from tests.db.games import NOON, ended, everything, standing
from tests.db.rows import results_of
from tests.db.template import database_at


def board(
    by: str = "rating", division: str = Family.EVERYTHING, period: str = "all", guild_id: int = 10
) -> Leaderboard:
    return Leaderboard(guild_id, division, period, by)


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


async def test_private_games_count_for_no_standing(store: Store, url: str, file: Path) -> None:
    alone = ended(1, {1: 20, None: 30})
    solo = replace(alone, table=replace(alone.table, kind=Kind.SOLO))
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


async def test_chips_are_not_counted_among_points_and_more_of_them_are_better(store: Store) -> None:
    for number in range(1, 6):
        await store.commit(ended(number, {1: 30, 2: 10, 3: 20}, rules="chips"))
    row = await standing(store, 1)
    assert row is not None
    assert (row.wins, row.scored, row.ranking_score, row.best) == (5, 0, None, None)
    lines = await store.standings.lines(board("ranking_score", Family.CHIPS), 0, 10)
    assert [line.standing.player_id for line in lines] == [1, 3, 2]


async def test_fewer_points_are_a_better_average(store: Store) -> None:
    for number in range(1, 6):
        assert await store.standings.lines(board("ranking_score"), 0, 10) == []
        await store.commit(ended(number, {1: 30, 2: -10, 3: 20}))
    lines = await store.standings.lines(board("ranking_score"), 0, 10)
    assert [(line.rank, line.standing.player_id, line.standing.best) for line in lines] == [
        (1, 2, -10),
        (2, 3, 20),
        (3, 1, 30),
    ]


async def test_a_person_who_leaves_has_played_but_neither_won_nor_scored(store: Store) -> None:
    game = ended(1, {1: 5, 2: 20, 3: 30}, moons=1)
    first, *rest = game.results
    await store.commit(replace(game, results=(replace(first, finished=False), *rest)))
    row = await standing(store, 1)
    assert row is not None
    assert (row.games, row.wins, row.scored, row.moons, row.best) == (1, 0, 0, 0, None)
    assert row.rating is not None
    assert row.rating < 1500


# -- pages


async def test_equals_share_a_rank_and_everybody_is_on_the_page_that_their_place_says(store: Store) -> None:
    rng = Random(3)
    for number in range(1, 41):
        people = rng.sample(range(1, 31), 4)
        await store.commit(ended(number, {person: rng.randrange(100) for person in people}))
    for by in schema.RANKED:
        size = await store.standings.size(board(by))
        lines = await store.standings.lines(board(by), 0, 100)
        values = [getattr(line.standing, by) for line in lines]
        assert len(lines) == size
        assert values == sorted(values, reverse=True)
        assert [line.rank for line in lines] == [1 + sum(other > value for other in values) for value in values]
        for of in (0, size):
            pages = [await store.standings.lines(board(by), first, 7, of=of) for first in range(0, size, 7)]
            assert [line for page in pages for line in page] == lines
        for position, line in enumerate(lines):
            place = await store.standings.place(board(by), line.standing.player_id)
            assert place is not None
            assert (place.rank, place.position) == (line.rank, position)
        assert await store.standings.place(board(by), 999) is None


async def test_names_are_the_present_ones(store: Store) -> None:
    await store.directory.see_player(1, "Old", "en-US", 1)
    await store.commit(ended(1, {1: 5, None: 9, 3: 30}))
    await store.directory.see_player(1, "New", "en-US", 2)
    assert [line.name for line in await store.standings.lines(board("wins"), 0, 10)] == ["New"]


async def test_names_are_those_of_the_server(store: Store) -> None:
    for guild_id, name in ((10, "Captain"), (11, "Boss")):
        await store.commit(ended(guild_id, {1: 5, None: 9, 3: 30}, guild_id=guild_id))
        await store.directory.name_player(1, guild_id, name)
    await store.directory.see_player(1, "Everywhere", "en-US", 2)
    for guild_id, name in ((10, "Captain"), (11, "Boss")):
        assert [line.name for line in await store.standings.lines(board("wins", guild_id=guild_id), 0, 10)] == [name]


async def test_a_person_is_unlisted_from_the_moment_they_ask_for_it_until_they_ask_again(store: Store) -> None:
    for person in (1, 2, 3):
        await store.directory.see_player(person, f"P{person}", "en-US", 1)
    await store.directory.set_preferences(2, '{"listed": false}')
    for number in range(1, 6):
        await store.commit(ended(number, {1: 5, 2: 9, 3: 30}))

    async def listed() -> list[int]:
        return [line.standing.player_id for line in await store.standings.lines(board(), 0, 10)]

    assert await listed() == [1, 3]
    await store.directory.set_preferences(1, '{"menus": true, "listed": false}')
    assert await listed() == [3]
    assert await store.standings.place(board(), 1) is None
    assert await store.standings.size(board()) == 1
    await store.directory.set_preferences(2, "{}")
    assert await listed() == [2, 3]


@pytest.mark.parametrize("by", schema.RANKED)
async def test_an_index_holds_all_that_a_page_and_a_rank_need(store: Store, file: Path, by: str) -> None:
    where = f"guild_id = 10 AND division = 'everything' AND period = 'all' AND {schema.RANKED[by]}"
    name = schema.standings.c[by].name
    page = (
        f"SELECT player_id, {name} FROM standings WHERE {where} ORDER BY {name} DESC, player_id DESC LIMIT 10 OFFSET 50"
    )
    rank = f"SELECT count(*) FROM standings WHERE {where} AND {name} > 3"
    with closing(sqlite3.connect(file)) as connection:
        for query in (page, rank):
            (plan,) = connection.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()
            assert f"COVERING INDEX ix_standings_{name}" in plan[3]


# -- what counts where


async def test_a_rating_is_provisional_below_ten_games_and_no_rank_below_five(store: Store) -> None:
    for number in range(1, 12):
        await store.commit(ended(number, {1: 10, 2: 20, 3: 30}))
        row = await standing(store, 1, period="2026-11")
        assert row is not None
        assert row.provisional == (number < 10)
        assert (await results_of(store, number))[0].provisional == (number < 10)
        assert await store.standings.size(board()) == (3 if number >= 5 else 0)


@pytest.mark.parametrize("preferences", ["{", "[]", "null"])
async def test_a_game_of_somebody_whose_preferences_cannot_be_read_ends_and_does_not_show_them(
    store: Store, preferences: str
) -> None:
    await store.directory.see_player(1, "Ana", "de", NOON)
    await store.directory.see_player(2, "Ben", "de", NOON)
    await store.directory.set_preferences(1, preferences)
    await store.commit(ended(1, {1: 3, 2: 23}))
    listed = [await standing(store, person) for person in (1, 2)]
    assert [row is not None and row.listed for row in listed] == [False, True]
