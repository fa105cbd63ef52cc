"""Search: the worse half of the choices is dropped repeatedly."""

from __future__ import annotations

import pytest

from players.kernel.search import PRIOR, Race, drop, phases_of


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
