"""A share of a core: lets a process run as if it were alone on a slower core."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

SLICE = 0.004
"""Seconds of CPU time between two pauses; the kernel's timer may make them longer."""


@contextmanager
def share_of_a_core(share: float) -> Iterator[None]:
    """Within this context the process uses at most this share of a core, by the CPU time that the kernel has counted:
    after each slice it pauses for as long as the slice would have taken longer. What it waits for keeps its speed."""
    used = 0.0

    def begin_slice() -> None:
        nonlocal used
        used = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SLICE)

    def pause(*_: object) -> None:
        time.sleep((time.process_time() - used) * (1 / share - 1))
        begin_slice()

    before = signal.signal(signal.SIGPROF, pause)
    begin_slice()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
