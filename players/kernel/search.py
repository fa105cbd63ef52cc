"""Search: every card that may be played is tried in the same worlds, and each of them is played out by the policy."""

from __future__ import annotations

from typing import Any

import numpy as np

from players.kernel.chance import start
from players.kernel.position import LEADER, QUEENS_TO, SIZE, TRICK, play
from players.kernel.rollout import Scratch, roll, roll_trick, shoot
from players.kernel.scoring import score
from players.kernel.stakes import worth

PRIOR = 0.2
"""What the policy's opinion counts beside the mean of the worlds, in points for a factor of e."""
QUEEN_COMES, TAKES_TRICK, MY_MOON, OTHER_MOON = 1, 2, 4, 8
"""Bits of what happened in a rollout."""


def search(
    worlds: Any,
    order: Any,
    spec: Any,
    weights: Any,
    moon: Any,
    me: int,
    cards: Any,
    intents: Any,
    opinions: Any,
    stakes: Any,
    down: int,
    budget: int,
    halve: bool,
    seed: int,
    values: Any,
    points: Any,
    events: Any,
    tried: Any,
) -> int:
    """Try the cards in ``budget`` rollouts; give the place of the best.

    Where the ``intents`` say so, this seat goes on for the moon after its card, by the weights of the ``moon``.
    ``order`` names the worlds in turn. With ``halve`` the worse half of the cards is dropped again and again, so that
    most rollouts go to cards that are hard to tell apart. ``values``, ``points`` and ``events`` are filled, a row a
    card, a column a rollout; ``tried`` says how many rollouts each card has had.
    """
    n = len(cards)
    p, scores, totals = np.zeros(SIZE, np.int64), np.zeros(16, np.int64), np.zeros(16)
    rng = np.zeros(1, np.uint64)
    scratch = Scratch(np.zeros(16, np.int64), np.zeros(32, np.int64), np.zeros(32), np.zeros(256, np.int64))
    alive, sums = np.ones(n, np.bool_), np.zeros(n)
    left, phases, done = n, phases_of(n, halve), 0
    for _ in range(phases):
        for _ in range(max(1, budget // (phases * left))):
            if done == values.shape[1]:
                break
            world = worlds[order[done % len(order)]]
            for card in range(n):
                if not alive[card]:
                    continue
                start(rng, seed, done + 1)
                for at in range(SIZE):
                    p[at] = world[at]
                happened = follow(p, spec, weights, moon, me, cards[card], intents[card], rng, scratch)
                shot = score(p, spec, down, scores)
                if shot >= 0:
                    happened |= MY_MOON if shot == me else OTHER_MOON
                value = worth(scores, spec, me, stakes, totals)
                values[card, done], points[card, done], events[card, done] = value, scores[me], happened
                sums[card] += value
                tried[card] += 1
            done += 1
        if halve:
            left = drop(left // 2, alive, sums, opinions, done)
    drop(left - 1, alive, sums, opinions, done)
    return int(np.argmax(alive))


def follow(p: Any, spec: Any, weights: Any, moon: Any, me: int, card: int, intent: bool, rng: Any, scratch: Any) -> int:
    """Play the card and the rest of the round; give what happened."""
    trick, queens = p[TRICK], p[QUEENS_TO] >> me & 1
    play(p, spec, card)
    if p[TRICK] == trick:
        roll_trick(p, spec, weights, rng, scratch)
    happened = TAKES_TRICK if p[LEADER] == me else 0
    if intent:
        shoot(p, spec, weights, moon, me, rng, scratch)
    roll(p, spec, weights, rng, scratch)
    if (p[QUEENS_TO] >> me & 1) > queens:
        happened |= QUEEN_COMES
    return happened


def phases_of(n: int, halve: bool) -> int:
    """In how many parts the budget is spent: after each but the last, half of the ``n`` choices are dropped."""
    phases = 1
    while halve and 1 << phases < n:
        phases += 1
    return phases


def drop(count: int, alive: Any, sums: Any, opinions: Any, done: int) -> int:
    """The worst of the choices still in the race are out, so many of them; give how many are left."""
    left = 0
    for choice in range(len(alive)):
        left += alive[choice]
    for _ in range(count):
        worst = -1
        for choice in range(len(alive)):
            if alive[choice] and (
                worst < 0
                or sums[choice] / done + PRIOR * opinions[choice] < sums[worst] / done + PRIOR * opinions[worst]
            ):
                worst = choice
        alive[worst] = False
    return left - count
