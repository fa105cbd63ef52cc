"""Scoring in the kernel; `test_position.py` shows that it agrees with `hearts` under all rules."""

from typing import Any

import pytest

from players.kernel.position import ADRIFT, BONUSES, PENALTIES, POINTS, SIZE, TENS, TRICKS
from players.kernel.scoring import score, shooter
from tests.players.kernel.positions import spec_for

ALL: dict[int, tuple[int, ...]] = {POINTS: (26, 0, 0, 0), PENALTIES: (14, 0, 0, 0), TRICKS: (10, 1, 1, 1)}
SHARED: dict[int, tuple[int, ...]] = {POINTS: (20, 6, 0, 0), PENALTIES: (8, 6, 0, 0), TRICKS: (5, 4, 4, 0)}


def over(taken: dict[int, tuple[int, ...]]) -> list[int]:
    """The end of a round in which the seats have taken these cards."""
    p = [0] * SIZE
    for start, values in taken.items():
        p[start : start + len(values)] = values
    return p


def scored(taken: dict[int, tuple[int, ...]], down: int = 0, **rules: Any) -> list[int]:
    points = [0] * 4
    score(over(taken), spec_for(**rules), down, points)
    return points


def test_points_are_those_of_the_cards_taken() -> None:
    assert scored(SHARED) == [20, 6, 0, 0]
    assert scored(SHARED, no_tricks_bonus=-5) == [20, 6, 0, -5]
    assert scored(SHARED | {BONUSES: (0, 0, 1, 0)}, bonus_card="JD") == [20, 6, -10, 0]


@pytest.mark.parametrize(
    ("moon", "down", "points"),
    [
        ("others_up", 0, [0, 26, 26, 26]),
        ("shooter_down", 0, [-26, 0, 0, 0]),
        ("shooter_up", 0, [26, 0, 0, 0]),
        ("void", 0, [0, 0, 0, 0]),
        ("choice", 0, [0, 26, 26, 26]),
        ("choice", 1, [-26, 0, 0, 0]),
        ("off", 0, [26, 0, 0, 0]),
    ],
)
def test_a_moon_does_what_the_rules_say(moon: str, down: int, points: list[int]) -> None:
    assert scored(ALL, down, moon=moon) == points


def test_every_trick_counts_twice_where_there_is_a_sun() -> None:
    assert scored(ALL | {TRICKS: (13, 0, 0, 0)}, sun=True) == [0, 52, 52, 52]
    assert scored(ALL, sun=True) == [0, 26, 26, 26]
    every = ALL | {TRICKS: (13, 0, 0, 0)}
    assert scored(every, sun=True, moon="shooter_down", moon_down_points=16) == [-32, 0, 0, 0]


@pytest.mark.parametrize(
    ("moon", "points"),
    [("others_up", [0, 39, 39, 39]), ("shooter_down", [-39, 0, 0, 0]), ("shooter_up", [39, 0, 0, 0])],
)
def test_a_sun_counts_another_number_where_the_rules_say_so(moon: str, points: list[int]) -> None:
    assert scored(ALL | {TRICKS: (13, 0, 0, 0)}, sun=True, sun_points=39, moon=moon) == points
    assert scored(ALL, sun=True, sun_points=39) == [0, 26, 26, 26]


def test_a_seat_that_lacks_a_penalty_card_has_not_shot_the_moon() -> None:
    spec, bonus = spec_for(), spec_for(bonus_card="JD", moon_needs_bonus=True)
    assert shooter(over(ALL), spec) == 0
    assert shooter(over(SHARED), spec) == -1
    assert shooter(over(ALL | {ADRIFT: (1,)}), spec) == -1, "a trick was left lying"
    assert shooter(over(ALL), bonus) == -1
    assert shooter(over(ALL | {BONUSES: (1, 0, 0, 0)}), bonus) == 0


def test_the_ten_of_clubs_doubles_and_the_chinese_one_rewards_a_seat_without_penalty_cards() -> None:
    doubled = SHARED | {TENS: (0, 1, 0, 0)}
    assert scored(doubled, doubler="ten_of_clubs") == [20, 12, 0, 0]
    clean = SHARED | {TENS: (0, 0, 1, 0)}
    assert scored(clean, doubler="chinese") == [20, 6, -5, 0]
    assert scored(clean, doubler="ten_of_clubs") == [20, 6, 0, 0]


def test_seats_without_hearts_share_the_pool_unless_one_seat_has_all() -> None:
    chips: dict[str, Any] = {"scoring": "chips", "moon": "off"}
    assert scored(SHARED, ante=3, **chips) == [3, 3, -3, -3]
    assert scored(ALL | {PENALTIES: (13, 0, 0, 0)}, ante=3, **chips) == [3, 3, 3, 3]
