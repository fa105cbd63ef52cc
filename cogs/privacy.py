"""The commands about what the bot knows of a person."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import HeartsBot
from bot.community.privacy import export
from bot.delivery.answering import answering, voice
from bot.ui.privacy import privacy, sure
from cogs.choosing import Asking


@app_commands.guild_only()
class PrivacyCommands(commands.GroupCog, group_name="privacy"):
    """/privacy ..."""

    @app_commands.command(name="show")
    async def show(self, interaction: Asking) -> None:
        async with answering(interaction):
            await interaction.client.router.private(interaction, privacy(voice(interaction)))

    @app_commands.command(name="export")
    async def export(self, interaction: Asking) -> None:
        async with answering(interaction):
            await export(interaction)

    @app_commands.command(name="delete")
    async def delete(self, interaction: Asking) -> None:
        async with answering(interaction):
            await interaction.client.router.private(interaction, sure(voice(interaction), again=False))


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(PrivacyCommands())
