"""A casual player: adds up what each card costs by rules of thumb, and plays the cheapest."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from hearts import Card, View
from hearts.cards import QUEEN_OF_SPADES, Suit
from players.chances import chance_to_take, cost_of_trick
from players.danger import relief
from players.knowledge import Knowledge
from players.moon import points_of_moon, price_for_moon, threat, within_reach

LATER: Final = 0.5
"""The weight of a point that may come later, relative to a point now."""
FLUSH: Final = 1.0
"""The value of a lead that may drive the queen of spades out."""
ON_THE_LEADER: Final = 1.5
"""The weight of a point on the leader, relative to a point on anybody else."""
AT_THE_END: Final = 0.5
"""The weight of a point that ends a game which this seat is not winning."""


def play(view: View, rng: Random) -> Card:
    """The card to play that looks cheapest by the rules of thumb."""
    known = Knowledge.of(view)
    cards = tuple(dict.fromkeys(view.legal))
    if len(cards) == 1:
        return cards[0]
    if within_reach(known):
        return min(cards, key=lambda card: price_for_moon(known, card))
    return min(cards, key=lambda card: (round(price(known, card), 2), -known.strength(card)))  # of equals the highest


def price(known: Knowledge, card: Card) -> float:
    """The likely cost of playing the card, in points: the sum over all rules of thumb."""
    return sum(rule(known, card) for rule in RULES_OF_THUMB)


def stay_below(known: Knowledge, card: Card) -> float:
    """The cost of taking the trick: what lies in it, and what may yet be discarded on it."""
    chance = chance_to_take(known, card)
    return chance * cost_of_trick(known, card) if chance else 0.0


def get_rid_of_danger(known: Knowledge, card: Card) -> float:
    """The gain of playing a dangerous card, and the cost of playing a card that covers one."""
    return -LATER * relief(known, known.view.hand, card)


def give_to_others(known: Knowledge, card: Card) -> float:
    """The gain of points on another's trick, and the cost of a bonus card there."""
    if not known.plays:
        return 0.0
    return -(1 - chance_to_take(known, card)) * known.harm(card) * weight(known, card) / len(known.others)


def weight(known: Knowledge, card: Card) -> float:
    """The weight of points on the seat that takes the trick now: more on the leader, less if they would end the
    game."""
    rules, totals = known.view.rules, known.view.totals
    taker = known.winner(card)
    if taker is None or taker == known.me or rules.scoring == "chips":
        return 1.0
    others = [totals[seat] for seat in known.others]
    if rules.end == "score" and totals[taker] + known.harm(card) >= rules.limit and totals[known.me] > min(totals):
        return AT_THE_END
    return ON_THE_LEADER if totals[taker] == min(others) < max(others) else 1.0


def flush_the_queen(known: Knowledge, card: Card) -> float:
    """The gain of leading a low spade to drive the queen out, for a seat that has no spade on which she could fall."""
    if known.plays or card.suit is not Suit.SPADES or not known.unseen[QUEEN_OF_SPADES] or not known.view.rules.queen:
        return 0.0
    spades = [held for held in known.view.hand if held.suit is Suit.SPADES]
    return 0.0 if any(held.rank >= QUEEN_OF_SPADES.rank for held in spades) else -FLUSH


def stay_without_a_trick(known: Knowledge, card: Card) -> float:
    """The cost of a first trick where taking none is rewarded: the more, the fewer tricks are left."""
    bonus = known.view.rules.no_tricks_bonus
    if not bonus or any(trick.taker == known.me for trick in known.view.tricks):
        return 0.0
    return -bonus * chance_to_take(known, card) * (1 - (known.tricks_left - 1) / known.deck.hand_size) ** 2


def stop_the_moon(known: Knowledge, card: Card) -> float:
    """The gain of taking a point while one other seat has all of them."""
    found = threat(known)
    if found is None:
        return 0.0
    shooter, likely = found
    stakes = likely * points_of_moon(known.view)
    taken = chance_to_take(known, card)
    lying = any(known.is_penalty(played) for _, played in known.plays) or known.is_penalty(card)
    saved = taken * (1.0 if lying else 0.3)
    if known.plays and known.is_penalty(card) and not taken:
        saved += -0.5 if known.winner(card) == shooter else 1.0
    return -stakes * saved


Rule = Callable[[Knowledge, Card], float]

RULES_OF_THUMB: tuple[Rule, ...] = (
    stay_below,
    get_rid_of_danger,
    give_to_others,
    flush_the_queen,
    stay_without_a_trick,
    stop_the_moon,
)
