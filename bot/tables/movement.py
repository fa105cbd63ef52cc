"""The movement of a match at tables: who sits at which table and in which seat in each deal.

It is built in the field of four elements, like the lines of an affine plane (Colbourn and Dinitz, *Handbook of
Combinatorial Designs*, VII.2). In every four deals each player has each seat once; by the eighth deal everybody has met
everybody.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
SIZES: Final = (4, 8, 12, 16)
"""The possible numbers of players at tables of four."""

_TIMES: Final = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""The multiplication table of the field of four elements; addition is exclusive or."""
_THREE: Final = ((0, 0, 0, 0), (0, 0, 1, 2), (0, 1, 2, 1), (1, 0, 2, 1))
"""By group and by deal within four: how many tables a group moves on, with three tables. Three is not a power of two,
so these were found by search: any two groups are moved apart by each distance at least once, as in a difference
matrix."""

Placement = tuple[tuple[int, ...], ...]
"""By table and seat: the number of the player, from 0."""


def size_for(people: int) -> int:
    """The smallest of `SIZES` that has room for this many people."""
    return next(size for size in SIZES if people <= size)


def placement(size: int, deal: int) -> Placement:
    """Who sits where in a deal, counted from 0, of a match of ``size`` players (one of `SIZES`)."""
    tables = size // SEATS
    four, turn = divmod(deal, SEATS)
    placed = [[0] * SEATS for _ in range(tables)]
    for player in range(size):
        row, column = divmod(player, SEATS)
        group = _TIMES[1 + four % 3][column ^ _TIMES[four % SEATS][row]]
        placed[_table(tables, row, group, turn)][(group + turn) % SEATS] = player
    return tuple(map(tuple, placed))


def _table(tables: int, row: int, group: int, turn: int) -> int:
    """The table of a player. The players of a group are at different tables; players of two groups meet at most about
    once in four deals."""
    if tables == 3:
        return (row + _THREE[group][turn]) % tables
    return row ^ (_TIMES[group][turn] & (tables - 1))
