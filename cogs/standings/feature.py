"""Adds the standings to the bot."""

from __future__ import annotations

from bot.answers.feature import Feature
from bot.client import HeartsBot
from cogs.standings.commands import StandingsCommands
from cogs.standings.leaderboard import RANKING
from cogs.standings.messages import Announcements
from cogs.standings.presses import press_history, press_leaderboard


async def setup(bot: HeartsBot) -> None:
    announcements = Announcements(bot, bot.channel_messages, bot.store, bot.servers, bot.public_say, bot.tables.now)
    bot.servers.listen(announcements.expect)
    bot.add_feature(
        Feature(
            presses={RANKING: press_leaderboard, "history": press_history},
            begin=announcements.begin,
            close=announcements.close,
        )
    )
    await bot.add_cog(StandingsCommands())
