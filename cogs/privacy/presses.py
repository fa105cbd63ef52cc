"""Privacy: presses on the screens about what is stored of a person: export it, delete it."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.answers.asker import Asker
from bot.ui.actions import Action
from cogs.privacy.screens import EXPORT, deleted, exported, privacy, sure


async def press(asker: Asker, action: Action) -> None:
    """Carries out what was pressed on the privacy screens: export, or delete after asking twice."""
    match action.arg:
        case "export":
            await export(asker)
        case "delete" | "sure":
            await asker.private(sure(asker.say, again=action.arg == "sure"))
        case "gone":
            await asker.bot.privacy.delete(asker.person)
            await asker.private(deleted(asker.say))
        case _:
            await asker.private(privacy(asker.say))


async def export(asker: Asker) -> None:
    """Answers with a file that only the person sees."""
    data = await asker.bot.privacy.export(asker.id)
    await asker.private(exported(asker.say), file=discord.File(BytesIO(data), EXPORT))
