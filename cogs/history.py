"""/history: the games that are over, of a server or of one person on it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.client import HeartsBot
from bot.language.names import name_of
from bot.ui.history import history


class HistoryCommand(commands.Cog):
    """/history"""

    @app_commands.command(name="history")
    @app_commands.guild_only()
    async def history(self, interaction: Interaction, member: discord.User | None = None) -> None:
        asker = Asker(interaction)
        bot = asker.bot
        page = await bot.archive.page(0, await asker.onlooker(), member.id if member else None)
        layout = history(page, asker.say, name_of(member) if member else "")
        await asker.private(layout)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(HistoryCommand())
