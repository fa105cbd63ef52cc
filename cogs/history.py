"""The command for whoever wants to see what was played here."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import HeartsBot
from bot.delivery.answering import answering, voice
from bot.delivery.onlookers import onlooker
from bot.ui.history import history
from cogs.choosing import Asking


class HistoryCommand(commands.Cog):
    """/history"""

    @app_commands.command(name="history")
    @app_commands.guild_only()
    async def history(self, interaction: Asking, member: discord.User | None = None) -> None:
        async with answering(interaction):
            bot = interaction.client
            page = await bot.archive.page(0, onlooker(interaction), member.id if member else None)
            layout = history(page, voice(interaction), member.display_name if member else "")
            await interaction.client.router.private(interaction, layout)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(HistoryCommand())
