"""Shapes: what passes leave in hands is learned from deals."""

from pathlib import Path

import numpy as np
import pytest

from players.kernel.likelihood import SHAPES, shape_at
from players.training import shapes
from players.training.shapes import WEIGHTS, learn
from players.worlds import shapes as shipped

pytestmark = pytest.mark.usefixtures("compiled")


def test_passes_leave_voids_and_long_suits(tmp_path: Path) -> None:
    shapes.main(tmp_path / "shapes.f32", deals=200)
    learned = np.fromfile(tmp_path / "shapes.f32", "<f4")
    assert len(learned) == WEIGHTS
    for weights in (learned, shipped()):
        clubs = weights[: SHAPES // 8]
        assert clubs[0] > clubs[3] + 0.3
        assert weights[shape_at(3, False, 0b11_1111_0000_0000)] > weights[shape_at(3, False, 0b11_1000_0000_0000)]


def test_what_only_the_true_deals_have_becomes_likelier() -> None:
    rows = np.array([[[1], [2], [2]]] * 50)
    weights, gain = learn(np.zeros((50, 3)), rows)
    assert weights[1] > weights[2]
    assert 0.5 < gain < np.log(3)
