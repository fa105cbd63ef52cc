"""Ascent: weights that are learned move uphill, as a slope says (Adam: Kingma and Ba, 2015)."""

from __future__ import annotations

from typing import Any, Final

DECAY: Final = (0.9, 0.999)
"""How much of what was before stays in the mean of the slopes, and in that of their squares."""


class Ascent:
    """Steps that go on in the direction of those before, and are shorter where the slope keeps changing."""

    def __init__(self) -> None:
        self._mean: Any = 0.0
        self._square: Any = 0.0
        self._steps = 0

    def move(self, slope: Any, rate: float) -> Any:
        """What to add to the weights, by the slope where they are."""
        first, second = DECAY
        self._steps += 1
        self._mean = first * self._mean + (1 - first) * slope
        self._square = second * self._square + (1 - second) * slope**2
        scale = (self._square / (1 - second**self._steps)) ** 0.5 + 1e-9
        return rate * self._mean / (1 - first**self._steps) / scale
