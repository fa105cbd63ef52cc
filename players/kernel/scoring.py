"""Scoring: the points of each seat in a finished round."""

from __future__ import annotations

from typing import Any

from players.kernel.position import ADRIFT, BONUSES, PENALTIES, POINTS, TENS, TRICKS
from players.kernel.spec import (
    ANTE,
    BONUS_WORTH,
    CHIPS,
    DEALER,
    DOUBLER,
    LAST_ROUND,
    MOON_DOWN,
    MOON_RULE,
    MOON_UP,
    NEEDED_BONUS,
    NO_TRICKS,
    PAY,
    PENALTY_COUNT,
    POT,
    SEATS,
    STACKS,
    SUN,
    SUN_DOWN,
    SUN_UP,
)


def shooter(p: Any, spec: Any) -> int:
    """The seat that shot the moon by these rules; -1 if none did."""
    if spec[MOON_RULE] == 0 or p[ADRIFT] or not spec[PENALTY_COUNT]:
        return -1
    for seat in range(spec[SEATS]):
        if p[PENALTIES + seat] == spec[PENALTY_COUNT]:
            return seat if p[BONUSES + seat] >= spec[NEEDED_BONUS] else -1
    return -1


def score(p: Any, spec: Any, down: int, out: Any) -> int:
    """Fills ``out`` with the points of each seat, where fewer are better; returns the seat that shot the moon, or -1.

    ``down`` is what a moon does where the rules leave it open: 0 the others up, 1 the shooter down. In a game for chips
    the points are the chips lost in this round, and the result is always -1.
    """
    shot = shooter(p, spec)
    if spec[CHIPS]:
        _chips(p, spec, out)
        return -1
    for seat in range(spec[SEATS]):
        tens, points = p[TENS + seat], p[POINTS + seat]
        if tens:
            points = -5 if spec[DOUBLER] == 2 and p[PENALTIES + seat] == 0 else points << tens
        out[seat] = points
    if shot >= 0:
        _moon(p, spec, shot, down, out)
    for seat in range(spec[SEATS]):
        if p[BONUSES + seat] and not (shot >= 0 and spec[MOON_RULE] == 4):
            out[seat] += p[BONUSES + seat] * spec[BONUS_WORTH] << (p[TENS + seat] if spec[DOUBLER] == 1 else 0)
        if shot < 0 and p[TRICKS + seat] == 0:
            out[seat] += spec[NO_TRICKS]
    return shot


def _moon(p: Any, spec: Any, shot: int, down: int, out: Any) -> None:
    others, rule = 0, spec[MOON_RULE]
    for seat in range(spec[SEATS]):
        if seat != shot:
            others += p[TRICKS + seat]
    sun = spec[SUN] and others == 0
    mine, theirs = 0, 0
    if rule == 1 or (rule >= 5 and not down):
        theirs = spec[SUN_UP] if sun else spec[MOON_UP]
    elif rule == 3:
        mine = spec[SUN_UP] if sun else spec[MOON_UP]
    elif rule != 4:
        mine = -(spec[SUN_DOWN] if sun else spec[MOON_DOWN])
    for seat in range(spec[SEATS]):
        out[seat] = theirs
    out[shot] = mine


def _chips(p: Any, spec: Any, out: Any) -> None:
    """Fills ``out`` with the chips that each seat loses."""
    if spec[PAY] == 2:
        _settle_by_howell(p, spec, out)
        return
    pool, seats = spec[POT], spec[SEATS]
    for seat in range(seats):
        out[seat] = spec[ANTE]
        if spec[PAY] == 1:
            out[seat] += min(p[PENALTIES + seat], spec[STACKS + seat] - spec[ANTE])
        pool += out[seat]
    fewest, whole = p[PENALTIES], False
    for seat in range(seats):
        fewest = min(fewest, p[PENALTIES + seat])
        whole = whole or p[PENALTIES + seat] == spec[PENALTY_COUNT]
    sharing = 0
    for seat in range(seats):
        sharing += p[PENALTIES + seat] == fewest
    if (sharing == 1) if seats == 2 else (fewest == 0 and not whole):
        for seat in range(seats):
            if p[PENALTIES + seat] == fewest:
                out[seat] -= pool // sharing
        pool %= sharing
    if spec[LAST_ROUND]:
        _divide(p, spec, out, fewest, sharing, pool)


def _divide(p: Any, spec: Any, out: Any, fewest: int, sharing: int, pool: int) -> None:
    """Divides what still lies after the last round among the seats with the fewest hearts; the odd chips go one each
    from the dealer's left."""
    odd = pool % sharing
    for step in range(1, spec[SEATS] + 1):
        seat = (spec[DEALER] + step) % spec[SEATS]
        if p[PENALTIES + seat] == fewest:
            out[seat] -= pool // sharing + (odd > 0)
            odd -= 1


def _settle_by_howell(p: Any, spec: Any, out: Any) -> None:
    taken, paid, seats = 0, 0, spec[SEATS]
    for seat in range(seats):
        taken += p[PENALTIES + seat]
    for seat in range(seats):
        out[seat] = max(0, min(seats * p[PENALTIES + seat] - taken, spec[STACKS + seat]))
        paid += out[seat]
    place = spec[DEALER]
    while paid:
        place = (place + 1) % seats
        if taken - seats * p[PENALTIES + place] + out[place] > 0:
            out[place] -= 1
            paid -= 1
