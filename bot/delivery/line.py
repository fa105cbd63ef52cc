"""A line: requests pass one after another, and keep a distance in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Line:
    """When the next request may pass. All times are in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._next = 0.0

    async def turn(self, gap: float, *, saved: int = 0) -> None:
        """Waits until the next request may pass; the one after it may pass ``gap`` later. Those that could have passed
        within the time ``saved`` before now may still do so, at once."""
        now = self._now()
        at = max(self._next, now - saved)
        self._next = at + gap
        if at > now:
            await asyncio.sleep((at - now) / 1000)

    def back_off(self, until: int) -> None:
        """Lets nothing pass until then."""
        self._next = until
