"""Repetitions in the log: a fault that affects every press or deadline is logged once, and then counted."""

from __future__ import annotations

import logging
import math
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from cachetools import LRUCache

QUIET: Final = 300.0
"""Seconds after a logged fault during which the same fault is only counted."""
MAX_FAULTS: Final = 1_000
"""How many different faults are remembered."""
CHANGING: Final = frozenset({"timestamp", "tries", "exc_info", "request"})
"""Parts of a line that differ each time."""

Fault = tuple[object, ...]


class Repetitions(logging.Filter):
    """Passes a repeated warning or error only once in a while, with the number of suppressed ones.

    A line with a reference always passes, because a user was told to quote it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` returns seconds since some moment."""
        super().__init__()
        self._now = now
        self._faults: LRUCache[Fault, tuple[float, int]] = LRUCache(MAX_FAULTS)
        """When each fault was logged, and how often it was suppressed since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written, as `logging` requires."""
        line: dict[str, Any] = (
            record.msg if isinstance(record.msg, dict) else {"event": record.msg, "values": _lasting(record.args)}
        )
        if record.levelno < logging.WARNING or "reference" in line:
            return True
        parts = sorted((name, repr(value)) for name, value in line.items() if name not in CHANGING)
        fault = (record.name, _raised(line.get("exc_info") or record.exc_info), *parts)
        said_at, held = self._faults.get(fault, (-math.inf, 0))
        now = self._now()
        if now - said_at < QUIET:
            self._faults[fault] = said_at, held + 1
            return False
        self._faults[fault] = now, 0
        if held and isinstance(record.msg, dict):
            record.msg = {**record.msg, "repeated": held}
        elif held:
            record.msg = f"{record.msg} (repeated {held} times)"
        return True


def _lasting(values: object) -> object:
    """What a library has put into a line, without durations: those of discord.py differ with each attempt."""
    return tuple(value for value in values if not isinstance(value, float)) if isinstance(values, tuple) else values


def _raised(error: Any) -> object:
    """The type of the error that a line is about."""
    if error is True:
        error = sys.exc_info()
    return type(error[1] if isinstance(error, tuple) else error)
