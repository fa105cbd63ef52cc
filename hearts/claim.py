"""Claims: whether the rest of a round can still change a score, judged from what one seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts.cards import JOKER, Card
from hearts.moves import Phase
from hearts.scoring import steps_of
from hearts.trick import piles
from hearts.values import derived

if TYPE_CHECKING:
    from hearts.deck import Deck
    from hearts.view import View


@dataclass(frozen=True)
class Rest:
    """What is left of a round, as one seat sees it."""

    view: View
    deck: Deck
    taker: int | None = None
    """The seat that takes every trick that is left; None if that is not known."""

    @property
    def settled(self) -> bool:
        """Whether no step of the scoring can add anything else any more."""
        return all(step.settled(self) for step in steps_of(self.view.rules))

    def knows_who_takes(self, cards: Iterable[Card]) -> bool:
        """Whether it is known who takes each of these cards."""
        if self.taker is not None:
            return True
        cards = frozenset(cards)  # most often the hand has one, and the other cards need not be looked for
        return cards.isdisjoint(self.view.hand) and cards.isdisjoint(self._elsewhere)

    @derived
    def unseen(self) -> Counter[Card]:
        """The cards in other hands, and in a kitty that this seat has not taken."""
        view = self.view
        tricks = (*view.tricks, view.trick) if view.trick else view.tricks
        seen = [*view.hand, *view.kitty, *(card for trick in tricks for _, card in trick.plays)]
        return Counter(self.deck.cards) - Counter(seen)

    @derived
    def _elsewhere(self) -> frozenset[Card]:
        """The cards outside the hand of which this seat does not know who takes them."""
        _, untaken = piles(self.view.tricks, self.view.rules.seats)
        return frozenset([*self.unseen, *untaken, *(self.view.trick.cards if self.view.trick else ())])

    @property
    def penalty_cards(self) -> dict[int, int]:
        """How many penalty cards each seat in play has taken, as far as this seat knows."""
        view, (taken, _) = self.view, piles(self.view.tricks, self.view.rules.seats)
        known = {seat: taken[seat] + (view.kitty if seat == view.seat else ()) for seat in view.players}
        return {seat: sum(card in self.deck.points for card in pile) for seat, pile in known.items()}

    @property
    def takers(self) -> frozenset[int]:
        """The seats that have taken a trick."""
        return frozenset(trick.taker for trick in self.view.tricks if trick.taker is not None)


def settled(view: View) -> bool:
    """Whether the score of the round is fixed, for every way to go on and every deal of the cards that this seat does
    not see.

    It may return False when the score is fixed, but never True when it is not.
    """
    if view.phase is not Phase.PLAYING or view.seat is None or not view.hand:
        return False
    rest = Rest(view, view.rules.deck_for(len(view.players)))
    return rest.settled or (_takes_the_rest(rest) and Rest(view, rest.deck, taker=view.seat).settled)


def _takes_the_rest(rest: Rest) -> bool:
    """Whether this seat leads and takes every remaining trick: none of its cards can be beaten by a card of the
    others."""
    view, deck = rest.view, rest.deck
    if not view.my_turn or (view.trick and view.trick.plays) or any(taker != view.seat for taker in view.kitty_takers):
        return False
    if deck.jokers_are_hearts and (JOKER in view.hand or rest.unseen[JOKER]):
        return False
    equals_lose = view.rules.duplicates == "first_wins"
    best: dict[object, int] = {}
    for card in rest.unseen:
        suit = deck.suits[card]
        best[suit] = max(best.get(suit, -1), card.rank)
    for card in view.hand:
        suit = deck.suits[card]
        if suit is not None and card.rank + equals_lose <= best.get(suit, -1):
            return False
    return True
