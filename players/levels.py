"""Levels: how each kind of computer player answers the prompts of the game, and how strong it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from hearts import CallPass, Card, ChooseMoon, MoonEffect, Move, Pass, PassTarget, Phase, Play, View
from players import beginner, casual, passing, policy, preparing
from players.beliefs import EXPERT_4, Beliefs
from players.kernel.spec import LATEST
from players.moon import choose_effect


class NotReady(Exception):
    """The level cannot move yet because the kernel is still being compiled."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a computer player is, and how it answers each prompt of the game."""

    rating: int
    """On the scale of people's ratings, which begin at 1500. It is fixed: computer players do not learn."""
    calls: Callable[[View, Random], PassTarget]
    passes: Callable[[View, Random], tuple[Card, ...]]
    plays: Callable[[View, Random], Card]
    chooses: Callable[[View], MoonEffect] = choose_effect
    """What the moon does that it has shot."""
    fallback: str | None = None
    """The level that moves if this one cannot."""

    def answer(self, view: View, rng: Random) -> Move:
        """The move of a player of this level for a view whose seat has to move."""
        match view.phase:
            case Phase.CALLING:
                return CallPass(self.calls(view, rng))
            case Phase.PASSING:
                return Pass(self.passes(view, rng))
            case Phase.PLAYING:
                return Play(self.plays(view, rng))
            case _:
                return ChooseMoon(self.chooses(view))


def club_of(edition: int) -> Level:
    """A club player by an edition of the policy."""

    def passes(view: View, rng: Random) -> tuple[Card, ...]:
        return policy.passes(view, edition)

    def plays(view: View, rng: Random) -> Card:
        return policy.play(view, edition)

    return Level(1660, passing.call_left, passes, plays, fallback="casual")


def expert_who(beliefs: Beliefs) -> Level:
    """An expert with these beliefs about the other players."""

    def passes(view: View, rng: Random) -> tuple[Card, ...]:
        _need_the_kernel()
        from players import expert

        return expert.passes(view, beliefs=beliefs)

    def plays(view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        _need_the_kernel()
        from players import expert

        return expert.play(view, beliefs=beliefs)

    return Level(1780, passing.call_left, passes, plays, fallback="club")


def _need_the_kernel() -> None:
    if not preparing.ready():
        preparing.prepare()
        raise NotReady("the kernel is not compiled yet")


LEVELS: Final = {
    "beginner": Level(780, passing.call_anywhere, beginner.passes, beginner.play, beginner.moon),
    "casual": Level(1500, passing.call_left, passing.most_dangerous, casual.play),
    "club": club_of(LATEST),
    "expert": expert_who(EXPERT_4),
}
"""Each level by its name, from the weakest to the strongest.

Casual is where people begin; beginner is measured against it (600 games), club and expert are estimated from what they
gain a round (docs/computer-players.md)."""
