"""History: presses on the list of finished games and on their replays. They change nothing."""

from __future__ import annotations

from bot.answers import replies
from bot.answers.access import read_number, table_pressed
from bot.answers.asker import Asker
from bot.ui.actions import Action
from bot.ui.history import history, read_history
from bot.ui.replay import HIDDEN, read_position


async def show_replay(asker: Asker, action: Action) -> None:
    """Shows a step of a replay. A menu names the round or, in a list of games, the table."""
    round, step = read_position(action.prompt)
    if action.values:
        round, step = (read_number(action) if action.table else 0), 0
    await replies.show_replay(asker, table_pressed(action) or 0, round, step, hidden=action.arg.endswith(HIDDEN))


async def show_history(asker: Asker, action: Action) -> None:
    """Shows another page of a list of games."""
    person = read_history(action)
    page = await asker.bot.archive.page(action.prompt, await asker.onlooker(), person)
    name = next((one.name for game in page.games for one in game.results if one.player_id == person and person), "")
    await asker.private(history(page, asker.say, name))
