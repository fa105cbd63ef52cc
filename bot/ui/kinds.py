"""What a kind of table shows on the panel in its own way: after a round, and when its game has ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.language.wording import Translator
from bot.tables.kind import Kind
from bot.tables.kinds import add_kind
from bot.tables.views import TableView
from bot.ui.items import Layout

Screen = Callable[[TableView, Translator, str], Layout]


@dataclass(frozen=True)
class KindScreens:
    """The screens that a kind of table has in place of those of a table in a channel."""

    between: Screen | None = None
    """After a round, and after the game unless there is another screen for that."""
    over: Screen | None = None
    cancelled: Screen | None = None


SCREENS: Final[dict[Kind, KindScreens]] = {}


def add_kinds(kinds: dict[Kind, KindScreens]) -> None:
    """Adds the kinds of tables of a feature, with their screens."""
    for kind in kinds:
        add_kind(kind)
    SCREENS.update(kinds)
