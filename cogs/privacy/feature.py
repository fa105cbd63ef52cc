"""Adds the commands and screens about privacy to the bot."""

from __future__ import annotations

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.privacy.commands import PrivacyCommands
from cogs.privacy.presses import press


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"privacy": press}))
    await bot.add_cog(PrivacyCommands())
