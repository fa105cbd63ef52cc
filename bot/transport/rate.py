"""Rate: how many requests of one kind this process has sent lately."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

SPAN: Final = 10
"""Seconds over which requests are counted."""
MAX_REMEMBERED: Final = 4_096
"""Requests that are remembered."""


class Rate:
    """Counts the requests of one kind."""

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._now = now
        self._sent: deque[int] = deque(maxlen=MAX_REMEMBERED)

    def count(self) -> None:
        """Counts one request."""
        self._sent.append(self._now())

    @property
    def per_second(self) -> float:
        """Requests a second, in the last ten seconds."""
        since = self._now() - SPAN * 1000
        while self._sent and self._sent[0] <= since:
            self._sent.popleft()
        return len(self._sent) / SPAN
