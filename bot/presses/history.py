"""History: presses on the replays of finished games. They change nothing."""

from __future__ import annotations

from bot.answers import replies
from bot.answers.access import read_number, table_pressed
from bot.answers.asker import Asker
from bot.ui.actions import Action
from bot.ui.replay import HIDDEN, read_position


async def show_replay(asker: Asker, action: Action) -> None:
    """Shows a step of a replay. A menu names the round or, in a list of games, the table."""
    round, step = read_position(action.prompt)
    if action.values:
        round, step = (read_number(action) if action.table else 0), 0
    await replies.show_replay(asker, table_pressed(action) or 0, round, step, hidden=action.arg.endswith(HIDDEN))
