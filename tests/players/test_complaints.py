"""Complaints: what people criticise about the computer players of other programs, as positions that ours play well."""

from __future__ import annotations

from random import Random

import pytest

from hearts import Pass
from players import LEVELS, choose
from tests.players.situations import plays, table, whole

pytestmark = pytest.mark.usefixtures("compiled")

ABOVE_BEGINNER = [*LEVELS][1:]
"""A beginner often plays any legal card, so it may do all of this."""


@pytest.fixture(params=ABOVE_BEGINNER)
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_last_player_with_a_choice_does_not_take_the_queen(level: str) -> None:
    hands = ("5S 4C 7C 9D TD 3H 6H", "8S 3C KD QD JD 2H 4H", "QS 9H TH JH QH 5C 6C", "KS 4S 6D 7H 8H 8C 9C")
    assert plays(table(*hands).play("5S 8S QS"), level) == "4S"


def test_the_king_of_spades_is_not_led_while_the_queen_is_out(level: str) -> None:
    situation = whole("AC KS 4S 9D 3D 5H 6C", "2C QS 2S", "3C AS 3S", "4C 5S", dealer=2)
    assert plays(situation.play("2C 3C 4C AC"), level) not in ("KS", "AS")


def test_the_queen_is_discarded_when_that_is_possible(level: str) -> None:
    situation = whole("AC 5C KD", "2C QS AH KH TH 9H 8S 7S 6S 9D 8D 7D 6D", "3C QC", "4C KC", dealer=0)
    assert plays(situation.play("2C 3C 4C AC 5C"), level) == "QS"


def test_the_queen_is_played_under_the_king(level: str) -> None:
    hands = ("KS 2C 3D 4D 5D 6H 7H", "QS 4S 3C 6D 7D 8D 9D", "4C 5S 6S 7S 8S TD JD", "2H 3H 4H 5H 8H 9H TH")
    assert plays(table(*hands).play("KS"), level) == "QS"


def test_one_seat_is_not_allowed_to_take_everything(level: str) -> None:
    """Seat 0 has all points so far and leads a low heart: whoever can take it must do so."""
    situation = table("AC KC 9H AD KD", "QS AH 8H 4D 5D", "KH JH TH 6H 3D").play("AC QS KH KC AH JH 9H 8H")
    assert plays(situation, level) == "TH"


def test_the_queen_is_not_given_to_the_seat_that_has_every_point(level: str) -> None:
    """Seat 0 has all points and takes this trick; the heart would help its moon, and so would the queen."""
    situation = table("AC KC QC JC 9H", "QS 4D 8H 3D 5D", "AS JH 2S 7H AD", "AH TH 2D 6H 9D")
    situation.play("AC QS JH AH KC 8H 7H TH QC 3D")
    assert plays(situation, level) in ("AS", "AD", "2S")


def test_the_jack_of_diamonds_is_taken_when_he_gains_points(level: str) -> None:
    hands = ("5D 3C 4C 5C 6C 2H 3H", "JD 7C 8C 9C TC 4H 5H", "9D 6H 7H QC JC 8H 9H", "QD 4D 2C KC AC TH JH")
    assert plays(table(*hands, bonus_card="JD").play("5D JD 9D"), level) == "QD"


def test_a_high_club_is_played_to_a_first_trick_without_points(level: str) -> None:
    situation = whole("2C KH AH", "5C QH", "9C JH TH", "AC 6C 3D 9D 5D 6H 7H 8H")
    assert plays(situation.play("2C 5C 9C"), level) == "AC"


def test_low_spades_that_guard_the_queen_are_not_passed(level: str) -> None:
    game = whole("QS 2S 3S 4S 6S AC KC QC AD KD QD 9H TH", "", "", "", passing="left").game
    move = choose(level, game.view(0), Random(1))
    assert isinstance(move, Pass)
    assert not {str(card) for card in move.cards} & {"QS", "2S", "3S", "4S", "6S"}
