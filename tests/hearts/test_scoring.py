"""Scoring a round: cards, doublers, moon and sun, bonuses, on the nose, floor."""

from typing import Any

import pytest

from hearts import ChooseMoon, Phase, Reason
from hearts.chips import CHIP_STEPS
from hearts.scoring import POINT_STEPS
from tests.hearts.table import Table, scored, sheet

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
ALL = f"QS {HEARTS}"

# -- cards


def test_each_heart_scores_one_and_the_queen_thirteen() -> None:
    result = scored("2H AH", "QS 3H", "2C AS")
    assert result.points == (2, 14, 0, 10)
    assert result.totals == (2, 14, 0, 10)
    assert sheet(result) == {"cards": (2, 14, 0, 10)}
    assert (result.pot, result.shooter, result.effect) == (0, None, None)


def test_the_round_is_added_to_the_totals() -> None:
    assert scored("2H AH", "QS 3H", "", totals=(10, 20, 30, 40)).totals == (12, 34, 30, 50)


def test_the_queen_scores_what_the_rules_say() -> None:
    assert scored("QS", "", "", queen_points=25).points[0] == 25
    assert scored("QS 2H", "", "", queen_points=0).points[0] == 1


def test_extra_penalty_cards_score() -> None:
    black_maria = {"KS": 10, "AS": 7}
    assert scored("KS AS QS 2H", "", "", extra_penalties=black_maria).points == (31, 0, 0, 12)


def test_a_heart_may_have_a_value_of_its_own_in_place_of_that_of_a_heart() -> None:
    pink_lady = {"QH": 13}
    assert scored("QH 2H", "QS", "", extra_penalties=pink_lady).points == (14, 13, 0, 11)
    assert scored("QH 2H", "", "", extra_penalties=pink_lady, heart_values="rank").points[0] == 15
    assert scored(ALL, "", "", extra_penalties=pink_lady).points == (0, 38, 38, 38)


def test_every_copy_scores() -> None:
    assert scored("QS QS 2H 2H", *[""] * 6, seats=8).points[0] == 28


def test_high_low_jokers_score_one_each() -> None:
    hands = ("2C KC 9D 3S 5H", "AC XX 2H 4S 6H", "3C XX JD 5S 7H")
    table = Table(*hands, moon="off", joker_kind="high_low").finish()
    assert sum(table.points) == 6


# -- the bonus card


@pytest.mark.parametrize(("card", "points"), [("JD", -10), ("JD", -11), ("TD", -5), ("2C", -1), ("AS", -40)])
def test_the_bonus_card_lowers_the_score(card: str, points: int) -> None:
    result = scored(f"{card} 2H", "", "", bonus_card=card, bonus_points=points)
    assert result.points[0] == 1 + points
    assert sheet(result)["bonus"] == (points, 0, 0, 0)


def test_every_copy_of_the_bonus_card_counts() -> None:
    assert scored("JD JD", "2H", *[""] * 5, seats=8, bonus_card="JD").points[0] == -20


# -- doublers


def test_the_ten_of_clubs_doubles_the_whole_take_bonus_included() -> None:
    result = scored("TC QS JD", "2H", "", doubler="ten_of_clubs", bonus_card="JD")
    assert result.points == (6, 1, 0, 12)
    assert sheet(result) == {"cards": (13, 1, 0, 12), "doubler": (13, 0, 0, 0), "bonus": (-20, 0, 0, 0)}


def test_the_chinese_ten_doubles_penalty_points_only() -> None:
    assert scored("TC QS JD", "2H", "", doubler="chinese", bonus_card="JD").points == (16, 1, 0, 12)


def test_the_chinese_ten_without_a_penalty_card_scores_minus_five() -> None:
    assert scored("TC 2C", "2H", "", doubler="chinese").points == (-5, 1, 0, 25)
    assert scored("TC 2C", "2H", "", doubler="ten_of_clubs").points == (0, 1, 0, 25)


