"""Stakes: the value of points, by themselves and for winning the game."""

import pytest

from players.kernel.spec import spec_of
from players.kernel.stakes import GAME, chance_to_win, worth
from players.search import stakes_of
from tests.hearts.table import Table
from tests.players.situations import table

HANDS = ("5S 2C 3C 4C 5C", "QS 6S 6C 7C 8C", "3S 2D 3D 4D 5D", "4S 6D 7D 8D 9D")


def test_points_that_end_the_game_are_worth_a_win_or_a_loss() -> None:
    safe = chance(table(*HANDS, totals=(40, 30, 20, 50)), (13, 0, 0, 0))
    ends = chance(table(*HANDS, totals=(95, 30, 20, 50)), (13, 0, 0, 0))
    wins = chance(table(*HANDS, totals=(95, 10, 20, 50)), (13, 0, 0, 0))
    assert ends == 0 < safe < 1 == wins
    assert 0 < chance(table(*HANDS, totals=(95, 30, 20, 50), end_score=120), (13, 0, 0, 0)) < 1


def chance(situation: Table, points: tuple[int, ...]) -> float:
    """The probability that seat 1 wins the game after these points."""
    view = situation.game.view(1)
    return chance_to_win(points, spec_of(view.rules, 4), 1, stakes_of(view), [0.0] * 16)


def test_a_total_on_the_nose_may_win_the_game() -> None:
    totals, points = (95, 37, 20, 50), (6, 13, 0, 0)
    assert chance(table(*HANDS, totals=totals), points) == 0
    assert chance(table(*HANDS, totals=totals, on_the_nose=True), points) == 1, "her 50 are nothing"


@pytest.mark.parametrize(("on_the_nose", "wins"), [(True, 0), ("every_50", 1)])
def test_a_hundred_and_fifty_is_on_the_nose_only_where_every_fifty_is(on_the_nose: bool | str, wins: int) -> None:
    totals, points = (195, 137, 110, 140), (6, 13, 0, 0)
    assert chance(table(*HANDS, totals=totals, end_score=200, on_the_nose=on_the_nose), points) == wins


def test_exactly_the_end_score_wins_where_the_rules_say_so() -> None:
    exactly = table(*HANDS, totals=(40, 87, 20, 50), on_the_nose="wins")
    assert chance(exactly, (0, 13, 0, 0)) == 1
    assert chance(exactly, (0, 14, 0, 0)) == chance(table(*HANDS, totals=(40, 87, 20, 50)), (0, 13, 0, 0)) == 0
    assert chance(table(*HANDS, totals=(87, 10, 20, 50), on_the_nose="wins"), (13, 0, 0, 0)) == 0, "seat 0 wins"


def test_the_last_of_the_rounds_decides_and_an_earlier_one_does_not() -> None:
    rounds = {"totals": (10, 0, 20, 50), "end": "rounds"}
    assert chance(table(*HANDS, end_rounds=2, **rounds), (0, 0, 0, 0)) == 1
    assert 0.25 < chance(table(*HANDS, end_rounds=3, **rounds), (0, 0, 0, 0)) < 1


def test_early_in_a_game_a_point_costs_one_and_a_point_of_the_others_is_worth_half_of_it() -> None:
    view = table(*HANDS).game.view(1)
    found, spec = stakes_of(view), spec_of(view.rules, 4)
    scale = 26 / 13  # she is the only penalty card
    assert [worth(points, spec, 1, found, [0.0] * 16) for points in ((0, 13, 0, 0), (13, 0, 0, 0))] == [
        -13 * scale,
        13 / 3 / 2 * scale,
    ]


def test_near_the_end_winning_counts_beside_points() -> None:
    situation = table(*HANDS, totals=(95, 10, 20, 50))
    view = situation.game.view(1)
    found, spec = stakes_of(view), spec_of(view.rules, 4)
    wins = worth((13, 0, 0, 0), spec, 1, found, [0.0] * 16)
    assert wins > 0.6 * GAME
    assert wins - worth((13, 0, 0, 0), spec, 2, found, [0.0] * 16) > 0.6 * GAME, "seat 2 has lost it"


def test_a_shared_lowest_total_wins_a_part_and_a_floor_makes_more_seats_share_it() -> None:
    assert chance(table(*HANDS, totals=(95, 10, 10, 50)), (13, 0, 0, 0)) == 0.5
    below = {"totals": (95, 2, 5, 50), "bonus_card": None}
    assert chance(table(*HANDS, **below), (13, -4, -5, 0)) == 1
    assert chance(table(*HANDS, floor=0, **below), (13, -4, -5, 0)) == 0.5
