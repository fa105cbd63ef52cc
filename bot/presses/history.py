"""History: presses on the list of finished games. They change nothing."""

from __future__ import annotations

from bot.answers.asker import Asker
from bot.ui.actions import Action
from bot.ui.history import history, read_history


async def show_history(asker: Asker, action: Action) -> None:
    """Shows another page of a list of games."""
    person = read_history(action)
    page = await asker.bot.archive.page(action.prompt, await asker.onlooker(), person)
    name = next((one.name for game in page.games for one in game.results if one.player_id == person and person), "")
    await asker.private(history(page, asker.say, name))