def test_two_tens_double_twice_but_minus_five_stays() -> None:
    assert scored("TC TC 2H", *[""] * 6, seats=8, doubler="chinese").points[0] == 4
    assert scored("TC TC", "2H", *[""] * 5, seats=8, doubler="chinese").points[0] == -5
    assert scored("TC TC QS JD", *[""] * 6, seats=8, doubler="ten_of_clubs", bonus_card="JD").points[0] == 12


def test_without_a_doubler_the_ten_is_an_ordinary_card() -> None:
    assert scored("TC QS", "", "").points[0] == 13


# -- the moon


@pytest.mark.parametrize(
    ("moon", "points"),
    [
        ("others_up", (0, 26, 26, 26)),
        ("shooter_down", (-26, 0, 0, 0)),
        ("shooter_up", (26, 0, 0, 0)),
        ("void", (0, 0, 0, 0)),
        ("off", (26, 0, 0, 0)),
    ],
)
def test_the_moon_has_its_effect(moon: str, points: tuple[int, ...]) -> None:
    result = scored(ALL, "2C", "3C", moon=moon)
    assert result.points == points
    assert result.shooter == (None if moon == "off" else 0)
    assert result.effect == (None if moon == "off" else moon)


def test_all_penalty_cards_but_one_are_no_moon() -> None:
    result = scored(f"QS {HEARTS[3:]}", "2H", "")
    assert result.shooter is None
    assert result.points == (25, 1, 0, 0)


@pytest.mark.parametrize(
    ("fields", "worth"),
    [
        ({"heart_values": "rank", "queen_points": 25}, 129),
        ({"moon_points": 36}, 36),
        ({"queen_points": 0}, 13),
        ({"extra_penalties": {"KS": 10, "AS": 7}}, 43),
    ],
)
def test_the_moon_is_worth_the_penalty_points_of_the_deck_or_a_number(fields: dict[str, Any], worth: int) -> None:
    assert scored(f"{ALL} KS AS", "", "", **fields).points == (0, worth, worth, worth)


@pytest.mark.parametrize(
    ("moon", "points"),
    [("others_up", (0, 36, 36, 36)), ("shooter_down", (-16, 0, 0, 0)), ("shooter_up", (36, 0, 0, 0))],
)
def test_what_a_moon_takes_off_the_shooter_can_be_another_number(moon: str, points: tuple[int, ...]) -> None:
    assert scored(ALL, "", "", moon=moon, moon_points=36, moon_down_points=16).points == points


def test_the_moon_needs_the_penalty_cards_of_all_decks() -> None:
    twice = f"{ALL} {ALL}"
    assert scored(twice, *[""] * 6, seats=8).points == (0, *[52] * 7)
    assert scored(ALL, *[""] * 6, seats=8).shooter is None


def test_without_a_queen_that_scores_thirteen_hearts_are_the_moon() -> None:
    assert scored(HEARTS, "QS", "", queen_points=0).points == (0, 13, 13, 13)


def test_the_bonus_card_is_needed_for_the_moon_where_the_rules_say_so() -> None:
    fields: dict[str, Any] = {"bonus_card": "JD", "moon_needs_bonus": True}
    assert scored(ALL, "JD", "", **fields).points == (26, -10, 0, 0)
    assert scored(f"{ALL} JD", "", "", **fields).points == (-10, 26, 26, 26)


def test_with_two_decks_the_moon_needs_both_copies_of_the_bonus_card() -> None:
    fields: dict[str, Any] = {"seats": 8, "bonus_card": "JD", "moon_needs_bonus": True}
    assert scored(f"{ALL} {ALL} JD", *[""] * 6, **fields).shooter is None
    assert scored(f"{ALL} {ALL} JD JD", *[""] * 6, **fields).shooter == 0


def test_a_bonus_stays_with_its_taker_in_a_moon() -> None:
    assert scored(ALL, "JD", "", bonus_card="JD").points == (0, 16, 26, 26)
    assert scored(f"{ALL} JD", "", "", bonus_card="JD", moon="shooter_down").points == (-36, 0, 0, 0)


