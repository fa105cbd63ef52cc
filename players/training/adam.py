"""Adam: an optimizer that learns weights by gradient ascent (Kingma and Ba, 2015)."""

from __future__ import annotations

from typing import Any, Final

DECAY: Final = (0.9, 0.999)
"""Adam's decay rates, of the mean of the gradients and of the mean of their squares."""


class Adam:
    """The state of Adam."""

    def __init__(self) -> None:
        self._mean: Any = 0.0
        self._square: Any = 0.0
        self._steps = 0

    def step(self, gradient: Any, rate: float) -> Any:
        """The step to add to the weights: an array of the shape of ``gradient``, the gradient at them."""
        first, second = DECAY
        self._steps += 1
        self._mean = first * self._mean + (1 - first) * gradient
        self._square = second * self._square + (1 - second) * gradient**2
        scale = (self._square / (1 - second**self._steps)) ** 0.5 + 1e-9
        return rate * self._mean / (1 - first**self._steps) / scale
