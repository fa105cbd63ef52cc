"""The command in the menu of a person: invites them to a table."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answers.asker import Asker, Interaction
from bot.client import HeartsBot
from bot.presses.invitation import invite
from bot.presses.new_table import open_table
from bot.tables.views import Status


async def invite_person(interaction: Interaction, user: discord.User) -> None:
    """Invites a person to the lobby in this channel in which the asker sits, or to a new table if there is none."""
    asker = Asker(interaction)
    mine = await asker.bot.tables.of_player(asker.id)
    lobbies = [
        table.record.id for table in mine if table.is_in(asker.channel_id) and table.record.status is Status.LOBBY
    ]
    if lobbies:
        await invite(asker, lobbies[-1], [user.id])
    else:
        await open_table(asker, guests=[user.id])


async def setup(bot: HeartsBot) -> None:
    name = app_commands.locale_str("Invite to Hearts", key="menu-invite")
    menu = app_commands.ContextMenu(name=name, callback=invite_person)
    bot.tree.add_command(app_commands.guild_only(menu))
