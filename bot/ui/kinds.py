"""What a kind of table shows on the panel in its own way: after a round, and when its game has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.daily import day_over, practice_over
from bot.ui.items import Layout
from bot.ui.matches import deal_over
from bot.ui.solo import solo_between, solo_closed

Screen = Callable[[TableView, Translator, str], Layout]


@dataclass(frozen=True)
class KindScreens:
    """The screens that a kind of table has in place of those of a table in a channel."""

    between: Screen | None = None
    """After a round, and after the game unless there is another screen for that."""
    over: Screen | None = None
    cancelled: Screen | None = None


SCREENS: Final[Mapping[str, KindScreens]] = {
    "solo": KindScreens(between=solo_between, cancelled=solo_closed),
    "daily": KindScreens(over=day_over),
    "practice": KindScreens(over=practice_over, cancelled=solo_closed),
    "match": KindScreens(over=deal_over, cancelled=deal_over),
}
"""By the name of the kind (`bot.tables.kind.Kind`)."""
