"""How strong the computer players are: each at one seat among three of another kind, on the same deals in every seat.

Run ``python -m benchmarks.players [--rounds 2000] [--rules standard] [--seed 1]``.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from random import Random

from hearts import PRESETS, CallPass, ChooseMoon, Game, Move, Pass, Phase, Play, Rules, View
from players import LEVELS, choose
from players.passing import call_anywhere, pick

Chooser = Callable[[View, Random], Move]


def at_random(view: View, rng: Random) -> Move:
    """Uniformly random legal play."""
    match view.phase:
        case Phase.CALLING:
            return CallPass(call_anywhere(view, rng))
        case Phase.PASSING:
            return Pass(pick(view, lambda hand, card: rng.random()))
        case Phase.PLAYING:
            return Play(rng.choice(view.legal))
        case _:
            return ChooseMoon("others_up")


def chooser(kind: str) -> Chooser:
    return at_random if kind == "random" else partial(choose, kind)


def play_round(rules: Rules, kinds: list[str], number: int, entropy: bytes) -> tuple[tuple[int, ...], int | None]:
    """The points of one round by seat, and who shot the moon. ``number`` turns the passes through their cycle."""
    passes = rules if rules.passing == "dealers_choice" else turned(rules, number)
    game = Game.new(passes)
    game = game.deal(game.shuffle(entropy))
    rngs = [Random(f"{entropy.hex()}{seat}") for seat in range(rules.seats)]
    while game.round is not None:
        seat = game.to_act[0]
        game = game.act(seat, chooser(kinds[seat])(game.view(seat), rngs[seat]))
    result = game.rounds[-1]
    return result.points, result.shooter


def turned(rules: Rules, number: int) -> Rules:
    """The same rules with the pass of a later round."""
    target = rules.cycle[number % len(rules.cycle)]
    if not target:
        return rules.model_copy(update={"passing": "none"})
    return Rules(**rules.model_dump() | {"passing": "custom", "custom_cycle": (target,)})


def duplicate(one: str, rest: str, name: str, seed: int, number: int) -> tuple[float, int]:
    """Mean points of the one over every seat of the same deal, and how often it shot the moon."""
    rules = PRESETS[name]
    entropy = sha256(f"{seed} {number}".encode()).digest()
    points, moons = 0, 0
    for place in range(rules.seats):
        kinds = [one if seat == place else rest for seat in range(rules.seats)]
        scores, shooter = play_round(rules, kinds, number, entropy)
        points += scores[place]
        moons += shooter == place
    return points / rules.seats, moons


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--rules", choices=PRESETS, default="standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", nargs="*", help="such as casual:beginner; all by default")
    arguments = parser.parse_args()
    kinds = ("random", *LEVELS)
    pairs = [pair.split(":") for pair in arguments.pairs or ()] or [[a, b] for a in kinds for b in kinds if a != b]
    deals = range(arguments.rounds // PRESETS[arguments.rules].seats)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for one, rest in pairs:
            began = time.perf_counter()
            run = partial(duplicate, one, rest, arguments.rules, arguments.seed)
            results = list(pool.map(run, deals, chunksize=8))
            means = [mean for mean, _ in results]
            error = statistics.stdev(means) / len(means) ** 0.5
            moons = sum(count for _, count in results) / (len(deals) * PRESETS[arguments.rules].seats)
            sys.stdout.write(
                f"{one:>9} among {rest:<9} {statistics.mean(means):6.2f} ± {error:.2f} points a round, "
                f"{moons:6.2%} moons   ({time.perf_counter() - began:.0f} s)\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
