"""The answers about the deal of the day: today's deal before a person has played it, and their result afterwards."""

from __future__ import annotations

from bot.answers.asker import Asker
from bot.answers.zones import zone_of
from bot.tables.daily_kind import DAILY
from bot.tables.table import Table
from bot.ui.daily import day_result, todays_deal
from bot.ui.items import Layout


async def counting_zone(asker: Asker) -> str:
    """The time zone in which the days of the person's streak are counted; UTC if they have named none."""
    return await zone_of(asker) or "UTC"


async def show_before(asker: Asker) -> None:
    """Shows the deal of today before the person has seen it."""
    daily, zone = asker.bot.daily, await counting_zone(asker)
    deal = await daily.seal()
    daily.prepare(deal)
    played_before = await asker.bot.daily_results.played_before(asker.id)
    seals = (deal.commitment, await daily.commitment(deal.day + 1)) if played_before else None
    streak, late = await asker.bot.daily_results.streak(asker.id, zone), await daily.late(deal)
    await asker.private(todays_deal(deal.day, seals, late, streak, zone, asker.say))


async def show_result(asker: Asker, day: int, note: str = "") -> None:
    """Shows how the person did on a day, in place of the hand. Raises NotAllowed if they have not ended it."""
    asker.bot.panels.leave(asker.interaction)
    await asker.private(await _drawn(asker, day, note))


async def _drawn(asker: Asker, day: int, note: str) -> Layout:
    zone = await counting_zone(asker)
    result = await asker.bot.daily_results.result(asker.id, day, zone)
    return day_result(result, zone, asker.say, share=bool(asker.guild_id), note=note)


def is_ended_try(table: Table, person_id: int) -> bool:
    """Whether it is the person's own try at a deal of the day that is over: its result takes the place of the panel."""
    return table.kind is DAILY and not table.alive and table.seat_of(person_id) is not None
