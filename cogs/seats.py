"""/hearts commands about seats: take one, give it up, come back to it, take it from somebody."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.autocomplete import autocomplete
from bot.answers.error_messages import tell
from bot.answers.options import MAX_CHOICES, Choices, Level, choice
from bot.answers.replies import show_panel, show_seated
from bot.answers.table_option import my_table, table_choices, table_here
from bot.language.names import first_visible, name_of
from bot.presses.table import ask_first, come_back, show_table_settings
from bot.tables.codes import read_table_code
from bot.ui.names import safe_name


async def barred_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete, for those who manage the server: the people who are barred there, by their names."""
    asker = Asker(interaction)
    if not asker.person.may_manage:
        return []
    wanted, bans = typed.strip().casefold(), await asker.bot.servers.bans(asker.guild_id)
    names = ((mark, first_visible(asker.say.person(name))) for mark, name in bans)
    return [choice(name, mark) for mark, name in names if wanted in name.casefold()][:MAX_CHOICES]


class SeatCommands(commands.Cog):
    """/hearts join, leave, seats, back, remove, bar, unbar"""

    @app_commands.command(name="join")
    @autocomplete(table=table_choices)
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = (await table_here(asker, table)).record.id
        seated = await asker.bot.tables.join(table_id, asker.person)
        await show_seated(asker, seated)

    @app_commands.command(name="leave")
    @autocomplete(table=table_choices)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = (await my_table(asker, table, None)).record.id
        await ask_first(asker, table_id, "leave")

    @app_commands.command(name="seats")
    @autocomplete(table=table_choices)
    async def seats(
        self,
        interaction: Interaction,
        computers: app_commands.Range[int, 0, 15] | None = None,
        level: Level | None = None,
        seat: app_commands.Range[int, 1, 16] | None = None,
        table: str | None = None,
    ) -> None:
        asker = Asker(interaction)
        table_id = (await my_table(asker, table, "lobby")).record.id
        index = None if seat is None else seat - 1
        seated = await asker.bot.tables.seat_computers(table_id, asker.person, computers, level, index)
        if computers is None:
            await show_table_settings(asker, table_id)
        else:
            await show_panel(asker, seated, asker.say("note-computers", count=computers))

    @app_commands.command(name="back")
    @autocomplete(table=table_choices)
    async def back(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = (await my_table(asker, table, "back")).record.id
        await come_back(asker, table_id)

    @app_commands.command(name="remove")
    @autocomplete(table=table_choices)
    async def remove(self, interaction: Interaction, member: discord.User, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = read_table_code(table) if table is not None else None
        moderation, guild_id = asker.bot.moderation, asker.guild_id
        taken = await moderation.remove(guild_id, member.id, name_of(member), asker.person, table_id)
        await tell(asker, asker.say("seat-taken-away", name=safe_name(name_of(member), asker.say), count=taken))

    @app_commands.command(name="bar")
    async def ban(self, interaction: Interaction, member: discord.User) -> None:
        asker = Asker(interaction)
        moderation, guild_id = asker.bot.moderation, asker.guild_id
        await moderation.ban(guild_id, member.id, name_of(member), asker.person)
        await tell(asker, asker.say("bar-set", name=safe_name(name_of(member), asker.say)))

    @app_commands.command(name="unbar")
    @autocomplete(member=barred_choices)
    async def unbar(self, interaction: Interaction, member: str) -> None:
        asker = Asker(interaction)
        name = await asker.bot.servers.unban_typed(asker.guild_id, member, asker.person)
        await tell(asker, asker.say("bar-lifted", name=safe_name(name, asker.say)))