def test_the_ten_of_clubs_doubles_no_moon_but_the_bonus() -> None:
    fields: dict[str, Any] = {"bonus_card": "JD", "moon": "shooter_down"}
    assert scored(f"{ALL} JD TC", "", "", doubler="ten_of_clubs", **fields).points == (-46, 0, 0, 0)
    assert scored(f"{ALL} JD TC", "", "", doubler="chinese", **fields).points == (-36, 0, 0, 0)


def test_a_void_moon_gives_nobody_anything() -> None:
    result = scored(ALL, "JD", "TC", bonus_card="JD", no_tricks_bonus=-5, doubler="chinese", moon="void", tricks=[0])
    assert result.points == (0, 0, 0, 0)


def test_no_step_of_the_sheet_is_empty_and_their_order_is_fixed() -> None:
    result = scored(ALL, "JD TC", "", bonus_card="JD", doubler="chinese")
    assert sheet(result) == {
        "cards": (26, 0, 0, 0),
        "doubler": (0, -5, 0, 0),
        "moon": (-26, 31, 26, 26),
        "bonus": (0, -10, 0, 0),
    }
    order = [
        "cards",
        "doubler",
        "moon",
        "bonus",
        "no-tricks",
        "on-the-nose",
        "floor",
    ]
    assert [step.name for step in POINT_STEPS if step.name in order] == order
    assert [step.name for step in CHIP_STEPS] == ["ante", "hearts", "pool", "howell", "jack"]


# -- the sun


def test_every_trick_is_a_sun_that_counts_twice() -> None:
    result = scored("", "", "", sun=True)
    assert (result.shooter, result.sun) == (3, True)
    assert result.points == (52, 52, 52, 0)
    assert scored("", "", "", sun=True, moon="shooter_down", moon_points=36).points == (0, 0, 0, -72)
    assert scored("", "", "", sun=True, moon="shooter_down", moon_down_points=16).points == (0, 0, 0, -32)


@pytest.mark.parametrize(
    ("moon", "points"),
    [("others_up", (39, 39, 39, 0)), ("shooter_down", (0, 0, 0, -39)), ("shooter_up", (0, 0, 0, 39))],
)
def test_a_sun_may_be_worth_another_number_than_twice_a_moon(moon: str, points: tuple[int, ...]) -> None:
    assert scored("", "", "", sun=True, sun_points=39, moon=moon, moon_down_points=16).points == points
    shot = scored("2C 3C 4C 5C", "", "", sun=True, sun_points=39, moon=moon)
    assert (shot.sun, max(map(abs, shot.points))) == (False, 26)


def test_a_moon_is_no_sun_where_another_seat_took_a_trick() -> None:
    result = scored("2C 3C 4C 5C", "", "", sun=True)
    assert (result.shooter, result.sun, result.points) == (3, False, (26, 26, 26, 0))


CANCELLED = "2C AC KC QC 9D", "2H 3H 4H 5H 9D", "QS 6H 7H 8H 3S"
"""Seat 0 takes every trick, except for the one that begins with 9D: those two cancel each other."""


def test_there_is_no_moon_where_nobody_takes_the_last_trick() -> None:
    table = Table(*CANCELLED, duplicates="cancel", first_trick_points="allowed")
    table.play("2C 2H QS AC 3H 6H KC 4H 7H QC 5H 8H 9D 9D 3S")
    assert table.game.rounds[-1].shooter is None
    assert table.points == (20, 0, 0)


def test_a_trick_that_nobody_took_spoils_no_sun() -> None:
    table = Table(*CANCELLED, duplicates="cancel", first_trick_points="allowed", sun=True)
    table.play("2C 2H QS 9D 9D 3S AC 3H 6H KC 4H 7H QC 5H 8H")
    result = table.game.rounds[-1]
    assert (result.shooter, result.sun, result.points) == (0, True, (0, 40, 40))


def test_without_the_rule_every_trick_is_a_moon() -> None:
    result = scored("", "", "")
    assert (result.sun, result.points) == (False, (26, 26, 26, 0))


# -- no tricks


