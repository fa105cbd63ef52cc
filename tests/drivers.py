"""Drivers: programs of the tests that run in their own process and print a line for each fact that is certain."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]

KILLED = """
import runpy, signal, sys

lines, delay, *sys.argv = int(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:]
flush = sys.stdout.flush

def counted():
    global lines
    flush()
    lines -= 1
    if lines == 0:
        signal.setitimer(signal.ITIMER_REAL, delay)

sys.stdout.flush = counted
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a driver that kills itself some seconds after so many lines, whatever is under way then, by SIGALRM, which has
no handler. A thread could not do it: one that is started while Python ends never runs, and its start waits for ever."""


def run_until(lines: int, driver: Path, *arguments: str) -> tuple[list[str], bool]:
    """Runs a driver until it is killed soon after this many lines. Returns its whole lines, and whether it said that it
    was done: without a buffer, Python writes a line in pieces, and may be killed between them. It kills itself: this
    process may be too slow for that on a busy machine."""
    delay = Random(lines).random() / 500
    process = subprocess.run(
        [sys.executable, "-c", KILLED, str(lines), str(delay), str(driver), *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    seen = process.stdout.split("\n")[:-1]
    finished = bool(seen) and seen[-1] == "done"
    assert finished or process.returncode in (-signal.SIGALRM, -signal.SIGKILL)
    return seen, finished
