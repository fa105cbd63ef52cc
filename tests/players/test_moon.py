"""The moon: when casual players try it, continue, or stop somebody else, and what they choose after it."""

from random import Random

import pytest

from hearts import ChooseMoon, Phase
from players import choose
from tests.players.situations import plays, table, whole


@pytest.mark.parametrize(("moon", "card"), [("others_up", "TH"), ("off", "6H")])
def test_casual_does_not_let_one_seat_take_everything(moon: str, card: str) -> None:
    """Seat 0 has all points so far and leads a heart, which seat 2 would prefer not to take."""
    situation = table("AC KC 9H 2D 3D", "QS AH 8H 4D 5D", "KH JH TH 6H AD", moon=moon)
    situation.play("AC QS KH KC AH JH 9H 8H")
    assert plays(situation) == card


def test_casual_stops_a_moon_when_only_a_few_hearts_are_taken() -> None:
    """Seat 0 has the only four points so far, and leads the next heart."""
    free = {"opening": "dealers_left", "first_trick_points": "allowed", "breaking": "none"}
    situation = whole("AH QH AC KC", "2C 2H 8H", "3C 3H KH 6H", "4C 4H 5H", **free)
    assert plays(situation.play("AC 2C 3C 4C AH 2H 3H 4H QH 8H")) == "KH"


def test_casual_keeps_its_points_from_a_seat_that_has_them_all() -> None:
    situation = table("AC KC QC JC 9H", "QS 4D 8H 3D 5D", "AS JH 2S 7H AD", "AH TH 2D 6H 9D")
    situation.play("AC QS JH AH KC 8H 7H TH QC 3D")
    assert plays(situation) in ("AS", "AD", "2S")


def test_casual_takes_every_trick_with_a_hand_that_cannot_lose() -> None:
    situation = table("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", "6S 7S 8H 9H TH")
    while situation.game.phase is Phase.PLAYING:
        if situation.turn == 0:
            situation.play(plays(situation))
        else:
            situation.lowest()
    assert situation.game.rounds[-1].shooter == 0


def test_casual_sends_the_others_up_unless_that_loses_the_game() -> None:
    hands = ("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H")
    up, down = ChooseMoon("others_up"), ChooseMoon("shooter_down")
    exactly = {"on_the_nose": "wins"}
    for totals, choice, fields in [
        ((50, 60, 70), up, {}),
        ((70, 20, 90), down, {}),
        ((10, 40, 90), up, {}),
        ((10, 40, 79), up, {}),
        ((10, 40, 79), down, exactly),
        ((10, 40, 80), up, exactly),
    ]:
        situation = table(*hands, moon="choice", totals=totals, dealer=2, **fields)
        situation.play("AS 2S 4S KS 3S 5S AH 2H 5H KH 3H 6H QS 4H 7H")
        assert situation.game.phase is Phase.CHOOSING
        assert choose("casual", situation.game.view(0), Random(1)) == choice
