"""Beliefs: how an expert thinks that the other players play.

An expert infers how they play from their passes and plays. Each other seat is assumed to have one of a few styles;
each style is a policy. People at one table often play alike. So one of the styles is assumed to be usual there (each
with the same probability), and each seat has it with a probability of 80 %.

The likelihood of what a seat has done in a sampled deal, if it has a certain style, is a product over its choices:

    (0.95 * policy(card) + 0.05 / choices) ** temper

The 5 % allow for choices that the policy would never make. A temper below 1 makes each choice count for less, because
nobody plays exactly by one of the styles. By Bayes' rule, where ``share`` is 80 % for the usual style and the other
styles have equal parts of 20 %:

    weight of a deal     ~  mean over the usual style of the product over the seats
                            of the sum over the styles of  share * likelihood of what the seat has done
    weight of the styles ~  their term of that sum

In each sampled deal the styles of the seats are drawn by these weights, and the seats play on by them. The functions
are in `players.kernel.likelihood`.

This is Bayesian opponent modelling by types (here: styles). See Harsanyi 1967; Albrecht and Stone, "Autonomous agents
modelling other agents", 2018; and for a card game Southey and others, "Bayes' bluff", 2005.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hearts import Rules
from players.kernel.spec import FIRST, LATEST
from players.policy import style_of


@dataclass(frozen=True)
class Beliefs:
    """The styles that another seat may have, and how much its plays and passes tell about it and about its cards."""

    styles: tuple[str, ...]
    """Styles of `players.policy.STYLES` beside that of the rules. They are trained for standard Hearts and used only
    there."""
    played: float
    """The temper of plays: with 1 they count in full, with 0 not at all."""
    passed: float
    """The temper of the cards that were passed to this seat."""
    edition: int = LATEST
    """The edition of the policy."""
    shapes: bool = False
    """Whether it knows that passes leave others shorter and longer suits than a random deal (standard Hearts only)."""
    usual: str | None = None
    """The style that takes the place of that of the rules."""
    least: int = 0
    """In games of several decks: how many worlds have to be effective (Kish). If they are fewer, plays and passes tell
    less, by the highest temper with which that many are. With two decks many cards are hidden, and a handful of worlds
    would have all the weight: the search would take their noise for knowledge."""

    def style_for(self, rules: Rules) -> str:
        """The style by which a seat plays under these rules, if nothing tells of another one."""
        return self.usual or style_of(rules, self.edition)


EXPERT_1: Final = Beliefs((), 0.25, 0.4, FIRST)
"""Everybody plays by the policy of the rules."""
EXPERT_2: Final = Beliefs(("casual",), 0.5, 0.7, FIRST)
"""Each seat plays by the policy of the rules or in the style of `casual`."""
EXPERT_3: Final = Beliefs(("casual",), 0.5, 0.7, shapes=True)
"""The same, with the latest edition of the policy and the shapes of hands after passes."""
EXPERT_4: Final = replace(EXPERT_3, least=60)
"""The same, but with several decks no few worlds decide."""
