"""Setup."""

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.community.settings import PlayHere, Settings
from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.setup import screens as setup
from cogs.setup.screens import QUESTIONS, play_here, posted, question, summary
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = (setup,)
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say, waiting = gallery.say, gallery.seen(gallery.opened())
    for number, name in enumerate(QUESTIONS):
        yield Screen(f"setup-{number + 1}-{name}", with_way_back(question(number, Settings(), say), say, None))
    ready = summary(Settings(), 11, say, chosen=gallery.channels[0])
    yield Screen("setup-ready", with_way_back(ready, say, None))
    there = Settings(play_here=PlayHere(channel=12, since=13, message=14))
    yield Screen("setup-posted", with_way_back(posted(there, 11, say), say, None))
    yield Screen("play-here", play_here([waiting] * 2, 3, say, opens=""))
    yield Screen("play-here-quiet", play_here([], 0, say, opens=""))
    yield Screen("play-here-elsewhere", play_here([], 1, say, opens=f"<#{gallery.channels[0]}>"))
