"""The baseline: the same work in every run, which shows how fast the machine is."""

from __future__ import annotations

import time
from hashlib import sha256


def baseline() -> None:
    """Ten thousand hashes."""
    for number in range(10_000):
        sha256(str(number).encode()).digest()


def milliseconds() -> float:
    """The milliseconds of CPU time that it takes."""
    began = time.thread_time()
    baseline()
    return (time.thread_time() - began) * 1000
