"""Driven time: the clock of an event loop moves only when a test says so, with real sockets and real files."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace

import discord
from sqlalchemy import BigInteger, bindparam

from bot.tables import clock
from db import leases

PATIENCE = 180.0
"""Real seconds after which a test fails that waits in vain. They decide nothing else."""
DAY = 24 * 60 * 60
POLL_INTERVAL = 0.0005
"""Real seconds between two checks of a condition."""
AT_ONCE, TURNS = 10, 4
"""How often a condition is checked before any real time passes, and the turns of the loop before each check. Most of
what a test waits for comes from the same loop; each moment of a thread costs a switch to it and back."""


class DrivenTime:
    """While `driving`, sleeps, timeouts, leases and discord.py's current time depend on `pass_by` alone."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._began = self._now = self._loop.time()
        self._epoch = time.time() // DAY * DAY + DAY / 2  # at noon: no test meets a new day without meaning it

    def epoch(self) -> float:
        """The current time in seconds since 1970."""
        return self._epoch + self._now - self._began

    def milliseconds(self) -> int:
        """The current time in epoch milliseconds."""
        return int(self.epoch() * 1000)

    @contextmanager
    def driving(self) -> Iterator[None]:
        real, utcnow, of_leases = self._loop.time, discord.utils.utcnow, leases.NOW  # type: ignore[attr-defined]
        elapsed = clock.time  # type: ignore[attr-defined]
        self._loop.time = lambda: self._now  # type: ignore[method-assign]
        discord.utils.utcnow = lambda: datetime.fromtimestamp(self.epoch(), UTC)
        clock.time = SimpleNamespace(monotonic=lambda: self._now, clock_gettime=lambda number: self._now)  # type: ignore
        leases.NOW = bindparam(None, type_=BigInteger, callable_=self.milliseconds)  # type: ignore
        try:
            yield
        finally:
            discord.utils.utcnow, clock.time, leases.NOW = utcnow, elapsed, of_leases  # type: ignore
            self._loop.time = lambda: real() + self._now - self._began  # type: ignore[method-assign]

    def stand_still(self, seconds: float) -> None:
        """Lets time pass in which this program does nothing, not even read what has come."""
        self._now += seconds

    async def pass_by(self, seconds: float, quiet: Callable[[], Awaitable[None]] | None = None) -> None:
        """Lets time pass, from one timer to the next; before each step ``quiet`` waits until all is quiet,
        or else the tasks get some turns."""
        quiet = quiet or turns
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


async def turns(number: int = 20) -> None:
    """Lets the tasks of the loop run for some turns; the usual number is enough if none waits for anything outside."""
    for _ in range(number):
        await asyncio.sleep(0)


async def moment() -> None:
    """A moment of real time."""
    await asyncio.to_thread(time.sleep, POLL_INTERVAL)


async def until(
    happened: Callable[[], bool],
    what: str | Callable[[], str] = "it does not happen",
    look: Callable[[], Awaitable[None]] = moment,
) -> None:
    """Waits for something that happens without any time passing. Fails with the message ``what`` if it never does.
    ``look`` is called before it is checked again, once some turns of the loop were not enough."""
    deadline = time.monotonic() + PATIENCE
    for _ in range(AT_ONCE):
        if happened():
            return
        await turns(TURNS)
    while not happened():
        if time.monotonic() > deadline:
            raise AssertionError(what if isinstance(what, str) else what())
        await look()
