"""The deal of the day: its command, and the presses on its screens."""

from __future__ import annotations

from typing import Final

from bot.answers.asker import Asker
from bot.answers.replies import show_panel
from bot.answers.times import choose_zone, zone_of
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.ui.actions import Action, read_digits
from cogs.daily.deals import DailyDeals
from cogs.daily.results import DailyResults
from cogs.daily.screens import calendar, day_result, server_table, shared_result, todays_deal

MAX_DAY_LENGTH: Final = 6
"""Digits of a day, counted from 1970."""


class DailyPresses:
    """Answers what people ask for with /daily and on the screens of the deal of the day."""

    def __init__(self, deals: DailyDeals, results: DailyResults) -> None:
        self.deals = deals
        self.results = results

    async def show(self, asker: Asker, zone: str | None = None) -> None:
        """Shows today's deal before it is played, the hand while it is played, or the result."""
        if zone is not None:
            await choose_zone(asker, zone)
        table = await self.deals.tried(asker.id, self.deals.today)
        if table is None:
            await self._show_before(asker)
        else:
            await show_panel(asker, table)

    async def press(self, asker: Asker, action: Action) -> None:
        """Handles a press on one of its screens; the prompt is the day. Raises NotAllowed."""
        day = read_digits(action.choice(), MAX_DAY_LENGTH) if action.values else action.prompt
        match action.arg:
            case "":
                await self.show(asker)
            case "begin":
                await show_panel(asker, await self.deals.begin(asker.person, day, await _counting_zone(asker)))
            case "result":
                await self._show_result(asker, day)
            case "share":
                await self._share(asker, day)
            case "table":
                await self._table(asker, day)
            case "calendar":
                zone = await _counting_zone(asker)
                streak = await self.results.streak(asker.id, zone)
                await asker.private(calendar(await self.results.calendar(asker.id), streak, zone, asker.say))
            case "practise":
                with asker.bot.panels.leaving(asker.interaction):
                    practice = await self.deals.practise(asker.person, day)
                await show_panel(asker, practice)
            case _:
                raise NotAllowed("unreadable")

    async def show_ending(self, asker: Asker, table: Table, note: str) -> None:
        """Shows the result of a try that is over, in place of its panel."""
        await self._show_result(asker, table.record.day or 0, note)

    async def _show_before(self, asker: Asker) -> None:
        """Shows the deal of today before the person has seen it."""
        deal = await self.deals.seal()
        self.deals.prepare(deal)
        seal = deal.commitment if await self.results.played_before(asker.id) else ""
        streak = await self.results.streak(asker.id, await _counting_zone(asker))
        await asker.private(todays_deal(deal.day, seal, await self.deals.late(deal), streak, asker.say))

    async def _show_result(self, asker: Asker, day: int, note: str = "") -> None:
        """Shows how the person did on a day, in place of the hand. Raises NotAllowed if they have not ended it."""
        with asker.bot.panels.leaving(asker.interaction):
            result = await self.results.result(asker.id, day, await _counting_zone(asker))
        await asker.private(day_result(result, asker.say, share=bool(asker.guild_id), note=note))

    async def _share(self, asker: Asker, day: int) -> None:
        """Posts the person's result for everybody. Raises NotAllowed outside of servers."""
        asker.check_on_a_server()
        result = await self.results.result(asker.id, day, await _counting_zone(asker))
        await asker.public(shared_result(result, asker.person.name, asker.bot.public_say(asker.guild_id)))

    async def _table(self, asker: Asker, day: int) -> None:
        asker.check_on_a_server()
        least_age = asker.bot.servers.settings(asker.guild_id).daily_age
        lines = await self.results.table(asker.id, asker.guild_id, day, least_age)
        await asker.private(server_table(day, lines, asker.id, asker.say))


async def _counting_zone(asker: Asker) -> str:
    """The time zone in which the days of the person's streak are counted; UTC if they have named none."""
    return await zone_of(asker) or "UTC"
