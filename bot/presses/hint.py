"""Advising: what a casual player would do in somebody's place, and why. It is said to them alone, and moves nothing."""

from __future__ import annotations

from bot.delivery.asker import Asker
from bot.delivery.replies import show_panel
from bot.tables.refusal import Refusal
from bot.ui.hint import advice
from bot.ui.items import Action
from db import Status
from hearts import Phase
from players import hint


async def advise(asker: Asker, number: int) -> None:
    """The panel, with a hint in it. Raises Refusal where the server does not want hints."""
    table, say = await asker.bot.tables.get(number), asker.say
    view = table.seen_by(asker.id)
    if not asker.bot.servers.of(view.guild_id).hints:
        raise Refusal("hints-off")
    asked = view.game.my_turn and view.game.phase in (Phase.PASSING, Phase.PLAYING)
    note = advice(hint(view.game), say) if asked and view.status is Status.PLAYING else say("hint-none")
    await show_panel(asker, table, note)


async def press(asker: Asker, action: Action) -> None:
    """Shows what a computer player would do."""
    await advise(asker, action.table)
