"""The log writer: writes the lines of the log in a thread of its own, so that the game never waits for their reader."""

from __future__ import annotations

import os
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread, current_thread
from types import TracebackType
from typing import Final, TextIO

import structlog

log = structlog.get_logger(__name__)

MAX_WAITING: Final = 5_000
"""Lines that wait while they cannot be written, as when nobody reads a full pipe; further ones are lost."""
CLOSING: Final = 1.0
"""Seconds for writing what waits at the end."""


class LogWriter:
    """Writes lines to a stream. A context, at whose end the lines that wait are written, unless that takes too long.

    Lines that are lost are counted, and the log says how many once it can be written again. The thread writes to the
    descriptor of the stream: a lock of Python's that it held for ever would keep the process from ending.
    """

    def __init__(self, stream: TextIO | None) -> None:
        """``stream``: None if it is closed; then all lines are lost."""
        self._descriptor, self._encoding = -1, "utf-8"
        if stream is not None:
            with suppress(OSError):  # it is none of the operating system
                self._descriptor, self._encoding = stream.fileno(), stream.encoding
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        """Unlike `queue.Queue` it can be used by a finalizer that interrupts its use. None is the end."""
        self._dropped = self._failed = self._told = 0
        """Of the lines that were lost: those that did not wait, those that could not be written, and those of both that
        the log has told of. Only one thread changes each of them."""
        self._torn = False
        """The last line was written in part."""
        self._thread = Thread(target=self._run, name="log", daemon=True)

    def __enter__(self) -> LogWriter:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._lines.put(None)
        self._thread.join(CLOSING)

    def write(self, line: str) -> None:
        """Writes a line soon. Called by one thread at a time, as by a handler of the log."""
        if self._lines.qsize() < MAX_WAITING or current_thread() is self._thread:
            self._lines.put(line)
        else:
            self._dropped += 1

    def flush(self) -> None:
        """Does nothing: whoever logs does not wait."""

    def isatty(self) -> bool:
        """Whether people read it on a terminal."""
        return self._descriptor >= 0 and os.isatty(self._descriptor)

    def _run(self) -> None:
        ending = False
        while not ending or not self._lines.empty():
            line = self._lines.get()
            if line is None:
                ending = True
            elif self._written(line):
                self._tell_of_losses()

    def _written(self, line: str) -> bool:
        """Writes a line; returns whether that worked."""
        try:
            left = (f"\n{line}" if self._torn else line).encode(self._encoding, "backslashreplace")
            while left:
                written = os.write(self._descriptor, left)
                left, self._torn = left[written:], True
            self._torn = False
        except Exception:  # noqa: BLE001 - also for lack of memory; there is nobody to tell
            self._failed += 1
            return False
        return True

    def _tell_of_losses(self) -> None:
        lost = self._dropped + self._failed
        if lost > self._told:
            with suppress(MemoryError):  # then it is told after the next line
                log.warning("lines of the log were lost", lines=lost - self._told, altogether=lost)
                self._told = lost
