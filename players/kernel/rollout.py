"""Rollouts: plays a round to its end, each seat by its policy."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from players.kernel.features import MAX_CARDS, SCENE, TABLES, Scratch, weigh, weigh_pass
from players.kernel.position import (
    ADRIFT,
    COUNT,
    HANDS,
    KITTY,
    LEFT,
    PENALTIES,
    STYLE,
    TRICK,
    TURN,
    lowest_bit,
    play,
    same_rank,
)
from players.kernel.rng import draw, pick, softmax
from players.kernel.spec import (
    COPIES,
    HAND_SIZE,
    KITTY_PARTS,
    LOOSE,
    MATTERS,
    NO_TRICKS,
    OPENING,
    SEATS,
    SUN,
)

FOR_THE_MOON: Final = 1
"""The row of the policy that plays for the moon. Before it is the usual policy, after it are other styles."""


def new_scratch() -> Scratch:
    """Scratch of arrays."""
    indices = np.zeros(MAX_CARDS * TABLES, np.int64)
    return Scratch(np.zeros(SCENE, np.int64), np.zeros(MAX_CARDS, np.int64), np.zeros(MAX_CARDS), indices)


def settled(p: Any, spec: Any) -> bool:
    """Whether no card that is left can change the score; True after the last trick."""
    if p[TRICK] == spec[HAND_SIZE]:
        return True
    if p[COUNT] or p[ADRIFT] or p[KITTY] < spec[KITTY_PARTS] or spec[NO_TRICKS] or spec[SUN]:
        return False
    for suit in range(LOOSE):  # noqa: SIM110 - the compiler knows no generators
        if p[LEFT + suit] & spec[MATTERS + suit]:
            return False
    return True


def roll(p: Any, spec: Any, policies: Any, rng: Any, scratch: Any) -> None:
    """Plays the round to its end, each seat by its row of the policies (`STYLE`)."""
    while p[COUNT] or not settled(p, spec):
        step_on(p, spec, policies[p[STYLE + p[TURN]]], rng, scratch)


def spoilt(p: Any, spec: Any, me: int) -> bool:
    """Whether another seat has a penalty card, so that this one cannot shoot the moon any more."""
    for seat in range(spec[SEATS]):  # noqa: SIM110 - the compiler knows no generators
        if seat != me and p[PENALTIES + seat]:
            return True
    return False


def shoot(p: Any, spec: Any, policies: Any, me: int, rng: Any, scratch: Any) -> None:
    """Plays on until this seat, which plays for the moon, has shot it or cannot any more."""
    while (p[COUNT] or not settled(p, spec)) and not spoilt(p, spec, me):
        row = FOR_THE_MOON if p[TURN] == me else p[STYLE + p[TURN]]
        step_on(p, spec, policies[row], rng, scratch)


def roll_trick(p: Any, spec: Any, policies: Any, rng: Any, scratch: Any) -> None:
    """Plays the trick to its end."""
    while p[COUNT]:
        step_on(p, spec, policies[p[STYLE + p[TURN]]], rng, scratch)


def step_on(p: Any, spec: Any, weights: Any, rng: Any, scratch: Any) -> None:
    """Draws one card by the policy and plays it."""
    n = weigh(p, spec, weights, scratch)
    at = 0
    if n > 1:
        at = draw(rng, scratch.logits, n)
    play(p, spec, scratch.cards[at])


def code_of(spec: Any, packed: int) -> int:
    """The code of a card that is given as 64 * suit + bit."""
    suit = packed // 64
    return 64 if suit == LOOSE else 16 * suit + packed % 64 // spec[COPIES]


def opener(p: Any, spec: Any, dealer: int) -> int:
    """The seat that leads to the first trick: of those with the lowest club the first from the dealer's left on, or the
    seat at the dealer's left."""
    best, lowest = (dealer + 1) % spec[SEATS], 99
    if spec[OPENING] != 3:
        for step in range(1, spec[SEATS] + 1):
            seat = (dealer + step) % spec[SEATS]
            clubs = p[HANDS + 5 * seat]
            if clubs and lowest_bit(clubs) // spec[COPIES] < lowest:
                best, lowest = seat, lowest_bit(clubs) // spec[COPIES]
    return best


def choose_pass(hand: Any, spec: Any, weights: Any, direction: int, rng: Any, scratch: Scratch) -> int:
    """Draws one card to pass from a hand (five masks) and removes it; returns its index among the candidates.

    ``scratch`` then has the candidates, their probabilities (as logits) and the indices of their weights; its scene has
    the suit of the card, its bit, and the number of candidates.
    """
    n = weigh_pass(hand, spec, weights, direction, scratch)
    softmax(scratch.logits, n)
    at = pick(rng, scratch.logits, n)
    card = scratch.cards[at]
    mask = hand[card >> 4] & same_rank(spec, card)
    hand[card >> 4] &= ~(mask & -mask)
    scratch.scene[0] = card >> 4
    scratch.scene[1] = mask & -mask
    scratch.scene[2] = n
    return at
