"""Throttles: requests pass one after another, and keep a distance in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

MAX_CHANNELS: Final = 4_096
"""The channels that were used last and whose throttles are kept: more than are edited while one of them waits."""


class Throttle:
    """When the next request may pass. All times are in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._next = 0.0

    async def wait(self, gap: float, *, saved: int = 0) -> None:
        """Waits until the next request may pass; the one after it may pass ``gap`` later. Those that could have passed
        within the time ``saved`` before now may still do so, at once."""
        now = self._now()
        at = max(self._next, now - saved)
        self._next = at + gap
        if at > now:
            await asyncio.sleep((at - now) / 1000)

    def back_off(self, until: int) -> None:
        """Lets nobody who asks from now on pass until then."""
        self._next = max(self._next, until)


class ChannelThrottles:
    """A throttle for each channel: Discord limits edits per channel, and delays all requests of a bot that exceeds the
    limit. All times are in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._throttles: LRUCache[int, Throttle] = LRUCache(MAX_CHANNELS)

    async def wait(self, channel_id: int, gap: int) -> None:
        """Waits until a table of this channel may send a request; the next one is due ``gap`` later."""
        await self._of(channel_id).wait(gap)

    def back_off(self, channel_id: int, until: int) -> None:
        """Lets no table that asks from now on send anything to the channel until then, as Discord has asked."""
        self._of(channel_id).back_off(until)

    def _of(self, channel_id: int) -> Throttle:
        return self._throttles.setdefault(channel_id, Throttle(self._now))
