"""The commands about how things are to be: for a server, and for oneself."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import HeartsBot
from bot.community.people import person
from bot.community.servers import managers_only
from bot.delivery.answering import answering, voice
from bot.ui.settings import preferences, server_settings
from cogs.choosing import Asking


@app_commands.guild_only()
class SettingsCommands(commands.GroupCog, group_name="settings"):
    """/settings ..."""

    @app_commands.command(name="server")
    async def server(self, interaction: Asking) -> None:
        async with answering(interaction):
            bot = interaction.client
            managers_only(person(interaction))
            layout = server_settings(bot.servers.of(interaction.guild_id or 0), voice(interaction))
            await bot.router.private(interaction, layout)

    @app_commands.command(name="me")
    async def me(self, interaction: Asking) -> None:
        async with answering(interaction):
            bot = interaction.client
            layout = preferences(bot.people.taste(interaction.user.id), voice(interaction))
            await bot.router.private(interaction, layout)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(SettingsCommands())
