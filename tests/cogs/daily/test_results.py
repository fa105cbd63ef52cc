"""Results of the deals of the day: standings, the table of a server, and streaks."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from cogs.daily.deals import local_day
from cogs.daily.results import lines, shooter, standing, streak
from db import DailyTry, Store
from tests.bot.tables.lobby import playing
from tests.db.template import database_at
from tests.db.test_dailies import play
from tests.hearts.table import Table as Hands

MONDAY = 20_454 + 4
"""5 January 2026."""


def test_the_places_of_1000_players_and_how_many_share_them_equal_a_recount() -> None:
    rng = random.Random(1)
    results = [(rng.random() < 0.9, rng.randrange(27)) for _ in range(1000)]
    field = Counter(results)
    tries = [DailyTry(1, 1, n, n, f"P{n:04}", *result) for n, result in enumerate(results)]
    places = {each.player_id: each.place for each in lines(tries)}
    for number, (finished, points) in enumerate(results):
        found = standing(field, finished, points)
        better = sum(f > finished or (f == finished and p < points) for f, p in results)
        worse = sum(f < finished or (f == finished and p > points) for f, p in results)
        assert (found.size, found.better, found.worse) == (1000, better, worse)
        assert found.shared == results.count((finished, points)) - 1
        assert places[number] == better + 1
    whole = [points for finished, points in results if finished]
    assert standing(field, True, 0).mean == pytest.approx(sum(whole) / len(whole))


@pytest.mark.slow
async def test_the_stored_ranking_of_1000_players_equals_a_recount(tmp_path: Path) -> None:
    """A third of the people are on the server; one in twenty of those is on no leaderboard, one in ten has not
    finished."""
    store, rng, day = await Store.open(database_at(tmp_path / "hearts.db")), random.Random(2), 20_454
    results = {n: (rng.random() < 0.9, rng.randrange(27)) for n in range(1, 1001)}
    here = {n for n in results if n % 3 == 0}
    hidden = {n for n in here if n % 20 == 0}

    async def play_and_say_hello(n: int) -> None:
        finished, points = results[n]
        await play(store, n, day=day, player_id=n, points=points, finished=finished)
        await store.directory.see_player(n, f"P{n:04}", "en", 1)
        if n in here:
            await store.directory.name_player(n, 10, f"P{n:04}")
        if n in hidden:
            await store.directory.set_preferences(n, '{"listed": false}')

    for first in range(1, 1001, 50):  # all at once might exceed the timeout of the store
        await asyncio.gather(*map(play_and_say_hello, range(first, first + 50)))
    field = await store.dailies.field(day)
    for finished, points in {*results.values()}:
        found = standing(field, finished, points)
        worse = sum(f < finished or (f == finished and p > points) for f, p in results.values())
        assert (found.size, found.worse) == (1000, worse)
    table = lines(await store.dailies.tries_on(day, 10))
    order = {n: (not results[n][0], results[n][1]) for n in here - hidden}
    assert [each.player_id for each in table] == sorted(order, key=lambda n: (*order[n], n))
    assert [each.place for each in table] == [
        1 + sum(other < order[each.player_id] for other in order.values()) for each in table
    ]
    await store.close()


def test_equal_points_share_a_place_and_an_unfinished_try_comes_after_every_finished_one() -> None:
    tries = [
        DailyTry(1, 1, 1, 1, "ana", True, 5),
        DailyTry(1, 1, 2, 2, "Ben", True, 5),
        DailyTry(1, 1, 3, 3, "Chidi", False, 0),
        DailyTry(1, 1, 4, 4, "Dana", True, 26),
    ]
    assert [(each.name, each.place) for each in lines(tries)] == [("ana", 1), ("Ben", 1), ("Dana", 3), ("Chidi", 4)]


def test_the_only_player_of_a_day_shares_the_first_place_with_nobody() -> None:
    alone = standing(Counter({(True, 3): 1}), True, 3)
    assert (alone.others, alone.shared, alone.better) == (0, 0, 0)


@pytest.mark.parametrize(
    ("played", "today", "days"),
    [
        ([], 0, 0),
        ([0], 0, 1),
        ([0, 1, 2], 2, 3),
        ([0, 1, 2], 3, 3),  # today may still be played
        ([0, 2], 3, 2),  # and needs no forgiveness
        ([0, 1, 3], 3, 3),  # one missed day per week is forgiven
        ([0, 2, 4], 4, 2),  # but not two
        ([0, 1, 5], 5, 1),  # and not three
        ([0, 5, 7], 7, 2),  # Sunday is forgiven, then no other day of that week
        ([0, 1, 2, 3, 4, 5, 7, 9], 9, 8),  # Sunday of one week, Tuesday of the next
    ],
)
def test_a_streak_forgives_one_missed_day_of_each_week(played: list[int], today: int, days: int) -> None:
    assert streak({MONDAY + day for day in played}, (), MONDAY + today) == days


def test_no_day_is_missed_while_the_bot_is_away() -> None:
    assert streak({MONDAY, MONDAY + 4}, {MONDAY + 1, MONDAY + 2, MONDAY + 3}, MONDAY + 4) == 2


@pytest.mark.parametrize(
    ("zone", "day"),
    [("UTC", 20_454), ("Pacific/Kiritimati", 20_455), ("Etc/GMT+12", 20_453), ("Asia/Kathmandu", 20_454)],
)
def test_the_time_zone_of_a_person_decides_which_day_it_is(zone: str, day: int) -> None:
    assert local_day((20_454 * 24 + 11) * 3_600_000, zone) == day


def test_the_name_of_whoever_shot_the_moon_is_known_once_the_deal_is_finished() -> None:
    moon = Hands("QC KC AC KH AH", "2C 3C 2D 3D 2H", "4C 5C 4D 5D 3H", end="rounds", end_rounds=1)
    assert shooter(playing(moon.game)) == ""
    assert shooter(playing(moon.finish().game)) == "Ana"
    others = Hands("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end="rounds", end_rounds=1)
    assert shooter(playing(others.finish().game)) == ""
