"""The commands about a whole table: open it, begin, find it again, close it."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.community.people import person
from bot.community.servers import parent_of, places
from bot.delivery.answering import answering, tell, voice
from bot.delivery.onlookers import onlooker
from bot.presses.table import pause, rematch
from bot.tables.refusal import Refusal
from bot.tables.seating import Order
from bot.ui.status import status
from cogs.choosing import (
    Asking,
    game_choices,
    my_table,
    past_choices,
    past_table,
    state,
    table_choices,
    table_in_charge,
)

Pace = Literal["blitz", "live", "relaxed", "slow"]
NEEDED = ("view_channel", "send_messages", "read_message_history")


class TableCommands(commands.Cog):
    """/hearts new, start, pause, status, end, rematch"""

    @app_commands.command(name="new")
    @app_commands.rename(preset_name="preset")
    @app_commands.autocomplete(preset_name=game_choices)
    async def new(
        self,
        interaction: Asking,
        computers: app_commands.Range[int, 0, 15] = 0,
        pace: Pace | None = None,
        preset_name: str | None = None,
        players: app_commands.Range[int, 3, 16] | None = None,
        open_seats: bool = True,
    ) -> None:
        async with answering(interaction):
            _check_permissions(interaction)
            guild_id, servers = interaction.guild_id or 0, interaction.client.servers
            servers.check_place(guild_id, *places(interaction))
            settings = servers.of(guild_id)
            name, rules = await interaction.client.house.order(guild_id, preset_name, players)
            order = Order(
                guild_id=guild_id,
                channel_id=interaction.channel_id or 0,
                parent_id=parent_of(interaction),
                rules=rules,
                preset=name,
                pace=pace or settings.pace,
                computers=computers,
                level=settings.level,
                open_seats=open_seats,
            )
            view = await interaction.client.tables.open(person(interaction), order)
            await interaction.client.router.open_lobby(interaction, view)

    @app_commands.command(name="start")
    @app_commands.autocomplete(table=table_choices)
    async def start(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            number = (await my_table(interaction, table)).record.id
            await interaction.client.tables.start(number, person(interaction))
            await interaction.client.router.show_panel(interaction, number)

    @app_commands.command(name="pause")
    @app_commands.autocomplete(table=table_choices)
    async def pause(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await table_in_charge(interaction, table)
            await pause(interaction.client.router, interaction, found.record.id)

    @app_commands.command(name="status")
    async def status(self, interaction: Asking) -> None:
        async with answering(interaction):
            tables, say = interaction.client.tables, voice(interaction)
            mine = await tables.of_player(interaction.user.id)
            here = await tables.in_channel(interaction.channel_id or 0)
            found = {
                table.record.id: table for table in (*mine, *here) if table.record.guild_id == interaction.guild_id
            }
            views = [(table.seen_by(interaction.user.id), state(table, say)) for table in found.values()]
            await interaction.client.router.private(interaction, status(views, say))

    @app_commands.command(name="end")
    @app_commands.autocomplete(table=table_choices)
    async def end(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            found = await table_in_charge(interaction, table)
            await interaction.client.moderation.end(found.record.id, person(interaction))
            await tell(interaction, voice(interaction)("ended-game"))

    @app_commands.command(name="rematch")
    @app_commands.autocomplete(table=past_choices)
    async def rematch(self, interaction: Asking, table: str | None = None) -> None:
        async with answering(interaction):
            _check_permissions(interaction)
            number = await past_table(interaction, table, lambda found: False)
            view = await interaction.client.archive.look(number, onlooker(interaction))
            await rematch(interaction.client.router, interaction, view.id)


def _check_permissions(interaction: Asking) -> None:
    """A table must stay editable after the fifteen minutes in which an answer is."""
    have = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    missing = [name.replace("_", " ").title() for name in needed if not getattr(have, name)]
    if missing:
        raise Refusal("missing-permissions", missing=", ".join(missing))
