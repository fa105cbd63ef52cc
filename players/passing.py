"""Passing: which cards to give away, to whom, and which pass a dealer calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from hearts import Card, PassTarget, Suit, View, parse_cards
from hearts.cards import QUEEN_OF_SPADES
from hearts.passing import passable
from players.danger import relief
from players.knowledge import Knowledge
from players.moon import keeping_the_moon

GUARDS_OF_THE_QUEEN: Final = 4
GUARDS_OF_THE_KING: Final = 3
"""So many other spades guard the queen, and so many low ones the king and the ace: then they are hardly ever driven
out."""
SAFELY_GIVEN: Final = 1
"""How many more guards the queen needs to be kept if the pass goes to the right. There she would be played before this
seat plays, and could not fall on its high spades."""
COVER: Final = 2
"""With how many low spades the king or ace is kept when the queen is passed; one more in a pass to the left, because
from there she falls on them."""
KEPT: Final = 100.0
"""What is taken off the wish to pass a card that should be kept, and added for one that should go with another."""
HIGHEST_HEARTS: Final = parse_cards("AH KH QH")


def most_dangerous(view: View, rng: Random) -> tuple[Card, ...]:
    """The cards to pass, chosen one after the other so that the hand left is the least dangerous.

    A hand that can take every trick passes its few weak cards instead.
    """
    known = Knowledge.of(view)
    moon = keeping_the_moon(known, sum(count for _, count in view.pass_target))
    if moon is not None:
        return moon
    guarded = _well_guarded(view)

    def worst(hand: Sequence[Card], card: Card) -> float:
        kept = (guarded and card.suit is Suit.SPADES) or _helps_a_moon(view, hand, card)
        return relief(known, hand, card) + rng.random() / 100 + KEPT * (bare(view, hand, card) - kept)

    return pick(view, worst)


def _well_guarded(view: View) -> bool:
    """Whether the high spades of the hand may be kept: beside the queen four other spades (five if the pass goes to the
    right), else three spades below the queen."""
    if not view.rules.queen:
        return False
    spades = [card for card in view.hand if card.suit is Suit.SPADES]
    low = sum(card.rank < QUEEN_OF_SPADES.rank for card in spades)
    if QUEEN_OF_SPADES in spades:
        to_the_right = any(offset % len(view.players) == len(view.players) - 1 for offset, _ in view.pass_target)
        return len(spades) - 1 >= GUARDS_OF_THE_QUEEN + SAFELY_GIVEN * to_the_right
    return low >= GUARDS_OF_THE_KING


def bare(view: View, hand: Sequence[Card], card: Card) -> bool:
    """Whether the card is the king or ace of spades with few low ones, and this seat passes the queen, who may then
    fall on it."""
    if card.suit is not Suit.SPADES or card.rank <= QUEEN_OF_SPADES.rank or not view.rules.queen:
        return False
    low = sum(held.suit is Suit.SPADES and held.rank < QUEEN_OF_SPADES.rank for held in hand)
    to_the_left = any(offset % len(view.players) == 1 for offset, _ in view.pass_target)
    return QUEEN_OF_SPADES in view.hand and QUEEN_OF_SPADES not in hand and low < COVER + to_the_left


def _helps_a_moon(view: View, hand: Sequence[Card], card: Card) -> bool:
    """Whether this seat would give all of the three highest hearts to one seat with this card."""
    if card not in HIGHEST_HEARTS or len(view.pass_target) != 1:
        return False
    return all(other is card or view.hand.count(other) > list(hand).count(other) for other in HIGHEST_HEARTS)


def pick(view: View, wanted: Callable[[Sequence[Card], Card], float]) -> tuple[Card, ...]:
    """The cards to pass: each time the card of the rest of the hand for which ``wanted(hand, card)`` is highest. Cards
    that the rules forbid to pass are chosen only if no others are left."""
    hand = list(view.hand)
    chosen: list[Card] = []
    for _ in range(sum(count for _, count in view.pass_target)):
        best = max(dict.fromkeys(passable(hand, view.rules)), key=lambda card: wanted(hand, card))
        hand.remove(best)
        chosen.append(best)
    return tuple(chosen)


def call_left(view: View, rng: Random) -> PassTarget:
    """The call of a dealer who always passes to the left: that seat plays next, so it helps to know some of its
    cards."""
    return ((1, view.rules.pass_count),)


def call_anywhere(view: View, rng: Random) -> PassTarget:
    """A random call: some cards to any one seat, or a hold."""
    offset = rng.randrange(len(view.players))
    return ((offset, rng.randint(1, view.rules.pass_count)),) if offset else ()
