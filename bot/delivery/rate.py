"""Rate: counts the requests of one kind that were sent lately, and says how much longer the next ones may wait."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

SPAN: Final = 10
"""Seconds over which requests are counted."""
SLOWEST: Final = 5
SPARE: Final = 0.2
MOST_SENT: Final = 4_096
"""Requests that are remembered."""


class Rate:
    """Counts the requests of one kind in this process."""

    def __init__(self, now: Callable[[], int], easy: float) -> None:
        """``easy``: requests a second below which nothing slows down. ``now`` returns the time in milliseconds."""
        self._now = now
        self._easy = easy
        self._sent: deque[int] = deque(maxlen=MOST_SENT)

    def count(self) -> None:
        """Counts one request."""
        self._sent.append(self._now())

    @property
    def slowdown(self) -> int:
        """The factor by which the next request may wait longer than usual: 1, from ``easy`` requests a second on 2,
        from twice as many on 3, and so on up to 5."""
        return min(SLOWEST, 1 + int(self._load()))

    @property
    def spare(self) -> bool:
        """Whether fewer than a fifth of the ``easy`` requests a second were sent."""
        return self._load() < SPARE

    def _load(self) -> float:
        """Requests a second, as a multiple of ``easy``."""
        since = self._now() - SPAN * 1000
        while self._sent and self._sent[0] <= since:
            self._sent.popleft()
        return len(self._sent) / (self._easy * SPAN)
