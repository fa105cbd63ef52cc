"""The commands about seats: who takes one, gives it up, comes back to it, or loses it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.community.people import person
from bot.delivery.answering import answering, tell, voice
from bot.presses.table import come_back, farewell
from bot.tables.table import read_code
from bot.ui.look import safe_name
from cogs.choosing import Asking, my_table, table_choices, table_here
from players import LEVELS


class SeatCommands(commands.Cog):
    """/hearts join, leave, seats, back, remove, bar, unbar"""

    @app_commands.command(name="join")
    @app_commands.autocomplete(table=table_choices)
    async def join(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await table_here(interaction, table)).record.id
            await interaction.client.tables.join(number, person(interaction))
            say = voice(interaction)
            await interaction.client.router.show_panel(interaction, number, say("note-seated"))

    @app_commands.command(name="leave")
    @app_commands.autocomplete(table=table_choices)
    async def leave(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            view = await interaction.client.tables.leave(number, person(interaction))
            await tell(interaction, voice(interaction)(farewell(view)))

    @app_commands.command(name="seats")
    @app_commands.choices(level=[app_commands.Choice(name=level, value=level) for level in LEVELS])
    @app_commands.autocomplete(table=table_choices)
    async def seats(
        self,
        interaction: Asking,
        computers: app_commands.Range[int, 0, 15],
        level: str | None = None,
        table: str | None = None,
    ) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await interaction.client.tables.seat_computers(number, person(interaction), computers, level)
            say = voice(interaction)
            await interaction.client.router.show_panel(interaction, number, say("note-computers", count=computers))

    @app_commands.command(name="back")
    @app_commands.autocomplete(table=table_choices)
    async def back(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await come_back(interaction.client.router, interaction, number)

    @app_commands.command(name="remove")
    @app_commands.autocomplete(table=table_choices)
    async def remove(self, interaction: Asking, member: discord.User, table: str | None = None) -> None:
        async with answering(interaction):
            number = read_code(table) if table is not None else None
            moderation, guild_id = interaction.client.moderation, interaction.guild_id or 0
            taken = await moderation.remove(guild_id, member.id, member.display_name, person(interaction), number)
            await tell(
                interaction, voice(interaction)("seat-taken-away", name=safe_name(member.display_name), count=taken)
            )

    @app_commands.command(name="bar")
    async def bar(self, interaction: Asking, member: discord.User) -> None:
        async with answering(interaction):
            moderation, guild_id = interaction.client.moderation, interaction.guild_id or 0
            await moderation.bar(guild_id, member.id, member.display_name, person(interaction))
            await tell(interaction, voice(interaction)("bar-set", name=safe_name(member.display_name)))

    @app_commands.command(name="unbar")
    async def unbar(self, interaction: Asking, member: discord.User) -> None:
        async with answering(interaction):
            servers, guild_id = interaction.client.servers, interaction.guild_id or 0
            name = await servers.lift_from(guild_id, member.id, person(interaction))
            await tell(interaction, voice(interaction)("bar-lifted", name=safe_name(name)))
