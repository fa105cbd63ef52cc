"""Browsing: presses that look at games which are over. They change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.delivery.answering import Asking, voice
from bot.delivery.onlookers import onlooker
from bot.tables.refusal import Refusal
from bot.ui.history import history, read_history
from bot.ui.items import Ask
from bot.ui.replay import HIDDEN, replay

if TYPE_CHECKING:
    from bot.presses.router import Router


async def show_replay(router: Router, interaction: Asking, ask: Ask) -> None:
    """A step of a replay. A menu names the round, or the table where it lists several."""
    number, round, step = ask.table, *divmod(ask.prompt, 100)
    if ask.values:
        if not ask.values[0].isdecimal() or len(ask.values[0]) > 18:
            raise Refusal("unreadable")
        number, round, step = (ask.table, int(ask.values[0]), 0) if ask.table else (int(ask.values[0]), 0, 0)
    archive = interaction.client.archive
    view, played = await archive.round(number, round, onlooker(interaction))
    hidden = ask.arg.endswith(HIDDEN)
    await router.private(interaction, replay(view, played, step, voice(interaction), hidden=hidden))


async def show_history(router: Router, interaction: Asking, ask: Ask) -> None:
    """Another page of a list of games."""
    person = read_history(ask)
    page = await interaction.client.archive.page(ask.prompt, onlooker(interaction), person)
    name = next((one.name for game in page.games for one in game.results if one.player_id == person and person), "")
    await router.private(interaction, history(page, voice(interaction), name))
