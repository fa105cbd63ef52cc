"""Spacing: the tables of one channel send their requests one after another. Discord limits edits per channel, and
delays all requests of a bot that exceeds the limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

from bot.delivery.line import Line

MAX_CHANNELS: Final = 4_096
"""The channels that were used last and whose lines are kept: more than are edited while one of them has to wait."""


class Spacing:
    """A line for each channel. All times are in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lines: LRUCache[int, Line] = LRUCache(MAX_CHANNELS)

    async def turn(self, channel_id: int, gap: int) -> None:
        """Waits until a table of this channel may send a request; the next one is due ``gap`` later."""
        await self._line(channel_id).turn(gap)

    def back_off(self, channel_id: int, until: int) -> None:
        """Sends nothing to the channel until then, as Discord has asked."""
        self._line(channel_id).back_off(until)

    def _line(self, channel_id: int) -> Line:
        return self._lines.setdefault(channel_id, Line(self._now))
