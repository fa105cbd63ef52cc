"""Driven time: the clock of an event loop that moves only when a test says so, over real sockets and real files."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import discord

PATIENCE = 30.0
"""Real seconds after which what never comes fails a test. They decide nothing else."""
LOOK = 0.0005
"""Real seconds between two looks at whether it has come."""


class DrivenTime:
    """While `driving`, sleeps, time limits and discord.py's idea of now hang on `pass_by`."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._began = self._now = self._loop.time()
        self._epoch = time.time()

    def epoch(self) -> float:
        """Now, in seconds since 1970."""
        return self._epoch + self._now - self._began

    def milliseconds(self) -> int:
        """Now, as the bot counts it."""
        return int(self.epoch() * 1000)

    @contextmanager
    def driving(self) -> Iterator[None]:
        real, utcnow = self._loop.time, discord.utils.utcnow
        self._loop.time = lambda: self._now  # type: ignore[method-assign]
        discord.utils.utcnow = lambda: datetime.fromtimestamp(self.epoch(), UTC)
        try:
            yield
        finally:
            discord.utils.utcnow = utcnow
            self._loop.time = lambda: real() + self._now - self._began  # type: ignore[method-assign]

    async def pass_by(self, seconds: float, quiet: Callable[[], Awaitable[None]]) -> None:
        """Time goes by, from one timer to the next; before each step one waits until all is quiet."""
        until = self._now + seconds
        while True:
            await quiet()
            timers = [timer.when() for timer in self._loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
            later = [at for at in timers if self._now < at <= until]
            self._now = min(later, default=until)
            await asyncio.sleep(0)  # lets the loop see which timers are due
            if not later:
                break
        await quiet()


async def until(happened: Callable[[], bool], what: str | Callable[[], str] = "it does not happen") -> None:
    """Waits for something that happens without any time going by. Fails with ``what`` where it never does."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > deadline:
            raise AssertionError(what if isinstance(what, str) else what())
        await asyncio.to_thread(time.sleep, LOOK)
