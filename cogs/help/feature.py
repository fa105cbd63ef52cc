"""Adds the help to the bot."""

from __future__ import annotations

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.help.commands import HelpCommands
from cogs.help.presses import press


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"help": press}, anywhere=frozenset({"help"})))
    await bot.add_cog(HelpCommands(bot.tables.now()))
