"""Situations at the table, written out for computer players."""

from __future__ import annotations

from random import Random
from typing import Any

from hearts import Play
from players import choose
from players.knowledge import Knowledge
from tests.hearts.table import Table


def table(*hands: str, **fields: Any) -> Table:
    """A table whose deck holds just these hands; seat 0 leads what it likes."""
    free: dict[str, Any] = {"opening": "dealers_left", "first_trick_points": "allowed", "breaking": "none"}
    return Table(*hands, **free | fields)


def whole(*hands: str, **fields: Any) -> Table:
    """A table with the whole deck: short hands are filled up with the lowest cards that nobody wrote."""
    return Table(*hands, remainder="kitty", **fields)


def plays(situation: Table, level: str = "casual") -> str:
    """The card that a computer player of this level plays now, whatever chance says."""
    moves = {choose(level, situation.game.view(situation.turn), Random(seed)) for seed in range(3)}
    [move] = moves
    assert isinstance(move, Play)
    return str(move.card)


def knows(situation: Table, seat: int | None = None) -> Knowledge:
    """What a seat can work out; where none is named, the one whose turn it is."""
    return Knowledge.of(situation.game.view(situation.turn if seat is None else seat))
