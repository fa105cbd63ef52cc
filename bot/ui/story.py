"""The story of a game in two lines: who took the queen again and again, and what turned it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.language.wording import Translator
from bot.past import ahead_since, leaders
from bot.tables.views import TableView
from bot.ui.names import names_in
from bot.ui.words import joined
from hearts.cards import QUEEN_OF_SPADES

OFTEN: Final = 2
"""Queens that one seat must have taken to be worth telling."""


def story(view: TableView, say: Translator) -> list[str]:
    """At most two lines about a game that is over; none about what did not happen."""
    return [*_queens(view, say), *(_exact(view, say) or _turn(view, say))]


def _queens(view: TableView, say: Translator) -> list[str]:
    """The person who took the queen most often, if that costs something; nothing in a tie."""
    if not view.rules.queen:
        return []
    taken = Counter[tuple[int, str]]()
    for result in view.game.rounds:
        for seat, pile in enumerate(result.piles):
            taken[seat, names_in(view, say, seat, result.number)] += pile.count(QUEEN_OF_SPADES)
    most = max(taken.values(), default=0)
    often = [who for (_, who), times in taken.items() if times == most]
    if most < OFTEN or len(often) > 1:
        return []
    return [say("story-queen", who=often[0], queen=say.card(QUEEN_OF_SPADES), times=most)]


def _exact(view: TableView, say: Translator) -> list[str]:
    """Who has won with exactly the end score, which is nobody's lead."""
    *_, last = view.game.rounds
    exact = [
        names_in(view, say, seat, last.number) for seat in view.game.winners if view.rules.wins_at(last.totals[seat])
    ]
    return [say("story-exact", who=joined(exact, say), score=view.rules.limit)] if exact else []


def _turn(view: TableView, say: Translator) -> list[str]:
    """When the winner went ahead for good, and by what; nothing if several have won. It is told of those who had the
    seats then, as in the picture of the deciding trick."""
    rounds = view.game.rounds
    if len(view.game.winners) != 1 or len(rounds) < 2:
        return []
    (winner,) = view.game.winners
    turned = ahead_since(view.rules, rounds, winner)
    if turned >= len(rounds):  # the rules broke a tie
        return []
    if turned == 0:
        return [say("story-always", who=names_in(view, say, winner, *range(len(rounds))))]
    result, number = rounds[turned], turned + 1
    if result.shooter is not None:
        return [say("story-moon", who=names_in(view, say, result.shooter, turned), round=number)]
    before, *_ = leading = leaders(view.rules, rounds[turned - 1])
    if winner in leading:  # several had the same score, so nobody had led
        return []
    name, other = names_in(view, say, winner, turned), names_in(view, say, before, turned)
    if view.rules.scoring == "chips":  # what a round costs is paid into the pot, which somebody else may win
        return [say("story-passed", who=name, round=number, before=other)]
    return [say("story-turn", who=name, round=number, before=other, points=max(0, result.points[before]))]
