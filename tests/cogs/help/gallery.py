"""The help."""

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.help.screens import help_screen
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    yield Screen("help", with_way_back(help_screen(say), say, None))
