"""Computer players: each gets the `View` of its seat and nothing else, so it knows what a person there would know."""

from __future__ import annotations

import logging
from collections import Counter
from random import Random
from typing import Final

from hearts import Move, View
from players.hints import Hint, HintReason, hint
from players.levels import LEVELS, Level, NotReady
from players.names import NAMES, name_for
from players.preparing import prepare, ready

__all__ = [
    "LEVELS",
    "NAMES",
    "Hint",
    "HintReason",
    "Level",
    "choose",
    "fallbacks",
    "hint",
    "lower",
    "name_for",
    "prepare",
    "ready",
    "sampled",
]

log = logging.getLogger(__name__)

fallbacks: Final[Counter[tuple[str, str]]] = Counter()
"""How often a level failed and the next lower one moved instead, by level and name of the error."""
sampled: Final[Counter[str]] = Counter()
"""How many ``searches`` have sampled worlds, how many ``worlds`` these were, and how many equally likely worlds would
tell as much (``effective``)."""


def choose(level: str, view: View, rng: Random) -> Move:
    """The move of a computer player of this level; the same for the same view and state of ``rng``.

    If a level fails or does not know the rules, the next lower one moves instead (`fallbacks`), so that no table
    waits. Raises ValueError for an unknown level or a view whose seat has no move to make, and the error of the level
    if there is no lower one.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is not a level: there are {', '.join(LEVELS)}")
    if view.seat is None or not view.my_turn:
        raise ValueError("this view owes no move")
    try:
        return LEVELS[level].answer(view, rng)
    except Exception as error:
        lower = LEVELS[level].fallback
        if lower is None:
            raise
        _count(level, error)
    return choose(lower, view, rng)


def lower(level: str) -> str | None:
    """The level that moves if this one cannot; None if there is none."""
    return LEVELS[level].fallback if level in LEVELS else None


def _count(level: str, error: Exception) -> None:
    """Counts a failure, and logs each kind once. While the kernel is still being compiled, nothing is logged."""
    what = (level, type(error).__name__)
    fallbacks[what] += 1
    if fallbacks[what] == 1 and not isinstance(error, NotReady):
        log.error("a computer player failed, and the next lower level moves for it: %s", level, exc_info=error)
