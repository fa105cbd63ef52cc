"""Claims: whether the rest of a round can still change a score, judged from what one seat sees."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hearts.cards import JOKER
from hearts.moves import Phase
from hearts.scoring import steps_of
from hearts.steps import Rest

if TYPE_CHECKING:
    from hearts.view import View


def settled(view: View) -> bool:
    """Whether the score of the round is fixed, for every way to go on and every deal of the cards that this seat does
    not see.

    It may return False when the score is fixed, but never True when it is not.
    """
    if view.phase is not Phase.PLAYING or view.seat is None or not view.hand:
        return False
    rest = Rest(
        rules=view.rules,
        deck=view.deck,
        number=view.number,
        players=view.players,
        seat=view.seat,
        hand=view.hand,
        kitty=view.kitty,
        tricks=view.tricks,
        table=view.trick.cards if view.trick else (),
        unseen=lambda: view.unseen,
    )
    return _is_settled(rest) or (_takes_the_rest(view, rest) and _is_settled(replace(rest, taker=view.seat)))


def _is_settled(rest: Rest) -> bool:
    """Whether no step of the scoring can add anything else any more."""
    return all(step.settled(rest) for step in steps_of(rest.rules))


def _takes_the_rest(view: View, rest: Rest) -> bool:
    """Whether this seat leads and takes every remaining trick: none of its cards can be beaten by a card of the
    others."""
    deck = rest.deck
    if not view.my_turn or rest.table or any(taker != view.seat for taker in view.kitty_takers):
        return False
    if deck.jokers_are_hearts and (JOKER in view.hand or view.unseen[JOKER]):
        return False
    equals_lose = view.rules.duplicates == "first_wins"
    best: dict[object, int] = {}
    for card in view.unseen:
        suit = deck.suits[card]
        best[suit] = max(best.get(suit, -1), card.rank)
    for card in view.hand:
        suit = deck.suits[card]
        if suit is not None and card.rank + equals_lose <= best.get(suit, -1):
            return False
    return True
