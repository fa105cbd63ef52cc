"""Presses on leaderboards and lists of games: answers with the page that somebody asks for."""

from __future__ import annotations

from bot.answers.access import onlooker
from bot.answers.context import Context
from bot.tables.errors import NotAllowed
from bot.ui.actions import MAX_ID_LENGTH, Action, read_digits
from cogs.standings.pages import find_page, length_of_period
from cogs.standings.screens.badges import badges
from cogs.standings.screens.history import history, read_history
from cogs.standings.screens.leaderboard import Wanted, leaderboard, read_wanted
from db import period_end, period_start


async def show_leaderboard(ctx: Context, wanted: Wanted, how: str = "", *, public: bool = False) -> None:
    """Shows a page in public, or to the person alone: in place if they already look at one."""
    layout = leaderboard(await find_page(ctx, wanted, how), ctx.public_say if public else ctx.say, public=public)
    await (ctx.answer.public(layout) if public else ctx.private(layout))


async def press_leaderboard(ctx: Context, action: Action) -> None:
    """Handles a button of a leaderboard. On a public one, everybody gets pages of their own."""
    how, wanted = read_wanted(action)
    if how == "games" and wanted.past:
        await _show_games(ctx, wanted)
    else:
        await show_leaderboard(ctx, wanted, how, public=how == "share")


async def press_history(ctx: Context, action: Action) -> None:
    """Shows another page of a list of games."""
    person = read_history(action)
    page = await ctx.bot.archive.page(action.number, await onlooker(ctx), person)
    name = next((one.name for game in page.games for one in game.results if one.player_id == person and person), "")
    await ctx.private(history(page, ctx.say, ctx.id, name))


async def press_badges(ctx: Context, action: Action) -> None:
    """Shows every badge, and how often a person has earned it on this server."""
    person = read_digits(action.arg, MAX_ID_LENGTH)
    await ctx.private(badges(await ctx.bot.tables.store.standings.badges(person, ctx.guild_id), ctx.say))


async def _show_games(ctx: Context, wanted: Wanted) -> None:
    """Shows the history at the last games of a past period, each with its replay. Raises NotAllowed."""
    try:
        end = period_end(length_of_period(ctx.server, wanted), period_start(wanted.past))
    except (ValueError, OverflowError):  # no calendar has this week or year
        raise NotAllowed("unreadable") from None
    page = await ctx.bot.archive.page_before(end or 0, await onlooker(ctx))
    await ctx.private(history(page, ctx.say, ctx.id))
