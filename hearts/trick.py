"""Tricks: cards played in turn, and the seat that takes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hearts.cards import JOKER, Card, Suit

if TYPE_CHECKING:
    from hearts.deck import Deck
    from hearts.rules import Rules

Plays = tuple[tuple[int, Card], ...]
"""Pairs of a seat and the card that it played, in the order of play."""


class Trick(NamedTuple):
    """A trick. ``taker`` is None while it is being played, and if all cards of the led suit were cancelled."""

    leader: int
    plays: Plays
    taker: int | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they were played."""
        return tuple([card for _, card in self.plays])


def piles(tricks: Iterable[Trick], seats: int) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The cards that each seat took in finished tricks, and the cards that nobody took yet, which go to the next
    taker."""
    taken: list[tuple[Card, ...]] = [()] * seats
    untaken: tuple[Card, ...] = ()
    for trick in tricks:
        untaken += trick.cards
        if trick.taker is not None:
            taken[trick.taker] += untaken
            untaken = ()
    return tuple(taken), untaken


def points_in(tricks: Iterable[Trick], deck: Deck, seats: int) -> tuple[int, ...]:
    """The penalty points that each seat took in finished tricks, without a kitty."""
    taken, untaken, points = [0] * seats, 0, deck.points
    for _, plays, winner in tricks:
        for _, card in plays:
            if card in points:
                untaken += points[card]
        if winner is not None:
            taken[winner] += untaken
            untaken = 0
    return tuple(taken)


def points_of_last(tricks: Sequence[Trick], deck: Deck) -> int:
    """The penalty points that the last finished trick brought its taker, including those of tricks just before it that
    nobody took; 0 if nobody took it."""
    if not tricks or tricks[-1].taker is None:
        return 0
    first = len(tricks) - 1
    while first and tricks[first - 1].taker is None:
        first -= 1
    return sum(deck.points.get(card, 0) for trick in tricks[first:] for card in trick.cards)


def breaks(rules: Rules, deck: Deck, card: Card) -> bool:
    """Whether this card, once it is played, lets hearts be led, by rules that ask for one before."""
    return card in deck.points if rules.breaking == "penalty" else deck.suits[card] is Suit.HEARTS


def taker(rules: Rules, deck: Deck, plays: Plays, jokers_before: int) -> int | None:
    """The seat that takes these plays: the highest card of the led suit, the first of equal ones. None if all are
    cancelled.

    ``jokers_before`` counts the jokers of earlier tricks: of the two high-low jokers, the first one played in the round
    ranks above the ace and the second below the two.
    """
    leader, led = plays[0]
    suit = deck.suits[led]
    if suit is None:
        return leader
    gone, best, best_rank = cancelled(rules, plays), None, -2
    for index, (seat, card) in enumerate(plays):
        if index in gone or deck.suits[card] is not suit:
            continue
        rank = card.rank
        if card is JOKER:
            rank = -1 if jokers_before else 13
        if rank > best_rank:
            best, best_rank = seat, rank
    return best


def cancelled(rules: Rules, plays: Plays) -> frozenset[int]:
    """The indices of plays that cancel each other, if the rules say that equal cards do: in pairs, so that the last of
    three stands."""
    if rules.duplicates != "cancel":
        return frozenset()
    copies = Counter(card for _, card in plays)
    gone: set[int] = set()
    for face, count in copies.items():
        if count > 1 and face is not JOKER:
            indices = [index for index, (_, card) in enumerate(plays) if card is face]
            gone.update(indices[: count - count % 2])
    return frozenset(gone)
