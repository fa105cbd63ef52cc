"""Spacing: the tables of one channel send their requests one after another. Discord limits edits per channel, and
delays all requests of a bot that exceeds the limit."""

from __future__ import annotations

from collections.abc import Callable

from bot.delivery.line import Line


class Spacing:
    """A line for each channel in which somebody would have to wait. All times are in milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lines: dict[int, Line] = {}

    async def turn(self, channel_id: int, gap: int) -> None:
        """Waits until a table of this channel may send a request; the next one is due ``gap`` later."""
        self._lines = {channel: line for channel, line in self._lines.items() if line.busy}
        await self._line(channel_id).turn(gap)

    def rest(self, channel_id: int, until: int) -> None:
        """Lets the channel rest until then, as Discord has asked."""
        self._line(channel_id).rest(until)

    def _line(self, channel_id: int) -> Line:
        return self._lines.setdefault(channel_id, Line(self._now))
