"""/setup: five questions to whoever manages a server, and its message *Play Hearts here*."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command
from bot.client import HeartsBot
from bot.community.servers import check_manager
from cogs.setup.messages import Places
from cogs.setup.presses import SetupPresses
from cogs.setup.screens import SETUP, question


class SetupCommand(commands.Cog):
    """/setup"""

    @command("setup")
    @app_commands.guild_only()
    async def setup(self, ctx: Context) -> None:
        check_manager(ctx.person)
        await ctx.private(question(0, ctx.bot.servers.settings(ctx.guild_id), ctx.say))


async def setup(bot: HeartsBot) -> None:
    places = Places(bot, bot.channel_messages, bot.tables, bot.servers, bot.public_say, bot.budget.wait_to_edit)
    bot.add_feature(
        Feature(
            presses={SETUP: SetupPresses(places).press},
            begin=places.begin,
            close=places.close,
            redraw_server=places.redraw_server,
        )
    )
    await bot.add_cog(SetupCommand())
