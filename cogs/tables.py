"""/hearts commands about a whole table: open it, begin, find it again, close it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.access import check_permissions
from bot.answers.asker import Asker, Interaction
from bot.answers.autocomplete import autocomplete
from bot.answers.options import Level
from bot.answers.replies import show_panel
from bot.answers.rules_option import game_choices
from bot.answers.table_option import my_table, past_choices, past_table, state, table_choices, table_in_charge
from bot.answers.time_option import start_choices, zone_choices
from bot.messages.permissions import is_gone
from bot.presses.new_table import open_table
from bot.presses.table import ask_first, pause, rematch
from bot.tables.pace import PaceName
from bot.ui.status import status


class TableCommands(commands.Cog):
    """/hearts new, start, pause, status, end, rematch"""

    @app_commands.command(name="new")
    @app_commands.rename(preset_name="preset")
    @autocomplete(preset_name=game_choices, at=start_choices, time_zone=zone_choices)
    async def new(
        self,
        interaction: Interaction,
        computers: app_commands.Range[int, 0, 15] = 0,
        level: Level | None = None,
        pace: PaceName | None = None,
        preset_name: str | None = None,
        players: app_commands.Range[int, 3, 16] | None = None,
        open_seats: bool = True,
        invite: discord.User | None = None,
        hints: bool | None = None,
        thread: bool | None = None,
        cut: bool | None = None,
        at: str | None = None,
        time_zone: str | None = None,
    ) -> None:
        await open_table(
            Asker(interaction),
            computers=computers,
            level=level,
            pace=pace,
            preset=preset_name,
            players=players,
            open_seats=open_seats,
            guests=[invite.id] if invite is not None else [],
            hints=hints,
            thread=thread,
            cut=cut,
            at=at,
            zone=time_zone,
        )

    @app_commands.command(name="start")
    @autocomplete(table=table_choices)
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = (await my_table(asker, table, "lobby")).record.id
        await show_panel(asker, await asker.bot.tables.start(table_id, asker.person))

    @app_commands.command(name="pause")
    @autocomplete(table=table_choices)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await table_in_charge(asker, table, "playing")
        await pause(asker, found.record.id)

    @app_commands.command(name="status")
    async def status(self, interaction: Interaction) -> None:
        asker, guild = Asker(interaction), interaction.guild
        tables, say = asker.bot.tables, asker.say
        mine = await tables.of_player(asker.id)
        here = await tables.in_channel(asker.channel_id)
        found = {table.record.id: table for table in (*mine, *here) if table.record.guild_id == asker.guild_id}
        listed = [
            (table.seen_by(asker.id), state(table, say), guild is not None and is_gone(guild, table))
            for table in found.values()
        ]
        await asker.private(status(listed, say))

    @app_commands.command(name="end")
    @autocomplete(table=table_choices)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await table_in_charge(asker, table)
        await ask_first(asker, found.record.id, "end")

    @app_commands.command(name="rematch")
    @autocomplete(table=past_choices)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        check_permissions(asker)
        table_id = await past_table(asker, table, lambda found: False)
        await rematch(asker, table_id)
