"""/daily, the deal of the day: its command, and the presses on its screens."""

from __future__ import annotations

from typing import Final

from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.answers.replies import show_panel
from bot.answers.sharing import Shares
from bot.answers.times import choose_zone, zone_choices, zone_of
from bot.client import HeartsBot
from bot.tables.errors import NotAllowed
from bot.tables.person import days_old
from bot.tables.table import Table
from bot.ui.actions import Action, read_digits
from bot.ui.features import KindScreens, with_lessons
from cogs.daily.deals import DAILY, PRACTICE, DailyDeals
from cogs.daily.messages import DayMessages
from cogs.daily.results import DailyResults
from cogs.daily.screens import (
    calendar,
    day_over,
    day_result,
    my_days,
    play_today,
    practice_over,
    practice_stopped,
    server_table,
    shared_result,
    todays_deal,
)


class DailyCog(commands.Cog):
    """Answers what people ask for with /daily and on the screens of the deal of the day."""

    def __init__(self, deals: DailyDeals, results: DailyResults) -> None:
        self.deals = deals
        self.results = results
        self._shares = Shares()

    @command("daily", time_zone=zone_choices)
    @anywhere
    async def daily(self, ctx: Context, time_zone: str | None = None) -> None:
        await self.show(ctx, time_zone)

    async def show(self, ctx: Context, zone: str | None = None) -> None:
        """Shows today's deal before it is played, the hand while it is played, or the result."""
        if zone is not None:
            await choose_zone(ctx, zone)
        table = await self.deals.tried(ctx.id, self.deals.today)
        if table is None:
            await self._show_before(ctx)
        else:
            await show_panel(ctx, table)

    async def press(self, ctx: Context, action: Action) -> None:
        """Handles a press on one of its screens; the prompt is the day. Raises NotAllowed."""
        day = read_digits(action.choice()) if action.values else action.number
        match action.arg:
            case "":
                await self.show(ctx)
            case "begin":
                zone, preferences = await _counting_zone(ctx), ctx.bot.people.preferences(ctx.id)
                table = await self.deals.begin(ctx.person, day, zone, preferences.speed)
                if preferences.lesson is None:  # who begins without the lessons is not offered them again
                    await ctx.prefer(lesson=0)
                await show_panel(ctx, table)
            case "result":
                await self._show_result(ctx, day)
            case "share":
                await self._share(ctx, day)
            case "table":
                await self._table(ctx, day)
            case "calendar":
                zone = await _counting_zone(ctx)
                streak = await self.results.streak(ctx.id, zone)
                await ctx.private(calendar(await self.results.calendar(ctx.id), streak, zone, ctx.say))
            case "practise":
                speed = ctx.bot.people.preferences(ctx.id).speed
                with ctx.bot.panels.leaving(ctx.interaction):
                    practice = await self.deals.practise(ctx.person, day, speed)
                await show_panel(ctx, practice)
            case _:
                raise NotAllowed("unreadable")

    async def show_ending(self, ctx: Context, table: Table, note: str) -> None:
        """Shows the result of a try that is over, in place of its panel."""
        await self._show_result(ctx, table.record.day or 0, note)

    async def _show_before(self, ctx: Context) -> None:
        """Shows the deal of today before the person has seen it, with the lessons for whoever may not know the game: as
        there is one try, they come before it."""
        deal = await self.deals.seal()
        self.deals.prepare(deal)
        late = await self.deals.late(deal)
        streak = await self.results.streak(ctx.id, await _counting_zone(ctx))
        layout = todays_deal(deal.day, deal.commitment, late, streak, ctx.say)
        new = ctx.bot.people.preferences(ctx.id).lesson is None
        await ctx.private(with_lessons(layout, ctx.say, 0) if new else layout)

    async def _show_result(self, ctx: Context, day: int, note: str = "") -> None:
        """Shows how the person did on a day, in place of the hand. Raises NotAllowed if they have not ended it."""
        with ctx.bot.panels.leaving(ctx.interaction):
            result = await self.results.result(ctx.id, day, await _counting_zone(ctx))
        await ctx.private(day_result(result, ctx.say, share=bool(ctx.guild_id), note=note))

    async def _share(self, ctx: Context, day: int) -> None:
        """Posts the person's result for everybody: once a day in a channel. Raises NotAllowed outside of servers."""
        ctx.check_on_a_server()
        result = await self.results.result(ctx.id, day, await _counting_zone(ctx))
        await self._shares.post(ctx, day, shared_result(result, ctx.person.name, ctx.public_say))

    async def _table(self, ctx: Context, day: int) -> None:
        ctx.check_on_a_server()
        least_age = ctx.server.daily_age
        lines = await self.results.table(ctx.id, ctx.guild_id, day, least_age)
        new = days_old(ctx.id, ctx.bot.tables.now()) < least_age
        note = ctx.say("daily-new-account", age=least_age) if new else ""
        await ctx.private(server_table(day, lines, ctx.id, ctx.say, note))


async def _counting_zone(ctx: Context) -> str:
    """The time zone in which the days of the person's streak are counted; UTC if they have named none."""
    return await zone_of(ctx) or "UTC"


KINDS: Final = {
    DAILY: KindScreens(over=day_over, cancelled=day_over, about="daily-about", today=play_today, mine=my_days),
    PRACTICE: KindScreens(over=practice_over, cancelled=practice_stopped, about="daily-practice-about"),
}


async def setup(bot: HeartsBot) -> None:
    deals = DailyDeals(bot.tables)
    messages = DayMessages(bot, deals)
    daily = DailyCog(deals, DailyResults(bot.tables, bot.archive, deals))
    bot.add_feature(
        Feature(
            presses={DAILY.name: daily.press},
            anywhere=frozenset({DAILY.name}),
            kinds=KINDS,
            endings={DAILY: daily.show_ending},
            jobs=[messages.job],
            closing=[messages.live],
            forgetting=deals.forgetting,
            redraw_server=messages.redraw_server,
        )
    )
    await bot.add_cog(daily)
