"""Disturbs several processes at random: `python -m tests.several --seed 7 --seconds 90 --tables 12`."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.several import plan
from tests.several.run import run


def main() -> int:
    """Returns 1 if something did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.several", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=90, help="for how long disturbances begin")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--logs", type=Path, help="a folder that keeps the logs of the processes")
    given = parser.parse_args()
    planned = plan.draw(given.seed, given.seconds)
    print(f"seed {given.seed}, the plan:", *planned, sep="\n", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        logs = given.logs or Path(folder)
        logs.mkdir(parents=True, exist_ok=True)
        outcome = asyncio.run(run(given.seed, planned, given.tables, logs))
    print(f"seed {given.seed}", outcome, sep="\n")
    return int(bool(outcome.problems))


if __name__ == "__main__":
    sys.exit(main())
