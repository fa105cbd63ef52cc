"""Budget: how many of the requests that Discord accepts from the bot are this process's.

Answers to interactions, and what is sent through their tokens, do not count. One process alone has the whole budget;
several that share a database divide it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.requests import GLOBAL_LIMIT, counted
from bot.transport.throttle import Throttle

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
