"""Worlds: deals of the unseen cards that fit everything a seat knows, each with a weight.

A hidden hand is the hand of another seat or a part of the kitty. Starting from one fitting deal, cards are swapped at
random, so that every fitting deal is equally likely; or, after passes, as likely as the shapes of its hands (Metropolis
and others, 1953). The weight of a deal is the likelihood that the others pass and
play in it as they did (`players.kernel.likelihood`).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

import numpy as np

from players.kernel.likelihood import IMPOSSIBLE, Past, draw_styles, likelihood, shape_at
from players.kernel.position import HANDS, KITTIES_AT, MAX_SEATS, POINTS, SIZE, count_card
from players.kernel.rng import below, shuffle, uniform
from players.kernel.rollout import code_of, new_scratch
from players.kernel.spec import SEATS

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


def dealt(hidden: Hidden, past: Past, owner: Any) -> Any:
    """The cards that each hidden hand had before the first card was played, as five masks in a row, without those that
    this seat had passed."""
    hands = np.zeros((len(hidden.sizes), 5), np.int64)
    for hand in range(len(hands)):
        seat = hidden.place[hand]
        for suit in range(5):
            hands[hand, suit] = hidden.base[HANDS + 5 * seat + suit]
        for at in range(0, len(past.plays), 3):
            if past.plays[at] == seat:
                hands[hand, past.plays[at + 1] >> 4] |= past.plays[at + 2]
        if seat == past.gave[0]:
            for suit in range(5):
                hands[hand, suit] &= ~past.gave[1 + suit]
    for at in range(len(owner)):
        hands[owner[at], hidden.pool[at] // 64] |= 1 << hidden.pool[at] % 64
    return hands


def gained(hands: Any, hand: int, to: bool, shapes: Any, loses: int, gets: int) -> float:
    """How much likelier a hand is if it loses one card of the pool and gets another (a logarithm)."""
    old, new = loses // 64, gets // 64
    mask = hands[hand, old] & ~(1 << loses % 64)
    change = -shapes[shape_at(old, to, hands[hand, old])]
    if old == new:
        return change + shapes[shape_at(old, to, mask | 1 << gets % 64)]
    change += shapes[shape_at(old, to, mask)] - shapes[shape_at(new, to, hands[hand, new])]
    return change + shapes[shape_at(new, to, hands[hand, new] | 1 << gets % 64)]


def exchange(hands: Any, hand: int, loses: int, gets: int) -> None:
    """Takes one card of the pool from a hand and gives it another."""
    hands[hand, loses // 64] &= ~(1 << loses % 64)
    hands[hand, gets // 64] |= 1 << gets % 64


def mix_shapes(hidden: Hidden, past: Past, owner: Any, hands: Any, steps: int, rng: Any) -> None:
    """The same as `mix`, but a swap that makes the shapes of hands less likely is refused as often as that says.
    ``hands`` are those of `dealt`."""
    pool, allowed, shapes, target = hidden.pool, hidden.allowed, past.shapes, past.gave[0]
    n = len(pool)
    for _ in range(steps):
        a, b, c = below(rng, n), below(rng, n), below(rng, n)
        x, y, z = owner[a], owner[b], owner[c]
        if uniform(rng) < 0.75:
            c, z = a, x
        elif z in (x, y):
            continue
        if x == y or not (
            allowed[y] >> (pool[a] // 64) & allowed[z] >> (pool[b] // 64) & allowed[x] >> (pool[c] // 64) & 1
        ):
            continue
        back = b if z == x else c
        change = gained(hands, y, hidden.place[y] == target, shapes, pool[b], pool[a])
        change += gained(hands, x, hidden.place[x] == target, shapes, pool[a], pool[back])
        if z != x:
            change += gained(hands, z, hidden.place[z] == target, shapes, pool[c], pool[b])
        if change < 0.0 and uniform(rng) >= exp(change):
            continue
        exchange(hands, y, pool[b], pool[a])
        exchange(hands, x, pool[a], pool[back])
        if z != x:
            exchange(hands, z, pool[c], pool[b])
        owner[a], owner[b], owner[back] = y, z, x


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
        if hidden.piles[hand] < 0:
            count_card(world, spec, KITTIES_AT + 4 * (-1 - place[hand]), 1, card)
        else:
            count_card(world, spec, POINTS + hidden.piles[hand], MAX_SEATS, card)


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
    best, shaped = IMPOSSIBLE, len(past.shapes) > 0
    hands = dealt(hidden, past, owner)
    if shaped:
        mix_shapes(hidden, past, owner, hands, 20 * len(pool), rng)
    for at in range(count):
        if shaped:
            mix_shapes(hidden, past, owner, hands, SWAPS * len(pool), rng)
        else:
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
