"""Rate: how many requests of a kind were sent lately, and how much longer others of it may wait because of that."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

SPAN: Final = 10
"""Seconds that are looked back on."""
SLOWEST: Final = 5
MOST_SENT: Final = 4_096
"""That are remembered."""


class Rate:
    """Requests of one kind of this process."""

    def __init__(self, now: Callable[[], int], easy: float) -> None:
        """Up to ``easy`` a second nothing need wait. ``now``: the time, in milliseconds."""
        self._now = now
        self._easy = easy
        self._sent: deque[int] = deque(maxlen=MOST_SENT)

    def count(self) -> None:
        """One is sent."""
        self._sent.append(self._now())

    @property
    def slowdown(self) -> int:
        """How many times as long as usual the next may wait: once, twice from ``easy`` on, and so on, at most five."""
        since = self._now() - SPAN * 1000
        while self._sent and self._sent[0] <= since:
            self._sent.popleft()
        return min(SLOWEST, 1 + int(len(self._sent) / (self._easy * SPAN)))
