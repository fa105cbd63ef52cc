"""Curves: what the charts show, as numbers to draw and in words for readers who cannot see them."""

from __future__ import annotations

from typing import Final

from bot.language.wording import Translator
from bot.numerals import numeral
from bot.past import leaders
from bot.pictures.charts import Chart, Curve
from bot.pictures.lettering import transliterated
from bot.tables.views import TableView

SCORES_FILE: Final = "scores.png"
TRICK_FILE: Final = "trick.png"
MAX_WORDS_LENGTH: Final = 1000
"""Characters of an alternative text; Discord takes 1,024."""


def scores_chart(view: TableView, say: Translator) -> Chart:
    """The totals of all seats after each round."""
    rules = view.rules

    def curve(seat: int) -> Curve:
        label = f"{drawn_name(view.name(seat), seat, say)} {numeral(view.game.totals[seat])}"
        return Curve(label, (rules.starting_total, *(float(result.totals[seat]) for result in view.game.rounds)))

    curves = tuple(map(curve, range(len(view.seats))))
    goal = float(rules.limit) if rules.end == "score" and rules.scoring == "points" else None
    return Chart(curves, transliterated(say("chart-round")), goal=goal)


def scores_in_words(view: TableView, say: Translator) -> str:
    """The final totals, the best first, and who led when; cut to the length that Discord allows."""
    game = view.game
    finals = ", ".join(
        f"{say.person(view.name(seat))} {numeral(game.totals[seat])}" for seat in view.rules.best_first(game.totals)
    )
    spans = ", ".join(
        say("chart-lead", who=" + ".join(map(say.person, names)), rounds=last - first + 1, first=first, last=last)
        for names, first, last in _leads(view)[-6:]
    )
    return say("chart-scores", rounds=len(game.rounds), finals=finals, leads=spans)[:MAX_WORDS_LENGTH]


def _leads(view: TableView) -> list[tuple[tuple[str, ...], int, int]]:
    """Who led, from which round to which."""
    found: list[tuple[tuple[str, ...], int, int]] = []
    for step, result in enumerate(view.game.rounds, 1):
        names = tuple(view.names_in(seat, result.number)[-1] for seat in leaders(view.rules, result))
        if found and found[-1][0] == names:
            found[-1] = (names, found[-1][1], step)
        else:
            found.append((names, step, step))
    return found


def drawn_name(name: str, seat: int, say: Translator) -> str:
    """A name as far as it can be drawn, else the number of the seat."""
    return transliterated(say.person(name)) or transliterated(say("chart-seat", seat=seat + 1))
