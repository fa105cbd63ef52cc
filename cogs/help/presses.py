"""Help: its pages."""

from __future__ import annotations

from bot.answers.asker import Asker
from bot.ui.actions import Action
from cogs.help.screens import help_screen


async def press(asker: Asker, action: Action) -> None:
    """Shows another page of the help."""
    await asker.private(help_screen(asker.say, action.arg))
