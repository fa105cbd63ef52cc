"""Drivers: programs of the tests that run in their own process and print a line for each fact that is certain."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run_until(lines: int, driver: Path, *arguments: str) -> tuple[list[str], bool]:
    """Runs a driver and kills it after this many lines. Returns its lines, and whether it said that it was done."""
    process = subprocess.Popen(
        [sys.executable, str(driver), *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    seen: list[str] = []
    with process.stdout:
        for line in process.stdout:
            seen.append(line.strip())
            if len(seen) == lines:
                process.send_signal(signal.SIGKILL)  # and read on: what is still in the pipe counts, too
        process.wait()
    finished = bool(seen) and seen[-1] == "done"
    assert finished or process.returncode == -signal.SIGKILL
    return seen, finished
