"""Budget: how many of the requests that all processes together may send to Discord are this process's.

Answers to interactions do not count.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.requests import counted
from bot.tables.clock import elapsed

LIMIT: Final = 50.0
"""Requests per second that Discord accepts from one bot."""


class RequestBudget:
    """A bucket of requests that fills evenly; a request that finds it empty waits for the next one."""

    def __init__(self, now: Callable[[], float] = elapsed) -> None:
        self._now = now
        self._next = 0.0
        self._counted = 0
        self._counted_from = now()
        self.rate = LIMIT

    def trace(self) -> aiohttp.TraceConfig:
        """The ``http_trace`` for a client of discord.py, which delays its requests."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._request)
        return config

    def share(self, part: float) -> None:
        """Sets this process's part of the limit, from 0 to 1."""
        self.rate = max(1.0, LIMIT * part)

    def need(self) -> float:
        """Requests a second since this was called last."""
        now, counted = self._now(), self._counted
        seconds, self._counted, self._counted_from = now - self._counted_from, 0, now
        return counted / seconds if seconds > 0 else 0.0

    async def _request(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if not counted(request.url.path):
            return
        self._counted += 1
        now = self._now()
        at = max(self._next, now - 1.0)  # the requests of one second may be sent at once
        self._next = at + 1 / self.rate
        if at > now:
            await asyncio.sleep(at - now)
