"""/match: duplicate matches."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.options import TimedPace, autocomplete, game_choices
from cogs.match.options import MAX_DEALS, MAX_HOURS, MIN_DEALS, how_played
from cogs.match.presses import Match


@app_commands.guild_only()
class MatchCommands(commands.GroupCog, group_name="match"):
    """/match ..."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @app_commands.command(name="new")
    @app_commands.rename(preset_name="preset")
    @autocomplete(preset_name=game_choices)
    async def new(
        self,
        interaction: Interaction,
        deals: app_commands.Range[int, MIN_DEALS, MAX_DEALS] = 8,
        hours: app_commands.Range[int, 1, MAX_HOURS] | None = None,
        preset_name: str | None = None,
        where: Literal["alone", "tables"] | None = None,
        pace: TimedPace | None = None,
    ) -> None:
        await self.match.open(Asker(interaction), preset_name, deals, *how_played(where, hours, pace))

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction) -> None:
        await self.match.show(Asker(interaction))
