"""The policy: tables of learned weights that give each card a logit. They are read without any library.

The file has `WEIGHTS` little-endian float32 numbers for each of `STYLES`, in this order.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from hearts import JOKER, Card, Rules, View
from hearts.passing import passable
from players.kernel.features import MAX_CARDS, SCENE, TABLES, weigh
from players.kernel.pass_features import PASS_TABLES, WEIGHTS, direction_of, weigh_pass
from players.kernel.reading import Seen, read
from players.kernel.spec import card_of, masks, spec_of

STYLES: Final = ("standard", "bonus", "three", "six", "spot", "moon", "casual")
"""The styles in the order of the file: five for kinds of rules, one that shoots the moon, one that imitates casual."""
FILE: Final = "policy.f32"


def style_of(rules: Rules) -> str:
    """The style for these rules; that of standard Hearts for rules without one of their own."""
    if rules.number_of_decks > 1 or not rules.queen:
        return "standard"
    if rules.heart_values != "one":
        return "spot"
    if rules.seats != 4:
        return "three" if rules.seats == 3 else "six"
    return "standard" if rules.bonus_card is None else "bonus"


@lru_cache(maxsize=len(STYLES))
def weights_for(style: str) -> array[float]:
    """The weights of a style. Raises OSError or EOFError if the file is missing or too short."""
    weights = array("f")
    size = WEIGHTS * weights.itemsize
    with files("players").joinpath(FILE).open("rb") as file:
        file.seek(STYLES.index(style) * size)
        weights.frombytes(file.read(size))
    if len(weights) < WEIGHTS:
        raise EOFError(f"{FILE} is too short for {style}")
    if sys.byteorder == "big":
        weights.byteswap()
    return weights


def logits_of(seen: Seen, style: str) -> dict[int, float]:
    """The logits of the legal cards in a style, by code."""
    scene, cards, logits = [0] * SCENE, [0] * MAX_CARDS, [0.0] * MAX_CARDS
    n = weigh(seen.position, seen.spec, weights_for(style), scene, cards, logits, [0] * (MAX_CARDS * TABLES))
    return dict(zip(cards[:n], logits[:n], strict=True))


def play(view: View) -> Card:
    """The likeliest card of the policy."""
    if len(view.legal) == 1:
        return view.legal[0]
    seen = read(view)
    best = logits_of(seen, style_of(view.rules))
    card = card_of(max(best, key=best.__getitem__))
    return card if card in view.legal else view.legal[0]


def passes(view: View) -> tuple[Card, ...]:
    """The likeliest cards of the policy to pass, chosen one after the other in the order of the pass."""
    hand, chosen = list(view.hand), []
    for offset, count in view.pass_target:
        for _ in range(count):
            card = _give(view, hand, offset)
            hand.remove(card)
            chosen.append(card)
    return tuple(chosen)


def _give(view: View, hand: list[Card], offset: int) -> Card:
    """The likeliest card of a hand to pass so many seats further; a card that may not be passed only if no other is
    left."""
    logits = {
        _held(number, hand): logit for number, logit in pass_logits(view, hand, offset, style_of(view.rules)).items()
    }
    return max(passable(logits, view.rules), key=logits.__getitem__)


def _held(number: int, hand: list[Card]) -> Card:
    card = card_of(number)
    return card if card in hand else JOKER


def pass_logits(view: View, hand: Sequence[Card], offset: int, style: str) -> dict[int, float]:
    """The logits of the cards of a hand in a style, when one is passed ``offset`` seats further, by code."""
    rules, n = view.rules, len(view.players)
    spec = spec_of(rules, n)
    cards, logits, indices = [0] * MAX_CARDS, [0.0] * MAX_CARDS, [0] * (MAX_CARDS * PASS_TABLES)
    weights = weights_for(style)
    found = weigh_pass(masks(hand, rules), spec, weights, direction_of(spec, offset), cards, logits, indices)
    return dict(zip(cards[:found], logits[:found], strict=True))
