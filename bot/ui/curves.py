"""Curves: what the charts show, as numbers to be drawn and in words for who cannot see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.language.wording import Translator
from bot.pictures.charts import Chart, Curve
from bot.pictures.lettering import written
from bot.tables.views import TableView
from hearts import Rules

SCORES_FILE: Final = "scores.png"
LONGEST_WORDS: Final = 1000
"""Characters of an alternative text; Discord takes 1,024."""


def scores_chart(view: TableView, say: Translator) -> Chart:
    """The totals of all seats after each round."""
    rules = view.rules
    start = rules.chips if rules.scoring == "chips" else 0

    def curve(seat: int) -> Curve:
        label = f"{drawn_name(view, seat, say)} {view.game.totals[seat]}"
        return Curve(label, (start, *(float(result.totals[seat]) for result in view.game.rounds)))

    curves = tuple(map(curve, range(len(view.seats))))
    goal = float(rules.end_score) if rules.end == "score" and rules.scoring == "points" else None
    return Chart(curves, written(say("chart-round")), goal=goal)


def scores_in_words(view: TableView, say: Translator) -> str:
    """The final totals, the best first, and who led when."""
    game = view.game
    finals = ", ".join(f"{view.name(seat)} {game.totals[seat]}" for seat in view.rules.best_first(game.totals))
    leads = _leads(view.rules, [result.totals for result in game.rounds])
    spans = ", ".join(
        say("chart-lead", who=" + ".join(map(view.name, seats)), first=first, last=last)
        for seats, first, last in leads[-6:]
    )
    return say("chart-scores", rounds=len(game.rounds), finals=finals, leads=spans)


def _leads(rules: Rules, totals: Sequence[Sequence[int]]) -> list[tuple[tuple[int, ...], int, int]]:
    """Who led, from which round to which."""
    found: list[tuple[tuple[int, ...], int, int]] = []
    for step, row in enumerate(totals, 1):
        best = row[rules.best_first(row)[0]]
        seats = tuple(seat for seat, total in enumerate(row) if total == best)
        if found and found[-1][0] == seats:
            found[-1] = (seats, found[-1][1], step)
        else:
            found.append((seats, step, step))
    return found


def drawn_name(view: TableView, seat: int, say: Translator) -> str:
    """A name as far as it can be drawn, else the number of the seat."""
    return written(view.name(seat)) or written(say("chart-seat", seat=seat + 1))
