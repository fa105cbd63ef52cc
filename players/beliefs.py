"""Beliefs: how an expert thinks that the other players play.

It is not told how they play and finds out from their passes and plays. Each other seat is assumed to have one of a few
styles, and each style is a policy. People at one table often play alike, so one of the styles, any of them with the
same chance, is the usual one there, and each seat has it with a chance of 80 %.

How likely a style makes what a seat has done in an imagined deal is a product over its passes and plays:

    (0.95 * policy(card) + 0.05 / choices) ** temper

The 5 % allow for choices that the policy would never make. A temper below 1 makes each choice count for less, because
no style is exactly how anybody plays. By Bayes' rule, with the shares of 80 % and 20 % from above:

    weight of a deal     ~  mean over the usual style of the product over the seats
                            of the sum over the styles of  share * likelihood of what the seat has done
    chance of the styles ~  their term of that sum

In each imagined deal the styles of the seats are drawn with these chances, and the seats play on by them. The
arithmetic is in `players.kernel.likelihood`.

This is Bayesian opponent modelling by types (here: styles). See Harsanyi 1967; Albrecht and Stone, "Autonomous agents
modelling other agents", 2018; and for a card game Southey and others, "Bayes' bluff", 2005.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Beliefs:
    """The styles that another seat may have, and how much its plays and passes tell about it and about its cards."""

    styles: tuple[str, ...]
    """Styles beside that of the rules (`players.policy.STYLES`); in standard Hearts, for which they are trained."""
    played: float
    """The temper of plays: 1 is what the policies say, 0 nothing."""
    passed: float
    """The temper of the cards that were passed to this seat."""


FIRST: Final = Beliefs((), 0.25, 0.4)
"""Everybody plays by the policy of the rules."""
NOW: Final = Beliefs(("casual",), 0.5, 0.7)
"""Each seat plays by the policy of the rules, or by rules of thumb as `casual` does."""
