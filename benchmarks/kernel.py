"""How fast the compiled kernel plays out rounds, compared with OpenSpiel driven from Python in the same run.

Run ``python -m benchmarks kernel [--rollouts 20000]``. Both play random legal cards from the first trick of the same
deal to the end of the round.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from random import Random
from typing import Any

import numpy as np

from benchmarks._monte_carlo import NOTHING
from benchmarks._progress import say
from hearts import Card, Game, Rules
from players.kernel.jit import kernel
from players.kernel.position import COUNT
from players.kernel.spec import HAND_SIZE, LOOSE
from players.preparing import load
from players.worlds import sample_worlds

MIN_RATIO = 6.0
"""The bar: how many times as fast as OpenSpiel the kernel must be."""
FACES = [Card.parse(rank + suit) for rank in "23456789TJQKA" for suit in "CDHS"]


def playouts() -> Any:
    """A compiled function that plays random rounds from a position: the kernel's rules without its policy."""
    import numba

    k = kernel()
    legal, play, settled, below = k.legal, k.play, k.settled, k.below
    popcount, lowest_bit, rank_at = k.popcount, k.lowest_bit, k.rank_at
    count, hand_size, loose = COUNT, HAND_SIZE, LOOSE

    @numba.njit(error_model="numpy")
    def run(start, spec, rollouts, rng):  # type: ignore[no-untyped-def]
        p, out = start.copy(), np.zeros(5, np.int64)
        for _ in range(rollouts):
            p[:] = start
            while p[count] or not settled(p, spec):
                legal(p, spec, out)
                n = 0
                for suit in range(5):
                    n += popcount(out[suit])
                at = below(rng, n) if n > 1 else 0
                for suit in range(5):
                    here = popcount(out[suit])
                    if at < here:
                        mask = out[suit]
                        for _ in range(at):
                            mask &= mask - 1
                        bit = lowest_bit(mask)
                        play(p, spec, 16 * suit + (0 if suit == loose else rank_at(spec, bit)))
                        break
                    at -= here
        return p[hand_size]

    return run


def ours(game: Game, rollouts: int) -> float:
    """Our rollouts per CPU second."""
    worlds = sample_worlds(game.view(game.to_act[0]), NOTHING, 1, 1)
    run, rng = playouts(), np.array([1], np.uint64)
    run(worlds.positions[0], worlds.spec, 1, rng)
    began = time.process_time()
    run(worlds.positions[0], worlds.spec, rollouts, rng)
    return rollouts / (time.process_time() - began)


def openspiel(game: Game, rollouts: int) -> float:
    """OpenSpiel's rollouts per CPU second."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    start: Any = pyspiel.load_game("hearts", {"qs_breaks_hearts": False}).new_initial_state()
    start.apply_action(0)
    hands = [iter(game.hand(seat)) for seat in range(4)]
    for card in range(52):
        start.apply_action(FACES.index(next(hands[card % 4])))
    rng = Random(1)
    began = time.process_time()
    for _ in range(rollouts):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return rollouts / (time.process_time() - began)


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--rollouts", type=int, default=20_000)
    options = parser.parse_args()
    say("loading the kernel")
    load()
    say("playing out rounds")
    game = Game.new(Rules(passing="none"))
    game = game.deal(game.shuffle(b"a deal to be played out"))
    mine, theirs = ours(game, options.rollouts), openspiel(game, max(1, options.rollouts // 20))
    print(f"kernel {mine:,.0f} rounds a second, OpenSpiel from Python {theirs:,.0f}")
    return {f"{mine / theirs:.1f} times as fast (at least {MIN_RATIO:.0f})": mine >= MIN_RATIO * theirs}
