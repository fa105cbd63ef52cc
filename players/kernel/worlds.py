"""Worlds: deals of the unseen cards that fit everything a seat knows, each with a weight.

A hidden hand is the hand of another seat or a part of the kitty. Starting from one fitting deal, cards are swapped at
random, so that every fitting deal is equally likely. The weight of a deal is the likelihood that the others pass and
play in it as they did (`players.kernel.likelihood`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

import numpy as np

from players.kernel.likelihood import IMPOSSIBLE, Past, draw_styles, likelihood
from players.kernel.position import (
    BONUSES,
    HANDS,
    KITTIES_AT,
    PENALTIES,
    POINTS,
    SIZE,
    TENS,
)
from players.kernel.rng import below, shuffle, uniform
from players.kernel.rollout import code_of, new_scratch
from players.kernel.spec import (
    BONUS_CARD,
    DOUBLING,
    FLAGS,
    PENALTY,
    SEATS,
    VALUE,
)

SWAPS: Final = 4
"""Tried swaps for each hidden card between one world and the next."""


class Hidden(NamedTuple):
    """What a seat does not see: arrays with a number for each hidden hand, but for `base` and `pool`."""

    base: Any
    """The position with the cards that are known to be in other hands."""
    pool: Any
    """The unseen cards, each as 64 * suit + bit."""
    sizes: Any
    """How many cards of the pool the hand has."""
    allowed: Any
    """The bits of the suits that the hand may hold."""
    place: Any
    """The seat; -1 and -2 for the parts of the kitty."""
    piles: Any
    """The seat that took this part of the kitty; -1 for a part that is still there, and for the hand of a seat."""


def fill(pool: Any, sizes: Any, allowed: Any, owner: Any, rng: Any) -> bool:
    """Gives every card of the pool to a hidden hand that may hold it and has room: fills ``owner`` with the hand of
    each card. Returns False if that is impossible. This is bipartite matching by augmenting paths."""
    n, hands = len(pool), len(sizes)
    shuffle(pool, n, rng)
    room = sizes.copy()
    chain = Chain(np.zeros(hands, np.int64), np.zeros(hands, np.int64), np.zeros(hands, np.int64))
    for at in range(n):
        owner[at] = -1
    for at in range(n):
        end = find_room(pool, allowed, owner, room, at, chain, below(rng, hands))
        if end < 0:
            return False
        room[end] -= 1
        while chain.came[end] >= 0:
            owner[chain.card[end]] = end
            end = chain.came[end]
        owner[at] = end
    return True


class Chain(NamedTuple):
    """A breadth-first search for a hand with room, in which hands may hand cards on. Arrays with a number for each
    hand."""

    came: Any
    """The hand that hands a card on to this one; -1 if this one may hold the new card, -2 if it was not reached."""
    card: Any
    """The index of that card in the pool."""
    queue: Any
    """The hands that were reached, in this order."""


def find_room(pool: Any, allowed: Any, owner: Any, room: Any, at: int, chain: Chain, turn: int) -> int:
    """The nearest hand with room for the card ``at`` this index of the pool, or for a card that is handed on because of
    it; -1 if there is none. The search begins with the hand ``turn`` and fills the chain."""
    hands, first, last = len(room), 0, 0
    for around in range(hands):
        hand = (turn + around) % hands
        chain.came[hand] = -2
        if allowed[hand] >> (pool[at] // 64) & 1:
            chain.came[hand] = -1
            chain.queue[last] = hand
            last += 1
    for place in range(last):
        if room[chain.queue[place]] > 0:
            return chain.queue[place]
    while first < last:
        hand = chain.queue[first]
        first += 1
        for card in range(at):
            if owner[card] != hand:
                continue
            for other in range(hands):
                if chain.came[other] == -2 and allowed[other] >> (pool[card] // 64) & 1:
                    chain.came[other], chain.card[other] = hand, card
                    chain.queue[last] = other
                    last += 1
                    if room[other] > 0:
                        return other
    return -1


def mix(pool: Any, allowed: Any, owner: Any, steps: int, rng: Any) -> None:
    """Swaps random cards between two hidden hands, or around three, if each may hold what it gets."""
    n = len(pool)
    for _ in range(steps):
        a, b = below(rng, n), below(rng, n)
        x, y = owner[a], owner[b]
        if x == y or not allowed[y] >> (pool[a] // 64) & 1:
            continue
        if uniform(rng) < 0.75:
            if allowed[x] >> (pool[b] // 64) & 1:
                owner[a], owner[b] = y, x
            continue
        c = below(rng, n)
        z = owner[c]
        if z not in (x, y) and allowed[z] >> (pool[b] // 64) & 1 and allowed[x] >> (pool[c] // 64) & 1:
            owner[a], owner[b], owner[c] = y, z, x


def build(hidden: Hidden, spec: Any, owner: Any, world: Any) -> None:
    """Fills ``world`` with the position in which each card of the pool is in its hand."""
    pool, place = hidden.pool, hidden.place
    for at in range(SIZE):
        world[at] = hidden.base[at]
    for at in range(len(pool)):
        hand = owner[at]
        if place[hand] >= 0:
            world[HANDS + 5 * place[hand] + pool[at] // 64] |= 1 << pool[at] % 64
            continue
        card = code_of(spec, pool[at])
        flags, taker = spec[FLAGS + card], hidden.piles[hand]
        values = (spec[VALUE + card], flags & PENALTY, (flags & BONUS_CARD) >> 1, (flags & DOUBLING) >> 2)
        if taker < 0:
            to = KITTIES_AT + 4 * (-1 - place[hand])
            world[to] += values[0]
            world[to + 1] += values[1]
            world[to + 2] += values[2]
            world[to + 3] += values[3]
        else:
            world[POINTS + taker] += values[0]
            world[PENALTIES + taker] += values[1]
            world[BONUSES + taker] += values[2]
            world[TENS + taker] += values[3]


def sample_worlds(hidden: Hidden, past: Past, spec: Any, policies: Any, rng: Any, worlds: Any, chances: Any) -> int:
    """Fills the rows of ``worlds`` with positions, and ``chances`` with their weights, whose sum is 1.

    Returns how many of them fit all passes and plays. If none does, all have the same weight.
    """
    pool, allowed = hidden.pool, hidden.allowed
    owner, p = np.zeros(len(pool), np.int64), np.zeros(SIZE, np.int64)
    scratch = new_scratch()
    count, fits = len(worlds), np.zeros((spec[SEATS], len(policies) - 1))
    if not fill(pool, hidden.sizes, allowed, owner, rng):
        free = allowed.copy()
        free[:] = 31
        fill(pool, hidden.sizes, free, owner, rng)
    mix(pool, allowed, owner, 10 * len(pool), rng)
    best = IMPOSSIBLE
    for at in range(count):
        mix(pool, allowed, owner, SWAPS * len(pool), rng)
        build(hidden, spec, owner, worlds[at])
        chances[at] = likelihood(worlds[at], past, spec, policies, p, fits, scratch)
        draw_styles(fits, past.me, worlds[at], rng, scratch.logits)
        best = max(best, chances[at])
    total, fitting = 0.0, 0
    for at in range(count):
        fitting += chances[at] > IMPOSSIBLE
        chances[at] = exp(chances[at] - best) if chances[at] > IMPOSSIBLE or best == IMPOSSIBLE else 0.0
        total += chances[at]
    for at in range(count):
        chances[at] /= total
    return fitting


def resample(chances: Any, chosen: Any, rng: Any) -> None:
    """Fills ``chosen`` with rows of worlds in random order, each about as often as its weight says (systematic
    resampling; Kitagawa, 1996)."""
    n = len(chosen)
    reached, at = chances[0], 0
    shift = uniform(rng) / n
    for k in range(n):
        while reached < shift + k / n and at < len(chances) - 1:
            at += 1
            reached += chances[at]
        chosen[k] = at
    shuffle(chosen, n, rng)
