"""Passing: which cards to give away, to whom, and which pass a dealer calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hearts import Card, PassTarget, View
from players.danger import relief
from players.knowledge import Knowledge


def most_dangerous(view: View, rng: Random) -> tuple[Card, ...]:
    """The cards that leave the least dangerous hand, one after the other; the worst of them to the left first."""
    known = Knowledge.of(view)

    def worst(hand: Sequence[Card], card: Card) -> float:
        return relief(known, hand, card) + rng.random() / 100

    return pick(view, worst)


def pick(view: View, wanted: Callable[[Sequence[Card], Card], float]) -> tuple[Card, ...]:
    """As many cards as the pass asks, each time the most wanted of what is left; a forbidden card only if need be."""
    hand = list(view.hand)
    chosen: list[Card] = []
    for _ in range(sum(count for _, count in view.pass_target)):
        allowed = [card for card in hand if card not in view.rules.pass_forbidden] or hand
        best = max(dict.fromkeys(allowed), key=lambda card: wanted(hand, card))
        hand.remove(best)
        chosen.append(best)
    return tuple(chosen)


def call_left(view: View, rng: Random) -> PassTarget:
    """All to the left: that seat plays after this one, so that it helps to know some of its cards."""
    return ((1, view.rules.pass_count),)


def call_anywhere(view: View, rng: Random) -> PassTarget:
    """Any one seat, and now and then a hold."""
    offset = rng.randrange(len(view.players))
    return ((offset, rng.randint(1, view.rules.pass_count)),) if offset else ()
