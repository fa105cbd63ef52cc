"""Hints: what a casual player would play or pass, and the rule of thumb that decides it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from hearts import Card, Pass, Phase, Play, Suit, View
from hearts.cards import QUEEN_OF_SPADES, without
from players import casual
from players.chances import chance_to_take, cost_of_trick
from players.danger import relief
from players.knowledge import Knowledge
from players.levels import LEVELS
from players.moon import within_reach

ALIKE: Final = 0.1
"""Cards whose prices differ by less than this count as equally good."""


class HintReason(StrEnum):
    """The reason for a card. The value is the key of its sentence (``hint-<value>``)."""

    ONLY_CARD = "only-card"
    SHOOT_THE_MOON = "shoot-the-moon"
    ALL_THE_SAME = "all-the-same"
    # what takes the trick
    STAY_BELOW = "stay-below"
    TAKE_LITTLE = "take-little"
    TAKE_THE_BONUS = "take-the-bonus"
    HOPE_FOR_THE_BONUS = "hope-for-the-bonus"
    # what is better gone, or better kept
    GET_RID_OF_DANGER = "get-rid-of-danger"
    KEEP_COVER = "keep-cover"
    GIVE_TO_OTHERS = "give-to-others"
    KEEP_FROM_OTHERS = "keep-from-others"
    # what changes the round
    FLUSH_THE_QUEEN = "flush-the-queen"
    STAY_WITHOUT_A_TRICK = "stay-without-a-trick"
    STOP_THE_MOON = "stop-the-moon"
    # passing
    PASS_SPADES = "pass-spades"
    PASS_SUIT = "pass-suit"
    PASS_DANGER = "pass-danger"


@dataclass(frozen=True, slots=True)
class Hint:
    """The cards that a casual player would play or pass, each with the reason for it."""

    cards: tuple[Card, ...]
    reasons: tuple[HintReason, ...]


def hint(view: View) -> Hint:
    """What a casual player would do with this view. Raises ValueError if its seat has no card to play or pass."""
    if view.seat is not None and view.my_turn and view.phase in (Phase.PASSING, Phase.PLAYING):
        match LEVELS["casual"].answer(view, Random(0)):
            case Play(card):
                return Hint((card,), (_why_play(view, card),))
            case Pass(cards):
                return Hint(cards, why_pass(view, cards))
    raise ValueError("this view owes no card")


def _why_play(view: View, card: Card) -> HintReason:
    """Why `casual.play` chose this card: the rule with the largest difference between it and the next dearer card."""
    cards = tuple(dict.fromkeys(view.legal))
    if len(cards) == 1:
        return HintReason.ONLY_CARD
    known = Knowledge.of(view)
    if within_reach(known):
        return HintReason.SHOOT_THE_MOON
    prices = {other: casual.price(known, other) for other in cards}
    dearer = [other for other in cards if prices[other] > prices[card] + ALIKE]
    if not dearer:
        return HintReason.ALL_THE_SAME
    next_best = min(dearer, key=prices.__getitem__)
    decisive = max(casual.RULES_OF_THUMB, key=lambda rule: rule(known, next_best) - rule(known, card))
    return _NAMES[decisive](known, card)


def why_pass(view: View, cards: Sequence[Card]) -> tuple[HintReason, ...]:
    """Why `passing.most_dangerous` chose each of these cards."""
    suits = view.rules.deck_for(len(view.players)).suits
    kept = {suits[card] for card in without(view.hand, cards)}

    def why(card: Card) -> HintReason:
        if card.suit is Suit.SPADES and card.rank >= QUEEN_OF_SPADES.rank and view.rules.queen:
            return HintReason.PASS_SPADES
        return HintReason.PASS_DANGER if suits[card] in kept else HintReason.PASS_SUIT

    return tuple(map(why, cards))


def _stay_below(known: Knowledge, card: Card) -> HintReason:
    if known.plays and not chance_to_take(known, card):
        return HintReason.STAY_BELOW
    if cost_of_trick(known, card) >= 0:
        return HintReason.TAKE_LITTLE
    lies_there = known.view.rules.bonus_card in (card, *known.untaken, *(played for _, played in known.plays))
    return HintReason.TAKE_THE_BONUS if lies_there else HintReason.HOPE_FOR_THE_BONUS


def _get_rid_of_danger(known: Knowledge, card: Card) -> HintReason:
    return HintReason.GET_RID_OF_DANGER if relief(known, known.view.hand, card) > 0 else HintReason.KEEP_COVER


def _give_to_others(known: Knowledge, card: Card) -> HintReason:
    return HintReason.GIVE_TO_OTHERS if known.harm(card) > 0 else HintReason.KEEP_FROM_OTHERS


_NAMES: Final[dict[casual.Rule, Callable[[Knowledge, Card], HintReason]]] = {
    casual.stay_below: _stay_below,
    casual.get_rid_of_danger: _get_rid_of_danger,
    casual.give_to_others: _give_to_others,
    casual.flush_the_queen: lambda known, card: HintReason.FLUSH_THE_QUEEN,
    casual.stay_without_a_trick: lambda known, card: HintReason.STAY_WITHOUT_A_TRICK,
    casual.stop_the_moon: lambda known, card: HintReason.STOP_THE_MOON,
}
