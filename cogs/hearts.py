"""/hearts: everything that can be done at a table, without a button too."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import HeartsBot
from cogs.rounds import RoundCommands
from cogs.seats import SeatCommands
from cogs.tables import TableCommands
from cogs.turns import TurnCommands


@app_commands.guild_only()
class HeartsCommands(
    RoundCommands,
    TurnCommands,
    SeatCommands,
    TableCommands,
    commands.GroupCog,
    group_name="hearts",
):
    """/hearts ...; the commands are with the nouns that they are about."""


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(HeartsCommands())
