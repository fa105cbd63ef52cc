"""The screens of rules."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.house_rules import HouseSet
from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.rules.proposals import Proposal
from cogs.rules.screens import editor, poster
from hearts import preset
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    yield Screen("poster", poster("omnibus", "11QTG", say, "11QTG"))
    changed = preset("standard").model_copy(update={"end_score": 40, "moon_up": 30})
    yield Screen("table-editor", editor(Proposal.of(changed, table=24), None, say))
    yield Screen("rules-editor", with_way_back(editor(Proposal.of(changed), None, say), say, None))
    kept = HouseSet(1, 12, "Friday", 3, preset("standard"), is_default=False)
    yield Screen("house-editor", with_way_back(editor(Proposal.of(changed, kept.id), kept, say), say, None))
