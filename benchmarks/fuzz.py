"""How long made-up presses, menus, forms, commands and typed texts keep the event loop of the whole bot busy at once.

Run ``python -m benchmarks fuzz [--presses 4000] [--seed 1]``. They are those of
`tests.bot.answers.test_whatever_arrives`, over real connections to the Discord of the tests; only what the bot does
counts, in CPU time. The garbage collector is off while one is answered. A baseline, the same work in every run, shows
how fast the machine is.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import io
import random
import sys
import tempfile
from pathlib import Path

from benchmarks._baseline import milliseconds
from benchmarks._progress import say
from benchmarks._stretches import MAX_MS, Stretches, python_task
from bot.language import card_names
from tests.bot.answers.test_whatever_arrives import MadeUp
from tests.connected import online
from tests.databases import SQLite

ROUND = 1_000
"""How many are sent between two lines of progress."""


async def run(presses: int, seed: int) -> list[tuple[float, str, str]]:
    """The longest stretch that each has caused in milliseconds, whose it was, and what was sent."""
    asyncio.get_running_loop().set_task_factory(python_task)
    found = []
    with tempfile.TemporaryDirectory() as folder:
        async with online(SQLite(Path(folder) / "hearts.db")) as world:
            made_up = MadeUp(world, random.Random(seed))
            await world.begin(world.ben, computers=2)
            await world.open(host=world.chidi)
            for number in range(presses):
                if number % 25 == 0:
                    await world.wait(3)
                    gc.collect()
                if number % ROUND == 0:
                    say(f"{number:,} were sent")
                stretches = Stretches()
                gc.disable()
                with stretches.measuring():
                    asked = made_up.send()
                    await world.quiet()
                gc.enable()
                found.append((stretches.longest, stretches.where, str(asked.data)))
    return found


def main() -> int:
    """Returns 1 if one blocks the loop for longer than the bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    card_names.prepare()  # as a start does
    with contextlib.redirect_stderr(io.StringIO()):
        found = sorted(asyncio.run(run(options.presses, options.seed)), reverse=True)
    base = min(milliseconds() for _ in range(5))
    print(f"ten thousand hashes, the baseline: {base:.1f} ms")
    print(f"{'longest time at once':<24}{'CPU ms':>8}{'of base':>9}  in")
    for name, (took, where, data) in (
        ("at worst", found[0]), ("one of a hundred", found[len(found) // 100]), ("half", found[len(found) // 2]),
    ):  # fmt: skip
        print(f"{name:<24}{took:>8.1f}{took / base:>9.2f}  {where}  {data[:80]!r}")
    held = found[0][0] <= MAX_MS
    print(f"{'held  ' if held else 'MISSED'}  at most {MAX_MS:.0f} ms")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
