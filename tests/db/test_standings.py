"""Standings: pages of leaderboards are in order, and tell whose place is which."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from db import KindName, Store, schema
from db.standings import Announcement, Leaderboard, SeasonSummary
from hearts import Family
from tests.db.games import NOON, ended, standing
from tests.db.query_plans import counted
from tests.db.rows import results_of


def board(
    by: str = "rating", division: str = Family.EVERYTHING, period: str = "all", guild_id: int = 10
) -> Leaderboard:
    return Leaderboard(guild_id, division, period, by)


async def test_chips_are_not_counted_among_points_and_more_of_them_are_better(store: Store) -> None:
    for number in range(1, 6):
        await store.commit(ended(number, {1: 30, 2: 10, 3: 20}, rules="chips"))
    row = await standing(store, 1)
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


async def test_a_person_who_leaves_has_lost_and_gets_the_most_points_of_the_table(store: Store) -> None:
    game = ended(1, {1: 5, 2: 20, 3: 30}, moons=1)
    first, *rest = game.results
    await store.commit(replace(game, results=(replace(first, finished=False), *rest)))
    row = await standing(store, 1)
    assert (row.games, row.wins, row.scored, row.moons, row.best) == (1, 0, 1, 0, 30)
    assert row.rating is not None
    assert row.rating < 1500


@pytest.mark.sqlite
async def test_the_standings_of_a_server_are_deleted_a_few_people_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.privacy.PEOPLE_AT_ONCE", 2)
    await store.commit(ended(1, {1: 5, 2: 20, 3: 30, 4: 35}))
    await store.commit(ended(2, {1: 5, 6: 20, 7: 30}))
    people = (1, 2, 3, 4, 6, 7)
    await store.commit(ended(3, dict.fromkeys(people, 5), guild_id=11))
    others = [await store.standings.of_player(each, 11) for each in people]
    rows = len(await store.standings.of_player(1, 10))
    with counted("DELETE FROM standings") as deleted:
        await store.privacy.delete_server(10)
    assert deleted == [2 * rows] * 3
    assert [await store.standings.of_player(each, 11) for each in people] == others


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
        assert row.provisional == (number < 10)
        assert (await results_of(store, number))[0].provisional == (number < 10)
        assert await store.standings.size(board()) == (3 if number >= 5 else 0)


WEEK = 7 * 86_400_000
OLD, NEW = "2026W46", "2026W47"
"""The week before `NOON`, and the week of `NOON`."""


async def play(store: Store, first: int, count: int, at: int, *people: int, moons: int = 0) -> None:
    """Stores ``count`` games of these people, who end in this order."""
    for number in range(first, first + count):
        totals: dict[int | None, int] = {person: 10 * place for place, person in enumerate(people)}
        await store.commit(ended(number, totals, at=at, moons=moons))


@pytest.fixture
async def played(store: Store) -> Store:
    """Two weeks: in the first Ann (1) is ahead of Ben (2); in the second Ben, who then plays with Cid (3), too."""
    for person, name in ((1, "Ann"), (2, "Ben"), (3, "Cid")):
        await store.directory.see_player(person, name, "en", 1)
    await store.directory.name_player(2, 10, "Benny")
    await play(store, 1, 6, NOON - WEEK, 1, 2)
    await play(store, 11, 5, NOON, 2, 1, moons=1)
    await play(store, 21, 1, NOON, 2, 3)
    return store


async def test_a_week_is_summed_up(played: Store) -> None:
    solo = ended(31, {1: 10, None: 20}, at=NOON)
    await played.commit(replace(solo, table=replace(solo.table, kind=KindName.SOLO)))
    podium = await played.seasons.podium(10, NEW)
    assert (podium.by, [ranked.name for ranked in podium.best]) == ("rating", ["Benny", "Ann"])
    assert await played.seasons.summary(10, "week", NEW) == SeasonSummary(podium, 6, 10, ("Benny", 6))
    before = await played.seasons.podium(10, OLD)
    assert await played.seasons.summary(10, "week", OLD) == SeasonSummary(before, 6, 0, ("Ann", 6))
    assert await played.seasons.summary(11, "week", NEW) == SeasonSummary(type(podium)(), 0, 0, None)


async def test_a_summary_names_nobody_who_is_on_no_leaderboard(played: Store) -> None:
    await played.directory.set_preferences(2, '{"listed": false}')
    assert (await played.seasons.summary(10, "week", NEW)).busiest == ("Ann", 5)


async def test_a_podium_without_ratings_is_ranked_by_wins(store: Store) -> None:
    await play(store, 1, 2, NOON, 1, 2)
    assert (await store.seasons.podium(10, NEW)).by == "wins"


async def test_titles_are_the_past_periods_in_which_a_person_was_first(played: Store) -> None:
    titles = {person: await played.standings.of_player(person, 10) for person in (1, 2)}
    assert await played.seasons.titles(1, 10, titles[1], NEW) == (OLD,)
    assert await played.seasons.titles(2, 10, titles[2], NEW) == ()
    assert await played.seasons.titles(2, 10, titles[2], "2026W48") == (NEW,)


async def test_a_board_leads_to_the_periods_before_and_after_it(played: Store) -> None:
    await play(played, 41, 5, NOON - 3 * WEEK, 1, 2)
    board = Leaderboard(10, "everything", OLD, "rating")
    assert await played.seasons.neighbour(board, "week", later=True) == NEW
    assert await played.seasons.neighbour(board, "week", later=False) == "2026W44"
    assert await played.seasons.neighbour(replace(board, period=NEW), "week", later=True) is None
    assert await played.seasons.neighbour(replace(board, period=NEW), "week", later=False) == OLD
    assert await played.seasons.neighbour(replace(board, period="2026W44"), "week", later=True) == OLD
    assert await played.seasons.neighbour(replace(board, guild_id=11), "week", later=True) is None
    assert await played.seasons.neighbour(replace(board, division="chips"), "week", later=True) is None


async def test_a_period_in_which_nobody_is_ranked_is_passed_over(played: Store) -> None:
    await play(played, 41, 1, NOON - 2 * WEEK, 1, 2)  # too few games for a rating
    board = Leaderboard(10, "everything", OLD, "rating")
    assert await played.seasons.neighbour(board, "week", later=False) is None
    assert await played.seasons.neighbour(replace(board, by="wins"), "week", later=False) == "2026W45"


async def test_an_end_is_expected_until_it_is_announced_or_dropped(store: Store) -> None:
    for length, period in (("week", OLD), ("week", OLD), ("quarter", "2026Q3")):
        await store.seasons.expect(10, length, period)
    assert await store.seasons.expected(10, "week") == OLD
    assert await store.seasons.expected(10, "month") is None
    await store.seasons.announced(Announcement(10, "week", OLD, 100, 1000))
    await store.seasons.drop(10, "quarter", "2026Q3")
    assert await store.seasons.expected(10, "week") is None
    assert await store.seasons.expected(10, "quarter") is None


async def test_the_messages_about_the_periods_of_a_person_are_outdated_until_they_are_right(played: Store) -> None:
    told = [Announcement(10, "week", period, 100, number) for number, period in enumerate((OLD, NEW))]
    for one in (*told, Announcement(11, "week", NEW, 100, 3)):
        await played.seasons.expect(one.guild_id, one.length, one.period)
        await played.seasons.announced(one)
    await played.privacy.delete(4, "somebody")
    assert await played.seasons.outdated() == ()
    await played.privacy.delete(3, "somebody")
    assert await played.seasons.outdated() == (told[1],)
    await played.seasons.announced(told[1])
    assert await played.seasons.outdated() == ()
