"""Beliefs: how a player who searches thinks that the others play.

Nobody says how well the others play, but what they pass and play tells. Each is thought to play by one of a few
styles. Who sits together plays alike more often than not: one style, any of them, is usual at the table, and a seat
has it with a chance of 80 %. In an imagined deal, the chance of what a seat has played by a style is the product over
its passes and plays of

    (0.95 * policy(card) + 0.05 / choices) ** temper

where the policy is that of the style, the 5 % are for what it would never do, and tempers below 1 keep a few plays
from deciding everything: no style is exactly how anybody plays. Bayes' rule then says

    weight of a deal     ~  mean over the usual styles of the product over the seats
                            of the sum over the styles of  share * chance of what the seat has played
    chance of the styles ~  what each adds to that

By the latter, styles are drawn for the seats in each imagined deal, by which they play on. `players.kernel.likelihood`
reckons it.

This is Bayesian opponent modelling by types, as the books call styles (Harsanyi 1967; Albrecht and Stone, "Autonomous
agents modelling other agents", 2018; in a card game Southey and others, "Bayes' bluff", 2005).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Beliefs:
    """The styles by which another seat may play, and how much what it has done counts."""

    styles: tuple[str, ...]
    """Styles beside that of the rules (`players.policy.STYLES`); in standard Hearts, for which they are trained."""
    played: float
    """The temper of plays: 1 is what the policies say, 0 nothing."""
    passed: float
    """The temper of the cards that were passed to this seat."""


FIRST: Final = Beliefs((), 0.25, 0.4)
"""All play by the policy of the rules, more or less."""
NOW: Final = Beliefs(("casual",), 0.5, 0.7)
"""Each plays by the policy of the rules, or by rules of thumb."""
