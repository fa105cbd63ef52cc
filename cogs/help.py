"""The command for whoever does not know what to do."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answering import NOBODY, answering, voice
from bot.client import HeartsBot
from bot.ui.help import help_screen
from cogs.choosing import Asking


class HelpCommand(commands.Cog):
    """/help"""

    @app_commands.command(name="help", description="How to play Hearts here")
    @app_commands.guild_only()
    async def help(self, interaction: Asking) -> None:
        async with answering(interaction):
            layout = help_screen(voice(interaction))
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(HelpCommand())
