"""/leaderboard: the standings of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.client import HeartsBot
from bot.presses import leaderboard as ranking
from bot.ui.leaderboard import DIVISIONS, Wanted

By = Literal["rating", "wins", "win-rate", "average", "moons"]
Period = Literal["all-time", "season", "month", "week"]
if TYPE_CHECKING:
    Rules = str
else:
    Rules = Literal[DIVISIONS]


class LeaderboardCommand(commands.Cog):
    """/leaderboard"""

    @app_commands.command(name="leaderboard")
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        by: By = "rating",
        period: Period = "all-time",
        rules: Rules = "everything",
        public: bool = False,
    ) -> None:
        asker = Asker(interaction)
        await ranking.show(asker, Wanted(by, period, rules), public=public)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(LeaderboardCommand())
