"""``python -m players.training FILE`` teaches the policy of the computer players."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from players.kernel.features import WEIGHTS
from players.policy import STYLES
from players.training import imitation
from players.training.learning import TO_SCORE
from players.training.self_play import FAINTEST, IMITATED, TAUGHT_BY, Course, Report, learned, train


def main(arguments: Sequence[str]) -> int:
    """Learns one style or all of them, and writes the file of weights. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m players.training", description=main.__doc__)
    parser.add_argument("file", type=Path, help="where the weights are written; other styles in it are kept")
    parser.add_argument("--style", choices=STYLES, action="append", help="all of them if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the courses' steps, to try things out")
    options = parser.parse_args(arguments)
    kept = np.zeros((len(STYLES), WEIGHTS), np.float32)
    if options.file.exists():
        stored = np.fromfile(options.file, np.float32)
        kept.flat[: len(stored)] = stored
    began = time.process_time()

    def report_of(style: str) -> Report:
        return lambda line: print(f"{style}, {time.process_time() - began:.0f} s: {line}", flush=True)

    def teach(style: str, course: Course, start: Any, goal: int = TO_SCORE, rivals: Any = None) -> Any:
        course = replace(course, steps=max(1, round(course.steps * options.share)))
        return train(
            TAUGHT_BY[style], course, options.seed + course.seed, report_of(style), start, goal=goal, rivals=rivals
        )

    def keep(style: str, weights: Any) -> None:
        kept[STYLES.index(style)] = np.where(np.abs(weights) < FAINTEST, 0, weights)
        kept.tofile(options.file)

    styles = options.style or STYLES
    if IMITATED in styles:
        games = max(1, round(imitation.GAMES * options.share))
        keep(IMITATED, imitation.imitate(IMITATED, games, options.seed, report_of(IMITATED)))
    played = [style for style in styles if style != IMITATED]
    for style, weights in learned(teach, played, lambda: kept[STYLES.index("standard")]):
        keep(style, weights)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
