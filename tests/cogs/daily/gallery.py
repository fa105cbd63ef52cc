"""The screens of the deal of the day, with invented results."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.language.wording import Translator
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.ui.features import with_lessons
from bot.ui.items import Layout, with_way_back
from cogs.daily import screens as daily
from cogs.daily.deals import day_of
from cogs.daily.results import CalendarDay, DailyLine, DailyStanding, DayResult, squares
from cogs.daily.screens import announced, calendar, day_result, server_table, shared_result, todays_deal
from db import KindName
from tests.bot.test_past import rounds_of
from tests.browser.screens import ANA, Gallery, Screen

SHOWN: Final = (daily,)

ZONE, HASH = "Europe/Berlin", "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
MISSED, UNFINISHED = (0, 4, 10, 15, 16, 19, 22, 27, 28), (8, 24)
"""Days ago."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say, today = gallery.say, day_of(gallery.now)
    sealed = gallery.sealed(KindName.DAILY, day=today)
    over, stopped = (_result(today, table, gallery.seen(table, ANA)) for table in sealed[1:])
    private = _private(today, over, stopped, say)
    yield from (Screen(name, with_way_back(layout, say, None)) for name, layout in private)
    yield from (Screen(name, layout) for name, layout in _public(today, over, say))
    yield from gallery.panels(*sealed)
    yield from gallery.panels(*gallery.sealed(KindName.PRACTICE, day=today))


def _private(today: int, result: DayResult, stopped: DayResult, say: Translator) -> Iterator[tuple[str, Layout]]:
    """Each screen that one person sees with its name, in the order in which people meet them."""
    yield "daily-before", todays_deal(today, HASH, False, 11, say)
    yield "daily-before-new", with_lessons(todays_deal(today, HASH, False, 0, say), say, 0)
    yield "daily-after", day_result(result, say, share=True)
    yield "daily-after-opened", day_result(replace(result, day=today - 1, opened=True), say, share=True)
    yield "daily-unfinished", day_result(replace(stopped, opened=True, streak=1), say, share=False)
    names = ("Chidi", "Ana", "Ben", "Dana")
    lines = [DailyLine(n + 1, n, name, n < 3, 5 * n) for n, name in enumerate(names)]
    yield "daily-table", server_table(today, lines, 1, say)
    yield "daily-table-new-account", server_table(today, [], 1, say, say("daily-new-account", age=7))
    ago = range(34, -1, -1)
    tried = [CalendarDay(today - n, True, None if n in MISSED else n % 14, n not in UNFINISHED) for n in ago]
    yield "daily-calendar", calendar(tried, 12, ZONE, say)


def _public(today: int, result: DayResult, say: Translator) -> Iterator[tuple[str, Layout]]:
    """Each message that everybody sees with its name."""
    yield "daily-shared", shared_result(result, "Ana", say)
    yield "daily-announced", announced(today, HASH, 14, say, over=False)
    yield "daily-announced-over", announced(today - 1, HASH, 14, say, over=True, best=2)


def _result(today: int, table: Table, view: TableView) -> DayResult:
    finished = bool(table.game.rounds)
    points = table.game.totals[0] if finished else view.game.points[0]
    tricks = rounds_of(table.game)[0].tricks if finished else table.game.tricks
    rank = DailyStanding(finished, points, 215, *((140, 52) if finished else (210, 2)), 8.4)
    return DayResult(today, rank, squares(tricks, 0, table.game), 12, view, opened=False)
