"""The screens of the deal of the day, with invented results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.language.wording import Translator
from bot.tables.table import Table
from bot.ui.items import Layout
from cogs.daily import screens as daily
from cogs.daily.results import CalendarDay, DailyLine, DailyStanding, DayResult, Square
from cogs.daily.screens import announced, calendar, day_result, server_table, shared_result, todays_deal
from db import Kind
from tests.browser.screens import Gallery, Screen

SHOWN: Final = (daily,)

DAY, ZONE, HASH = 20_779, "Europe/Berlin", "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
TOOK = {4: Square.POINTS, 6: Square.TRICK, 9: Square.POINTS}
SQUARES = tuple(TOOK.get(trick, Square.NOTHING) for trick in range(13))


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    yield from (Screen(name, layout) for name, layout in _drawn(gallery.say))
    for kind in (Kind.DAILY, Kind.PRACTICE):
        yield from gallery.sealed(kind, day=DAY)


def _drawn(say: Translator) -> Iterator[tuple[str, Layout]]:
    """Each screen with its name, in the order in which people meet them."""
    standing = DailyStanding(True, 7, 215, 40, 152, 8.4)
    result = DayResult(DAY, standing, SQUARES, 12, 1, (DAY + 1) * 86_400_000, "")
    yield "daily-before", todays_deal(DAY, (HASH, HASH), False, 11, ZONE, say)
    yield "daily-after", day_result(result, ZONE, say, share=True)
    unfinished = DayResult(DAY - 1, DailyStanding(False, 3, 215, 210, 2, 8.4), SQUARES[:5], 0, 1, None, HASH[:48])
    yield "daily-unfinished", day_result(unfinished, ZONE, say, share=False)
    yield "daily-shared", shared_result(result, "Ana", say)
    names = ("Chidi", "Ana", "Ben", "Dana")
    yield (
        "daily-table",
        server_table(DAY, [DailyLine(n + 1, n, name, n < 3, 5 * n) for n, name in enumerate(names)], 1, say),
    )
    tried = [day for day in range(DAY - 20, DAY) if day % 5]
    points = [day % 26 if day in tried else None for day in range(DAY - 34, DAY + 1)]
    days = [CalendarDay(day, day > DAY - 25, each, day % 7 != 0) for day, each in enumerate(points, DAY - 34)]
    yield "daily-calendar", calendar(days, 12, ZONE, say)
    yield "daily-announced", announced(DAY, HASH, "", 14, say)
    yield "daily-announced-over", announced(DAY, HASH, HASH[:48], 14, say)
