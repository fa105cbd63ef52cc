"""Card search: what is tried about each card, and the value of a round for the game."""

from __future__ import annotations

from math import exp, log

import pytest

from hearts import Card
from players.beliefs import EXPERT_1, EXPERT_3
from players.card_search import Budget, down, floored, log_shares, merged, policies_for, think, winning
from players.kernel.reading import read
from players.kernel.spec import card_of, code
from tests.players.situations import table, twins


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("tricks", [0, 5])
def test_an_expert_thinks_the_same_whichever_deal_is_real(tricks: int) -> None:
    one, two = (think(view, Budget(20, 60), halve=False) for view in twins(tricks))
    assert (one.values == two.values).all()
    assert one.worlds is not None
    assert two.worlds is not None
    assert (one.worlds.positions == two.worlds.positions).all()


def test_winning_counts_more_the_nearer_the_end_of_the_game_is() -> None:
    hands = ("5C 3C 4C 6C 7C", "KC 8C 2S 3S 4S", "QS 5H 6H 7H 8H", "9C TC 2D 3D 4D")
    shares = [
        winning(table(*hands, totals=totals).game.view(0)) for totals in ((0, 0, 0, 0), (40, 10, 5, 0), (99, 3, 9, 80))
    ]
    assert shares[0] == 0
    assert 0 < shares[1] < 0.2 < 0.7 < shares[2] <= 0.8


def test_shares_of_a_choice_are_those_of_a_softmax() -> None:
    shares = {card: exp(log_prior) for card, log_prior in log_shares({1: 2.0, 2: 2.0, 3: 2.0 + log(2)}).items()}
    assert shares == pytest.approx({1: 0.25, 2: 0.25, 3: 0.5})


def test_the_opinion_of_the_policy_costs_an_unlikely_card_only_so_much() -> None:
    assert floored({"QS": -0.1, "5C": -9.0, "6C": -2.0}, 3.0) == {"QS": -0.1, "5C": -3.1, "6C": -2.0}


def test_cards_with_nothing_between_them_that_cost_the_same_are_one_choice() -> None:
    situation = table("4S 5S 6S 8S QS KS", "7S 2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D")
    view = situation.game.view(0)
    equal = dict.fromkeys((code(card, view.rules) for card in view.hand), -1.0)
    liked = equal | {code(Card.parse("5S"), view.rules): -0.5}
    found = merged(read(view), liked)
    assert sorted(map(str, map(card_of, found))) == sorted(["5S", "8S", "QS", "KS"])
    assert exp(found[code(Card.parse("5S"), view.rules)]) == pytest.approx(2 * exp(-1.0) + exp(-0.5))
    lying = table("7S 2C 3C 4C 5C 6C", "4S 5S 6S 8S QS KS", "2D 3D 4D 5D 6D 7D").play("7S").game.view(1)
    assert len(merged(read(lying), equal)) == 4, "six and eight are two choices while the seven lies between them"
    hands = ("4S 5S 6S 8S QS KS", "7S 2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D")
    cancelling = table(*hands, duplicates="cancel", decks=2).game.view(0)
    assert merged(read(cancelling), liked) == liked, "where cards cancel each other each of them is another"


def test_the_effect_of_a_moon_is_predicted_only_if_the_rules_leave_it_open() -> None:
    hands = ("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H")
    losing = {"totals": (70, 20, 90)}
    views = {moon: table(*hands, moon=moon, **losing).game.view(0) for moon in ("choice", "smart", "others_up")}
    assert {moon: down(view) for moon, view in views.items()} == {"choice": 1, "smart": 1, "others_up": 0}
    late = table(*hands, moon="choice", moon_choice_from=80, **losing).game.view(0)
    assert down(late) == 0


def test_only_in_standard_hearts_another_seat_may_have_another_style() -> None:
    assert len(policies_for("standard", EXPERT_3)) == 2 + len(EXPERT_3.styles) == 3
    assert len(policies_for("bonus", EXPERT_3)) == len(policies_for("standard", EXPERT_1)) == 2
