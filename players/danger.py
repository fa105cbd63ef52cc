"""Danger: the points that the cards of a hand are likely to cost their holder later in the round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hearts import Card, Phase, Suit
from players.chances import cost_of_discard, cost_of_following
from players.knowledge import Knowledge

REACHED: Final = (1.0, 0.6, 0.3, 0.15, 0.08, 0.04, 0.02)
"""The probability that the lowest card held in a suit has to be played, the second lowest, and so on. So low cards
cover higher ones."""
VOID: Final = 0.5
"""The value of a void: this seat may discard when others lead the suit."""
THE_LEAD: Final = 1.0
"""The cost of leading to the second trick, for the taker of a first trick without points."""
ESCAPE: Final = 1.0
"""The value of a joker, which stays below any trick."""


def relief(known: Knowledge, hand: Sequence[Card], card: Card) -> float:
    """How many points less dangerous the hand is without the card."""
    suit = known.deck.suits[card]
    if suit is None:
        return -ESCAPE
    held = [other for other in hand if known.deck.suits[other] is suit]
    left = list(held)
    left.remove(card)
    freed = 0.0 if left else VOID * known.tricks_left / known.deck.hand_size
    return danger(known, suit, held) - danger(known, suit, left) + freed


def danger(known: Knowledge, suit: Suit, cards: Iterable[Card]) -> float:
    """The likely cost of the cards held in one suit if the lowest is always played first. The highest club costs a
    passing seat hardly anything: it can go in a first trick without points."""
    total, thrown, held = 0.0, cost_of_discard(known, suit), sorted(cards, key=known.strength)
    gone = bool(held) and suit is Suit.CLUBS and goes_first(known)
    if gone:
        total += THE_LEAD * takes_later(known, suit, held.pop())
    for turn, card in enumerate(held):
        reached = REACHED[min(turn, len(REACHED) - 1)]
        total += reached * takes_later(known, suit, card) * _costs_later(known, suit, card, turn + gone, thrown)
    return total


def goes_first(known: Knowledge) -> bool:
    """Whether a first trick of clubs, without points, is still to come."""
    rules = known.view.rules
    free = rules.first_trick_points == "forbidden" and rules.opening in ("low_club", "any_club")
    return free and known.view.phase is Phase.PASSING


def takes_later(known: Knowledge, suit: Suit, card: Card) -> float:
    """The probability that the card takes a trick in its suit: the square of the share of lower cards among the
    unseen."""
    unseen = len(known.strengths[suit])
    return (known.lower(suit, known.strength(card)) / unseen) ** 2 if unseen else 1.0


def _costs_later(known: Knowledge, suit: Suit, card: Card, turn: int, thrown: float) -> float:
    """The likely cost of a trick that the card takes, when the suit is led for the time ``turn``, counted from 0. The
    later, the more seats are void in it; ``thrown`` is the expected cost of a discard."""
    others, holders = len(known.others), known.holders(suit)
    each = len(known.strengths[suit]) / max(1, holders)
    out = max(min(1.0, ((turn + 1) / (each + 1)) ** 2), 1 - holders / others)
    return known.cost(card) + others * (out * thrown + (1 - out) * cost_of_following(known, suit, known.strength(card)))
