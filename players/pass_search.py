"""Pass search: sets of cards to give away, tried in the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np

from hearts import Card, View
from players.imagination import hidden, seed_of
from players.kernel.jit import kernel
from players.kernel.passes import way_of
from players.kernel.position import HANDS
from players.kernel.reading import Seen, read
from players.kernel.spec import COPIES, card_of, code
from players.policy import pass_likings, style_of
from players.thinking import down, log_shares, stakes, weights_array

CANDIDATES: Final = 9
"""How many cards the sets are made of: those that the policy likes best to give."""
UNLIKELY: Final = 5.0
"""However little the policy likes a set, the search may still overrule it."""
HIGH: Final = 9
"""The rank of a jack."""


@dataclass(frozen=True)
class PassThought:
    """What was found about each set of cards: arrays with a row a set, a column a deal."""

    sets: tuple[tuple[Card, ...], ...]
    best: tuple[Card, ...]
    values: Any
    points: Any
    events: Any
    tried: Any


def think_pass(
    view: View,
    rollouts: int,
    *,
    sets: int,
    halve: bool,
    also: Sequence[Card] = (),
    worth: Any = None,
) -> PassThought | None:
    """Try the likeliest sets, and ``also`` that one; None where the pass goes to several seats at once.

    The other arguments are those of `players.thinking.think`. Raises `players.kernel.spec.Unknown`.
    """
    if len(view.pass_target) != 1:
        return None
    [(offset, count)] = view.pass_target
    seen = read(view)
    tried_sets, opinions = _likeliest(view, seen, offset, count, sets, also)
    unseen = hidden(view, seen)
    columns = rollouts if halve else max(1, rollouts // len(tried_sets))
    shape = (len(tried_sets), columns)
    values, points, events = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int64)
    tried = np.zeros(len(tried_sets), np.int64)
    best = kernel().try_passes(
        unseen.base,
        np.array(seen.spec, np.int64),
        weights_array(style_of(view.rules)),
        unseen.pool,
        unseen.sizes,
        unseen.place,
        unseen.piles,
        seen.me,
        view.players.index(view.dealer) if view.dealer in view.players else 0,
        offset % len(view.players),
        way_of(seen.spec, offset),
        np.array([_packed(seen, cards) for cards in tried_sets], np.int64),
        np.array(opinions),
        stakes(view) if worth is None else worth,
        down(view),
        rollouts,
        halve,
        seed_of(view),
        values,
        points,
        events,
        tried,
    )
    faces = tuple(tuple(card_of(number) for number in cards) for cards in tried_sets)
    return PassThought(faces, faces[best], values, points, events, tried)


def _likeliest(
    view: View, seen: Seen, offset: int, count: int, most: int, also: Sequence[Card]
) -> tuple[list[tuple[int, ...]], list[float]]:
    """The sets that the policy gives the best chances, as codes, and the logarithms of these chances."""
    shares = log_shares(pass_likings(view, view.hand, offset))
    forbidden = {code(card, view.rules) for card in view.rules.pass_forbidden}
    copies = [number for number in shares for _ in range(view.hand.count(card_of(number)))]
    free = [number for number in copies if number not in forbidden]
    allowed = sorted(free if len(free) >= count else copies, key=shares.__getitem__, reverse=True)
    found = {cards: sum(shares[number] for number in cards) for cards in combinations(allowed[:CANDIDATES], count)}
    likeliest = sorted(found, key=found.__getitem__, reverse=True)[:most]
    for others in (also, keeping_high(view, count)):
        wanted = tuple(sorted((code(card, view.rules) for card in others), key=shares.__getitem__, reverse=True))
        if wanted and not any(sorted(cards) == sorted(wanted) for cards in likeliest):
            likeliest.append(wanted)
    opinions = [sum(shares[number] for number in cards) for cards in likeliest]
    return likeliest, [max(opinion, max(opinions) - UNLIKELY) for opinion in opinions]


def keeping_high(view: View, count: int) -> tuple[Card, ...]:
    """The lowest cards of a hand that has many that nothing beats: what a moon would give away; else nothing."""
    allowed = [card for card in view.hand if card not in view.rules.pass_forbidden]
    if sum(card.rank >= HIGH for card in view.hand) < len(view.hand) / 2 or len(allowed) < count:
        return ()
    return tuple(sorted(allowed, key=lambda card: card.rank)[:count])


def _packed(seen: Seen, cards: Sequence[int]) -> list[int]:
    """The cards as 64 times the suit and the bit, each copy once."""
    hand = [seen.position[HANDS + 5 * seen.me + suit] for suit in range(5)]
    found = []
    for number in cards:
        suit, shift = number >> 4, 0 if number >> 4 == 4 else (number & 15) * seen.spec[COPIES]
        rest = hand[suit] >> shift << shift
        bit = rest & -rest
        hand[suit] &= ~bit
        found.append(64 * suit + bit.bit_length() - 1)
    return found
