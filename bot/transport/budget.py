"""Budget: how many of the requests that Discord accepts from the bot are this process's.

Answers to interactions, and what is sent through their tokens, do not count. One process alone has the whole budget;
several that share a database divide it. Here is also what it is made of: requests that keep a distance, and a count of
those that were sent lately.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

from bot.requests import GLOBAL_LIMIT, counted

MAX_CHANNELS: Final = 4_096
"""The channels that were used last and whose throttles are kept: more than are edited while one of them waits."""
SPAN: Final = 10
"""Seconds over which requests are counted."""
MAX_REMEMBERED: Final = 4_096
"""Requests that are remembered."""


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
    limit."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._throttles: LRUCache[int, Throttle] = LRUCache(MAX_CHANNELS)

    def of(self, channel_id: int) -> Throttle:
        """The throttle for which all tables of a channel wait."""
        return self._throttles.setdefault(channel_id, Throttle(self._now))


EDITS: Final = 0.8
"""The part of the budget that edits of public messages may take. They can wait; the rest is for what cannot."""


class RequestBudget:
    """A bucket of requests that fills evenly; a request that finds it empty waits for the next one."""

    def __init__(self, now: Callable[[], int], limit: int = GLOBAL_LIMIT) -> None:
        """``now`` returns the time in milliseconds; ``limit``: requests a second that Discord accepts from this bot."""
        self._now = now
        self._requests, self._edits = Throttle(now), Throttle(now)
        self._counted = 0
        self._counted_from = now()
        self._limit = limit
        self.rate = float(limit)

    def share(self, part: float) -> None:
        """Sets this process's part of the limit, from 0 to 1."""
        self.rate = max(1.0, self._limit * part)

    def need(self) -> float:
        """Requests a second since this was called last."""
        now, counted = self._now(), self._counted
        seconds, self._counted, self._counted_from = (now - self._counted_from) / 1000, 0, now
        return counted / seconds if seconds > 0 else 0.0

    async def wait(self, address: str) -> None:
        """Waits until a request to this address may be sent."""
        if not counted(address):
            return
        self._counted += 1
        await self._requests.wait(1000 / self.rate, saved=1000)  # the requests of one second may be sent at once

    async def wait_to_edit(self) -> None:
        """Waits in line with all other edits of public messages, until this one may be drawn and sent."""
        await self._edits.wait(1000 / (self.rate * EDITS))


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
