"""Legal cards: the restrictions of `hearts.restrictions`, in the same order, on five masks."""

from __future__ import annotations

from typing import Any

from players.kernel.position import (
    BROKEN,
    COUNT,
    HANDS,
    LED,
    PLAYS,
    TRICK,
    TURN,
    cancelled,
    lowest_bit,
    rank_at,
    same_rank,
)
from players.kernel.spec import (
    BAD,
    BREAKING,
    CANCEL,
    CLUBS,
    HAND_SIZE,
    HEARTS,
    HEARTS_INSTEAD,
    LOOSE,
    OPENING,
    QUEEN,
    QUEEN_LOCKED,
    QUEEN_MUST_GO,
    SAFE_START,
    SPADES,
)


def legal(p: Any, spec: Any, out: Any) -> None:
    """Fills ``out`` with five masks of the cards that the seat whose turn it is may play."""
    hand = HANDS + 5 * p[TURN]
    for suit in range(5):
        out[suit] = p[hand + suit]
    if p[TRICK] + 1 == spec[HAND_SIZE]:
        return
    if p[COUNT] == 0:
        if p[TRICK] == 0:
            _open(spec, out)
    else:
        _follow(p, out)
    if p[TRICK] == 0 and spec[SAFE_START]:
        _keep_penalties(spec, out)
    if p[COUNT] == 0 and not p[BROKEN] and spec[BREAKING] != 2:
        _keep_hearts(spec, out)
    if spec[QUEEN_MUST_GO] and p[COUNT] > 0:
        _let_the_queen_go(p, spec, out)


def _open(spec: Any, out: Any) -> None:
    if spec[OPENING] <= 1 and out[CLUBS]:
        if spec[OPENING] == 0:
            rank = rank_at(spec, lowest_bit(out[CLUBS]))
            out[CLUBS] &= same_rank(spec, rank)
        for suit in range(1, 5):
            out[suit] = 0
    elif spec[OPENING] == 3 and out[CLUBS] | out[1] | out[SPADES] | out[LOOSE]:
        out[HEARTS] = 0


def _follow(p: Any, out: Any) -> None:
    led = p[LED]
    if led != LOOSE and out[led]:
        for suit in range(LOOSE):
            if suit != led:
                out[suit] = 0


def _keep_penalties(spec: Any, out: Any) -> None:
    """Leaves out penalty cards if any other card is left."""
    others = out[LOOSE]
    for suit in range(LOOSE):
        others |= out[suit] & ~spec[BAD + suit]
    if others:
        for suit in range(LOOSE):
            out[suit] &= ~spec[BAD + suit]


def _keep_hearts(spec: Any, out: Any) -> None:
    queens = out[SPADES] & same_rank(spec, QUEEN)
    free = out[CLUBS] | out[1] | out[LOOSE] | (out[SPADES] & ~queens)
    if not free and (not queens or spec[QUEEN_LOCKED] or spec[HEARTS_INSTEAD]):
        return
    out[HEARTS] = 0
    if spec[QUEEN_LOCKED]:
        out[SPADES] &= ~queens


def _let_the_queen_go(p: Any, spec: Any, out: Any) -> None:
    queens = out[SPADES] & same_rank(spec, QUEEN)
    if not queens:
        return
    if p[LED] == SPADES:
        beaten = False
        for place in range(p[COUNT]):
            card = p[PLAYS + place]
            if card >> 4 == SPADES and card >= QUEEN and not (spec[CANCEL] and cancelled(p, place)):
                beaten = True
        if not beaten:
            return
    for suit in range(5):
        out[suit] = 0
    out[SPADES] = queens
