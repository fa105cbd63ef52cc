"""Repetitions: one line with a count for a repeated fault, but every line that a user was told to quote."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.repetitions import QUIET, Repetitions


class Log:
    """A log with a clock that moves when told."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self._filter = Repetitions(lambda: self.now)

    def write(
        self, message: Any, *values: Any, level: int = logging.ERROR, error: Any = None, name: str = "db"
    ) -> None:
        record = logging.LogRecord(name, level, "", 0, message, values, error)
        if self._filter.filter(record):
            self.lines.append(record.getMessage() if isinstance(record.msg, str) else str(record.msg))


FAULT = {"event": "nothing can be written", "reason": "disk full"}


@pytest.fixture
def log() -> Log:
    return Log()


def test_attempts_of_a_library_that_differ_in_their_pauses_are_one_fault(log: Log) -> None:
    for pause in (0.73, 6.48, 23.77):
        log.write("Attempting a reconnect for shard ID %s in %.2fs", 0, pause)
    log.write("Attempting a reconnect for shard ID %s in %.2fs", 1, 0.5)
    assert log.lines == [f"Attempting a reconnect for shard ID {told}s" for told in ("0 in 0.73", "1 in 0.50")]


def test_of_many_faults_those_are_forgotten_that_were_written_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.repetitions.MAX_FAULTS", 2)
    log = Log()
    for table in (1, 2, 3, 3, 2, 1):
        log.write({"event": "a table waits", "table": table})
    assert [line[-2] for line in log.lines] == ["1", "2", "3", "1"]


def test_a_fault_that_repeats_is_one_line_and_then_a_count(log: Log) -> None:
    for second in range(int(QUIET)):
        log.now = float(second)
        log.write({**FAULT, "timestamp": second, "tries": second})
    assert len(log.lines) == 1
    log.now = QUIET
    log.write({**FAULT, "timestamp": QUIET})
    assert len(log.lines) == 2
    assert f"'repeated': {int(QUIET) - 1}" in log.lines[1]
    log.now = 3 * QUIET
    log.write(FAULT)
    assert "repeated" not in log.lines[2]


def test_lines_of_libraries_are_counted_too(log: Log) -> None:
    for _ in range(3):
        log.write("no answer from %s", "Discord", level=logging.WARNING)
    log.now = QUIET
    log.write("no answer from %s", "Discord", level=logging.WARNING)
    assert log.lines == ["no answer from Discord", "no answer from Discord (repeated 2 times)"]


def test_different_faults_are_all_logged(log: Log) -> None:
    log.write({"event": "a game did not get its thread", "channel": 1})
    log.write({"event": "a game did not get its thread", "channel": 2})
    log.write({"event": "a game did not get its thread", "channel": 2}, name="other")
    for error in (ValueError("1"), KeyError("2")):
        log.write({"event": "a table could not be moved on", "exc_info": error})
        log.write("stopped", error=(type(error), error, None))
    assert len(log.lines) == 7


def test_numbered_errors_and_lines_below_warnings_are_always_logged(log: Log) -> None:
    for _ in range(3):
        log.write({"event": "unexpected error", "reference": "1f"})
        log.write({"event": "ready"}, level=logging.INFO)
    assert len(log.lines) == 6
