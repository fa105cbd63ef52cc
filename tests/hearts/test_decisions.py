"""Decisions: what a move leads to, and why it may be illegal."""

import pytest

from hearts import (
    Card,
    ChooseMoon,
    IllegalMove,
    Play,
    Played,
    Reason,
)
from tests.hearts.table import Table

HANDS = ("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H")


def test_a_move_of_anybody_else_is_refused_and_says_whose_turn_it_is() -> None:
    table = Table(*HANDS)
    with pytest.raises(IllegalMove) as refused:
        table.game.act(1, Play(Card.parse("2D")))
    assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert refused.value.details == {"turn": 0}
    assert str(refused.value) == "not your turn"


def test_a_card_that_is_not_held_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        Table(*HANDS).game.act(0, Play(Card.parse("AS")))
    assert (refused.value.reason, refused.value.details) == (Reason.NOT_HELD, {"card": Card.parse("AS")})


def test_a_refused_move_names_the_card_and_changes_nothing() -> None:
    table = Table(*HANDS)
    before = table.game
    with pytest.raises(IllegalMove) as refused:
        table.game.act(0, Play(Card.parse("3C")))
    assert (refused.value.reason, refused.value.details) == (Reason.LEAD_THE_LOW_CLUB, {"card": Card.parse("3C")})
    assert table.game == before


def test_decide_says_what_would_happen_and_does_not_do_it() -> None:
    game = Table(*HANDS).game
    assert game.decide(0, Play(Card.parse("2C"))) == Played(0, Card.parse("2C"))
    assert len(game.events) == 1


def test_what_a_moon_does_is_not_chosen_before_the_round_is_over() -> None:
    """Seat 0 has every penalty card already."""
    hands = ("AC 3D 4D 5D 6D", "2H 7D 8D 9D TD", "2C JD QD KD AD")
    game = Table(*hands, first_trick_points="allowed", moon="choice").play("2C AC 2H").game
    assert game.check(0, ChooseMoon("others_up")) is Reason.WRONG_PHASE
