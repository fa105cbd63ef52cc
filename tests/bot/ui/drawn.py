"""Drawn screens: layouts drawn without a bot, with their words and buttons."""

from collections.abc import Callable
from typing import Any

from discord import PartialEmoji

from bot.community.settings import Preferences
from bot.language.wording import Translator, languages
from bot.pictures.emojis import SETS, Faces
from bot.ui.actions import read_action
from bot.ui.items import ACTION_ROW, Component, Layout, screen, text
from tests.payloads import lint_components
from tests.screens import Screen

BUTTONS, MENUS = Preferences(row=5), Preferences(panel="menus")
"""What people prefer for their hands."""
FACES = Faces({name: PartialEmoji(name=name, id=10**18) for each in SETS for name in each})
"""All pictures of cards, as a bot has them that has uploaded them."""
say = Translator("en-US")


class Drawn(Screen):
    """A layout as Discord gets it; fails if Discord would refuse it."""

    def __init__(self, layout: Layout) -> None:
        self._drawn = layout.to_components()
        assert lint_components(self._drawn) == []

    @property
    def components(self) -> list[dict[str, Any]]:
        return self._drawn

    @property
    def private(self) -> bool:
        return True

    def place(self, verb: str, arg: str | None = None) -> tuple[int, int]:
        """Where a button is: its row, counted from below as the message grows upwards, and its column."""
        rows = [part["components"] for part in self._drawn[0]["components"] if part["type"] == ACTION_ROW]
        for above, buttons in enumerate(reversed(rows)):
            for column, item in enumerate(buttons):
                action = read_action(item)
                if action is not None and action.verb == verb and arg in (None, action.arg):
                    return above, column
        raise AssertionError(f"there is no {verb}")

    def leads(self) -> list[tuple[str, str]]:
        """The verb and the arguments of each button."""
        return [(item.verb, item.arg) for item in self.buttons]


def parts(*components: Component) -> Drawn:
    """Components as if they were a whole message, below some words."""
    return Drawn(screen(text("Words"), *components))


def in_every_language(draw: Callable[[Translator], Layout]) -> None:
    """Checks that Discord accepts the screen in every language."""
    for language in languages():
        Drawn(draw(Translator(language)))
