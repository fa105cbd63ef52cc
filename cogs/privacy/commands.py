"""/privacy: what the bot knows of a person, as a screen, as a file, or deleted."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context, Interaction
from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.privacy.presses import export, press
from cogs.privacy.screens import privacy, sure


@app_commands.guild_only()
class PrivacyCommands(commands.GroupCog, group_name="privacy"):
    """/privacy ..."""

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction) -> None:
        ctx = Context(interaction)
        await ctx.private(privacy(ctx.say))

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        ctx = Context(interaction)
        await export(ctx)

    @app_commands.command(name="delete")
    async def delete(self, interaction: Interaction) -> None:
        ctx = Context(interaction)
        await ctx.private(sure(ctx.say, again=False))


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"privacy": press}))
    await bot.add_cog(PrivacyCommands())
