"""/privacy: what the bot knows of a person, as a screen, as a file, or deleted."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command
from bot.client import HeartsBot
from cogs.privacy.presses import export, press
from cogs.privacy.screens import privacy, sure


@app_commands.guild_only()
class PrivacyCommands(commands.GroupCog, group_name="privacy"):
    """/privacy ..."""

    @command("show")
    async def show(self, ctx: Context) -> None:
        await ctx.private(privacy(ctx.say))

    @command("export")
    async def export(self, ctx: Context) -> None:
        await export(ctx)

    @command("delete")
    async def delete(self, ctx: Context) -> None:
        await ctx.private(sure(ctx.say, again=False))


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"privacy": press}))
    await bot.add_cog(PrivacyCommands())
