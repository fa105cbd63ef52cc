"""Learning: how the result of a round changes the weights of the decisions that led to it."""

from math import log
from typing import Any

import numpy as np
import pytest

from players.kernel.features import MAX_CARDS, PASS_TABLES
from players.kernel.position import BONUSES, HANDS, KITTIES_AT, POINTS, SIZE, popcount
from players.kernel.rollout import code_of
from players.kernel.spec import DECK, HAND_SIZE, HEARTS, SPADES
from players.training.learning import (
    TO_DEFEND,
    TO_SCORE,
    TO_SHOOT,
    WIDE,
    Record,
    add_gradient,
    deal,
    draw_learners,
    gain_of,
    gain_so_far,
    lay_kitty,
    learn_from_round,
    unpack,
)
from tests.players.kernel.positions import card, hand, rng, spec_for, wrapping


def one_pass(chosen: int) -> Record:
    """One decision between two cards of equal chances, each with weights of its own."""
    indices, chances = np.zeros(WIDE, np.int64), np.zeros(MAX_CARDS)
    indices[: 2 * PASS_TABLES] = range(2 * PASS_TABLES)
    chances[:2] = 0.5
    count, choice, seat, tables = (np.array([number]) for number in (2, chosen, 0, PASS_TABLES))
    return Record(indices, chances, count, choice, seat, tables, np.zeros(1), np.zeros(4, np.int64))


def test_a_gain_is_the_mean_of_the_others_minus_ones_own_points() -> None:
    spec, p = spec_for(), [0] * SIZE
    assert gain_of((20, 6, 0, 0), spec, 0) == 2 - 20
    assert gain_of((20, 6, 0, 0), spec, 2) == 26 / 3
    p[POINTS : POINTS + 4], p[BONUSES + 2] = [20, 6, 0, 0], 1
    assert gain_so_far(p, spec_for(bonus_card="JD"), 2) == pytest.approx(26 / 3 + 10)


def test_a_choice_that_went_well_becomes_likelier() -> None:
    gradient = np.zeros(2 * PASS_TABLES)
    spread = add_gradient(one_pass(chosen=1), 0, 3.0, 0.0, gradient)
    assert spread == pytest.approx(log(2))
    assert list(gradient) == [-1.5] * PASS_TABLES + [1.5] * PASS_TABLES


def test_a_decision_is_compared_with_a_baseline_that_is_learned_too() -> None:
    gradient, values, report = np.zeros(2 * PASS_TABLES), np.zeros(4), np.zeros(4)
    for _ in range(200):
        learn_from_round([20.0], one_pass(chosen=1), 1, values, 0.1, 0.0, gradient, report)
    assert values[0] == pytest.approx(2.0), "twenty points are two units"
    before = gradient.copy()
    learn_from_round([20.0], one_pass(chosen=1), 1, values, 0.1, 0.0, gradient, report)
    assert gradient == pytest.approx(before), "what was expected teaches nothing"
    assert report[3] == 201


def test_the_goal_decides_which_seats_learn() -> None:
    spec, state = spec_for(), rng(9)
    with wrapping():
        assert draw_learners(spec, TO_SCORE, state) == (-1, 0b1111)
        for _ in range(20):
            alone, learners = draw_learners(spec, TO_SHOOT, state)
            assert learners == 1 << alone
        defenders = [draw_learners(spec, TO_DEFEND, state)[1].bit_count() for _ in range(300)]
    assert 3.6 < sum(defenders) / 300 < 4


@pytest.mark.parametrize("rules", [{}, {"seats": 5, "remainder": "kitty"}, {"seats": 8, "decks": 2}])
def test_a_deal_gives_every_card_once_and_every_seat_as_many(rules: dict[str, Any]) -> None:
    spec, p, pack = spec_for(**rules), np.zeros(SIZE, np.int64).tolist(), [0] * 256
    with wrapping():
        deal(p, spec, pack, rng(3))
    hands = [p[HANDS + 5 * seat : HANDS + 5 * seat + 5] for seat in range(spec[0])]
    assert {sum(map(popcount, masks)) for masks in hands} == {spec[HAND_SIZE]}
    for suit in range(5):
        held = [masks[suit] for masks in hands]
        assert sum(held) == sum(held[:1]) | sum(held[1:]), "no card is in two hands"
        assert sum(held) & ~spec[DECK + suit] == 0


def test_a_packed_card_is_its_suit_and_its_bit() -> None:
    spec, pack = spec_for(), [0] * 256
    assert unpack(hand("2C QS AH"), 0, spec, pack) == 3
    assert [code_of(spec, packed) for packed in pack[:3]] == [card("2C"), card("QS"), card("AH")]


def test_a_kitty_is_counted_in_its_parts() -> None:
    spec, p, pack = spec_for(seats=5, remainder="kitty", kitty_to="split_first_two"), [0] * SIZE, [0] * 256
    pack[4], pack[5] = 64 * SPADES + 11, 64 * HEARTS + 1
    lay_kitty(p, spec, pack, 4)
    assert p[KITTIES_AT : KITTIES_AT + 8] == [13, 1, 0, 0, 1, 1, 0, 0]
