"""Adds the deal of the day to the bot."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.client import HeartsBot
from bot.ui.features import KindScreens
from bot.ui.lobby import closed_alone
from cogs.daily.commands import DailyCommand
from cogs.daily.deals import DAILY, PRACTICE, DailyDeals
from cogs.daily.messages import DayMessages
from cogs.daily.presses import Daily
from cogs.daily.results import DailyResults
from cogs.daily.screens import day_over, my_days, practice_over

KINDS: Final = {
    DAILY: KindScreens(over=day_over, mine=my_days),
    PRACTICE: KindScreens(over=practice_over, cancelled=closed_alone),
}


async def setup(bot: HeartsBot) -> None:
    deals = DailyDeals(bot.tables)
    messages = DayMessages(bot, bot.channel_messages, bot.tables, deals, bot.servers, bot.public_say)
    daily = Daily(deals, DailyResults(bot.tables, bot.archive, deals))
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
