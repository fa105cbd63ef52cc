"""Browsing: presses that look at games which are over. They change nothing."""

from __future__ import annotations

from bot.delivery.asker import Asker
from bot.tables.refusal import Refusal
from bot.ui.history import history, read_history
from bot.ui.items import Ask
from bot.ui.replay import HIDDEN, replay


async def show_replay(asker: Asker, action: Ask) -> None:
    """A step of a replay. A menu names the round, or the table where it lists several."""
    number, round, step = action.table, *divmod(action.prompt, 100)
    if action.values:
        if not action.values[0].isdecimal() or len(action.values[0]) > 18:
            raise Refusal("unreadable")
        number, round, step = (
            (action.table, int(action.values[0]), 0) if action.table else (int(action.values[0]), 0, 0)
        )
    archive = asker.bot.archive
    view, played = await archive.round(number, round, asker.onlooker())
    hidden = action.arg.endswith(HIDDEN)
    await asker.private(replay(view, played, step, asker.say, hidden=hidden))


async def show_history(asker: Asker, action: Ask) -> None:
    """Another page of a list of games."""
    person = read_history(action)
    page = await asker.bot.archive.page(action.prompt, asker.onlooker(), person)
    name = next((one.name for game in page.games for one in game.results if one.player_id == person and person), "")
    await asker.private(history(page, asker.say, name))
