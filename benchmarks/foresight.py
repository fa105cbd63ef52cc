"""What the coach foresees: moons of others and the points of a round, against what comes, by the kind of opponents.

Run ``python -m benchmarks foresight [--minutes 10] [--seed 1] [--rules standard]``. In fresh deals an expert plays
among three others; one in four of its decisions is shown to the coach. ± is one standard error over rounds.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections import defaultdict
from hashlib import sha256
from itertools import count
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from benchmarks.players import chooser, turned
from hearts import PRESETS, Game, Rules
from players.coach import judge
from players.preparing import load

OTHERS = ("casual", "club", "expert", "flat")
SHOWN = 4
"""One in so many decisions is shown to the coach."""


def foreseen(rules: Rules, others: str, seed: int, number: int) -> list[tuple[float, ...]]:
    """For each decision that is shown: the round, the share of moons of others, whether one came, and the points that
    the coach expects and that the round has brought."""
    game, seat = Game.new(turned(rules, number)), number // len(rules.cycle) % rules.seats
    game, rng = game.deal(game.shuffle(sha256(f"foresight {seed} {number}".encode()).digest())), Random(number)
    found = []
    while game.round is not None:
        acts = game.to_act[0]
        view = game.view(acts)
        move = chooser("expert" if acts == seat else others)(view, rng)
        verdict = judge(view, move) if acts == seat and rng.random() < 1 / SHOWN else None
        if verdict is not None:
            found.append((verdict.chosen.other_moon, verdict.chosen.points))
        game = game.act(acts, move)
    result = game.rounds[-1]
    came = result.shooter not in (None, seat)
    return [(number, moon, came, points, result.points[seat]) for moon, points in found]


def line(others: str, rows: list[tuple[float, ...]]) -> str:
    rounds, moon, came, expected, real = np.array(rows).T
    moons = f"foreseen {moon.mean():6.2%}, come {came.mean():6.2%} ({_difference(100 * (came - moon), rounds)})"
    points = f"expected {expected.mean():.2f}, real {real.mean():.2f} ({_difference(real - expected, rounds)})"
    return f"{others:8} {len(rows):6} decisions, {len(set(rounds)):5} rounds; moons of others {moons}; points {points}"


def _difference(apart: Any, rounds: Any) -> str:
    groups = np.unique(rounds, return_inverse=True)[1]
    error = sqrt((np.bincount(groups, apart - apart.mean()) ** 2).sum()) / len(apart)
    return f"{apart.mean():+.2f} ± {error:.2f}"


def main(parser: ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=4, help="a table to trust needs an hour")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", choices=PRESETS, default="standard")
    options = parser.parse_args()
    load()
    rows: dict[str, list[tuple[float, ...]]] = defaultdict(list)
    began = told = time.monotonic()
    for number in count():
        for others in OTHERS:
            rows[others] += foreseen(PRESETS[options.rules], others, options.seed, number)
        over = time.monotonic() - began > 60 * options.minutes
        if time.monotonic() - told > 60 or over:
            told = time.monotonic()
            print(*(line(others, found) for others, found in rows.items() if found), "", sep="\n", flush=True)
        if over:
            return
