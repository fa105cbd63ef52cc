"""Pass search: sets of cards to pass, tried in the same deals."""

from __future__ import annotations

import pytest

from hearts import PRESETS, Game, Pass, parse_cards
from players import expert
from players.pass_search import lowest, think_pass
from tests.players.situations import whole


@pytest.mark.usefixtures("compiled")
def test_an_expert_passes_cards_that_it_holds_and_may_give() -> None:
    for name in ("standard", "split", "tournament", "high_low", "jokers", "extreme"):
        game = Game.new(PRESETS[name])
        game = game.deal(game.shuffle(f"a pass by {name} rules".encode()))
        seat = game.to_act[0]
        assert game.check(seat, Pass(expert.passes(game.view(seat), 40))) is None


def test_the_lowest_cards_go_for_a_moon_and_forbidden_ones_only_if_need_be() -> None:
    hand = "AS KS QS AH KH 2C 3C 4C AD KD QD JD 5C"
    view = whole(hand, "", "", "", passing="left").game.view(0)
    assert lowest(view, 3) == parse_cards("2C 3C 4C")
    kept = whole(hand, "", "", "", passing="left", pass_forbidden=("2C", "4C")).game.view(0)
    assert lowest(kept, 3) == parse_cards("3C 5C JD")
    only = whole(hand, "", "", "", passing="left", pass_forbidden=parse_cards(hand)[1:]).game.view(0)
    assert lowest(only, 3) == parse_cards("AS 2C 3C")


@pytest.mark.usefixtures("compiled")
def test_all_cards_that_may_be_passed_go_before_a_forbidden_one_does() -> None:
    forbidden = tuple(f"{rank}{suit}" for suit in "SHD" for rank in "23456789TJQKA")
    for hand in ("AS KS QS AH KH 2H 3H 4H AD KD QD JD 5C", "AS KS QS AH KH 2H 3H 4H AD KD QD 6C 5C"):
        game = whole(hand, "", "", "", passing="left", pass_forbidden=forbidden).game
        view = game.view(0)
        found = think_pass(view, 10, sets=3, halve=False, also=[lowest(view, 3)])
        assert found is not None
        assert all(game.check(0, Pass(cards)) is None for cards in found.moves)


def test_a_pass_to_several_seats_is_not_searched() -> None:
    view = whole("", "", "", "", passing="split").game.view(0)
    assert think_pass(view, 10, sets=3, halve=False) is None
