"""Spacing: the tables of one channel send their requests one after another. Discord limits edits per channel, and
delays all requests of a bot that exceeds the limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Spacing:
    """When a table of each channel may send its next request, in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._next: dict[int, int] = {}

    async def turn(self, channel_id: int, gap: int) -> None:
        """Waits until a table of this channel may send a request; the next one is due ``gap`` milliseconds later."""
        now = self._now()
        turn = max(now, self._next.get(channel_id, 0))
        self._next[channel_id] = turn + gap
        if turn > now:
            await asyncio.sleep((turn - now) / 1000)
        else:
            self._next = {channel: at for channel, at in self._next.items() if at > now}

    def rest(self, channel_id: int, until: int) -> None:
        """Lets the channel rest until then, as Discord has asked."""
        self._next[channel_id] = until
