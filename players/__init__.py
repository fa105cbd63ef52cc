"""Computer players: they get a `View` and nothing else, so they know what a person in their seat would know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from hearts import CallPass, Card, ChooseMoon, MoonEffect, Move, Pass, PassTarget, Phase, Play, View
from players import beginner, casual, passing
from players.hints import Why, why_pass, why_play
from players.names import NAMES, name_for

__all__ = ["LEVELS", "NAMES", "Hint", "Why", "choose", "hint", "name_for"]


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player answers each question that the game puts."""

    calls: Callable[[View, Random], PassTarget]
    passes: Callable[[View, Random], tuple[Card, ...]]
    plays: Callable[[View, Random], Card]
    chooses: Callable[[View, Random], MoonEffect]


_LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(passing.call_anywhere, beginner.passes, beginner.play, beginner.moon),
    "casual": Level(passing.call_left, passing.most_dangerous, casual.play, casual.moon),
}

LEVELS: Final[tuple[str, ...]] = tuple(_LEVELS)
"""From the weakest to the strongest."""


def choose(level: str, view: View, rng: Random) -> Move:
    """The move of a player of this level: the same for the same view and state of ``rng``.

    Raises ValueError for an unknown level, and for a view that owes no move.
    """
    player = _LEVELS.get(level)
    if player is None:
        raise ValueError(f"{level!r} is not a level: there are {', '.join(LEVELS)}")
    if view.seat is None or not view.my_turn:
        raise ValueError("this view owes no move")
    match view.phase:
        case Phase.CALLING:
            return CallPass(player.calls(view, rng))
        case Phase.PASSING:
            return Pass(player.passes(view, rng))
        case Phase.PLAYING:
            return Play(player.plays(view, rng))
        case _:
            return ChooseMoon(player.chooses(view, rng))


@dataclass(frozen=True, slots=True)
class Hint:
    """The cards that a casual player would play or pass, each with what speaks for it."""

    cards: tuple[Card, ...]
    reasons: tuple[Why, ...]


def hint(view: View) -> Hint:
    """What a casual player would do with this view. Raises ValueError where no card is asked for."""
    match choose("casual", view, Random(0)):
        case Play(card):
            return Hint((card,), (why_play(view, card),))
        case Pass(cards):
            return Hint(cards, why_pass(view, cards))
    raise ValueError("this view owes no card")
