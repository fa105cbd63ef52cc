"""The commands about how things are to be: for a server, and for oneself."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answering import answering, voice
from bot.client import HeartsBot
from bot.people import person
from bot.servers import managers_only
from bot.ui.settings import preferences, server_settings
from cogs.choosing import Asking


class SettingsCommands(commands.Cog):
    """/settings, /preferences"""

    @app_commands.command(name="settings", description="How I behave on this server, for those who manage it")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: Asking) -> None:
        async with answering(interaction):
            bot = interaction.client
            await bot.people.meet(interaction)
            managers_only(person(interaction))
            layout = server_settings(bot.servers.of(interaction.guild_id or 0), voice(interaction))
            await bot.router.private(interaction, layout)

    @app_commands.command(name="preferences", description="How you like your cards, calls and leaderboards")
    @app_commands.guild_only()
    async def preferences(self, interaction: Asking) -> None:
        async with answering(interaction):
            bot = interaction.client
            await bot.people.meet(interaction)
            layout = preferences(bot.people.taste(interaction.user.id), voice(interaction))
            await bot.router.private(interaction, layout)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(SettingsCommands())
