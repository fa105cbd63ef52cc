"""Runs the monkey: `python -m tests.monkey --minutes 60 --seed 7`."""

import argparse
import asyncio
import io
import tempfile
import time
from pathlib import Path

from bot.config import Config
from bot.logs import configure_logs
from tests.databases import SQLite, postgresql
from tests.monkey.run import Outcome, run


def main() -> None:
    """Ends with a traceback if a promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--shards", type=int, default=1)
    given = parser.parse_args()
    until, log = time.monotonic() + given.minutes * 60, io.StringIO()
    configure_logs(Config(_env_file=None, log_format="json", log_level="DEBUG"), log)

    def more(outcome: Outcome) -> bool:
        print(f"seed {given.seed}: {outcome}", flush=True)
        return not outcome.presses or time.monotonic() < until

    async def press() -> Outcome:
        with tempfile.TemporaryDirectory() as folder:
            if not given.postgresql:
                return await run(SQLite(Path(folder) / "hearts.db"), given.seed, log, more, given.shards)
            async with postgresql() as database:
                return await run(database, given.seed, log, more, given.shards)

    print("faults:", *sorted(asyncio.run(press()).seen))


if __name__ == "__main__":
    main()
