"""The clock: a time that nobody can set, and one task that sleeps until the nearest deadline of all tables."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from db import StoreError

log = structlog.get_logger(__name__)

RETRY = 5_000
"""Milliseconds until a deadline is tried again that could not be met, as with a full disk."""

SPARE: Final = 1_000
"""Deadlines that hold no more and may be kept: a game for one puts off its own by a month with each move."""

SET_BACK: Final = 60_000
"""Milliseconds by which something may have been written in the future: several machines do not tell the same time."""

SLEPT_TOO = getattr(time, "CLOCK_BOOTTIME", None)
"""Where there is one (Linux), the clock that goes on while the machine sleeps."""


def elapsed() -> float:
    """Seconds since some moment, whatever the machine's clock is set to meanwhile."""
    return time.monotonic() if SLEPT_TOO is None else time.clock_gettime(SLEPT_TOO)


def steady(wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = elapsed) -> Callable[[], int]:
    """What tells epoch milliseconds, right at this moment and evenly from then on: setting the machine's clock moves
    no deadline. Both arguments give seconds."""
    ahead = wall() - elapsed()
    return lambda: round((ahead + elapsed()) * 1000)


def was_set_back(written_at: int, now: int) -> bool:
    """Whether the machine's clock was set back since something was written down, as between two starts."""
    return written_at > now + SET_BACK


class Clock:
    """Calls ``due(table_id)`` once a table's time has come. The task lives only while there is a deadline."""

    def __init__(self, now: Callable[[], int], due: Callable[[int], Awaitable[None]]) -> None:
        self._now = now
        self._due = due
        self._deadlines: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []
        self._sleeper: asyncio.Task[None] | None = None
        self._wakes_at = 0
        self._running: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def set(self, table_id: int, at: int | None) -> None:
        """The deadline of a table, in epoch milliseconds; None for none."""
        if at is None:
            self._deadlines.pop(table_id, None)
            return
        self._deadlines[table_id] = at
        heapq.heappush(self._heap, (at, table_id))
        if len(self._heap) > 2 * len(self._deadlines) + SPARE:
            self._heap = [(at, table_id) for table_id, at in self._deadlines.items()]
            heapq.heapify(self._heap)
        if self._sleeper is None or self._sleeper.done() or at < self._wakes_at:
            self._restart()

    async def close(self) -> None:
        """Stops; what is being done is finished."""
        self._closed = True
        if self._sleeper is not None:
            self._sleeper.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _restart(self) -> None:
        if self._closed:
            return
        if self._sleeper is not None and self._sleeper is not asyncio.current_task():
            self._sleeper.cancel()
        self._sleeper = asyncio.get_running_loop().create_task(self._sleep(), name="clock")

    async def _sleep(self) -> None:
        structlog.contextvars.unbind_contextvars("request")  # the time of every table comes here
        while self._heap:
            at, table_id = self._heap[0]
            if self._deadlines.get(table_id) != at:
                heapq.heappop(self._heap)
                continue
            self._wakes_at = at
            wait = at - self._now()
            if wait > 0:
                await asyncio.sleep(wait / 1000)
                continue
            heapq.heappop(self._heap)
            if table_id not in self._running:
                del self._deadlines[table_id]
                self._running[table_id] = asyncio.get_running_loop().create_task(
                    self._ring(table_id), name=f"due {table_id}"
                )

    async def _ring(self, table_id: int) -> None:
        try:
            await self._due(table_id)
        except StoreError as error:
            log.error("tables wait for the store", reason=str(error))  # all of them, again and again: one line
            self.set(table_id, self._now() + RETRY)
        except Exception:
            log.exception("a table could not be moved on", table=table_id)
            self.set(table_id, self._now() + RETRY)
        finally:
            self._running.pop(table_id, None)
            self.set(table_id, self._deadlines.get(table_id))
