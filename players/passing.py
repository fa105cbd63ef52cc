"""Passing: which cards to give away, to whom, and which pass a dealer calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from hearts import Card, PassTarget, Suit, View, parse_cards
from hearts.cards import QUEEN_OF_SPADES
from players.danger import relief
from players.knowledge import Knowledge
from players.moon import keeping_the_moon

GUARDS_OF_THE_QUEEN: Final = 4
GUARDS_OF_THE_KING: Final = 3
"""With so many other spades, king and ace are hardly ever driven out."""
SAFELY_GIVEN: Final = 1
"""How many more guards the queen needs to be kept when the pass goes to the right: there she would be played before
this seat plays, and could not fall on its high spades."""
COVER: Final = 2
"""King or ace of spades is kept with so many low spades when the queen is passed; with one more in a pass to the left,
from where she falls on them."""
KEPT: Final = 100.0
"""How much less a card that is kept wants to be given away, and how much more one that goes along with another."""
HIGHEST_HEARTS: Final = parse_cards("AH KH QH")


def most_dangerous(view: View, rng: Random) -> tuple[Card, ...]:
    """The cards that leave the least dangerous hand, one after the other; the worst of them to the left first.

    A hand that can take every trick gives its few weak cards away instead.
    """
    known = Knowledge.of(view)
    moon = keeping_the_moon(known, sum(count for _, count in view.pass_target))
    if moon is not None:
        return moon
    guarded = well_guarded(view)

    def worst(hand: Sequence[Card], card: Card) -> float:
        kept = (guarded and card.suit is Suit.SPADES) or helps_a_moon(view, hand, card)
        return relief(known, hand, card) + rng.random() / 100 + KEPT * (bare(view, hand, card) - kept)

    return pick(view, worst)


def well_guarded(view: View) -> bool:
    """Whether there are enough spades to keep this one: four others beside the queen (five where she would go to the
    right), three low ones below king or ace."""
    if not view.rules.queen:
        return False
    spades = [card for card in view.hand if card.suit is Suit.SPADES]
    low = sum(card.rank < QUEEN_OF_SPADES.rank for card in spades)
    if QUEEN_OF_SPADES in spades:
        to_the_right = any(offset % len(view.players) == len(view.players) - 1 for offset, _ in view.pass_target)
        return len(spades) - 1 >= GUARDS_OF_THE_QUEEN + SAFELY_GIVEN * to_the_right
    return low >= GUARDS_OF_THE_KING


def bare(view: View, hand: Sequence[Card], card: Card) -> bool:
    """Whether the card is a king or ace of spades, with few low ones, and the queen has been given away: she would fall
    on it."""
    if card.suit is not Suit.SPADES or card.rank <= QUEEN_OF_SPADES.rank or not view.rules.queen:
        return False
    low = sum(held.suit is Suit.SPADES and held.rank < QUEEN_OF_SPADES.rank for held in hand)
    to_the_left = any(offset % len(view.players) == 1 for offset, _ in view.pass_target)
    return QUEEN_OF_SPADES in view.hand and QUEEN_OF_SPADES not in hand and low < COVER + to_the_left


def helps_a_moon(view: View, hand: Sequence[Card], card: Card) -> bool:
    """Whether the card would be the third of the three highest hearts that go to the same seat."""
    if card not in HIGHEST_HEARTS or len(view.pass_target) != 1:
        return False
    return all(other is card or view.hand.count(other) > list(hand).count(other) for other in HIGHEST_HEARTS)


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
    """Calls a pass of all cards to the left: that seat plays after this one, so it helps to know some of its cards."""
    return ((1, view.rules.pass_count),)


def call_anywhere(view: View, rng: Random) -> PassTarget:
    """Any one seat, and now and then a hold."""
    offset = rng.randrange(len(view.players))
    return ((offset, rng.randint(1, view.rules.pass_count)),) if offset else ()
