"""The watchdog: a process that stands still for good is ended, and no other one."""

import asyncio
import subprocess
import sys

import pytest

from bot.health import LIMIT, Watchdog
from tests import memory
from tests.driven_time import DrivenTime
from tests.processes import ROOT

PROGRAM = """
import asyncio, re, resource, sys, threading, time
from bot import health
from tests import memory

health.LIMIT, health.DUMP_TIMEOUT = 1, 30

async def stands_still(watched):
    going_on = asyncio.create_task(watched.run())
    await asyncio.sleep(0)
    time.sleep(1000)

async def gets_no_memory(watched):
    going_on = asyncio.create_task(watched.run())
    with memory.bounded(resource.RLIMIT_DATA, 0):
        await asyncio.sleep(1000)

async def lets_no_thread_run(watched):
    going_on = asyncio.create_task(watched.run())
    await asyncio.sleep(0)
    re.match("(a*)*b", 60 * "a")

async def does_not_end(watched):
    await asyncio.sleep(1000)

async def leaves_a_thread(watched):
    threading.Thread(target=time.sleep, args=[1000]).start()

{first}
with health.Watchdog() as watched:
    asyncio.run({what}(watched))
"""


def run(what: str, first: str = "") -> tuple[int, str]:
    """The exit status of a process, and what it wrote to stderr."""
    program = [sys.executable, "-c", PROGRAM.format(what=what, first=first)]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


@pytest.mark.parametrize("what", ["stands_still", "does_not_end", "leaves_a_thread"])
def test_a_process_that_stands_still_or_does_not_come_to_its_end_is_ended_and_says_where(what: str) -> None:
    status, said = run(what)
    assert status == 1
    assert "most recent call first" in said


def test_a_process_that_lets_no_thread_run_is_ended() -> None:
    status, _ = run("lets_no_thread_run")
    assert status != 0


@pytest.mark.skipif(not memory.KNOWN, reason=memory.UNKNOWN)
def test_a_process_that_gets_no_more_memory_from_the_system_is_ended() -> None:
    status, _ = run("gets_no_memory")
    assert status == 1


def test_a_process_without_stderr_is_ended_too() -> None:
    status, _ = run("stands_still", first="sys.stderr = None")
    assert status == 1


def test_a_process_whose_output_nobody_reads_is_ended_too() -> None:
    fill = "import os\nread, write = os.pipe()\nos.dup2(write, 2)\nos.set_blocking(2, False)\n"
    fill += "try:\n    while True: os.write(2, bytes(4096))\nexcept BlockingIOError: os.set_blocking(2, True)\n"
    status, _ = run("stands_still", first=f"health.DUMP_TIMEOUT = 1\n{fill}")
    assert status != 0


async def test_a_process_whose_event_loop_goes_on_is_left_alone() -> None:
    watchdog, time = Watchdog(), DrivenTime()
    with time.driving():
        running = asyncio.create_task(watchdog.run())
        for _ in range(3):
            await time.pass_by(1.5)
            assert not any(watchdog.count() for _ in range(LIMIT))
        running.cancel()


def test_the_event_loop_may_stand_still_for_a_while_again_and_again() -> None:
    watchdog = Watchdog()
    for _ in range(3):
        assert not any(watchdog.count() for _ in range(LIMIT))
        watchdog.reset()
    assert [watchdog.count() for _ in range(LIMIT + 1)] == [False] * LIMIT + [True]
