"""The coach: estimates what each card or pass leads to, why the best one is better, and what a move has cost.

It sees only the view of one seat and knows no hidden card. A decision takes a tenth of a second of CPU time or more, so
do not call it on the event loop.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil
from typing import Any, Final

import numpy as np

from hearts import Card, Move, Pass, Phase, Play, View
from players import preparing
from players.beliefs import EXPERT_3
from players.kernel.search import MY_MOON, OTHER_MOON, QUEEN_COMES, TAKES_TRICK
from players.kernel.spec import Unknown
from players.kernel.stakes import OTHERS, Stakes
from players.policy import style_of
from players.search import Budget, Thought, policies_for, stakes_of, think, think_pass
from players.worlds import sample_worlds, seed_of

BUDGET: Final = Budget(worlds=400, rollouts=6000)
WANTED: Final = 200
"""Worlds are drawn until so many are effective (Kish), if `MOST` are enough for that."""
MOST: Final = 32
"""How many times the worlds of the budget are drawn at most: 12,800 take 0.15 s."""
SETS: Final = 12
"""How many sets of cards are compared for a pass."""
PASS_ROLLOUTS: Final = 6000
CLEAR: Final = 2.0
"""How many standard errors two moves must differ by, so that one is called better."""
LITTLE: Final = 0.25
"""Points by which no move is called better, however certain they are."""
LIKELY: Final = 0.5
"""A move after which the seat shoots the moon more often than this is made for the moon."""
ENOUGH: Final = 60.0
"""With fewer effective worlds than this the coach is not sure: it names no mistake and no number."""
MISTAKE: Final = 0.5
SURE: Final = 3.0
"""A mistake is a move that is behind the best by more points, and by more standard errors, than these."""
LONG_SHOT: Final = 0.1
NEARLY_CERTAIN: Final = 0.8
"""Between these chances of the best move to shoot the moon, it is not for somebody new to the game."""
WORTH_AVOIDING: Final = 3.0
"""Points that a move may be behind the best, so that somebody new to the game avoids points instead."""


class AdviceReason(StrEnum):
    """The main reason why one move is better than another. The value is the key of its sentence (``coach-<value>``)."""

    ALIKE = "alike"
    QUEEN = "queen"
    """The queen of spades comes to this seat less often."""
    OWN_MOON = "own-moon"
    OTHER_MOON = "other-moon"
    TRICK = "trick"
    """This trick comes to this seat less often."""
    POINTS = "points"
    """Fewer points in the rest of the round."""
    OTHERS = "others"
    """More points for the others, and as many for this seat."""


MOONS: Final = frozenset({AdviceReason.OWN_MOON, AdviceReason.OTHER_MOON})
EVENTS: Final = {
    AdviceReason.QUEEN: (QUEEN_COMES, -1 / 2),
    AdviceReason.OWN_MOON: (MY_MOON, 1),
    AdviceReason.OTHER_MOON: (OTHER_MOON, -1),
    AdviceReason.TRICK: (TAKES_TRICK, -1 / 13),
}
"""The reasons that are events of a rollout: the bit of the event, and about how many points it is worth, as a share of
all penalty points of the deck."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The expected outcome of one move, over worlds that are the same for all moves. Shares are from 0 to 1."""

    cards: tuple[Card, ...]
    """The card to play, or the cards to pass."""
    points: float
    """The expected points of this seat in this round."""
    behind: float
    """How many points worse than the best move this one is; 0 for the best. They are the seat's own points; for a moon
    half of the others' points count too."""
    error: float
    """The standard error of `behind`."""
    own_moon: float
    other_moon: float
    because: AdviceReason = AdviceReason.ALIKE
    """The main reason why the best move is better than this one; `ALIKE` for the best."""

    @property
    def clear(self) -> bool:
        """Whether this move is clearly worse than the best."""
        return self.behind > max(LITTLE, CLEAR * self.error)


@dataclass(frozen=True, slots=True)
class Advice:
    """The outlooks of all moves, the best first."""

    outlooks: tuple[Outlook, ...]
    effective: float
    """The effective number of worlds from which these numbers come."""

    @property
    def sure(self) -> bool:
        """Whether the numbers come from enough worlds to be shown, and to name a mistake."""
        return self.effective >= ENOUGH

    @property
    def best(self) -> Outlook:
        """The move with the best outlook."""
        return self.outlooks[0]

    @property
    def alike(self) -> tuple[Outlook, ...]:
        """The other moves that may be just as good."""
        return tuple(other for other in self.outlooks[1:] if not other.clear)

    @property
    def moon(self) -> bool:
        """Whether the best move is made in order to shoot the moon."""
        return self.best.own_moon > LIKELY


@dataclass(frozen=True, slots=True)
class Verdict:
    """A move that was made, compared with the best."""

    advice: Advice
    chosen: Outlook

    @property
    def cost(self) -> float:
        """How many points worse than the best move this one is."""
        return self.chosen.behind

    @property
    def because(self) -> AdviceReason:
        """The main reason why the best move is better than this one."""
        return self.chosen.because

    @property
    def mistake(self) -> bool:
        """Whether the move is certainly and by enough points worse than the best, and not for a moon: whether one comes
        depends on how well the others defend, and of that the worlds tell too little."""
        return self.advice.sure and self.clear and self.because not in MOONS

    @property
    def clear(self) -> bool:
        """Whether it is worse by enough points, and by more than chance, if the worlds are right."""
        return self.cost > max(MISTAKE, SURE * self.chosen.error)


