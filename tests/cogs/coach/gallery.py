"""The screens of hints."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.tables.table import Table
from bot.ui.panel import panel
from cogs.coach.screens import hint_question, rule_of_thumb
from players import hint
from tests.browser.screens import ANA, Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    yield Screen("hint-sure", hint_question(gallery.seen(middle, ANA), say))
    for name, table in (("play-hint", middle), ("pass-hint", gallery.dealt(gallery.opened()))):
        view = gallery.seen(table, ANA)
        yield Screen(name, panel(view, say, note=rule_of_thumb(hint(view.game), say)))