def test_a_seat_without_a_trick_gets_its_bonus() -> None:
    result = scored("2H", "", "3H", no_tricks_bonus=-5)
    assert result.points == (1, -5, 1, 24)
    assert sheet(result)["no-tricks"] == (0, -5, 0, 0)


def test_no_bonus_for_no_tricks_beside_a_moon() -> None:
    assert scored(ALL, "", "2C", no_tricks_bonus=-5).points == (0, 26, 26, 26)
    assert scored(ALL, "", "2C", no_tricks_bonus=-5, moon="off").points == (26, -5, 0, -0)


# -- on the nose, and the floor


def test_forty_seven_and_three_hearts_is_nothing() -> None:
    result = scored("2H 3H 4H", "", "", totals=(47, 0, 0, 0), on_the_nose=True)
    assert (result.points[0], result.totals[0]) == (3, 0)
    assert sheet(result)["on-the-nose"] == (-50, 0, 0, 0)


@pytest.mark.parametrize(
    ("before", "after"), [(49, 0), (99, 50), (149, 100), (199, 150), (-1, 0), (-51, -50), (48, 49)]
)
def test_at_every_fifty_fifty_come_off(before: int, after: int) -> None:
    fields: dict[str, Any] = {"totals": (before, 150, 0, 0), "end_score": 500}
    result = scored("2H", "", "", on_the_nose="every_50", **fields)
    assert result.totals[:2] == (after, 150), "a total that the round did not change stays"
    assert scored("2H", "", "", on_the_nose=True, **fields).totals[0] == (after if before < 149 else before + 1)


def test_where_the_exact_score_wins_nothing_comes_off_on_the_nose() -> None:
    assert scored("2H", "", "", totals=(49, 0, 0, 0), on_the_nose="wins").totals[0] == 50


def test_a_total_beside_the_nose_stays() -> None:
    assert scored("2H 3H", "", "", totals=(47, 98, 0, 0), on_the_nose=True).totals[:2] == (49, 98)
    assert scored("2H 3H 4H 5H", "", "", totals=(47, 0, 0, 0), on_the_nose=True).totals[0] == 51


def test_a_total_that_the_round_did_not_change_stays_on_the_nose() -> None:
    assert scored("2H", "", "", totals=(0, 50, 100, 0), on_the_nose=True).totals[:3] == (1, 50, 100)
    result = scored(
        "2H 3H 4H 5H 6H JD", "", "", totals=(50, 0, 0, 0), on_the_nose=True, bonus_card="JD", bonus_points=-5
    )
    assert (result.points[0], result.totals[0]) == (0, 50)


def test_with_two_decks_the_nose_is_at_the_same_place() -> None:
    fields: dict[str, Any] = {"seats": 8, "on_the_nose": True, "end_score": 200}
    takes = ("2H", "QS", "3H", *[""] * 4)
    result = scored(*takes, totals=(99, 187, 49, 0, 0, 0, 0, 0), **fields)
    assert result.totals[:3] == (50, 200, 0)


def test_on_the_nose_comes_after_the_moon() -> None:
    assert scored(ALL, "", "", totals=(7, 24, 74, 0), on_the_nose=True).totals == (7, 0, 50, 26)


def test_a_total_below_the_floor_is_lifted_to_it() -> None:
    result = scored("JD 2H", "", "", bonus_card="JD", floor=0, totals=(3, 0, 0, 0))
    assert (result.points[0], result.totals[0]) == (-9, 0)
    assert sheet(result)["floor"] == (6, 0, 0, 0)
    assert scored("JD 2H", "", "", bonus_card="JD", totals=(3, 0, 0, 0)).totals[0] == -6


# -- the shooter's choice, and the smart moon


def shoot(**fields: Any) -> Table:
    """Seat 0 takes all six hearts and the queen, 19 points; seat 2 takes the first trick."""
    hands = ("2C AC AD AH KH", "3C 4C QS 2H 3H", "5C 6C 3D 4H 5H")
    table = Table(*hands, end_score=50, breaking="none", **fields)
    return table.play("2C 3C 5C").play("6C AC 4C").play("AD QS 3D").play("AH 2H 4H").play("KH 3H 5H")


