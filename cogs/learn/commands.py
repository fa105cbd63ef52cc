"""/learn: seven small positions for somebody who has never played Hearts; adds them to the bot."""

from __future__ import annotations

from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.client import HeartsBot
from cogs.learn.presses import go_on, press
from cogs.learn.screens import VERB


class LearnCommand(commands.Cog):
    """/learn"""

    @command("learn")
    @anywhere
    async def learn(self, ctx: Context) -> None:
        await go_on(ctx)


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={VERB: press}, anywhere=frozenset({VERB})))
    await bot.add_cog(LearnCommand())
