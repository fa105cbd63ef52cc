"""/privacy: what the bot knows of a person, as a screen, as a file, or deleted."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.privacy.presses import export, press
from cogs.privacy.screens import privacy, sure


@app_commands.guild_only()
class PrivacyCommands(commands.GroupCog, group_name="privacy"):
    """/privacy ..."""

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction) -> None:
        asker = Asker(interaction)
        await asker.private(privacy(asker.say))

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        asker = Asker(interaction)
        await export(asker)

    @app_commands.command(name="delete")
    async def delete(self, interaction: Interaction) -> None:
        asker = Asker(interaction)
        await asker.private(sure(asker.say, again=False))


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"privacy": press}))
    await bot.add_cog(PrivacyCommands())
