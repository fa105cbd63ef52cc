"""Makes a file that `players` ships: `python -m training policy FILE`, `shapes FILE` or `puzzles FILE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from math import inf
from pathlib import Path

from players import preparing
from players.policy import STYLES
from training import puzzles, self_play, shapes


def main(arguments: Sequence[str]) -> int:
    """Runs one command. Returns the exit code; raises SystemExit for arguments that were not understood."""
    wanted = _parser().parse_args(arguments)
    preparing.load()
    say = partial(print, flush=True)
    if wanted.command == "policy":
        self_play.teach(wanted.file, wanted.style or STYLES, wanted.seed, wanted.share, say)
    elif wanted.command == "shapes":
        shapes.make(wanted.file, say)
    else:
        puzzles.make(wanted.file, wanted.count, wanted.seed, wanted.minutes, say, folder=wanted.folder)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training")
    commands = parser.add_subparsers(dest="command", required=True)
    policy = commands.add_parser("policy", help="teach the policy; other styles in the file are kept")
    policy.add_argument("--style", choices=STYLES, action="append", help="all of them if none is named")
    policy.add_argument("--share", type=float, default=1.0, help="the share of the courses' steps, to try things out")
    shapes = commands.add_parser("shapes", help="learn how passes change hands")
    puzzles = commands.add_parser("puzzles", help="add puzzles to a file; it may be stopped and started again")
    puzzles.add_argument("--count", type=int, default=300, help="how many puzzles the file is to have")
    puzzles.add_argument("--minutes", type=float, default=inf, help="when to stop at the latest")
    puzzles.add_argument(
        "--from", type=Path, dest="folder", help="a folder of game files, in place of computers' games"
    )
    for command in (policy, shapes, puzzles):
        command.add_argument("file", type=Path)
    for command in (policy, puzzles):
        command.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
