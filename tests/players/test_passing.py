"""Passing: which cards are passed to whom, and which pass a dealer calls."""

from random import Random
from typing import Any

import pytest

from hearts import CallPass, Pass, parse_cards
from players import choose
from tests.players.situations import whole


def passes(hand: str, **fields: Any) -> set[str]:
    """The cards that a casual player passes from this hand."""
    game = whole(hand, "", "", "", **{"passing": "left"} | fields).game
    move = choose("casual", game.view(0), Random(1))
    assert isinstance(move, Pass)
    return set(map(str, move.cards))


def test_casual_passes_the_queen_with_few_spades_and_keeps_her_with_many() -> None:
    assert "QS" in passes("QS 3S 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H")
    assert "QS" not in passes("QS 2S 3S 4S 5S 6S AC KC QC AD KD 2H 3H")


def test_casual_passes_the_ace_and_king_of_spades_with_few_spades() -> None:
    assert passes("AS KS 2S 4C 5C 6C 7C 2D 3D 4D 2H 3H 4H") >= {"AS", "KS"}


def test_casual_keeps_low_spades() -> None:
    assert not passes("QS 2S 3S 4S 9C TC JC 9D TD JD 8H 9H TH") & {"2S", "3S", "4S"}


def test_casual_passes_high_hearts_but_not_the_three_highest_to_one_seat() -> None:
    assert len(passes("AH KH QH 2S 3S 4S 2C 3C 4C 5C 2D 3D 4D") & {"AH", "KH", "QH"}) == 2
    assert passes("KH QH JH 2S 3S 4S 2C 3C 4C 5C 2D 3D 4D") == {"KH", "QH", "JH"}


def test_casual_keeps_a_queen_with_four_guards_and_her_guards() -> None:
    assert not passes("QS 2S 3S 4S 6S AC KC QC AD KD QD 9H TH") & {"QS", "2S", "3S", "4S", "6S"}
    assert "QS" in passes("QS 2S 3S 4S AC KC QC AD KD QD 9H TH 8C")


def test_casual_gives_a_queen_with_four_guards_to_the_right_but_not_to_the_left() -> None:
    """A player to the right plays her before this seat plays; a player to the left plays her on its high spades."""
    four, five = "QS KS 2S 3S 4S AC KC QC AD KD QD 9H TH", "QS KS 2S 3S 4S 5S AC KC QC AD KD 9H TH"
    assert "QS" not in passes(four, passing="left")
    assert "QS" in passes(four, passing="right")
    assert "QS" not in passes(five, passing="right")


WITH_KING_AND_QUEEN = "AC 5C QS KS 3S 2D 6D TD 8H 4H 6H 2H TH"
"""According to the pass search, passing the king with her is better than the two clubs: to the left 1.6 ± 0.5
points."""


@pytest.mark.parametrize(
    ("hand", "way", "given"),
    [
        (WITH_KING_AND_QUEEN, "left", True),
        ("2C 5C KC AC 4D TD TS QS AS 2H 4H QH KH", "right", True),
        ("2C 4C 7C 8C KC 4D 6D 7D KD 8S QS AS JH", "left", True),
        ("2C 3C JC 4D 4S JS QS AS 2H 4H 6H 8H KH", "left", True),
        ("2C 3C JC 4D 4S JS QS AS 2H 4H 6H 8H KH", "right", False),
        ("7C TC QC 2D TD JD AD 4S 5S 6S QS KS KH", "right", False),
    ],
)
def test_casual_gives_a_high_spade_with_the_queen_that_would_fall_on_it(hand: str, way: str, given: bool) -> None:
    """One low spade does not protect it; two do unless she sits to the left; three do."""
    high = {"KS", "AS"} & set(hand.split())
    assert (passes(hand, passing=way) >= {"QS", *high}) is given
    assert "QS" in passes(hand, passing=way)


def test_casual_gives_ace_king_and_queen_of_spades_with_one_low_one() -> None:
    assert passes("4C 5C QC 5D 7D 3S QS KS AS 2H 4H TH QH") == {"QS", "KS", "AS"}


def test_casual_keeps_king_and_ace_of_spades_with_three_low_ones() -> None:
    assert not passes("AS KS 2S 5S 7S AC KC QC AD KD QD 9H TH") & {"AS", "KS", "2S", "5S", "7S"}


def test_casual_passes_its_weak_cards_from_a_hand_that_can_take_everything() -> None:
    hand = "AH KH QH JH TH AS KS QS AC KC 3D 2C 4S"
    assert passes(hand) == {"3D", "2C", "4S"}
    assert passes(hand, moon="off") != {"3D", "2C", "4S"}


ACE_AND_FIVE = "AC 5C 4D 9D JD 2S 5S 9S JS 2H 8H TH KH"
"""According to the pass search, passing three hearts is 0.8 points better than two and the ace."""


@pytest.mark.parametrize("rules", [{}, {"opening": "any_club"}])
def test_casual_keeps_the_ace_of_clubs_where_it_may_go_in_a_first_trick_without_points(rules: dict[str, Any]) -> None:
    assert passes(ACE_AND_FIVE, **rules) == {"KH", "TH", "8H"}


@pytest.mark.parametrize("rules", [{"first_trick_points": "allowed"}, {"opening": "dealers_left"}])
def test_casual_passes_the_ace_of_clubs_where_its_trick_may_bring_points(rules: dict[str, Any]) -> None:
    assert passes(ACE_AND_FIVE, **rules) == {"KH", "TH", "AC"}


def test_casual_passes_ace_and_five_of_clubs_where_that_makes_it_void_and_nothing_else_is_dangerous() -> None:
    assert passes("AC 5C 2D 3D 4D 6D 2S 3S 4S 5S 2H 3H 4H") >= {"AC", "5C"}


def test_casual_makes_itself_void_in_a_short_suit() -> None:
    assert passes("9D JD KD 2S 3S 4S 2C 3C 4C 5C 2H 3H 4H") == {"9D", "JD", "KD"}


def test_casual_keeps_the_bonus_card() -> None:
    assert "JD" not in passes("JD AD KD 2C 3C 4C 5C 2S 3S 4S 8H 9H TH", bonus_card="JD")


def test_casual_does_not_pass_a_forbidden_card() -> None:
    hand = "QS AS KS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H"
    assert "QS" in passes(hand)
    assert "QS" not in passes(hand, pass_forbidden=parse_cards("QS"))


@pytest.mark.parametrize("level", ["beginner", "casual", "club"])
@pytest.mark.parametrize("forbidden", ["QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H", "QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH"])
def test_cards_that_may_not_be_passed_are_passed_only_if_no_others_are_left(level: str, forbidden: str) -> None:
    hand = "QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH"
    game = whole(hand, "", "", "", passing="left", pass_forbidden=parse_cards(forbidden)).game
    move = choose(level, game.view(0), Random(1))
    assert isinstance(move, Pass)
    assert game.check(0, move) is None
    others = set(parse_cards(hand)) - set(parse_cards(forbidden))
    assert others <= set(move.cards)


def test_casual_calls_a_pass_before_it_sees_its_hand() -> None:
    game = whole("", "", "", "", passing="dealers_choice", pass_count=2).game
    assert choose("casual", game.view(game.to_act[0]), Random(1)) == CallPass(((1, 2),))
