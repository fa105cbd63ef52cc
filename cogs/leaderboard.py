"""/leaderboard: the standings of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.client import HeartsBot
from bot.presses import leaderboard as ranking
from bot.ui.leaderboard import DIVISIONS, EVER, METRICS, PERIODS, Wanted

if TYPE_CHECKING:
    By = str
    Period = str
    Rules = str
else:
    By = Literal[METRICS]
    Period = Literal[PERIODS]
    Rules = Literal[DIVISIONS]


class LeaderboardCommand(commands.Cog):
    """/leaderboard"""

    @app_commands.command(name="leaderboard")
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        by: By = "rating",
        period: Period = EVER,
        rules: Rules = "everything",
        public: bool = False,
    ) -> None:
        asker = Asker(interaction)
        await ranking.show(asker, Wanted(by, period, rules), public=public)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(LeaderboardCommand())
