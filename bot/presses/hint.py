"""Advising: what a casual player would do in somebody's place, and why. It is said to them alone, and moves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.delivery.answering import Asking, voice
from bot.tables.refusal import Refusal
from bot.ui.hint import advice
from bot.ui.items import Ask
from db import Status
from hearts import Phase
from players import hint

if TYPE_CHECKING:
    from bot.presses.router import Router


async def advise(router: Router, interaction: Asking, number: int) -> None:
    """The panel, with a hint in it. Raises Refusal where the server does not want hints."""
    view, say = await router.tables.view(number, interaction.user.id), voice(interaction)
    if not interaction.client.servers.of(view.guild_id).hints:
        raise Refusal("hints-off")
    asked = view.game.my_turn and view.game.phase in (Phase.PASSING, Phase.PLAYING)
    note = advice(hint(view.game), say) if asked and view.status is Status.PLAYING else say("hint-none")
    await router.show_panel(interaction, number, note)


async def press(router: Router, interaction: Asking, ask: Ask) -> None:
    await advise(router, interaction, ask.table)
