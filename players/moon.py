"""The moon: when to shoot it and how, when to stop another seat's, and what to choose after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hearts import Card, MoonEffect, Suit, View, parse_cards
from hearts.cards import without
from hearts.ending import winners
from hearts.passing import passable
from players.chances import chance_to_take
from players.knowledge import Knowledge

PAYS: Final = ("others_up", "shooter_down", "choice", "smart")
"""The values of the rule `moon` under which a moon is good for its shooter."""
HIGHEST_SPADES: Final = parse_cards("AS KS QS")
JACK: Final = Card.parse("JS").rank
HONOURS: Final = 5
"""With how many other jacks, queens, kings and aces the highest spades are kept for the moon. In 277 hands this gained
`casual` 9 points and more a pass, but with four it lost 1.5 (`club` gained by both)."""


def points_of_moon(view: View) -> int:
    """The points that a moon is worth; 0 if it is not good for its shooter."""
    rules = view.rules
    if rules.moon not in PAYS:
        return 0
    return rules.moon_down if rules.moon == "shooter_down" else rules.moon_up


def threat(known: Knowledge) -> tuple[int, float] | None:
    """The seat, another one, that has taken all penalty cards so far, with the estimated probability that it takes all
    of the round; None if there is no such seat.

    The estimate is its share of the penalty cards, however many points they have: in 700 rounds the holder of three to
    five hearts took everything in 35 %, the holder of the queen and up to three hearts in 10 %.
    """
    takers = known.penalty_takers
    if len(takers) != 1 or takers[0] == known.me or not points_of_moon(known.view):
        return None
    taken = sum(map(known.is_penalty, known.piles[takers[0]]))
    return takers[0], taken / known.deck.penalty_count


def within_reach(known: Knowledge) -> bool:
    """Whether this seat's hand is strong enough to take every remaining trick."""
    if not points_of_moon(known.view) or any(seat != known.me for seat in known.penalty_takers):
        return False
    if known.untaken or known.view.rules.duplicates == "cancel":
        return False
    if known.plays and not any(chance_to_take(known, card) > 0.5 for card in known.view.legal):
        return False
    mine = known.points_of(known.me) / max(1, known.deck.total)
    return _losers(known, known.view.hand) <= (0 if mine < 0.5 else 1)


def _losers(known: Knowledge, hand: Sequence[Card]) -> int:
    """How many cards of the hand are likely to lose when each suit is played from the top down."""
    lost = 0
    for suit in Suit:
        mine = sorted((known.strength(card) for card in hand if known.deck.suits[card] is suit), reverse=True)
        theirs = len(known.strengths[suit])
        holders = max(1, known.holders(suit))
        longest = -(-theirs // holders) + (theirs > holders)
        for turn, strength in enumerate(mine):
            if turn < longest and known.higher(suit, strength):
                lost += 1
    return lost + sum(known.deck.suits[card] is None for card in hand)


def keeping_the_moon(known: Knowledge, count: int) -> tuple[Card, ...] | None:
    """The cards to pass from a hand that is likely to take every trick without them; None if it is not that strong."""
    view = known.view
    if not points_of_moon(view) or view.rules.duplicates == "cancel":
        return None
    hand, passed = view.hand, []
    for _ in range(count):
        weakest = min(
            passable(hand, view.rules),
            key=lambda card: (_losers(known, without(hand, (card,))), known.strength(card)),
        )
        hand = without(hand, (weakest,))
        passed.append(weakest)
    return tuple(passed) if _losers(known, hand) == 0 or _rules_spades(view) else None


def _rules_spades(view: View) -> bool:
    """Whether the hand has the three highest spades and `HONOURS` other honours, at a table of four with one deck."""
    if view.rules.seats != 4 or view.rules.number_of_decks > 1 or not set(HIGHEST_SPADES) <= set(view.hand):
        return False
    return sum(card.rank >= JACK for card in view.hand) - len(HIGHEST_SPADES) >= HONOURS


def price_for_moon(known: Knowledge, card: Card) -> float:
    """How little a card helps to take everything: the best card has the lowest number."""
    chance = chance_to_take(known, card)
    strength = known.strength(card)
    if known.plays and not known.later and chance:
        return strength - 100.0  # last to play: as cheaply as possible
    if chance:
        return -50.0 * chance - strength
    suit = known.deck.suits[card]
    beaten = known.higher(suit, strength) if suit is not None else 20
    return -float(beaten) + 30.0 * known.is_penalty(card)


def choose_effect(view: View) -> MoonEffect:
    """The others score, unless that would end the game without this seat as its only winner."""
    rules = view.rules
    assert view.seat is not None
    up = view.shot.up if view.shot else rules.moon_up
    totals = tuple(total + up * (seat != view.seat) for seat, total in enumerate(view.totals))
    won = winners(rules, totals, len(view.rounds) + 1)
    return "others_up" if won in ((), (view.seat,)) else "shooter_down"
