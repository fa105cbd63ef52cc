"""Adds the settings to the bot."""

from __future__ import annotations

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.settings.commands import SettingsCommands
from cogs.settings.presses import called, prefer, settings
from cogs.settings.screens import CALLED


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"settings": settings, "prefer": prefer, CALLED: called}))
    await bot.add_cog(SettingsCommands())
