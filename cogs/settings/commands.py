"""/settings: how the bot behaves on a server, and what a person prefers."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command
from bot.client import HeartsBot
from bot.community.servers import check_manager
from cogs.settings.presses import called, prefer, settings, show_preferences, show_settings
from cogs.settings.screens import CALLED


@app_commands.guild_only()
class SettingsCommands(commands.GroupCog, group_name="settings"):
    """/settings ..."""

    @command("server")
    async def server(self, ctx: Context) -> None:
        check_manager(ctx.person)
        await show_settings(ctx)

    @command("me")
    async def me(self, ctx: Context) -> None:
        await show_preferences(ctx)


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"settings": settings, "prefer": prefer, CALLED: called}))
    await bot.add_cog(SettingsCommands())
