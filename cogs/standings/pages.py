"""Pages of a leaderboard: finds the one that somebody asks for, as it is now."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.answers.context import Context
from bot.community.settings import Settings
from cogs.standings.screens.leaderboard import EVER, PAGE, LeaderboardLine, LeaderboardPage, Wanted
from db import COUNTED, MIN_GAMES, Leaderboard, Ranked, StandingStore, period_end, periods
from db.standings import SeasonStore
from db.tally import length_of

COLUMNS: Final = {
    "rating": "rating",
    "wins": "wins",
    "win-rate": "win_rate",
    "average": "ranking_score",
    "moons": "moons",
}
"""The column of a standing by which a leaderboard is ordered, by what buttons and commands call it."""


def length_of_period(server: Settings, wanted: Wanted) -> str:
    """The length of the period that is asked for; how long a season is, is a setting of the server."""
    return server.season if wanted.period == "season" else wanted.period


async def find_page(ctx: Context, wanted: Wanted, how: str) -> LeaderboardPage:
    """The page that is asked for, or the last one if there are fewer. ``how`` says which, seen from the one that is
    ``wanted``: "first", "back", "next", "last", "me" for the one with the person's own line, "earlier" or "later" for
    the leaderboard of another period, anything else for that page itself."""
    store, now = ctx.bot.tables.store, ctx.bot.tables.now()
    me, guild_id = ctx.id, ctx.guild_id
    length, reset_at = length_of_period(ctx.server, wanted), ctx.server.counted_from
    current, standings = periods(now)[length], store.standings
    past = await _past_period(store.seasons, guild_id, wanted, how, length, current)
    period = past or current
    board = Leaderboard(guild_id, wanted.division, period, COLUMNS[wanted.by])
    size, mine = await standings.size(board), await standings.place(board, me)
    last = max(0, size - 1) // PAGE
    turned = {"first": 0, "back": max(0, wanted.page - 1), "next": wanted.page + 1, "last": last}
    number = mine.position // PAGE if how == "me" and mine is not None else turned.get(how, wanted.page)
    number = min(number, last)
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


async def _past_period(seasons: SeasonStore, guild_id: int, wanted: Wanted, how: str, length: str, current: str) -> str:
    """The name of the past period that is asked for (see `find_page`); empty for the current one. Periods in which
    nobody is on that board are skipped. The setting of a season's length may have changed since a button was drawn:
    then it is the current one, too."""
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
