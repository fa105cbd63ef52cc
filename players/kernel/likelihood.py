"""Likelihood: how well the passes and plays of a round fit a sampled deal, for each style that another seat may have.

The formula is in `players.beliefs`. ``fits`` is an array with a row for each seat and a column for each style: the
logarithm of the likelihood, multiplied by the temper.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from players.kernel.features import TABLES, weigh, weigh_pass
from players.kernel.position import HANDS, STYLE, TURN, begin, play, popcount
from players.kernel.rng import draw, softmax
from players.kernel.rollout import FOR_THE_MOON, opener
from players.kernel.spec import COPIES, DIAMONDS, HEARTS, HIGH, HIGH_JOKERS, OPENING, SEATS

DOUBT: Final = 0.05
"""The probability that a seat chooses among its cards at random."""
ALIKE: Final = 0.8
"""The probability that a player has the style that is usual at the table."""
IMPOSSIBLE: Final = -1e9
SHAPES: Final = 8 * 9
"""Shapes of a suit in a hand: which of queen, king and ace it has, and its length up to 8."""


class Past(NamedTuple):
    """The passes and plays of a round, as one seat has seen them."""

    plays: Any
    """A flat array, three numbers for each play: the seat, the code of the card, its bit within the suit."""
    given: Any
    """Twelve numbers: the seat that passed cards to this one, the class of the direction, those cards as five masks,
    and the cards that this seat passed to the same one as five masks. Empty if there is no single such seat."""
    tempers: Any
    """The tempers of plays and of passes (see `players.beliefs.Beliefs`)."""
    gave: Any
    """Six numbers: the seat that this one passed cards to, and those cards as five masks."""
    shapes: Any
    """How passes change hands: for clubs and diamonds, spades, hearts, and loose jokers, first for a hand and then for
    one without the cards that this seat passed, the logarithm of how much likelier each of `SHAPES` is than in a random
    deal. Empty if that is not considered."""
    me: int
    leader: int
    """The seat that led to the first trick."""
    dealer: int


def row_of(style: int) -> int:
    """The row of a style in the policies; the row of the moon, which is no style of another seat, is left out."""
    return style + (style >= FOR_THE_MOON)


def likelihood(world: Any, past: Past, spec: Any, policies: Any, p: Any, fits: Any, scratch: Any) -> float:
    """The logarithm of the tempered likelihood that the others pass and play as they did, in this world; `IMPOSSIBLE`
    if one of their plays would have been illegal. Fills ``fits``; ``p`` is a position to work in."""
    plays, given = past.plays, past.given
    fits[:] = 0.0
    begin(p, spec, past.leader)
    for at in range(HANDS, HANDS + 5 * spec[SEATS]):
        p[at] = world[at]
    for at in range(0, len(plays), 3):
        p[HANDS + 5 * plays[at] + (plays[at + 1] >> 4)] |= plays[at + 2]
    if spec[HIGH_JOKERS]:
        _raise_jokers(p, spec)
    if spec[OPENING] != 3 and opener(p, spec, past.dealer) != past.leader:
        return IMPOSSIBLE
    if len(given):
        for style in range(fits.shape[1]):
            weights = policies[row_of(style)]
            fits[given[0], style] = past.tempers[1] * likely_to_pass(p, spec, weights, given, scratch)
    for at in range(0, len(plays), 3):
        seat, card = plays[at], plays[at + 1]
        if p[TURN] != past.me and (
            p[TURN] != seat or not _fit(p, spec, policies, past.tempers[0], card, fits[seat], scratch)
        ):
            return IMPOSSIBLE
        play(p, spec, card)
    by_table = scratch.logits
    fit_tables(fits, past.me, by_table)
    highest, total = by_table[0], 0.0
    for style in range(1, fits.shape[1]):
        highest = max(highest, by_table[style])
    for style in range(fits.shape[1]):
        total += exp(by_table[style] - highest)
    return highest + log(total / fits.shape[1])


def shape_at(suit: int, to: bool, mask: int) -> int:
    """The index in `Past.shapes` of a suit in a hand; ``to`` says whether cards that this seat passed are left out."""
    return (2 * max(0, suit - DIAMONDS) + to) * SHAPES + (mask >> 11 & 7) * 9 + min(8, popcount(mask))


def _fit(p: Any, spec: Any, policies: Any, temper: float, card: int, fits: Any, scratch: Any) -> bool:
    """Adds the logarithm for one play to the fit of each style; returns whether the card is legal."""
    n = weigh(p, spec, policies[0], scratch)
    found = -1
    for k in range(n):
        if scratch.cards[k] == card:
            found = k
    if n > 1 and found >= 0:
        for style in range(len(fits)):
            fits[style] += temper * _likely_to_play(policies[row_of(style)], style, found, n, scratch)
    return found >= 0


def _likely_to_play(weights: Any, style: int, found: int, n: int, scratch: Any) -> float:
    """The logarithm of the probability that the card ``found`` of n is played. The scratch has the logits of the first
    style (0) already."""
    if style:
        for k in range(n):
            scratch.logits[k] = 0.0
            for at in range(k * TABLES, k * TABLES + TABLES):
                scratch.logits[k] += weights[scratch.indices[at]]
    softmax(scratch.logits, n)
    return log((1 - DOUBT) * scratch.logits[found] + DOUBT / n)


def share(style: int, usual: int, styles: int) -> float:
    """The probability that a player has this style if the style ``usual`` is usual at the table."""
    if styles == 1:
        return 1.0
    return ALIKE if style == usual else (1 - ALIKE) / (styles - 1)


def fit_tables(fits: Any, me: int, by_table: Any) -> None:
    """Fills ``by_table``: for each style, the logarithm of the likelihood of all passes and plays if it is the usual
    one."""
    seats, styles = fits.shape
    for usual in range(styles):
        by_table[usual] = 0.0
        for seat in range(seats):
            if seat != me:
                highest, total = fits[seat].max(), 0.0
                for style in range(styles):
                    total += share(style, usual, styles) * exp(fits[seat, style] - highest)
                by_table[usual] += highest + log(total)


def draw_styles(fits: Any, me: int, world: Any, rng: Any, logits: Any) -> None:
    """Draws the style of each other seat by its probability and writes it into the world. With one style it does
    nothing."""
    seats, styles = fits.shape
    if styles == 1:
        return
    fit_tables(fits, me, logits)
    usual = draw(rng, logits, styles)
    for seat in range(seats):
        if seat != me:
            for style in range(styles):
                logits[style] = fits[seat, style] + log(share(style, usual, styles))
            world[STYLE + seat] = row_of(draw(rng, logits, styles))


def _raise_jokers(p: Any, spec: Any) -> None:
    """Makes both jokers of the deck high in the hands, as they are before the first of them is played."""
    for seat in range(spec[SEATS]):
        at = HANDS + 5 * seat + HEARTS
        if p[at] & 1:
            p[at] = (p[at] & ~1) | (1 << (HIGH * spec[COPIES] + 1))


def likely_to_pass(p: Any, spec: Any, weights: Any, given: Any, scratch: Any) -> float:
    """The logarithm of the probability that the seat that passed cards to this one chooses them (see `Past.given`)."""
    hand = np.zeros(5, np.int64)
    for suit in range(5):
        hand[suit] = (p[HANDS + 5 * given[0] + suit] & ~given[7 + suit]) | given[2 + suit]
    n = weigh_pass(hand, spec, weights, given[1], scratch)
    softmax(scratch.logits, n)
    total = 0.0
    for k in range(n):
        card = scratch.cards[k]
        if given[2 + (card >> 4)] >> ((card & 15) * spec[COPIES]) & ((1 << spec[COPIES]) - 1):
            total += log((1 - DOUBT) * scratch.logits[k] + DOUBT / n)
    return total
