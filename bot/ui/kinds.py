"""What each kind of table shows on the panel after a round, and when its game has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.language.wording import Translator
from bot.tables.views import Status, TableView
from bot.ui.daily import day_over, practice_over
from bot.ui.items import Layout
from bot.ui.lobby import closed
from bot.ui.matches import deal_over
from bot.ui.round_over import round_over
from bot.ui.solo import solo_between, solo_closed

Screen = Callable[[TableView, Translator, str], Layout]


@dataclass(frozen=True)
class KindScreens:
    """The screens of a kind of table; what it does not say is as at a table in a channel."""

    between: Screen = round_over
    """After a round."""
    over: Screen = round_over
    """After the game."""
    cancelled: Screen = closed
    """After a game that was ended early."""


SCREENS: Final[Mapping[str, KindScreens]] = {
    "solo": KindScreens(solo_between, solo_between, solo_closed),
    "daily": KindScreens(over=day_over),
    "practice": KindScreens(over=practice_over, cancelled=solo_closed),
    "match": KindScreens(over=deal_over, cancelled=deal_over),
}
"""By the name of the kind (`bot.tables.kind.Kind`)."""
_USUAL: Final = KindScreens()


def between(view: TableView, say: Translator, note: str) -> Layout:
    """The panel between two rounds."""
    return _of(view).between(view, say, note)


def ended(view: TableView, say: Translator, note: str) -> Layout:
    """The panel after the game."""
    screens = _of(view)
    return (screens.over if view.status is Status.OVER else screens.cancelled)(view, say, note)


def _of(view: TableView) -> KindScreens:
    return SCREENS.get(view.kind.name, _USUAL)
