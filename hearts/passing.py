"""Passes: who gives how many cards to whom, round by round."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hearts.cards import Card
from hearts.options import Options

PassTarget = tuple[tuple[int, int], ...]
"""A pass: ``((offset, count), ...)``. Offset +1 is the seat to the left, -1 to the right; an empty pass is a hold."""

HOLD: PassTarget = ()
MAX_CYCLE_LENGTH: Final = 400
"""How long a custom cycle may be, in rounds and seats named together: it must be typed, shown and shared."""


def cycle(rules: Options) -> tuple[PassTarget, ...]:
    """The passes of the rounds, in a cycle. Empty if the dealer calls each pass."""
    count, seats = rules.pass_count, rules.seats
    left: PassTarget = ((1, count),)
    right: PassTarget = ((-1, count),)
    across: PassTarget = ((seats // 2, count),)
    around = (left, right, *_further(seats, count))
    match rules.passing:
        case "standard":
            return (*around, HOLD)
        case "no_hold":
            return around
        case "left":
            return (left,)
        case "right":
            return (right,)
        case "split":
            return (split(rules),)
        case "with_split":
            return (left, right, across, split(rules), HOLD)
        case "aldergrove":
            return (left, right, across, ((1, 2), (-1, 2)))
        case "rotate":
            return (*(((offset, count),) for offset in range(1, seats)), HOLD)
        case "custom":
            return rules.custom_cycle
        case "none":
            return (HOLD,)
        case "dealers_choice":
            return ()


def _further(seats: int, count: int) -> tuple[PassTarget, ...]:
    """The passes that follow left and right in the cycle, by the number of seats."""
    across: PassTarget = ((seats // 2, count),)
    two_left: PassTarget = ((2, count),)
    two_right: PassTarget = ((-2, count),)
    match seats:
        case 3:
            return ()
        case 4:
            return (across,)
        case 6:
            return (two_left, two_right, across)
        case _:
            return (two_left, two_right)


def split(rules: Options) -> PassTarget:
    """A pass to the left, across and to the right; what three does not divide goes to the first of them."""
    each, more = divmod(rules.pass_count, 3)
    counts = [each + (index < more) for index in range(3)]
    return ((1, counts[0]), (rules.seats // 2, counts[1]), (-1, counts[2]))


def fit(target: PassTarget, players: int) -> PassTarget:
    """The pass among fewer players than the rules name; a hold if two receivers would be the same seat, or one would be
    the passer."""
    ways = {offset % players for offset, _ in target}
    return target if 0 not in ways and len(ways) == len(target) else HOLD


def size(target: PassTarget) -> int:
    """How many cards each seat passes."""
    return sum(count for _, count in target)


def seat_at(players: tuple[int, ...], seat: int, offset: int) -> int:
    """The seat so many places clockwise from a seat, among those in play."""
    return players[(players.index(seat) + offset) % len(players)]


def passable(cards: Collection[Card], rules: Options) -> list[Card]:
    """Of the cards that a seat has not chosen yet, those of which it may choose the next one to pass: a card that the
    rules forbid to pass only if there is no other."""
    return [card for card in cards if card not in rules.pass_forbidden] or list(cards)


def barred(hand: Collection[Card], chosen: Collection[Card], count: int, rules: Options) -> frozenset[Card]:
    """The cards that may not be chosen as well, of a hand of which ``count`` are passed: those that the rules forbid to
    pass, while it has enough others."""
    if not rules.pass_forbidden:
        return frozenset()
    forbidden = frozenset(rules.pass_forbidden)
    must = count - sum(card not in forbidden for card in hand)
    return frozenset() if sum(card in forbidden for card in chosen) < must else forbidden.intersection(hand)
