"""Runs the monkey: `python -m tests.monkey --minutes 60 --seed 7`."""

from __future__ import annotations

import argparse
import asyncio
import io
import tempfile
import time
from pathlib import Path

from bot.config import Config
from bot.logs import configure_logs
from tests.monkey.run import BETWEEN_LOOKS, run


def main() -> None:
    """Ends with a traceback if a promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    until, log = time.monotonic() + given.minutes * 60, io.StringIO()
    configure_logs(Config(_env_file=None, log_format="json", log_level="DEBUG"), log)

    def more(presses: int) -> bool:
        print(f"seed {given.seed}: {presses} presses")
        return presses < BETWEEN_LOOKS or time.monotonic() < until

    with tempfile.TemporaryDirectory() as folder:
        print("faults:", *sorted(asyncio.run(run(Path(folder), given.seed, log, more))))


if __name__ == "__main__":
    main()
