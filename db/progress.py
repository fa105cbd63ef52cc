"""Progress: a command that takes long says on standard error, every few seconds, how far it is."""

from __future__ import annotations

import sys
import time
from typing import Final

EVERY: Final = 5.0
"""Seconds between two lines."""


class Progress:
    """How far one command is."""

    def __init__(self, what: str) -> None:
        """``what`` is counted, such as rows."""
        self._what = what
        self._count = 0
        self._began = self._said = time.monotonic()

    def add(self, count: int = 1) -> None:
        """So many more are done."""
        self._count += count
        self._say(f"{self._count:,} {self._what} so far")

    def wait(self) -> None:
        """Something goes on whose length is not known."""
        self._say(f"{self._what}: {time.monotonic() - self._began:.0f} seconds so far")

    def _say(self, line: str) -> None:
        now = time.monotonic()
        if now - self._said >= EVERY:
            self._said = now
            print(line, file=sys.stderr, flush=True)
