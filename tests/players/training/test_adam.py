"""Adam: learned weights reach the maximum of a function, however steep it is."""

import numpy as np
import pytest

from players.training.adam import Adam


def test_the_first_step_is_as_long_as_the_rate_however_steep_it_is() -> None:
    assert Adam().step(np.array([0.001, -1000.0]), 0.1) == pytest.approx([0.1, -0.1])


def test_many_steps_reach_the_maximum() -> None:
    weights, adam, top = np.zeros(2), Adam(), np.array([3.0, -2.0])
    for step in range(400):
        weights += adam.step((top - weights) * [1.0, 50.0], 0.1 if step < 200 else 0.01)
    assert weights == pytest.approx(top, abs=0.05)


def test_steps_are_short_where_the_slope_keeps_changing() -> None:
    steady, torn = Adam(), Adam()
    for step in range(50):
        far = steady.step(np.array([1.0]), 0.1)
        near = torn.step(np.array([(-1.0) ** step]), 0.1)
    assert abs(near[0]) < 0.2 * far[0]
