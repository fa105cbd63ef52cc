"""Giving: sets of cards to pass are tried in the same deals, the others pass by the policy, and the round is played."""

from __future__ import annotations

from typing import Any

import numpy as np

from players.kernel.chance import below, start
from players.kernel.position import HANDS, LEADER, QUEENS_TO, SIZE, TURN
from players.kernel.rollout import Scratch, choose_pass, opener, roll, shoot
from players.kernel.scoring import score
from players.kernel.search import MY_MOON, OTHER_MOON, QUEEN_COMES, drop, phases_of
from players.kernel.spec import SEATS
from players.kernel.stakes import worth
from players.kernel.worlds import build


def try_passes(
    base: Any,
    spec: Any,
    weights: Any,
    moon: Any,
    pool: Any,
    sizes: Any,
    place: Any,
    piles: Any,
    me: int,
    dealer: int,
    offset: int,
    way: int,
    sets: Any,
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
    """Try sets of cards, a row each, 64 times the suit and the bit; give the place of the best.

    The other arguments are those of `search` and `imagine`.
    """
    n, count = sets.shape
    p, world, scores, totals = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(16, np.int64), np.zeros(16)
    rng, owner = np.zeros(1, np.uint64), np.zeros(len(pool), np.int64)
    scratch = Scratch(np.zeros(16, np.int64), np.zeros(32, np.int64), np.zeros(32), np.zeros(256, np.int64))
    moved = np.zeros(16 * 2 * count, np.int64)
    alive, sums = np.ones(n, np.bool_), np.zeros(n)
    left, phases, done = n, phases_of(n, halve), 0
    for _ in range(phases):
        for _ in range(max(1, budget // (phases * left))):
            if done == values.shape[1]:
                break
            start(rng, seed, done + 1)
            deal_hidden(pool, sizes, owner, rng)
            build(base, spec, pool, owner, place, piles, world)
            others_give(world, spec, weights, me, way, count, rng, moved, scratch)
            for at in range(n):
                if not alive[at]:
                    continue
                start(rng, seed, -done - 1)
                p[:] = world
                for step in range(count):
                    moved[2 * (me * count + step)] = sets[at, step] // 64
                    moved[2 * (me * count + step) + 1] = 1 << sets[at, step] % 64
                hand_over(p, spec, offset, count, moved)
                p[LEADER] = opener(p, spec, dealer)
                p[TURN] = p[LEADER]
                if intents[at]:
                    shoot(p, spec, weights, moon, me, rng, scratch)
                roll(p, spec, weights, rng, scratch)
                shot = score(p, spec, down, scores)
                happened = QUEEN_COMES if p[QUEENS_TO] >> me & 1 else 0
                if shot >= 0:
                    happened |= MY_MOON if shot == me else OTHER_MOON
                value = worth(scores, spec, me, stakes, totals)
                values[at, done], points[at, done], events[at, done] = value, scores[me], happened
                sums[at] += value
                tried[at] += 1
            done += 1
        if halve:
            left = drop(left // 2, alive, sums, opinions, done)
    drop(left - 1, alive, sums, opinions, done)
    return int(np.argmax(alive))


def deal_hidden(pool: Any, sizes: Any, owner: Any, rng: Any) -> None:
    """Deal the pool to the hidden hands; before a card is played any hand may hold any card."""
    for last in range(len(pool) - 1, 0, -1):
        other = below(rng, last + 1)
        kept = pool[last]
        pool[last] = pool[other]
        pool[other] = kept
    at = 0
    for hand in range(len(sizes)):
        for _ in range(sizes[hand]):
            owner[at] = hand
            at += 1


def others_give(
    world: Any, spec: Any, weights: Any, me: int, way: int, count: int, rng: Any, moved: Any, scratch: Any
) -> None:
    """Write down what each other seat passes, as the suit and the bit of each card."""
    hand = np.zeros(5, np.int64)
    for seat in range(spec[SEATS]):
        if seat == me:
            continue
        for suit in range(5):
            hand[suit] = world[HANDS + 5 * seat + suit]
        for card in range(count):
            choose_pass(hand, spec, weights, way, rng, scratch)
            moved[2 * (seat * count + card)] = scratch.scene[0]
            moved[2 * (seat * count + card) + 1] = scratch.scene[1]


def hand_over(p: Any, spec: Any, offset: int, count: int, moved: Any) -> None:
    """All cards that are passed change hands at once."""
    for seat in range(spec[SEATS]):
        to = (seat + offset) % spec[SEATS]
        for card in range(count):
            suit, bit = moved[2 * (seat * count + card)], moved[2 * (seat * count + card) + 1]
            p[HANDS + 5 * seat + suit] &= ~bit
            p[HANDS + 5 * to + suit] |= bit
