"""Cutting the pack: presses on the table's message and on panels, and the form that they open."""

from __future__ import annotations

from typing import Final

from bot.answers.access import let_in
from bot.answers.asker import Asker
from bot.answers.replies import answer, show_panel
from bot.tables.turns import check_cut
from bot.ui.actions import Action, read_digits
from bot.ui.cutting import CUT, cut_form, read_cut
from bot.ui.forms import Filled

MAX_PROMPT_LENGTH: Final = 6
"""Digits of a prompt."""


async def press(asker: Asker, action: Action) -> None:
    """Cuts the number of cards on the button, or opens the form that asks for it. Raises NotAllowed."""
    if action.arg:
        await _cut(asker, action.table, action.prompt, action.arg)
        return
    table = await asker.bot.tables.get(action.table)
    if action.prompt != table.game.prompt:
        await show_panel(asker, table, asker.say("note-outdated"))
        return
    check_cut(table, table.my_seat(asker.id), 1)
    await asker.open_form(cut_form(CUT, table.record.id, str(table.game.prompt), table.most_cut, asker.say))


async def submit(asker: Asker, filled: Filled) -> None:
    """Cuts the number of cards that somebody has typed. Raises NotAllowed."""
    await let_in(asker, filled.number)
    await _cut(asker, filled.number, read_digits(filled.arg, MAX_PROMPT_LENGTH), filled.text(CUT))


async def _cut(asker: Asker, table_id: int, prompt: int, typed: str) -> None:
    await answer(asker, table_id, asker.bot.tables.turns.cut(table_id, asker.person, read_cut(typed), prompt))
