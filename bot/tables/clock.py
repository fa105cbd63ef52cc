"""The clock: a steady time, the deadlines of all tables, and the downtime in which nobody could press, so that nobody
is blamed for a deadline that they could not meet."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.background import begin
from bot.tables.errors import NoSuchTable
from db import Conflict, Fenced, StoreError
from db.leases import shard_of

log = structlog.get_logger(__name__)

DEADLINE_RETRY: Final = 5_000
"""Milliseconds until a deadline is retried after a failure, such as a full disk."""

LONGEST: Final = 3_600_000
"""Milliseconds after which a deadline is looked at again: timers stand still while the machine sleeps."""

SET_BACK: Final = 60_000
"""Milliseconds by which a stored time may be in the future, because the clocks of several machines differ."""

BOOT_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock that goes on while the machine sleeps (Linux); None elsewhere."""
Heard = Callable[[int, int], Awaitable[bool]]
"""``heard(guild_id, at)``: whether the bot has received every press that people on a server made until then."""


def elapsed() -> float:
    """Seconds since an arbitrary moment, unaffected by changes of the machine's clock."""
    return time.monotonic() if BOOT_CLOCK is None else time.clock_gettime(BOOT_CLOCK)


def steady(wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = elapsed) -> Callable[[], int]:
    """Returns a function that tells the time in epoch milliseconds: the wall clock's at this moment, counted evenly
    from then on, so that a change of the machine's clock moves no deadline. Both arguments return seconds."""
    ahead = wall() - elapsed()
    return lambda: round((ahead + elapsed()) * 1000)


def was_set_back(written_at: int, now: int) -> bool:
    """Whether the machine's clock was set back since ``written_at`` was stored, for example between two starts."""
    return written_at > now + SET_BACK


class Clock:
    """Calls ``due(table_id)`` when the deadline of a table comes."""

    def __init__(self, now: Callable[[], int], due: Callable[[int], Awaitable[None]]) -> None:
        self._now = now
        self._due = due
        self._deadlines: dict[int, int] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def set(self, table_id: int, at: int | None) -> None:
        """Sets the deadline of a table, in epoch milliseconds; None removes it."""
        timer = self._timers.get(table_id)
        if at is None or self._closed:
            self._deadlines.pop(table_id, None)
            if timer is not None:
                self._timers.pop(table_id).cancel()
            return
        sooner = at < self._deadlines.get(table_id, math.inf)
        self._deadlines[table_id] = at
        if timer is None or sooner:  # else that timer sets the next one (see `Locks.changing`)
            if timer is not None:
                timer.cancel()
            wait = min(max(0, at - self._now()), LONGEST) / 1000
            self._timers[table_id] = asyncio.get_running_loop().call_later(wait, self._look, table_id)

    async def close(self) -> None:
        """Stops the clock, after the calls that are running."""
        self._closed = True
        for table_id in [*self._timers]:
            self.set(table_id, None)
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _look(self, table_id: int) -> None:
        """Calls ``due`` if the deadline has come; while it is running for this table, it is called once more later."""
        del self._timers[table_id]
        if self._deadlines[table_id] > self._now():
            self.set(table_id, self._deadlines[table_id])
        elif table_id not in self._running:
            del self._deadlines[table_id]
            self._running[table_id] = begin(self._ring(table_id), f"due {table_id}")

    async def _ring(self, table_id: int) -> None:
        try:
            await self._due(table_id)
        except NoSuchTable:
            pass  # it was deleted meanwhile
        except (Conflict, Fenced) as error:  # another process moves a private game on, or has taken over
            log.info("a table is changed elsewhere", table=table_id, reason=str(error))
            self.set(table_id, self._now() + DEADLINE_RETRY)
        except StoreError as error:
            log.error("tables wait for the store", reason=str(error))  # fails for every table: one line each
            self.set(table_id, self._now() + DEADLINE_RETRY)
        except Exception:
            log.exception("a table could not be moved on", table=table_id)
            self.set(table_id, self._now() + DEADLINE_RETRY)
        finally:
            self._running.pop(table_id, None)
            self.set(table_id, self._deadlines.get(table_id))


async def all_heard(guild_id: int, at: int) -> bool:
    """True: without a connection that can break, every press has come."""
    return True


class Downtime:
    """By shard: until when the process was not running or not connected. Times are in epoch milliseconds."""

    def __init__(self, heard: Heard = all_heard) -> None:
        self._heard = heard
        self._shards = 1
        self._ended_at: dict[int, float] = {}

    def begin(self, shards: int, shard: int) -> None:
        """The downtime of this shard, one of ``shards``, lasts until `end` is called."""
        self._ends(shards, shard, math.inf)

    def end(self, shards: int, shard: int, at: int) -> None:
        """The downtime of this shard ends at ``at``: from then on people can press."""
        self._ends(shards, shard, at)

    def _ends(self, shards: int, shard: int, at: float) -> None:
        if shards != self._shards:  # Discord may tell the number of shards late
            every = self._ended_at.get(0, 0)
            self._shards, self._ended_at = shards, dict.fromkeys(range(shards), every)
        self._ended_at[shard] = at

    def covers(self, guild_id: int, at: int) -> bool:
        """Whether people on a server could not press at that time."""
        return at < self._ended_at.get(shard_of(guild_id, self._shards), 0)

    async def is_known(self, guild_id: int, at: int) -> bool:
        """Whether `covers` can be trusted about a time that has passed: a connection that has just died gives no sign
        of it."""
        return self.covers(guild_id, at) or await self._heard(guild_id, at)
