"""/learn: seven small positions for somebody who has never played Hearts; adds them to the bot."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context, Interaction
from bot.answers.feature import Feature
from bot.answers.options import anywhere
from bot.client import HeartsBot
from cogs.learn.presses import go_on, press
from cogs.learn.screens import VERB


class LearnCommand(commands.Cog):
    """/learn"""

    @app_commands.command(name="learn")
    @anywhere
    async def learn(self, interaction: Interaction) -> None:
        await go_on(Context(interaction))


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={VERB: press}, anywhere=frozenset({VERB})))
    await bot.add_cog(LearnCommand())
