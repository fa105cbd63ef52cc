"""Pass features: what the policy sees of a card that may be passed, as five indices into its tables of weights."""

from __future__ import annotations

from typing import Any, Final

from players.kernel.features import PLAY_WEIGHTS, count_above
from players.kernel.position import lowest_bit, popcount, rank_at, same_rank
from players.kernel.spec import (
    BONUS_CARD,
    COPIES,
    DECK,
    DOUBLING,
    FLAGS,
    HEARTS,
    LOOSE,
    PENALTY,
    QUEEN,
    QUEEN_WORTH,
    SEATS,
    SPADES,
)

PASS_TABLES: Final = 5
ROLES: Final = 8
"""Roles of cards: plain; heart or other penalty; spade below the queen; the queen; king of spades; ace of spades; bonus
card; doubling card or loose joker."""
DIRECTIONS: Final = 3
"""Classes of directions: to the left, to the right, elsewhere."""

P1: Final = PLAY_WEIGHTS
P2: Final = P1 + ROLES * 16 * 9
P3: Final = P2 + ROLES * 6 * 8 * DIRECTIONS
P4: Final = P3 + ROLES * 16 * 6
P5: Final = P4 + ROLES * 16 * 6
WEIGHTS: Final = P5 + ROLES * 16 * DIRECTIONS
"""The number of weights of one policy, those of plays and of passes."""


def role_of(spec: Any, card: int) -> int:
    """The role of a card (see `ROLES`)."""
    flags = spec[FLAGS + card]
    if flags & BONUS_CARD:
        return 6
    if flags & DOUBLING or card >> 4 == LOOSE:
        return 7
    if card >> 4 == SPADES and spec[QUEEN_WORTH]:
        return 2 if card < QUEEN else 3 + (card & 15) - (QUEEN & 15)
    return 1 if flags & PENALTY or card >> 4 == HEARTS else 0


def direction_of(spec: Any, offset: int) -> int:
    """The class of a pass so many seats further (see `DIRECTIONS`): the receiver plays right after this seat, right
    before it, or neither."""
    offset %= spec[SEATS]
    return 0 if offset == 1 else 1 if offset == spec[SEATS] - 1 else 2


def cover(spades: int, spec: Any) -> int:
    """How many of these spades, a mask, are lower than the queen; 5 at most."""
    return min(5, popcount(spades & ((1 << ((QUEEN & 15) * spec[COPIES])) - 1)))


def guards(spades: int, spec: Any) -> int:
    """Which of queen, king and ace are among these spades, a mask: the bits 1, 2 and 4."""
    held = 0
    for above in range(3):
        if spades & same_rank(spec, QUEEN + above):
            held |= 1 << above
    return held


def weigh_pass(hand: Any, spec: Any, weights: Any, direction: int, cards: Any, logits: Any, indices: Any) -> int:
    """Fills in the codes of the cards of a hand (five masks), their logits as a pass in this direction, and the indices
    of their weights (`PASS_TABLES` for each card). Returns the number of different cards."""
    below, high = cover(hand[SPADES], spec), guards(hand[SPADES], spec)
    top = 0
    for suit in range(LOOSE):
        top += count_above(hand[suit], spec[DECK + suit] & ~hand[suit])
    top = min(5, top // 2)
    n = 0
    for suit in range(5):
        mask = hand[suit]
        length = min(8, popcount(mask))
        while mask:
            rank = 0 if suit == LOOSE else rank_at(spec, lowest_bit(mask))
            card = 16 * suit + rank
            lower = min(5, popcount(hand[suit] & ((1 << (rank * spec[COPIES])) - 1)))
            mask &= ~same_rank(spec, card)
            role = role_of(spec, card)
            kind = role * 16 + rank
            to = n * PASS_TABLES
            indices[to] = P1 + kind * 9 + length
            indices[to + 1] = P2 + ((role * 6 + below) * 8 + high) * DIRECTIONS + direction
            indices[to + 2] = P3 + kind * 6 + lower
            indices[to + 3] = P4 + kind * 6 + top
            indices[to + 4] = P5 + kind * DIRECTIONS + direction
            total = 0.0
            for at in range(to, to + PASS_TABLES):
                total += weights[indices[at]]
            cards[n] = card
            logits[n] = total
            n += 1
    return n
