"""Stakes: what the points of a round are worth to a seat, from the points themselves and the chance to win the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, NamedTuple

from hearts.scoring import NOSE
from players.kernel.spec import SEATS

OTHERS: Final = 0.5
"""The weight of the others' mean points beside one's own."""
GAME: Final = 60.0
"""The value of a certain win of the game, in points."""
SPREAD: Final = 1.3
"""How far totals drift apart in one round, as a multiple of the mean points of a seat (docs/computer-players.md)."""


class Stakes(NamedTuple):
    """What counts beside the points of the round."""

    winning: float
    """The weight of winning the game beside points, 0 to 1."""
    scale: float
    """The factor from points of this deck to points of a deck of 26."""
    ends: int
    """How the game ends: 0 never, 1 by a score, 2 by a number of rounds."""
    end: float
    """That score."""
    rounds_left: float
    """The rounds after this one."""
    floor: bool
    """Whether no total is below 0."""
    last_nose: float
    """The highest total that is on the nose, or 0."""
    exact: float
    """The total that wins at once, or 0."""
    per_round: float
    """The mean points of a seat in a round."""
    before: Any
    """The totals before the round, by seat; fewer are better."""


def worth(points: Any, spec: Any, me: int, stakes: Stakes, totals: Any) -> float:
    """What these points of a round, by seat, are worth to one seat, in points of a deck of 26; more is better.
    ``totals`` is an array to work in."""
    seats = spec[SEATS]
    others = 0.0
    for seat in range(seats):
        if seat != me:
            others += points[seat]
    gain = (OTHERS * others / (seats - 1) - points[me]) * stakes.scale
    if stakes.winning <= 0.0:
        return gain
    return gain * (1 - stakes.winning) + GAME * stakes.winning * chance_to_win(points, spec, me, stakes, totals)


def chance_to_win(points: Any, spec: Any, me: int, stakes: Stakes, totals: Any) -> float:
    """The estimated probability that the seat wins the game after these points; equal winners share it."""
    seats = spec[SEATS]
    highest, lowest, exact = -1e9, 1e9, 0
    for seat in range(seats):
        total = stakes.before[seat] + points[seat]
        if points[seat] != 0 and NOSE <= total <= stakes.last_nose and total % NOSE == 0:
            total -= NOSE
        if stakes.floor:
            total = max(total, 0.0)
        totals[seat] = total
        exact += stakes.exact > 0 and total == stakes.exact
        highest, lowest = max(highest, total), min(lowest, total)
    if exact:
        return 1.0 / exact if totals[me] == stakes.exact else 0.0
    if (stakes.ends == 1 and highest >= stakes.end) or (stakes.ends == 2 and stakes.rounds_left <= 0):
        winners = 0
        for seat in range(seats):
            winners += totals[seat] == lowest
        return 1.0 / winners if totals[me] == lowest else 0.0
    rounds = stakes.rounds_left if stakes.ends == 2 else (stakes.end - highest) / (1.5 * stakes.per_round)
    spread = SPREAD * stakes.per_round * sqrt(max(1.0, rounds))
    shares = 0.0
    for seat in range(seats):
        shares += exp((lowest - totals[seat]) / spread)
    return exp((lowest - totals[me]) / spread) / shares
