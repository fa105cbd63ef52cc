"""Cutting the pack: presses on the table's message and on panels, and the form that they open."""

from __future__ import annotations

from typing import Final

from bot.delivery.access import let_in
from bot.delivery.asker import Asker
from bot.delivery.replies import show_panel
from bot.tables.errors import NotAllowed
from bot.tables.turns import check_cut
from bot.ui.cutting import CUT, cut_form
from bot.ui.forms import Filled
from bot.ui.items import Action

LONGEST: Final = 6
"""Digits of what can be a number of cards."""


async def press(asker: Asker, action: Action) -> None:
    """So many cards are cut, or it is asked how many. Raises NotAllowed."""
    if action.arg:
        await _cut(asker, action.table, action.prompt, action.arg)
        return
    table = await asker.bot.tables.get(action.table)
    if action.prompt != table.game.prompt:
        await show_panel(asker, table, asker.say("note-outdated"))
        return
    check_cut(table, table.my_seat(asker.id), 1)
    await asker.open_form(cut_form(table.seen_by(asker.id), asker.say))


async def submit(asker: Asker, filled: Filled) -> None:
    """How many cards, as somebody has written it. Raises NotAllowed."""
    await let_in(asker, filled.number)
    if not filled.arg.isdecimal() or len(filled.arg) > LONGEST:
        raise NotAllowed("unreadable")
    await _cut(asker, filled.number, int(filled.arg), filled.text(CUT))


async def _cut(asker: Asker, table_id: int, prompt: int, typed: str) -> None:
    typed = typed.strip()
    cut = int(typed) if typed.isdecimal() and len(typed) <= LONGEST else 0
    acted = await asker.bot.tables.turns.cut(table_id, asker.person, cut, prompt)
    await show_panel(asker, acted.table, asker.say("note-outdated") if acted.outdated else "")
