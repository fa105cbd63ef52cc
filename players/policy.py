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
from players.kernel.features import WEIGHTS, direction_of, moon_state, scratch_of_lists, weigh, weigh_pass
from players.kernel.position import BONUSES, COUNT, HANDS, LED, POINTS, taker
from players.kernel.position import play as play_in
from players.kernel.reading import Seen, read
from players.kernel.spec import (
    BONUS_WORTH,
    FIRST,
    FLAGS,
    LATEST,
    MORE,
    PENALTY,
    SEATS,
    TOTAL,
    card_of,
    masks,
    spec_of,
)
from players.knowledge import Knowledge
from players.moon import keeping_the_moon, points_of_moon

STYLES: Final = ("standard", "bonus", "three", "six", "spot", "moon", "casual", "decks", "values", "maria")
"""The styles in the order of the file: five for kinds of rules, one that shoots the moon, one that imitates casual; and
three of the second edition, for two decks, for hearts that are worth their rank, and for more costly cards than the
queen."""
FILE: Final = "policy.f32"
NOBODY: Final = 0
"""The state of the moon (`moon_state`) in which nobody has a penalty card."""
NO_MOON: Final = (NOBODY, 1, 6, 7)
"""States in which no moon depends on who takes the trick."""
TO_THE_SHOOTER: Final = (4, 5)
"""States in which the taker of the trick has all penalty cards so far."""
RUN: Final = 4
"""How many tricks in a row make their taker a likely shooter."""


def style_of(rules: Rules, edition: int = LATEST) -> str:
    """The style for these rules in an edition; that of standard Hearts for rules without one of their own."""
    if rules.number_of_decks > 1:
        return "standard" if edition == FIRST else "decks"
    if not rules.queen:
        return "standard"
    if rules.heart_values != "one":
        return "spot" if edition == FIRST else "values"
    if rules.seats != 4:
        return "three" if rules.seats == 3 else "six"
    if rules.extra_penalties and edition != FIRST:
        return "maria"
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
    scratch = scratch_of_lists()
    n = weigh(seen.position, seen.spec, weights_for(style), scratch)
    return dict(zip(scratch.cards[:n], scratch.logits[:n], strict=True))


def play(view: View, edition: int = LATEST) -> Card:
    """The likeliest card of the policy, of those that are `sensible`."""
    if len(view.legal) == 1:
        return view.legal[0]
    seen = read(view, edition)
    logits = logits_of(seen, style_of(view.rules, edition))
    numbers = list(logits) if edition == FIRST else sensible(view, seen, list(logits))
    card = card_of(max(numbers, key=logits.__getitem__))
    return card if card in view.legal else view.legal[0]


def sensible(view: View, seen: Seen, numbers: list[int]) -> list[int]:
    """The codes of these cards without those that a person would call a blunder; all if there are no others.

    The policy does not see who takes trick after trick, and some costly tricks are rare where it was trained.
    """
    p = seen.position
    moon = moon_state(p, seen.spec, seen.me) if points_of_moon(view) else NOBODY
    if moon in TO_THE_SHOOTER and _threatens(view, seen):
        return [number for number in numbers if not seen.spec[FLAGS + number] & PENALTY] or numbers
    return leaving(seen, numbers) if moon in NO_MOON else numbers


def leaving(seen: Seen, numbers: list[int]) -> list[int]:
    """The codes of these cards without those by which the last player of a trick takes three points or more (13 where
    hearts are worth their rank); all if there are no others, or others play later."""
    if seen.position[COUNT] != seen.spec[SEATS] - 1:
        return numbers
    return [number for number in numbers if _gained(seen, number) < seen.spec[MORE]] or numbers


def _threatens(view: View, seen: Seen) -> bool:
    """Whether the taker of the trick, which has all penalty cards so far, has more than half of the points or has taken
    the last `RUN` tricks; and this seat does not follow suit."""
    p, spec = seen.position, seen.spec
    if p[HANDS + 5 * seen.me + p[LED]]:
        return False
    shooter = taker(p, spec)
    last = [view.players.index(trick.taker) for trick in view.tricks[-RUN:] if trick.taker is not None]
    return 2 * p[POINTS + shooter] > spec[TOTAL] or last == [shooter] * RUN


def _gained(seen: Seen, number: int) -> int:
    """The points that the last player of a trick takes with a card."""
    p, me = seen.position, seen.me
    after = list(p)
    play_in(after, seen.spec, number)
    return after[POINTS + me] - p[POINTS + me] + (after[BONUSES + me] - p[BONUSES + me]) * seen.spec[BONUS_WORTH]


def passes(view: View, edition: int = LATEST) -> tuple[Card, ...]:
    """The likeliest cards of the policy to pass, chosen one after the other in the order of the pass. A strong
    hand keeps the moon, which the policy has not learned."""
    if edition != FIRST:
        moon = keeping_the_moon(Knowledge.of(view), sum(count for _, count in view.pass_target))
        if moon is not None:
            return moon
    hand, chosen = list(view.hand), []
    for offset, count in view.pass_target:
        for _ in range(count):
            card = _give(view, hand, offset, style_of(view.rules, edition))
            hand.remove(card)
            chosen.append(card)
    return tuple(chosen)


def _give(view: View, hand: list[Card], offset: int, style: str) -> Card:
    """The likeliest card of a hand to pass so many seats further; a card that may not be passed only if no other is
    left."""
    logits = {_held(number, hand): logit for number, logit in pass_logits(view, hand, offset, style).items()}
    return max(passable(logits, view.rules), key=logits.__getitem__)


def _held(number: int, hand: list[Card]) -> Card:
    card = card_of(number)
    return card if card in hand else JOKER


def pass_logits(view: View, hand: Sequence[Card], offset: int, style: str) -> dict[int, float]:
    """The logits of the cards of a hand in a style, when one is passed ``offset`` seats further, by code."""
    rules, n = view.rules, len(view.players)
    spec, scratch = spec_of(rules, n), scratch_of_lists()
    found = weigh_pass(masks(hand, rules), spec, weights_for(style), direction_of(spec, offset), scratch)
    return dict(zip(scratch.cards[:found], scratch.logits[:found], strict=True))
