"""The deal of the day: its command, and the presses on its screens."""

from __future__ import annotations

from typing import Final

from bot.answers.asker import Asker
from bot.answers.daily import counting_zone, show_before, show_result
from bot.answers.replies import show_panel
from bot.answers.zones import choose_zone
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action, read_digits
from bot.ui.daily import calendar, server_table, shared_result

MAX_DAY_LENGTH: Final = 6
"""Digits of a day, counted from 1970."""


async def daily(asker: Asker, zone: str | None = None) -> None:
    """Shows today's deal before it is played, the hand while it is played, or the result."""
    if zone is not None:
        await choose_zone(asker, zone)
    table = await asker.bot.daily.tried(asker.id, asker.bot.daily.today)
    if table is None:
        await show_before(asker)
    else:
        await show_panel(asker, table)


async def press(asker: Asker, action: Action) -> None:
    """Handles a press on one of its screens; the prompt is the day. Raises NotAllowed."""
    day = _day(action)
    match action.arg:
        case "":
            await daily(asker)
        case "begin":
            await show_panel(asker, await asker.bot.daily.begin(asker.person, day, await counting_zone(asker)))
        case "result":
            await show_result(asker, day)
        case "share":
            await _share(asker, day)
        case "table":
            await _table(asker, day)
        case "calendar":
            days, zone = asker.bot.daily_results, await counting_zone(asker)
            streak = await days.streak(asker.id, zone)
            await asker.private(calendar(await days.calendar(asker.id), streak, zone, asker.say))
        case "practise":
            asker.bot.panels.leave(asker.interaction)
            await show_panel(asker, await asker.bot.daily.practise(asker.person, day))
        case _:
            raise NotAllowed("unreadable")


async def _share(asker: Asker, day: int) -> None:
    """Posts the person's result for everybody. Raises NotAllowed outside of servers."""
    asker.check_on_a_server()
    result = await asker.bot.daily_results.result(asker.id, day, await counting_zone(asker))
    await asker.public(shared_result(result, asker.person.name, asker.bot.public_say(asker.guild_id)))


async def _table(asker: Asker, day: int) -> None:
    asker.check_on_a_server()
    least_age = asker.bot.servers.settings(asker.guild_id).daily_age
    lines = await asker.bot.daily_results.table(asker.id, asker.guild_id, day, least_age)
    await asker.private(server_table(day, lines, asker.id, asker.say))


def _day(action: Action) -> int:
    return read_digits(action.choice(), MAX_DAY_LENGTH) if action.values else action.prompt
