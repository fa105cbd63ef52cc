"""Reading a view: makes the position that its seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hearts import Card, View
from players.kernel.position import (
    HANDS,
    JOKERS,
    LEFT,
    MAX_SEATS,
    POINTS,
    SIZE,
    begin,
    count_card,
    play,
    same_rank,
)
from players.kernel.spec import COPIES, HEARTS, LATEST, code, spec_in


@dataclass(frozen=True)
class Seen:
    """What a seat sees. Seats are numbered among those in play; `me` is this seat."""

    spec: tuple[int, ...]
    me: int
    position: list[int]
    """A position. The hands of the others are empty, and a kitty that this seat did not take has no points."""
    plays: list[tuple[int, int, int]]
    """Every play of the round: the seat, the code of the card, and its bit within the suit."""
    leader: int
    """The seat that led to the first trick."""


def read(view: View, edition: int = LATEST) -> Seen:
    """What the seat of a view sees. Raises `players.kernel.spec.Unknown` for rules that the kernel does not know, and
    ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator knows no hand")
    rules, players = view.rules, view.players
    spec = spec_in(view, edition)
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    leader = players.index(tricks[0].leader) if tricks and tricks[0].leader in players else 0
    p = [0] * SIZE
    begin(p, spec, leader)
    me = players.index(view.seat)
    plays = []
    for trick in tricks:
        for seat, card in trick.plays:
            number = code(card, rules, p[JOKERS])
            suit = number >> 4
            before = p[LEFT + suit]
            jokers = p[JOKERS]
            play(p, spec, number)
            gone = before & ~p[LEFT + suit]
            if jokers != p[JOKERS]:  # the other joker has moved to the bottom
                gone = before & same_rank(spec, number)
                gone &= -gone
            plays.append((players.index(seat), number, gone))
    _take(p, spec, view.kitty, view, None)
    for card in view.kitty:
        count_card(p, spec, POINTS + me, MAX_SEATS, code(card, rules))
    _take(p, spec, view.hand, view, me)
    return Seen(spec, me, p, plays, leader)


def _take(p: list[int], spec: tuple[int, ...], cards: Iterable[Card], view: View, seat: int | None) -> None:
    """Puts known cards into the hand of a seat, or with None removes them from the cards left. Of equal cards the
    highest bits are taken, because the plays of others take the lowest."""
    taken = [0] * 5
    for card in cards:
        number = code(card, view.rules, p[JOKERS])
        suit = number >> 4
        same = same_rank(spec, number)
        if spec[COPIES] == 1 and number == 16 * HEARTS + 14:
            same |= same << 1  # two high jokers of one deck lie side by side
        free = p[LEFT + suit] & same & ~taken[suit]
        taken[suit] |= 1 << (free.bit_length() - 1)
    for suit in range(5):
        if seat is None:
            p[LEFT + suit] &= ~taken[suit]
        else:
            p[HANDS + 5 * seat + suit] = taken[suit]
