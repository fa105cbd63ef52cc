"""The commands about a whole table: open it, begin, find it again, close it."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.access import members_here
from bot.delivery.asker import Asker, Interaction
from bot.delivery.replies import open_lobby, show_panel
from bot.presses.table import ask_first, pause, rematch
from bot.tables.errors import NotAllowed
from bot.tables.seating import TableOptions
from bot.ui.status import status
from cogs.choosing import Level, game_choices, my_table, past_choices, past_table, state, table_choices, table_in_charge

Pace = Literal["blitz", "live", "relaxed", "slow"]
NEEDED = ("view_channel", "send_messages", "read_message_history")


class TableCommands(commands.Cog):
    """/hearts new, start, pause, status, end, rematch"""

    @app_commands.command(name="new")
    @app_commands.rename(preset_name="preset")
    @app_commands.autocomplete(preset_name=game_choices)
    async def new(
        self,
        interaction: Interaction,
        computers: app_commands.Range[int, 0, 15] = 0,
        level: Level | None = None,
        pace: Pace | None = None,
        preset_name: str | None = None,
        players: app_commands.Range[int, 3, 16] | None = None,
        open_seats: bool = True,
    ) -> None:
        asker = Asker(interaction)
        _check_permissions(asker)
        guild_id, servers = asker.guild_id, asker.bot.servers
        servers.check_place(guild_id, *asker.places)
        settings = servers.of(guild_id)
        name, rules = await asker.bot.house.order(guild_id, preset_name, players)
        order = TableOptions(
            guild_id=guild_id,
            channel_id=asker.channel_id,
            parent_id=asker.parent_id,
            members=await members_here(asker),
            rules=rules,
            preset=name,
            pace=pace or settings.pace,
            computers=computers,
            level=level or settings.level,
            open_seats=open_seats,
        )
        await open_lobby(asker, await asker.bot.tables.open(asker.person, order))

    @app_commands.command(name="start")
    @app_commands.autocomplete(table=table_choices)
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        number = (await my_table(asker, table)).record.id
        await show_panel(asker, await asker.bot.tables.start(number, asker.person))

    @app_commands.command(name="pause")
    @app_commands.autocomplete(table=table_choices)
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await table_in_charge(asker, table)
        await pause(asker, found.record.id)

    @app_commands.command(name="status")
    async def status(self, interaction: Interaction) -> None:
        asker = Asker(interaction)
        tables, say = asker.bot.tables, asker.say
        mine = await tables.of_player(asker.id)
        here = await tables.in_channel(asker.channel_id)
        found = {table.record.id: table for table in (*mine, *here) if table.record.guild_id == asker.guild_id}
        views = [(table.seen_by(asker.id), state(table, say)) for table in found.values()]
        await asker.private(status(views, say))

    @app_commands.command(name="end")
    @app_commands.autocomplete(table=table_choices)
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await table_in_charge(asker, table)
        await ask_first(asker, found.record.id, "end")

    @app_commands.command(name="rematch")
    @app_commands.autocomplete(table=past_choices)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        _check_permissions(asker)
        number = await past_table(asker, table, lambda found: False)
        await rematch(asker, number)


def _check_permissions(asker: Asker) -> None:
    """A table must stay editable after the fifteen minutes in which an answer is."""
    have = asker.interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(asker.interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    missing = [name.replace("_", " ").title() for name in needed if not getattr(have, name)]
    if missing:
        raise NotAllowed("missing-permissions", missing=", ".join(missing))
