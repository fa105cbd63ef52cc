"""What a kind of table shows on the panel in its own way: after a round, and when its game has ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.language.wording import Translator
from bot.tables.kind import Kind, add_kind
from bot.tables.views import TableView
from bot.ui.items import Component, Layout

Screen = Callable[[TableView, Translator, str], Layout]


@dataclass(frozen=True)
class KindScreens:
    """The screens that a kind of table has in place of those of a table in a channel."""

    between: Screen | None = None
    """After a round, and after the game unless there is another screen for that."""
    over: Screen | None = None
    cancelled: Screen | None = None
    begin: Callable[[Translator], Component] | None = None
    """The button that begins such a game at once, as often as somebody likes, wherever a screen says how to begin."""
    mine: Callable[[Translator], Component] | None = None
    """The button on a person's own profile that leads to what they have played."""


SCREENS: Final[dict[Kind, KindScreens]] = {}


def add_kinds(kinds: dict[Kind, KindScreens]) -> None:
    """Adds the kinds of tables of a feature, with their screens."""
    for kind in kinds:
        add_kind(kind)
    SCREENS.update(kinds)


def begin_buttons(say: Translator) -> list[Component]:
    """The buttons that begin a game at once."""
    return [own.begin(say) for own in SCREENS.values() if own.begin is not None]


def my_buttons(say: Translator) -> list[Component]:
    """The buttons that lead from a person's own profile to what they have played."""
    return [own.mine(say) for own in SCREENS.values() if own.mine is not None]
