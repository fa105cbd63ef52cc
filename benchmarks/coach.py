"""Whether the coach is right: what the mistakes that it names cost by its count, and what they really cost.

Run ``python -m benchmarks coach [--minutes 60] [--seed 1] [--rules standard] [--passes]``. In fresh deals one seat
plays by a weak level among three others; with ``--passes`` only what it passes is judged. Each of its mistakes is
tried against the coach's best move in the true deal, where experts play on from there, and once more where clubs do.
The rows *400 worlds* are those of a coach that draws no more than 400 and names mistakes however few are effective;
*moon* and *few worlds* are what the coach does not name for that reason.
"""

from __future__ import annotations

import statistics
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, product
from math import sqrt
from random import Random
from unittest.mock import patch

from benchmarks.players import turned
from hearts import PRESETS, Game, Move, Pass, Phase, Play, Rules, View
from players import choose, coach
from players.coach import Verdict, judge
from players.kernel.stakes import OTHERS
from players.preparing import load

TABLES = (*product(("beginner", "casual", "club"), ("casual", "club", "expert")),)
"""The level of the seat that is judged, and that of the others; by turns."""
PLAYING_ON = ("expert", "club")
"""Who plays on after a mistake."""
Costs = dict[str, list[tuple[float, ...]]]
"""By stratum: what each mistake costs by the coach's count, and really if each of `PLAYING_ON` plays on."""


def rounds(rules: Rules, seed: int) -> Iterator[tuple[Game, str, str]]:
    for number in count():
        dealt = turned(rules, number)
        game = Game.new(dealt)
        entropy = sha256(f"coach {seed} {number}".encode()).digest()
        yield game.deal(game.shuffle(entropy)), *TABLES[number % len(TABLES)]


def worth(game: Game, seat: int, level: str) -> float:
    """What the round costs this seat as the coach counts it, when players of this level play it to its end."""
    rng = Random(0)
    while game.round is not None:
        game = game.act(game.to_act[0], choose(level, game.view(game.to_act[0]), rng))
    points = game.rounds[-1].points
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return (points[seat] - OTHERS * others) / (1 + OTHERS / (len(points) - 1))


def really(game: Game, seat: int, verdict: Verdict) -> tuple[float, ...]:
    """What the move costs in the true deal, compared with the best one, for each of `PLAYING_ON`."""

    def after(cards: tuple[object, ...]) -> Move:
        return Pass(cards) if game.phase is Phase.PASSING else Play(cards[0])  # type: ignore[arg-type]

    best, chosen = verdict.advice.best.cards, verdict.chosen.cards
    one, other = game.act(seat, after(chosen)), game.act(seat, after(best))
    return tuple(worth(one, seat, level) - worth(other, seat, level) for level in PLAYING_ON)


def verdicts(view: View, move: Move) -> Iterator[tuple[str, Verdict]]:
    """The mistake that the coach names, or why it names none though one move seems clearly worse; and the mistake that
    it would name with 400 worlds, however few are effective."""
    with patch.object(coach, "MOST", 1):
        before = judge(view, move)
    if before is None:
        return
    if before.clear:
        yield "400 worlds", before
    now = before if before.advice.effective >= coach.WANTED else judge(view, move)
    if now is not None and now.clear:
        yield "named" if now.mistake else "moon" if now.advice.sure else "few worlds", now


def strata(name: str, view: View, verdict: Verdict, others: str) -> Iterator[str]:
    effective, trick = verdict.advice.effective, len(view.tricks)
    yield f"{name}: all"
    few, many = effective < coach.ENOUGH, effective >= coach.WANTED
    yield f"{name}: effective worlds {'< 60' if few else '>= 200' if many else '60-199'}"
    yield f"{name}: {'pass' if view.phase is Phase.PASSING else f'trick {trick // 4 * 4 + 1}-{trick // 4 * 4 + 4}'}"
    yield f"{name}: others are {others}"


def table(costs: Costs) -> str:
    really = "".join(f"{level + 's play on':>18} {'difference':>13}" for level in PLAYING_ON)
    lines = [f"{'':38} {'mistakes':>8} {'by the coach':>13}{really}"]
    for name in sorted(costs):
        predicted, *others = zip(*costs[name], strict=True)
        line = f"{name:38} {len(predicted):8} {statistics.mean(predicted):13.2f}"
        for real in others:
            apart = [after - before for before, after in zip(predicted, real, strict=True)]
            error = statistics.stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else float("nan")
            line += f"{statistics.mean(real):18.2f} {statistics.mean(apart):+6.2f} ± {error:4.2f}"
        lines.append(line)
    return "\n".join(lines)


def main(parser: ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=5, help="a table to trust needs an hour")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", choices=PRESETS, default="standard")
    parser.add_argument("--passes", action="store_true", help="look at passes alone, which are few")
    options = parser.parse_args()
    load()
    costs: Costs = defaultdict(list)
    began = told = time.monotonic()
    decisions = 0
    for number, (game, level, others) in enumerate(rounds(PRESETS[options.rules], options.seed)):
        rng, seat = Random(number), number % game.rules.seats
        while game.round is not None and (game.phase is Phase.PASSING or not options.passes):
            acts = game.to_act[0]
            view = game.view(acts)
            move = choose(level if acts == seat else others, view, rng)
            if acts == seat and (view.phase is Phase.PASSING or len(set(view.legal)) > 1):
                tried: dict[object, tuple[float, ...]] = {}
                for name, verdict in verdicts(view, move):
                    best = verdict.advice.best.cards
                    if best not in tried:
                        tried[best] = really(game, acts, verdict)
                    for stratum in strata(name, view, verdict, others):
                        costs[stratum].append((verdict.cost, *tried[best]))
                decisions += 1
            game = game.act(acts, move)
            over = time.monotonic() - began > 60 * options.minutes
            if time.monotonic() - told > 60 or over:
                told = time.monotonic()
                print(f"\n{decisions} decisions in {number} rounds, {(told - began) / 60:.0f} min", flush=True)
                print(table(costs), flush=True)
            if over:
                return
