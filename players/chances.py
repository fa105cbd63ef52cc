"""Chances: how likely a card is to take a trick, and what the trick is likely to cost its taker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hearts import Card, Suit
from players.knowledge import Knowledge

OVERTAKES_UNASKED: Final = 0.2
"""The probability that a seat which could stay below a card plays above it."""
DUMPED_BONUS: Final = 0.2
"""The probability that the holder of a bonus card discards it on another's trick."""


def chance_to_take(known: Knowledge, card: Card) -> float:
    """The estimated probability that this seat takes the current trick if it plays the card."""
    if known.winner(card) != known.me:
        return 0.0
    suit = known.deck.suits[card]
    if suit is None:
        return 1.0
    chance, strength = 1.0, known.strength(card)
    unasked = 1.0 if known.pays([*(played for _, played in known.plays), card]) else OVERTAKES_UNASKED
    for seat in known.later:
        chance *= 1 - chance_overtaken(known, seat, suit, strength, unasked)
    return chance


def chance_overtaken(
    known: Knowledge, seat: int, suit: Suit, strength: int, unasked: float = OVERTAKES_UNASKED
) -> float:
    """The estimated probability that a seat still to play takes the trick from a card of this strength; ``unasked``,
    that it does if it could stay below."""
    if suit in known.voids[seat]:
        return 0.0
    missing = 1 - 1 / known.holders(suit) if known.holders(suit) > 1 else 0.05
    has_higher = 1 - missing ** known.higher(suit, strength)
    must = missing ** known.lower(suit, strength)
    return has_higher * (must + (1 - must) * unasked)


def chance_void(known: Knowledge, seat: int, suit: Suit) -> float:
    """The estimated probability that a seat holds no card of the suit."""
    if suit in known.voids[seat]:
        return 1.0
    missing = 1 - 1 / known.holders(suit) if known.holders(suit) > 1 else 0.05
    return float(missing ** len(known.strengths[suit]))


def cost_of_trick(known: Knowledge, card: Card) -> float:
    """The expected cost of the current trick if this seat plays the card and takes the trick."""
    lying = [*known.untaken, *(played for _, played in known.plays), card]
    total = known.cost_together(lying)
    suit = known.led if known.plays else known.deck.suits[card]
    safe = not known.view.tricks and known.view.rules.first_trick_points == "forbidden"
    thrown = 0.0 if safe else cost_of_discard(known, suit)
    for seat in known.later:
        if suit is None:
            total += thrown
        else:
            void = chance_void(known, seat, suit)
            total += void * thrown + (1 - void) * cost_of_following(known, suit, known.strength(card))
    return total + cost_of_kitty(known, lying)


def cost_of_following(known: Knowledge, suit: Suit, strength: int) -> float:
    """The expected cost of the card that a seat plays when it follows suit below this strength, such as the queen below
    the king."""
    holders = known.holders(suit)
    expected = likely_costliest((cost for cost, under in known.costly[suit] if under < strength), holders)
    bonus = known.view.rules.bonus_card
    if bonus is not None and bonus.suit is suit and known.unseen[bonus] and bonus.rank < strength:
        expected += known.cost(bonus) * DUMPED_BONUS / max(1, holders)
    return expected


def cost_of_discard(known: Knowledge, led: Suit | None) -> float:
    """The expected cost of what a seat that cannot follow discards on the trick."""
    costs = sorted((cost for suit in Suit if suit is not led for cost, _ in known.costly[suit]), reverse=True)
    return likely_costliest(costs, len(known.others))


def likely_costliest(costs: Iterable[float], holders: int) -> float:
    """The expected cost of the costliest of some cards in one of so many hidden hands. ``costs``, those of all the
    cards, are in descending order."""
    expected, share, none_so_far = 0.0, 1 / max(1, holders), 1.0
    for cost in costs:
        expected += cost * share * none_so_far
        none_so_far *= 1 - share
    return expected


def cost_of_kitty(known: Knowledge, lying: Sequence[Card]) -> float:
    """The expected cost of the kitty, if this trick may bring it."""
    if not known.kitty_left:
        return 0.0
    match known.view.rules.kitty_to:
        case "first_trick" | "split_first_two":
            comes = True
        case "first_penalty_trick":
            comes = any(map(known.is_penalty, lying))
        case "first_heart_trick":
            comes = any(known.deck.suits[card] is Suit.HEARTS for card in lying)
        case "last_trick":
            comes = False
    if not comes and known.tricks_left > 1:
        return 0.0
    unseen = sum(known.unseen.values())
    return sum(known.cost(card) * count for card, count in known.unseen.items()) * known.kitty_left / unseen
