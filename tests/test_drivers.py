"""Drivers: what they say counts only if it is a whole line, and one that is done ends."""

from pathlib import Path

import pytest

from tests.drivers import run_until

WITHIN_A_LINE = """
import os, signal, sys
print("a whole line", flush=True)
sys.stdout.write("a line that")
sys.stdout.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_line_that_a_kill_has_cut_is_no_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unbuffered: str
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    driver = tmp_path / "driver.py"
    driver.write_text(WITHIN_A_LINE)
    assert run_until(10, driver) == (["a whole line"], False)


def test_a_driver_that_would_be_killed_after_the_flush_at_its_end_is_done(tmp_path: Path) -> None:
    driver = tmp_path / "driver.py"
    driver.write_text('print("done", flush=True)')
    assert run_until(2, driver) == (["done"], True)
