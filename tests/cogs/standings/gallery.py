"""What is announced when a season or a week is over; profiles and leaderboards are pictured as answers to commands."""

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.standings.screens.badges import badges
from cogs.standings.screens.leaderboard import LeaderboardLine, PastPeriod, season_over, weekly_digest
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    best = tuple(LeaderboardLine(n, name, 1600 - 40 * n, 40 - n) for n, name in enumerate(("Chidi", "Ana", "Ben"), 1))
    season = PastPeriod("2026Q3", "rating", best, 40, 3, ("Ana", 39))
    yield Screen("season-over", season_over(season, gallery.say))
    yield Screen("weekly-digest", weekly_digest(PastPeriod("2026W47", "rating", best, 52, 1, ("Ana", 39)), gallery.say))
    yield Screen(
        "badges", with_way_back(badges({"moon": 1, "no-trick": 8, "light": 3}, gallery.say), gallery.say, None)
    )
