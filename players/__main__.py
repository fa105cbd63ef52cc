"""``python -m players compile`` makes the machine code; ``python -m players puzzles FILE`` adds puzzles to a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from math import inf
from pathlib import Path


def main(arguments: Sequence[str]) -> int:
    """Runs the command. Returns the exit code; raises SystemExit for arguments that were not understood."""
    parser = argparse.ArgumentParser(prog="python -m players")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("compile", help="make the machine code")
    puzzles = commands.add_parser("puzzles", help="add puzzles to a file; it may be stopped and started again")
    puzzles.add_argument("file", type=Path)
    puzzles.add_argument("--count", type=int, default=300, help="how many puzzles the file is to have")
    puzzles.add_argument("--seed", type=int, default=1)
    puzzles.add_argument("--minutes", type=float, default=inf, help="when to stop at the latest")
    puzzles.add_argument(
        "--from", type=Path, dest="folder", help="a folder of game files, in place of computers' games"
    )
    options = parser.parse_args(arguments)
    from players.preparing import load

    load()
    if options.command == "puzzles":
        from players.puzzle_making import make

        say = partial(print, flush=True)
        make(options.file, options.count, options.seed, options.minutes, say, folder=options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
