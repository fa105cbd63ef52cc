"""The log writer: nobody waits for whoever reads the log, and what is lost is counted."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import structlog

from bot.config import Config
from bot.logs import MAX_WAITING, LogWriter, configure_logs
from tests.bot.test_logs import logging_left_as_it_was as logging_left_as_it_was
from tests.processes import ROOT

LOST = "lines of the log were lost"
PATIENCE = 60.0
PROGRAM = """
import asyncio, structlog, sys
from bot import program
from bot.config import Config

async def logs(config, watchdog):
    for number in range({lines}):
        structlog.get_logger("bot").info("a line", number=number, words=60 * "x")
        await asyncio.sleep(0)
    print("went on")
    {last}
    return 0

program._bot = logs
sys.exit(program.run(Config(_env_file=None, discord_token="a.b.c", log_format="json"), None))
"""


def program(lines: int, last: str = "") -> list[str]:
    return [sys.executable, "-c", PROGRAM.format(lines=lines, last=last)]


@pytest.mark.slow
@pytest.mark.parametrize("where", ["a pipe that nobody reads", "a full disk", "a closed stderr"])
def test_the_program_goes_on_and_ends_though_its_log_cannot_be_written(where: str) -> None:
    with ExitStack() as left:
        asked = program(2 * MAX_WAITING)
        if where == "a pipe that nobody reads":
            read, stderr = os.pipe()
            left.callback(os.close, read)
            left.callback(os.close, stderr)
        elif where == "a full disk":
            stderr = os.open("/dev/full", os.O_WRONLY)
            left.callback(os.close, stderr)
        else:
            stderr, asked = subprocess.DEVNULL, ["/bin/sh", "-c", 'exec "$@" 2>&-', "sh", *asked]
        done = subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (0, "went on\n")


@pytest.mark.slow
@pytest.mark.parametrize("last", ["", "raise RuntimeError('fatal')"])
def test_at_the_end_what_waits_is_written_before_a_fatal_error(last: str) -> None:
    done = subprocess.run(program(1_000, last), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert re.findall(r'"number": (\d+)', done.stderr) == [*map(str, range(1_000))]
    assert ("RuntimeError: fatal" in done.stderr.splitlines()[-1]) is bool(last)
    assert done.returncode == bool(last)


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    """The ends of a pipe, to read and to write."""
    read, write = os.pipe()
    yield read, write
    os.close(read)
    os.close(write)


def say(number: int) -> None:
    structlog.get_logger("bot").info("a line", number=number)


def until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.001)


def test_lines_that_were_lost_are_counted_once_somebody_reads_again(pipe: tuple[int, int]) -> None:
    read, write = pipe
    told, shown, lost = "", list[int](), 0
    with os.fdopen(os.dup(write), "w") as stream, LogWriter(stream) as writer:
        configure_logs(Config(_env_file=None, log_format="json"), writer)
        for number in range(2 * MAX_WAITING):
            say(number)
        while len(shown) + lost < 2 * MAX_WAITING:
            told += os.read(read, 1 << 16).decode()
            shown = [int(number) for number in re.findall(r'"number": (\d+)', told)]
            lost = sum(int(lines) for lines in re.findall(r'"lines": (\d+)', told))
    assert len(shown) + lost == 2 * MAX_WAITING
    assert shown == sorted(shown)
    assert lost >= MAX_WAITING // 2


def test_lines_that_did_not_fit_on_the_disk_are_counted_once_it_has_room(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with file.open("w") as stream, LogWriter(stream) as writer:
        configure_logs(Config(_env_file=None, log_format="json"), writer)
        there, full = os.dup(stream.fileno()), os.open("/dev/full", os.O_WRONLY)
        os.dup2(full, stream.fileno())
        for number in range(3):
            say(number)
        until(lambda: writer._failed == 3)
        os.dup2(there, stream.fileno())
        say(3)
        os.close(there)
        os.close(full)
    first, second = file.read_text().splitlines()
    assert '"number": 3' in first
    assert LOST in second
    assert '"lines": 3' in second
