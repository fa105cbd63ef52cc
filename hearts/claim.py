"""Claims: whether the rest of a round can still change a score, judged from what one seat sees."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hearts.cards import JOKER, Card
from hearts.chips import is_last
from hearts.moves import Phase
from hearts.trick import piles

if TYPE_CHECKING:
    from hearts.deck import Deck
    from hearts.view import View


def settled(view: View) -> bool:
    """Whether the score of the round is fixed, for every way to go on and every deal of the cards that this seat does
    not see.

    It may return False when the score is fixed, but never True when it is not.
    """
    if view.phase is not Phase.PLAYING or view.seat is None or not view.hand:
        return False
    deck, leads = view.rules.deck_for(len(view.players)), _leads(view)
    counts = view.rules.scoring != "chips" and not deck.counting.isdisjoint(view.hand)
    if counts and not leads:  # as most of the time: then the other cards need not be looked for
        return False
    unseen = _unseen(view, deck)
    return (not counts and _nothing_counts(view, deck, unseen)) or (leads and _takes_the_rest(view, deck, unseen))


def _leads(view: View) -> bool:
    return view.my_turn and not (view.trick and view.trick.plays)


def _unseen(view: View, deck: Deck) -> Counter[Card]:
    """The cards in other hands, and in a kitty that this seat has not taken."""
    tricks = (*view.tricks, view.trick) if view.trick else view.tricks
    seen = [*view.hand, *view.kitty, *(card for trick in tricks for _, card in trick.plays)]
    return Counter(deck.cards) - Counter(seen)


def _nothing_counts(view: View, deck: Deck, unseen: Counter[Card]) -> bool:
    """Whether no card that is still to be taken counts, and it does not matter who takes a trick either."""
    rules = view.rules
    taken, untaken = piles(view.tricks, rules.seats)
    open_piles = [pile + view.kitty if seat == view.seat else pile for seat, pile in enumerate(taken)]
    holders = [sum(card in deck.points for card in pile) for pile in open_piles]
    more_count = rules.chips_pay != "pool" or len(view.players) == 2 or is_last(rules, view.number)
    if rules.scoring == "chips" and not more_count and all(holders[seat] for seat in view.players):
        return True  # each has a heart: nobody shares the pool, and nobody can take every heart
    at_stake = (*unseen, *view.hand, *untaken, *(view.trick.cards if view.trick else ()))
    if not deck.counting.isdisjoint(at_stake):
        return False
    takers = {trick.taker for trick in view.tricks} - {None}
    if rules.no_tricks_bonus and not takers >= set(view.players):
        return False
    shooting = rules.moon != "off" and deck.penalty_count > 0 and deck.penalty_count in holders
    # Cards that cancel each other in the last trick undo the moon, and one more trick may spoil a sun.
    undone = rules.duplicates == "cancel" and rules.last_cancelled == "nobody"
    return not shooting or not (undone or (rules.sun and len(takers) == 1))


def _takes_the_rest(view: View, deck: Deck, unseen: Counter[Card]) -> bool:
    """Whether this seat, which leads, takes every remaining trick: none of its cards can be beaten by a card of the
    others."""
    if any(taker != view.seat for taker in view.kitty_takers):
        return False
    if deck.jokers_are_hearts and (JOKER in view.hand or unseen[JOKER]):
        return False
    equals_lose = view.rules.duplicates == "first_wins"
    best: dict[object, int] = {}
    for card in unseen:
        suit = deck.suits[card]
        best[suit] = max(best.get(suit, -1), card.rank)
    for card in view.hand:
        suit = deck.suits[card]
        if suit is not None and card.rank + equals_lose <= best.get(suit, -1):
            return False
    return True
