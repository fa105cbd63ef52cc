"""Results of the deals of the day: standings, the table of a server, and streaks."""

import random
from collections import Counter

import pytest

from cogs.daily.deals import local_day
from cogs.daily.results import lines, standing, streak
from db import DailyTry

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
