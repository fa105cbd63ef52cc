"""Stakes: what the points of a round are worth to a seat, from the points themselves and the chance to win the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from hearts.scoring import NOSE
from players.kernel.spec import SEATS

# The stakes are one array of floats. Here is the index of each.
WINNING: Final = 0
"""The weight of winning the game beside points, 0 to 1."""
SCALE: Final = 1
"""The factor from points of this deck to points of a deck of 26."""
ENDS: Final = 2
"""How the game ends: 0 never, 1 by a score, 2 by a number of rounds."""
END: Final = 3
"""That score."""
ROUNDS_LEFT: Final = 4
"""The rounds after this one."""
FLOOR: Final = 5
"""1 for a floor at 0."""
LAST_NOSE: Final = 6
"""The highest total that is on the nose, or 0."""
EXACT: Final = 7
"""The total that wins at once, or 0."""
PER_ROUND: Final = 8
"""The mean points of a seat in a round."""
BEFORE: Final = 9
"""The totals before the round, by seat; fewer are better."""
OTHERS: Final = 0.5
"""The weight of the others' mean points beside one's own."""
GAME: Final = 60.0
"""The value of a certain win of the game, in points."""
SPREAD: Final = 1.3
"""How far totals drift apart in one round, as a multiple of the mean points of a seat (docs/computer-players.md)."""


def worth(points: Any, spec: Any, me: int, stakes: Any, totals: Any) -> float:
    """What these points of a round, by seat, are worth to one seat, in points of a deck of 26; more is better.
    ``totals`` is an array to work in."""
    seats = spec[SEATS]
    others = 0.0
    for seat in range(seats):
        if seat != me:
            others += points[seat]
    gain = (OTHERS * others / (seats - 1) - points[me]) * stakes[SCALE]
    if stakes[WINNING] <= 0.0:
        return gain
    return gain * (1 - stakes[WINNING]) + GAME * stakes[WINNING] * chance_to_win(points, spec, me, stakes, totals)


def chance_to_win(points: Any, spec: Any, me: int, stakes: Any, totals: Any) -> float:
    """The estimated probability that the seat wins the game after these points; equal winners share it."""
    seats = spec[SEATS]
    highest, lowest, exact = -1e9, 1e9, 0
    for seat in range(seats):
        total = stakes[BEFORE + seat] + points[seat]
        if points[seat] != 0 and NOSE <= total <= stakes[LAST_NOSE] and total % NOSE == 0:
            total -= NOSE
        if stakes[FLOOR] > 0:
            total = max(total, 0.0)
        totals[seat] = total
        exact += stakes[EXACT] > 0 and total == stakes[EXACT]
        highest, lowest = max(highest, total), min(lowest, total)
    if exact:
        return 1.0 / exact if totals[me] == stakes[EXACT] else 0.0
    if (stakes[ENDS] == 1 and highest >= stakes[END]) or (stakes[ENDS] == 2 and stakes[ROUNDS_LEFT] <= 0):
        winners = 0
        for seat in range(seats):
            winners += totals[seat] == lowest
        return 1.0 / winners if totals[me] == lowest else 0.0
    rounds = stakes[ROUNDS_LEFT] if stakes[ENDS] == 2 else (stakes[END] - highest) / (1.5 * stakes[PER_ROUND])
    spread = SPREAD * stakes[PER_ROUND] * sqrt(max(1.0, rounds))
    shares = 0.0
    for seat in range(seats):
        shares += exp((lowest - totals[seat]) / spread)
    return exp((lowest - totals[me]) / spread) / shares
