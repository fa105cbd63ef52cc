"""Situations: tables written out for computer players."""

from __future__ import annotations

from random import Random
from typing import Any

from hearts import Play
from players import choose
from players.knowledge import Knowledge
from tests.hearts.table import Table


def table(*hands: str, **fields: Any) -> Table:
    """A table whose deck has only these hands; seat 0 may lead anything."""
    free: dict[str, Any] = {"opening": "dealers_left", "first_trick_points": "allowed", "breaking": "none"}
    return Table(*hands, **free | fields)


def whole(*hands: str, **fields: Any) -> Table:
    """A table with the whole deck: short hands are filled up with the lowest unused cards."""
    return Table(*hands, remainder="kitty", **fields)


def plays(situation: Table, level: str = "casual") -> str:
    """The card that a computer player of this level plays now, for every seed."""
    moves = {choose(level, situation.game.view(situation.turn), Random(seed)) for seed in range(3)}
    [move] = moves
    assert isinstance(move, Play)
    return str(move.card)


def knows(situation: Table, seat: int | None = None) -> Knowledge:
    """What a seat can infer; by default the seat whose turn it is."""
    return Knowledge.of(situation.game.view(situation.turn if seat is None else seat))
