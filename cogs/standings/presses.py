"""Leaderboards and lists of games: finds the page that somebody wants, and answers with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.answers.access import onlooker
from bot.answers.context import Context
from bot.tables.errors import NotAllowed
from bot.ui.actions import MAX_ID_LENGTH, Action, read_digits
from cogs.standings.screens.badges import badges
from cogs.standings.screens.history import history, read_history
from cogs.standings.screens.leaderboard import (
    EVER,
    PAGE,
    LeaderboardLine,
    LeaderboardPage,
    Wanted,
    leaderboard,
    read_wanted,
)
from db import COUNTED, MIN_GAMES, Leaderboard, Ranked, StandingStore, period_end, period_start, periods
from db.standings import SeasonStore
from db.tally import length_of

COLUMNS: Final = {
    "rating": "rating",
    "wins": "wins",
    "win-rate": "win_rate",
    "average": "ranking_score",
    "moons": "moons",
}


async def show_leaderboard(ctx: Context, wanted: Wanted, how: str = "", *, public: bool = False) -> None:
    """Shows a page in public, or to the person alone: in place if they already look at one."""
    layout = leaderboard(await _find_page(ctx, wanted, how), ctx.public_say if public else ctx.say, public=public)
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
        end = period_end(_length(ctx, wanted), period_start(wanted.past))
    except (ValueError, OverflowError):  # no calendar has this week or year
        raise NotAllowed("unreadable") from None
    page = await ctx.bot.archive.page_before(end or 0, await onlooker(ctx))
    await ctx.private(history(page, ctx.say, ctx.id))


def _length(ctx: Context, wanted: Wanted) -> str:
    """The length of the period that is looked at; how long seasons are is a setting of the server."""
    return ctx.server.season if wanted.period == "season" else wanted.period


async def _find_page(ctx: Context, wanted: Wanted, how: str) -> LeaderboardPage:
    """The page that a press asks for, as it is now; the last page if it asks for one beyond the end. ``how``: "me" for
    one's own page of this leaderboard, "earlier" or "later" for that of another period; else the page that is
    ``wanted``."""
    store, now = ctx.bot.tables.store, ctx.bot.tables.now()
    me, guild_id = ctx.id, ctx.guild_id
    length, reset_at = _length(ctx, wanted), ctx.server.counted_from
    current, standings = periods(now)[length], store.standings
    past = await _turned(store.seasons, guild_id, wanted, how, length, current)
    period = past or current
    board = Leaderboard(guild_id, wanted.division, period, COLUMNS[wanted.by])
    size, mine = await standings.size(board), await standings.place(board, me)
    number = mine.position // PAGE if how == "me" and mine is not None else wanted.page
    number = min(number, max(0, size - 1) // PAGE)
    lines = await standings.lines(board, number * PAGE, PAGE, of=size)
    why, games = ("", 0) if mine is not None else await _why_unranked(standings, board, me)
    return LeaderboardPage(
        wanted=replace(wanted, page=number, past=past),
        lines=tuple(line_of(line, wanted.by, me) for line in lines),
        size=size,
        least=MIN_GAMES,
        rank=mine.rank if mine is not None else None,
        unranked=why,
        games=games,
        ends_at=None if past else period_end(length, now),
        reset_at=reset_at if reset_at and periods(reset_at)[length] == period else 0,
        earlier=length != EVER and await store.seasons.neighbour(board, length, later=False) is not None,
    )


async def _turned(seasons: SeasonStore, guild_id: int, wanted: Wanted, how: str, length: str, current: str) -> str:
    """The name of the past period that a press asks for; empty for the current one, and for a period of another length
    than seasons have now. Periods in which nobody is on that board are skipped."""
    if length == EVER or (wanted.past and length_of(wanted.past) != length):
        return ""
    if how not in ("earlier", "later"):
        return wanted.past
    board = Leaderboard(guild_id, wanted.division, wanted.past or current, COLUMNS[wanted.by])
    found = await seasons.neighbour(board, length, later=how == "later")
    if how == "earlier":
        return found or wanted.past
    return "" if found is None or found >= current else found


def line_of(line: Ranked, by: str, me: int = 0) -> LeaderboardLine:
    """A line as it is shown to a reader, whose id is ``me``, or to everybody."""
    standing = line.standing
    value = standing.points / standing.scored if by == "average" else getattr(standing, COLUMNS[by])
    games = standing.scored if by == "average" else standing.games
    return LeaderboardLine(line.rank, line.name, value, games, standing.provisional, standing.player_id == me)


async def _why_unranked(standings: StandingStore, board: Leaderboard, player_id: int) -> tuple[str, int]:
    """Why the person has no rank, and how many of their games count so far."""
    counted = COUNTED.get(board.by)
    found = await standings.of_player(player_id, board.guild_id)
    for row in found:
        if not row.listed:
            return "hidden", 0
        if (row.division, row.period) == (board.division, board.period):
            return (board.by, 0) if counted is None else ("few", getattr(row, counted))
    return "none" if counted is None else "few", 0
