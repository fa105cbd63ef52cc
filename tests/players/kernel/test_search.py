"""Search: the worse half of the choices is dropped repeatedly; and how cards are passed in a deal."""

from __future__ import annotations

import numpy as np
import pytest

from players.kernel.position import HANDS, SIZE
from players.kernel.search import PRIOR, Race, deal_hidden, drop, hand_over, phases_of
from tests.players.kernel.positions import hand, rng, spec_for, wrapping


@pytest.mark.parametrize(("choices", "phases"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_choices_are_halved_until_two_are_left(choices: int, phases: int) -> None:
    assert phases_of(choices, True) == phases
    assert phases_of(choices, False) == 1


def race(sums: list[float], log_priors: list[float]) -> Race:
    """A race in which all choices are still being tried."""
    return Race((), log_priors, (), (), (), (), sums, [True] * len(sums))


def test_the_worst_by_the_mean_are_dropped_first() -> None:
    tried = race([10.0, -20.0, 30.0, 0.0], [0.0] * 4)
    assert drop(2, tried, 10) == 2
    assert tried.alive == [True, False, True, False]
    tried.sums[:] = [10.0, 99.0, 30.0, 99.0]
    assert drop(1, tried, 10) == 1, "who is out stays out"
    assert tried.alive == [False, False, True, False]


def test_the_policy_decides_between_equal_choices() -> None:
    alike = race([1.0, 1.0], [-3.0, -1.0])
    drop(1, alike, 10)
    assert alike.alive == [False, True]
    better = race([10 * 3 * PRIOR, 0.0], [-3.0, -1.0])
    drop(1, better, 10)
    assert better.alive == [True, False], "many rollouts say more"


def bits(text: str) -> list[int]:
    """A card as its suit and its bit."""
    masks = hand(text)
    [suit] = [suit for suit in range(5) if masks[suit]]
    return [suit, masks[suit]]


def test_passed_cards_move_to_the_hand_of_the_receiver() -> None:
    p, spec = [0] * SIZE, spec_for(seats=3)
    hands = ("2C 3C 4C", "2D 3D 4D", "2S 3S 4S")
    for seat, text in enumerate(hands):
        p[HANDS + 5 * seat : HANDS + 5 * seat + 5] = hand(text)
    moved = [number for card in ("2C", "3C", "2D", "3D", "2S", "3S") for number in bits(card)]
    hand_over(p, spec, 1, 2, moved)
    assert [p[HANDS + 5 * seat : HANDS + 5 * seat + 5] for seat in range(3)] == [
        hand("4C 2S 3S"),
        hand("2C 3C 4D"),
        hand("2D 3D 4S"),
    ]


def test_every_hidden_hand_gets_its_number_of_random_cards() -> None:
    sizes, deals = np.array([3, 2, 1]), set()
    state = rng(5)
    with wrapping():
        for _ in range(20):
            pool, owner = np.arange(6), np.zeros(6, np.int64)
            deal_hidden(pool, sizes, owner, state)
            assert list(owner) == [0, 0, 0, 1, 1, 2]
            assert sorted(pool) == list(range(6))
            deals.add(tuple(pool))
    assert len(deals) > 15
