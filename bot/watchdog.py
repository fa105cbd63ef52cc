"""The watchdog: ends a process that stands still, gets no more memory, or does not come to its end, so that it is
started again.

Nothing that was acknowledged is lost then. For lack of memory, for example, a thread may not begin, for which Python
waits for ever; or each look into the database may fail, though the event loop goes on.
"""

from __future__ import annotations

import asyncio
import faulthandler
import mmap
import os
import signal
import sys
import threading
import time
from types import TracebackType
from typing import Final

LIMIT: Final = 60
"""Seconds for which the event loop may stand still, and within which a stop must be done: twice as long as that takes
at most, with PostgreSQL."""
DUMP_TIMEOUT: Final = 5
"""Seconds for writing where the process stands: whoever reads its output may stand still, too."""


ROOM: Final = 1 << 20
"""Bytes that a process must be able to get from the system. What it has freed itself may be in pieces that suffice for
small objects alone."""


class Watchdog:
    """A context in which, and after which, the process is ended unless `run` runs. A thread counts seconds, and looks
    at no clock: a process that was stopped for an hour, as by ``SIGSTOP``, goes on."""

    def __init__(self) -> None:
        self._missed = 0

    def __enter__(self) -> Watchdog:
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.reset()  # Python waits for all other threads before it ends this one and the process

    async def run(self) -> None:
        """Tells each second that the event loop goes on and the system gives memory, until it is cancelled."""
        while True:
            if _gets_memory():
                self.reset()
            await asyncio.sleep(1)

    def reset(self) -> None:
        """The event loop goes on."""
        self._missed = 0

    def count(self) -> bool:
        """Counts a second. Returns whether the event loop has stood still for too long."""
        self._missed += 1
        return self._missed > LIMIT

    def _watch(self) -> None:
        while not self.count():
            if hasattr(signal, "setitimer"):  # Unix. By default the signal ends a process that lets no thread run
                signal.setitimer(signal.ITIMER_PROF, LIMIT)  # for so many seconds of CPU time
            time.sleep(1)
        try:
            if hasattr(signal, "alarm"):
                signal.alarm(DUMP_TIMEOUT)
            faulthandler.dump_traceback()  # where it stands; needs neither memory nor a lock, unlike the log
        finally:  # also if there is no stderr
            os._exit(1)


def _gets_memory() -> bool:
    """Whether the system gives the process memory."""
    try:
        if sys.platform == "win32":
            mmap.mmap(-1, ROOM).close()
        else:
            mmap.mmap(-1, ROOM, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS).close()
    except (OSError, MemoryError):
        return False
    return True
