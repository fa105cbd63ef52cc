"""Help: its pages."""

from __future__ import annotations

from bot.delivery.asker import Asker
from bot.ui.help import help_screen
from bot.ui.items import Action


async def press(asker: Asker, action: Action) -> None:
    """Shows another page of the help."""
    await asker.private(help_screen(asker.say, action.arg))
