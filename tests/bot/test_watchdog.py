"""The watchdog: a process whose event loop stands still for good is ended."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.watchdog import LIMIT, Watchdog
from tests.drivers import ROOT

PROGRAM = """
import asyncio, sys, time
from bot import watchdog

watchdog.LIMIT = 0

async def stand_still(watched):
    going_on = asyncio.create_task(watched.run())
    await asyncio.sleep(0)
    time.sleep(300)

async def never_end(watched):
    await asyncio.sleep(300)

with watchdog.Watchdog() as watched:
    asyncio.run({what}(watched))
"""


def test_a_process_without_stderr_is_ended_too() -> None:
    program = "import sys; sys.stderr = None\n" + PROGRAM.format(what="stand_still")
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT).returncode == 1


@pytest.mark.parametrize("what", ["stand_still", "never_end"])
def test_a_process_that_stands_still_or_does_not_come_to_its_end_is_ended_and_says_where(what: str) -> None:
    program = [sys.executable, "-c", PROGRAM.format(what=what)]
    ended = subprocess.run(program, cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 1
    assert "most recent call first" in ended.stderr


def test_the_event_loop_may_stand_still_for_a_while_again_and_again() -> None:
    watchdog = Watchdog()
    for _ in range(3):
        assert not any(watchdog.count() for _ in range(LIMIT))
        watchdog.reset()
    assert [watchdog.count() for _ in range(LIMIT + 1)] == [False] * LIMIT + [True]
