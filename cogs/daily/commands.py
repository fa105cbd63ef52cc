"""/daily: the deal of the day."""

from __future__ import annotations

from typing import Final

from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.answers.times import zone_choices
from bot.client import HeartsBot
from bot.ui.features import KindScreens
from bot.ui.lobby import closed_alone
from cogs.daily.deals import DAILY, PRACTICE, DailyDeals
from cogs.daily.messages import DayMessages
from cogs.daily.presses import DailyPresses
from cogs.daily.results import DailyResults
from cogs.daily.screens import day_over, my_days, play_today, practice_over


class DailyCommand(commands.Cog):
    """/daily"""

    def __init__(self, daily: DailyPresses) -> None:
        self._daily = daily

    @command("daily", time_zone=zone_choices)
    @anywhere
    async def daily(self, ctx: Context, time_zone: str | None = None) -> None:
        await self._daily.show(ctx, time_zone)


KINDS: Final = {
    DAILY: KindScreens(over=day_over, cancelled=day_over, today=play_today, mine=my_days),
    PRACTICE: KindScreens(over=practice_over, cancelled=closed_alone, about="daily-practice-about"),
}


async def setup(bot: HeartsBot) -> None:
    deals = DailyDeals(bot.tables)
    messages = DayMessages(bot, bot.channel_messages, bot.tables, deals, bot.servers, bot.public_say, bot.features)
    daily = DailyPresses(deals, DailyResults(bot.tables, bot.archive, deals))
    bot.add_feature(
        Feature(
            presses={DAILY.name: daily.press},
            anywhere=frozenset({DAILY.name}),
            kinds=KINDS,
            endings={DAILY: daily.show_ending},
            begin=messages.begin,
            close=messages.close,
            forgetting=deals.forgetting,
        )
    )
    await bot.add_cog(DailyCommand(daily))
