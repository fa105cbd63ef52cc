"""A beginner: knows the rules, sometimes plays low, and discards points when it cannot follow."""

from __future__ import annotations

from random import Random
from typing import Final

from hearts import Card, MoonEffect, View
from players.knowledge import Knowledge
from players.passing import pick

ATTENTION: Final = 0.7
"""The probability that a beginner thinks about a play; otherwise it plays any legal card."""


def passes(view: View, rng: Random) -> tuple[Card, ...]:
    """The cards to pass: high ones and the queen, no matter how many low cards cover them."""
    return pick(view, lambda _, card: card.rank + view.rules.deck.points.get(card, 0) / 3 + rng.uniform(0, 8))


def play(view: View, rng: Random) -> Card:
    """The card to play."""
    legal = view.legal
    if rng.random() > ATTENTION:
        return rng.choice(legal)
    known = Knowledge.of(view)
    if not known.plays:
        return min(legal, key=lambda card: card.rank + rng.uniform(0, 4))
    losing = [card for card in legal if known.winner(card) != known.me]
    if known.led in [known.deck.suits[card] for card in legal]:
        return max(losing or legal, key=lambda card: card.rank + rng.uniform(0, 4))
    return max(legal, key=lambda card: 2 * known.deck.points.get(card, 0) + card.rank + rng.uniform(0, 6))


def moon(view: View) -> MoonEffect:
    """The choice after shooting the moon: always the same."""
    return "others_up"
