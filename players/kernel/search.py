"""Search: tries every legal card in the same worlds, or sets of cards to pass in the same deals, where the policy plays
the round to its end.

A choice is a card or a set and a plan: to go on as usual, or to shoot the moon.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from players.kernel.likelihood import draw_styles
from players.kernel.position import HANDS, LEADER, QUEENS_TO, SIZE, STYLE, TRICK, TURN, play
from players.kernel.rng import shuffle, start
from players.kernel.rollout import choose_pass, new_scratch, opener, roll, roll_trick, shoot
from players.kernel.scoring import score
from players.kernel.spec import SEATS
from players.kernel.stakes import Stakes, worth
from players.kernel.worlds import Hidden, build

QUEEN_COMES, TAKES_TRICK, MY_MOON, OTHER_MOON = 1, 2, 4, 8
"""Bits that say what happened in a rollout."""


class Aim(NamedTuple):
    """What stays the same in all rollouts of a search."""

    spec: Any
    policies: Any
    """Rows of weights: the usual policy, the one that plays for the moon, and the other styles."""
    me: int
    stakes: Stakes
    down: int
    """What a moon would do (see `players.kernel.scoring.score`)."""


class Race(NamedTuple):
    """The choices and their results: arrays with a row for each choice, and a column for each rollout where said."""

    intents: Any
    """Whether this seat plays for the moon after the card."""
    log_priors: Any
    """The logarithm of the policy's probability of the card."""
    values: Any
    """By rollout: what the round is worth (`players.kernel.stakes.worth`)."""
    points: Any
    """By rollout: the points of this seat."""
    events: Any
    """By rollout: bits that say what happened."""
    tried: Any
    """How many rollouts the choice has had, from the first column on."""
    sums: Any
    """The sum of its values."""
    alive: Any
    """Whether the choice is still tried."""


def search(worlds: Any, order: Any, cards: Any, aim: Aim, seed: int, race: Race, first: int, end: int) -> None:
    """Tries the cards, one for each choice, in the worlds whose rows ``order`` lists. Fills the columns of the race
    from ``first`` to before ``end``, for the choices that are still tried."""
    p, scores, totals = np.zeros(SIZE, np.int64), np.zeros(16, np.int64), np.zeros(16)
    rng = np.zeros(1, np.uint64)
    scratch = new_scratch()
    for column in range(first, end):
        world = worlds[order[column % len(order)]]
        for card in range(len(cards)):
            if race.alive[card]:
                start(rng, seed, column + 1)
                for at in range(SIZE):
                    p[at] = world[at]
                happened = try_card(p, aim, cards[card], race.intents[card], rng, scratch)
                note(race, card, column, p, aim, happened, scores, totals)


def try_card(p: Any, aim: Aim, card: int, intent: bool, rng: Any, scratch: Any) -> int:
    """Plays the card and the rest of the round; returns the bits of what happened. With ``intent`` the seat plays for
    the moon."""
    spec, policies, me = aim.spec, aim.policies, aim.me
    trick, queens = p[TRICK], p[QUEENS_TO] >> me & 1
    play(p, spec, card)
    if p[TRICK] == trick:
        roll_trick(p, spec, policies, rng, scratch)
    happened = TAKES_TRICK if p[LEADER] == me else 0
    if intent:
        shoot(p, spec, policies, me, rng, scratch)
    roll(p, spec, policies, rng, scratch)
    if (p[QUEENS_TO] >> me & 1) > queens:
        happened |= QUEEN_COMES
    return happened


def note(race: Race, choice: int, column: int, p: Any, aim: Aim, happened: int, scores: Any, totals: Any) -> None:
    """Writes the result of a rollout into the race. ``scores`` and ``totals`` are arrays to work in."""
    shot = score(p, aim.spec, aim.down, scores)
    if shot >= 0:
        happened |= MY_MOON if shot == aim.me else OTHER_MOON
    value = worth(scores, aim.spec, aim.me, aim.stakes, totals)
    race.values[choice, column] = value
    race.points[choice, column] = scores[aim.me]
    race.events[choice, column] = happened
    race.sums[choice] += value


# -- passes: by the policy the others pass, and all play the round


class RoundPass(NamedTuple):
    """The pass of the round: who dealt, and to whom the cards go."""

    dealer: int
    offset: int
    """How many seats further the cards go."""
    direction: int
    """The class of the direction (see `players.kernel.features.direction_of`)."""


def try_passes(
    hidden: Hidden, round_pass: RoundPass, sets: Any, aim: Aim, seed: int, race: Race, first: int, end: int
) -> None:
    """Tries sets of cards, one in each row, a card as 64 * suit + bit, each column in another deal. Fills the race as
    `search` does; the columns must be filled in order, because each shuffles the pool of those before it."""
    n, count = sets.shape
    p, world, scores, totals = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(16, np.int64), np.zeros(16)
    rng, owner = np.zeros(1, np.uint64), np.zeros(len(hidden.pool), np.int64)
    scratch = new_scratch()
    moved = np.zeros(16 * 2 * count, np.int64)
    for column in range(first, end):
        start(rng, seed, column + 1)
        deal_hidden(hidden.pool, hidden.sizes, owner, rng)
        build(hidden, aim.spec, owner, world)
        draw_other_passes(world, aim, round_pass.direction, count, rng, moved, scratch)
        for at in range(n):
            if race.alive[at]:
                start(rng, seed, -column - 1)
                p[:] = world
                happened = try_pass(p, aim, round_pass, sets[at], race.intents[at], rng, moved, scratch)
                note(race, at, column, p, aim, happened, scores, totals)


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
