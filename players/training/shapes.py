"""Shapes: learns how passes change hands, so that worlds need not take what others hold for a random deal.

Whoever passes makes suits short and keeps long ones. Each deal is compared with random ones that fit the same view; the
weights make the true one as likely as possible among them (a conditional logit; McFadden, 1974).

Run ``python -m players.training.shapes FILE``: a minute of CPU time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from hearts import PRESETS, Game, Phase, Rules
from players import choose
from players.beliefs import EXPERT_3
from players.kernel.features import direction_of
from players.kernel.jit import kernel
from players.kernel.likelihood import SHAPES, shape_at
from players.kernel.position import HANDS, SIZE
from players.kernel.rollout import new_scratch
from players.kernel.spec import SEATS, masks, spec_of
from players.policy import weights_for
from players.training.adam import Adam

DEALS: Final = 8000
"""Deals to learn from: left, right and across by turns, passed by four `club` players or four `casual` ones."""
RANDOM: Final = 12
"""Random deals with which each is compared."""
STEPS: Final = 120
RATE, FALL, DECAY = 0.06, 0.99, 3.0
"""The learning rate, by how much it falls in each step, and the weight decay."""
RULES: Final = PRESETS["standard"]
WEIGHTS: Final = 3 * 2 * SHAPES
"""For clubs and diamonds, spades, and hearts: as in `players.kernel.likelihood.Past`."""


def passed(deals: int, seed: int) -> Iterator[tuple[str, Game]]:
    """Deals after the pass, and the level of their players."""
    for number in range(deals):
        level = ("club", "casual")[number % 2]
        target = [each for each in RULES.cycle if each][number // 2 % 3]
        game = Game.new(Rules(**RULES.model_dump() | {"passing": "custom", "custom_cycle": (target,)}))
        game, rng = game.deal(game.shuffle(sha256(f"shapes {seed} {number}".encode()).digest())), Random(number)
        while game.phase is Phase.PASSING:
            game = game.act(game.to_act[0], choose(level, game.view(game.to_act[0]), rng))
        yield level, game


def compared(level: str, game: Game, seat: int, rng: Any) -> tuple[list[float], list[list[int]]]:
    """The deal as a seat sees it, and random ones that fit: for each the logarithm of the likelihood of the cards that
    were passed to the seat, and the indices of the weights of the other hands."""
    view, spec = game.view(seat), np.array(spec_of(RULES, RULES.seats), np.int64)
    [(offset, _)] = view.pass_target
    to, giver = (seat + offset) % spec[SEATS], (seat - offset) % spec[SEATS]
    kept = {
        other: [card for card in game.hand(other) if other != to or card not in view.passed]
        for other in range(spec[SEATS])
        if other != seat
    }
    back = masks(view.passed if to == giver else (), RULES)
    given = np.array([giver, direction_of(spec, offset), *masks(view.received, RULES), *back], np.int64)
    p, weights = np.zeros(SIZE, np.int64), np.array(weights_for("casual" if level == "casual" else "standard"))
    pool = [card for cards in kept.values() for card in cards]
    likely, rows = [], []
    for number in range(1 + RANDOM):
        cards = iter(pool if not number else [pool[at] for at in rng.permutation(len(pool))])
        row = []
        for other, own in kept.items():
            hand = masks([next(cards) for _ in own], RULES)
            row += [shape_at(suit, other == to, hand[suit]) for suit in range(4)]
            if other == giver:
                p[HANDS + 5 * giver : HANDS + 5 * giver + 5] = np.array(hand) | back
        likely.append(EXPERT_3.passed * kernel().likely_to_pass(p, spec, weights, given, new_scratch()))
        rows.append(row)
    return likely, rows


def learn(likely: Any, rows: Any) -> tuple[Any, float]:
    """The weights, and how much likelier the true deal has become among the random ones: the mean gain
    of the logarithm.

    The arguments have a row for each deal and in it one for each of `compared`, the true one first."""
    weights, adam = np.zeros(WEIGHTS), Adam()
    before = np.log(_chances(likely, rows, weights)[:, 0]).mean()
    for step in range(STEPS):
        force = -_chances(likely, rows, weights)
        force[:, 0] += 1
        gradient = np.bincount(rows.ravel(), np.repeat(force.ravel(), rows.shape[2]), WEIGHTS)
        weights += adam.step(gradient - DECAY * weights, RATE * FALL**step)
    return weights, float(np.log(_chances(likely, rows, weights)[:, 0]).mean() - before)


def _chances(likely: Any, rows: Any, weights: Any) -> Any:
    """The probability of each deal among those that it is compared with."""
    logits = likely + weights[rows].sum(axis=2)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def main(file: Path, deals: int = DEALS, seed: int = 1) -> None:
    """Learns the weights and writes them into the file."""
    rng = np.random.default_rng(seed)
    found = [compared(level, game, number % 4, rng) for number, (level, game) in enumerate(passed(deals, seed))]
    weights, gain = learn(np.array([likely for likely, _ in found]), np.array([rows for _, rows in found]))
    weights.astype("<f4").tofile(file)
    print(f"{deals} deals: the true one is likelier by {gain:.3f} (logarithm)")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
