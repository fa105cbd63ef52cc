"""/daily: the deal of the day."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.options import anywhere, autocomplete
from bot.answers.times import zone_choices
from cogs.daily.presses import Daily


class DailyCommand(commands.Cog):
    """/daily"""

    def __init__(self, daily: Daily) -> None:
        self._daily = daily

    @app_commands.command(name="daily")
    @anywhere
    @autocomplete(time_zone=zone_choices)
    async def daily(self, interaction: Interaction, time_zone: str | None = None) -> None:
        await self._daily.show(Asker(interaction), time_zone)