def advise(view: View, budget: Budget = BUDGET, *, also: tuple[Card, ...] = ()) -> Advice | None:
    """The outlook of each card or pass; ``also`` is one more set of cards to pass to compare.

    None if there is no choice, if the kernel does not know the rules or is not compiled yet (then its compilation
    starts), and if a pass goes to several seats. The same view gets the same advice.
    """
    if not view.has_choice:
        return None
    if not preparing.ready():
        preparing.prepare()
        return None
    found: Thought | None = None
    try:
        if view.phase is Phase.PLAYING:
            found = think(view, _until_enough(view, budget), halve=False, stakes=points_only(view))
        elif view.phase is Phase.PASSING:
            found = think_pass(
                view, PASS_ROLLOUTS, sets=SETS, halve=False, also=[also] if also else [], stakes=points_only(view)
            )
    except Unknown:
        return None
    return None if found is None else compared(view, found)


def careful(advice: Advice, view: View) -> Advice:
    """The advice for somebody new to the game, who learns to avoid points before a moon: unless the best move is nearly
    certain to shoot it, the one after which this seat takes the fewest points, if that costs little."""
    if not LONG_SHOT < advice.best.own_moon < NEARLY_CERTAIN:
        return advice
    moon = view.deck.total + (view.rules.moon_down if view.rules.moon == "shooter_down" else 0)
    little = [each for each in advice.outlooks if each.behind <= WORTH_AVOIDING]
    first = min(little, key=lambda each: each.points + moon * each.own_moon)  # what a moon takes counts as well
    return replace(advice, outlooks=(first, *(each for each in advice.outlooks if each is not first)))


def points_only(view: View) -> Stakes:
    """The stakes of `stakes_of` without those of winning the game."""
    return stakes_of(view)._replace(winning=0.0)


def a_point(view: View) -> float:
    """What a point of one's own is worth in a search for `points_only`: one that this seat avoids goes to the others in
    equal shares."""
    return stakes_of(view).scale * (1 + OTHERS / (len(view.players) - 1))


def compared(view: View, found: Thought) -> Advice:
    """The advice that follows from the results of a search for `points_only`."""
    values, points, groups = found.values / a_point(view), found.points, found.groups
    best = int(values.mean(axis=1).argmax())
    outlooks = []
    for row, cards in enumerate(found.moves):
        apart = values[best] - values[row]
        behind = float(apart.mean())
        mine, other = (float((found.events[row] & bit > 0).mean()) for bit in (MY_MOON, OTHER_MOON))
        because = _because(best, row, found, behind, view.deck.total)
        outlooks.append(Outlook(cards, float(points[row].mean()), behind, _error(apart, groups), mine, other, because))
    outlooks.sort(key=lambda outlook: outlook.behind)
    return Advice(tuple(outlooks), found.effective)


def _until_enough(view: View, budget: Budget) -> Budget:
    """The budget with as many worlds as it takes until `WANTED` of them are effective, judged by a first draw."""
    drawn = sample_worlds(view, policies_for(style_of(view.rules), EXPERT_3), budget.worlds, seed_of(view))
    return replace(budget, worlds=budget.worlds * min(MOST, ceil(WANTED / drawn.effective)))


def _error(numbers: Any, groups: Any) -> float:
    """The standard error of the mean of numbers that come in groups: two numbers from one world tell less than numbers
    from two worlds."""
    off = np.bincount(groups, weights=numbers - numbers.mean())
    return float(np.sqrt((off**2).sum()) / len(numbers))


def _because(best: int, row: int, found: Thought, behind: float, deck: int) -> AdviceReason:
    """The main reason why one move is better than another: the event that explains most of the difference, of those
    that clearly happen more often with one of the two. ``deck``: the penalty points of all cards."""
    if best == row:
        return AdviceReason.ALIKE
    parts = {}
    for because, (bit, share) in EVENTS.items():
        apart = (found.events[best] & bit > 0).astype(float) - (found.events[row] & bit > 0)
        if abs(apart.mean()) > CLEAR * _error(apart, found.groups):
            parts[because] = float(apart.mean()) * share * deck
    if parts and max(parts.values()) > behind / 4:
        return max(parts, key=parts.__getitem__)
    return AdviceReason.POINTS if found.points[best].mean() < found.points[row].mean() else AdviceReason.OTHERS


def judge(view: View, move: Move, budget: Budget = BUDGET) -> Verdict | None:
    """Compares a play or a pass of the seat of this view with the best one. None for other moves, and if `advise`
    returns None."""
    cards = move.cards if isinstance(move, Pass) else (move.card,) if isinstance(move, Play) else ()
    advice = advise(view, budget, also=cards) if cards else None
    if advice is None:
        return None
    chosen = [outlook for outlook in advice.outlooks if sorted(outlook.cards) == sorted(cards)]
    return Verdict(advice, chosen[0]) if chosen else None
