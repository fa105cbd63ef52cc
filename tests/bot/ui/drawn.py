"""Drawn screens: layouts drawn without a bot, with their words and buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.language.wording import Translator, languages
from bot.ui.items import Component, Layout, screen
from tests.payloads import lint_components
from tests.screens import Screen

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

    def leads(self) -> list[tuple[str, str]]:
        """The verb and the arguments of each button."""
        return [(item.verb, item.arg) for item in self.buttons]


def parts(*components: Component) -> Drawn:
    """Components as if they were a whole message."""
    return Drawn(screen(*components))


def in_every_language(draw: Callable[[Translator], Layout]) -> None:
    """Checks that Discord accepts the screen in every language."""
    for language in languages():
        Drawn(draw(Translator(language)))
