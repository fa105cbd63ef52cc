"""Pass search: tries sets of cards to pass in the same deals. By the policy the others pass, and all play the round."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from players.kernel.likelihood import draw_styles
from players.kernel.position import HANDS, LEADER, QUEENS_TO, SIZE, STYLE, TURN
from players.kernel.rng import shuffle, start
from players.kernel.rollout import choose_pass, new_scratch, opener, roll, shoot
from players.kernel.search import QUEEN_COMES, Aim, Effort, Race, drop, note, phases_of
from players.kernel.spec import SEATS
from players.kernel.worlds import Hidden, build


class RoundPass(NamedTuple):
    """The pass of the round: who dealt, and to whom the cards go."""

    dealer: int
    offset: int
    """How many seats further the cards go."""
    direction: int
    """The class of the direction (see `players.kernel.pass_features.direction_of`)."""


def try_passes(hidden: Hidden, round_pass: RoundPass, sets: Any, aim: Aim, effort: Effort, race: Race) -> int:
    """Tries sets of cards, one in each row, a card as 64 * suit + bit; fills the race and returns the row of the
    best."""
    n, count = sets.shape
    p, world, scores, totals = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(16, np.int64), np.zeros(16)
    rng, owner = np.zeros(1, np.uint64), np.zeros(len(hidden.pool), np.int64)
    scratch = new_scratch()
    moved = np.zeros(16 * 2 * count, np.int64)
    left, phases, done = n, phases_of(n, effort.halve), 0
    for _ in range(phases):
        for _ in range(max(1, effort.rollouts // (phases * left))):
            if done == race.values.shape[1]:
                break
            start(rng, effort.seed, done + 1)
            deal_hidden(hidden.pool, hidden.sizes, owner, rng)
            build(hidden, aim.spec, owner, world)
            draw_other_passes(world, aim, round_pass.direction, count, rng, moved, scratch)
            for at in range(n):
                if race.alive[at]:
                    start(rng, effort.seed, -done - 1)
                    p[:] = world
                    happened = try_pass(p, aim, round_pass, sets[at], race.intents[at], rng, moved, scratch)
                    note(race, at, done, p, aim, happened, scores, totals)
            done += 1
        if effort.halve:
            left = drop(left // 2, race, done)
    drop(left - 1, race, done)
    return int(np.argmax(race.alive))


def try_pass(
    p: Any, aim: Aim, round_pass: RoundPass, cards: Any, intent: bool, rng: Any, moved: Any, scratch: Any
) -> int:
    """Passes all cards, ``cards`` from this seat, and plays the round; returns the bits of what happened.

    ``moved`` has what the other seats pass (see `hand_over`). With ``intent`` this seat plays for the moon."""
    spec, me, count = aim.spec, aim.me, len(cards)
    for step in range(count):
        moved[2 * (me * count + step)] = cards[step] // 64
        moved[2 * (me * count + step) + 1] = 1 << cards[step] % 64
    hand_over(p, spec, round_pass.offset, count, moved)
    p[LEADER] = opener(p, spec, round_pass.dealer)
    p[TURN] = p[LEADER]
    if intent:
        shoot(p, spec, aim.policies, me, rng, scratch)
    roll(p, spec, aim.policies, rng, scratch)
    return QUEEN_COMES if p[QUEENS_TO] >> me & 1 else 0


def deal_hidden(pool: Any, sizes: Any, owner: Any, rng: Any) -> None:
    """Deals the pool to the hidden hands at random. Before the first card is played any hand may hold any card."""
    shuffle(pool, len(pool), rng)
    at = 0
    for hand in range(len(sizes)):
        for _ in range(sizes[hand]):
            owner[at] = hand
            at += 1


def draw_other_passes(world: Any, aim: Aim, direction: int, count: int, rng: Any, moved: Any, scratch: Any) -> None:
    """Draws the style of each other seat, and by it the cards that the seat passes, into ``moved``."""
    hand, fits = np.zeros(5, np.int64), np.zeros((aim.spec[SEATS], len(aim.policies) - 1))
    draw_styles(fits, aim.me, world, rng, scratch.logits)
    for seat in range(aim.spec[SEATS]):
        if seat == aim.me:
            continue
        for suit in range(5):
            hand[suit] = world[HANDS + 5 * seat + suit]
        for card in range(count):
            choose_pass(hand, aim.spec, aim.policies[world[STYLE + seat]], direction, rng, scratch)
            moved[2 * (seat * count + card)] = scratch.scene[0]
            moved[2 * (seat * count + card) + 1] = scratch.scene[1]


def hand_over(p: Any, spec: Any, offset: int, count: int, moved: Any) -> None:
    """Passes all cards at once. ``moved`` has for each seat and each of its ``count`` cards the suit and the bit."""
    for seat in range(spec[SEATS]):
        to = (seat + offset) % spec[SEATS]
        for card in range(count):
            suit, bit = moved[2 * (seat * count + card)], moved[2 * (seat * count + card) + 1]
            p[HANDS + 5 * seat + suit] &= ~bit
            p[HANDS + 5 * to + suit] |= bit
