"""Random numbers of the kernel: the same for the same seed, uniform, and weighted by given probabilities."""

from math import exp
from typing import Any

import pytest

from players.kernel.rng import below, draw, pick, softmax, start, uniform
from tests.players.kernel.positions import rng, wrapping


def test_each_seed_and_number_give_another_sequence() -> None:
    with wrapping():
        rows = []
        for seed, number in ((1, 1), (1, 2), (2, 1), (1, 1)):
            state = rng()
            start(state, seed, number)
            rows.append([uniform(state) for _ in range(3)])
    assert rows[0] == rows[3]
    assert len({tuple(row) for row in rows}) == 3


def test_numbers_are_uniform_from_zero_to_below_one() -> None:
    state = rng(7)
    with wrapping():
        drawn = [uniform(state) for _ in range(2_000)]
        whole = [below(state, 5) for _ in range(2_000)]
    assert 0 <= min(drawn) < 0.01 < 0.99 < max(drawn) < 1
    assert 0.47 < sum(drawn) / 2_000 < 0.53
    assert sorted(set(whole)) == [0, 1, 2, 3, 4]
    assert all(300 < whole.count(number) < 500 for number in range(5))


def test_probabilities_grow_with_the_exponential_of_their_logits() -> None:
    logits = [1.0, 3.0, 2.0, 99.0]
    softmax(logits, 3)
    assert sum(logits[:3]) == pytest.approx(1)
    assert logits[1] / logits[2] == pytest.approx(logits[2] / logits[0]) == pytest.approx(exp(1))
    assert logits[3] == 99.0, "what is no choice stays"


@pytest.mark.parametrize("how", [pick, draw])
def test_choices_are_drawn_with_their_probabilities(how: Any) -> None:
    state, counts = rng(3), [0, 0, 0]
    with wrapping():
        for _ in range(2_000):
            logits = [0.0, 2.0, -50.0]
            if how is pick:
                softmax(logits, 3)
            counts[how(state, logits, 3)] += 1
    assert counts[2] == 0
    assert 0.08 < counts[0] / 2_000 < 0.16
