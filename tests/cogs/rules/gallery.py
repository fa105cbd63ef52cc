"""The screens of rules."""

from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Final

from bot.house_rules import HouseSet
from bot.tables.errors import EditConflict
from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.rules.proposals import Proposal
from cogs.rules.screens import edit_conflict, editor, named_rules, poster, presets, saved, sure_to_delete
from hearts import PRESETS, preset
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    omnibus = PRESETS["omnibus"]
    yield Screen("poster", poster("omnibus", "11QTG", omnibus, say, "11QTG"))
    for name, whole in (("rules-special", False), ("rules-all", True)):
        yield Screen(name, with_way_back(named_rules("omnibus", omnibus, say, "11QTG", whole=whole), say, None))
    changed = preset("standard").model_copy(update={"end_score": 40, "moon_up": 30})
    standard = preset("standard")
    yield Screen("table-editor", with_way_back(editor(Proposal.of(changed, table=24), standard, say), say, None))
    yield Screen("rules-editor", with_way_back(editor(Proposal.of(changed), None, say, opens=True), say, None))
    kept = HouseSet(1, "Friday", 3, standard, is_default=False)
    house = editor(Proposal.of(changed, kept.id), standard, say, name="Friday")
    yield Screen("house-editor", with_way_back(house, say, None))
    done = saved(replace(kept, rules=changed), say, [say("settings-saved")])
    yield Screen("house-saved", with_way_back(done, say, None))
    read = editor(Proposal.of(omnibus), None, say, [say("note-house-import-read")], name="omnibus", opens=True)
    yield Screen("rules-import", with_way_back(read, say, None))
    newest = replace(kept, version=4, rules=omnibus)
    conflict = EditConflict(standard, omnibus)
    overtaken = edit_conflict(Proposal.of(changed, kept.id), "", conflict, newest.id, kept.name, say)
    yield Screen("rules-overtaken", with_way_back(overtaken, say, None))
    overtaken = edit_conflict(Proposal.of(changed, 1, table=24), "", conflict, 2, "", say)
    yield Screen("table-overtaken", with_way_back(overtaken, say, None))
    own = [kept, replace(newest, name="Sunday", is_default=True)]
    yield Screen("games", with_way_back(presets(own, say, default="Sunday"), say, None))
    yield Screen("sure-delete-rules", sure_to_delete(kept, say))
