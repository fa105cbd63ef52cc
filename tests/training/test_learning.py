"""Learning: how the result of a round changes the weights of the decisions that led to it."""

from __future__ import annotations

from math import log

import numpy as np
import pytest

from players.kernel.features import MAX_CARDS, PASS_TABLES
from players.kernel.position import BONUSES, POINTS, SIZE
from tests.players.kernel.positions import rng, spec_for, wrapping
from training.learning import (
    TO_DEFEND,
    TO_SCORE,
    TO_SHOOT,
    WIDE,
    Record,
    add_gradient,
    draw_learners,
    gain_of,
    gain_so_far,
    learn_from_round,
)


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