def test_the_shooter_is_asked_where_there_is_a_choice() -> None:
    table = shoot(moon="choice")
    assert table.game.phase is Phase.CHOOSING
    assert table.game.to_act == (0,)
    assert table.game.view(1).shot.seat == 0
    assert table.game.check(1, ChooseMoon("others_up")) is Reason.NOT_YOUR_TURN
    assert table.game.check(0, ChooseMoon("void")) is Reason.NO_SUCH_CHOICE
    up = table.game.act(0, ChooseMoon("others_up")).rounds[-1]
    down = table.game.act(0, ChooseMoon("shooter_down")).rounds[-1]
    assert (up.points, up.effect) == ((0, 19, 19), "others_up")
    assert (down.points, down.effect) == ((-19, 0, 0), "shooter_down")


def test_the_shooter_chooses_between_two_numbers() -> None:
    game = shoot(moon="choice", moon_points=26, moon_down_points=16).game
    assert game.act(0, ChooseMoon("others_up")).rounds[-1].points == (0, 26, 26)
    assert game.act(0, ChooseMoon("shooter_down")).rounds[-1].points == (-16, 0, 0)


@pytest.mark.parametrize(("total", "asked"), [(0, False), (29, False), (30, True), (31, True)])
def test_a_shooter_chooses_from_a_total_on_and_has_no_choice_below_it(total: int, asked: bool) -> None:
    game = shoot(moon="choice", moon_choice_from=30, totals=(total, 10, 10)).game
    assert (game.phase is Phase.CHOOSING) == asked
    if not asked:
        assert (game.rounds[-1].effect, game.rounds[-1].points) == ("others_up", (0, 19, 19))


def test_the_total_that_allows_the_choice_says_nothing_about_other_moons() -> None:
    assert shoot(moon="shooter_down", moon_choice_from=30).game.rounds[-1].effect == "shooter_down"


def test_nobody_is_asked_without_a_moon() -> None:
    table = Table("2C 3D AD 4H 3S", "3C 4C QS 2H 3H", "5C 6C 4D AH 5H", moon="choice", breaking="none")
    table.play("2C 3C 5C").play("6C 3S 4C").play("4D AD QS").play("4H 2H 5H").play("AH 3D 3H")
    assert table.points == (13, 0, 5)
    assert table.game.phase is Phase.DEALING
    assert table.game.check(0, ChooseMoon("others_up")) is Reason.WRONG_PHASE


@pytest.mark.parametrize(
    ("totals", "effect"),
    [
        ((0, 0, 0), "others_up"),
        ((30, 40, 49), "others_up"),
        ((0, 30, 30), "others_up"),
        ((30, 40, 10), "shooter_down"),
        ((29, 40, 10), "shooter_down"),
        ((28, 40, 10), "others_up"),
        ((49, 20, 20), "others_up"),
        ((49, 20, 31), "shooter_down"),
    ],
)
def test_the_smart_moon_lowers_the_shooter_where_the_others_up_would_lose_the_game(
    totals: tuple[int, ...], effect: str
) -> None:
    table = shoot(moon="smart", totals=totals)
    assert table.game.rounds[-1].effect == effect
    choosing = shoot(moon="choice", totals=totals).game
    assert choosing.round is not None
    assert choosing.smart_effect(choosing.round) == effect


@pytest.mark.parametrize(("last", "effect"), [(2, "shooter_down"), (3, "others_up")])
def test_the_smart_moon_lowers_the_shooter_only_in_the_last_round(last: int, effect: str) -> None:
    table = shoot(moon="smart", totals=(49, 20, 31), end="rounds", end_rounds=last)
    assert (len(table.game.rounds), table.game.rounds[-1].effect) == (2, effect)


def test_the_smart_moon_sees_a_tie_that_is_played_on() -> None:
    table = shoot(moon="smart", totals=(29, 40, 10), tie="extra_round")
    assert table.game.rounds[-1].effect == "others_up"
