"""The archive: finished games and rounds, for people who may see them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from bot.language.timestamps import timestamp
from bot.past.career import Against, Career, Duel, career_of
from bot.past.replay import PlayedRound, Proof, played_round, prove
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from db.history import Onlooker, PastGame
from db.periods import ALL_TIME, periods
from db.standings import Leaderboard
from db.tally import Standing
from hearts import Dealt, Event, Family, read_event
from players import LEVELS

NEWEST: Final = -1
"""Stands for the number of the last finished round."""
PAGE: Final = 6
LAST_PAGE: Final = 999
RECENT: Final = 100
"""How many games are read one by one for a profile; totals over all games are kept up to date in the store."""


@dataclass(frozen=True, slots=True)
class HistoryResult:
    """How a past game has ended for somebody."""

    player_id: int | None
    """None for a computer player."""
    name: str
    total: int
    won: bool
    departed: bool = False
    """Whether the person gave the seat up before the end."""


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A past game."""

    table_id: int
    preset: str
    ended_at: int
    ended_early: bool
    results: tuple[HistoryResult, ...]
    """Who did best comes first, who left last."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """One page of the games of a server, or of one person there, newest first."""

    number: int
    """The number of the page, from 0."""
    games: tuple[HistoryLine, ...]
    more: bool
    player_id: int | None = None


def _line(game: PastGame) -> HistoryLine:
    results = tuple(HistoryResult(one.player_id, one.name, one.total, one.won, one.departed) for one in game.results)
    return HistoryLine(game.table_id, game.preset, game.ended_at, game.ended_early, results)


def check_opened(table: Table, now: int) -> None:
    """Raises NotAllowed while others may still play the same cards."""
    if table.opens_at is not None and now < table.opens_at:
        raise NotAllowed(table.kind.sealed, at=timestamp(table.opens_at, "R"))


class Archive:
    """Reads finished rounds and games. Of a round that is still being played it returns only the published hash.

    Callers check first who may see a table (`bot.answers.access`); lists leave out what is hidden from the onlooker.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def look(self, table_id: int) -> TableView:
        """The spectator's view of a table."""
        return (await self._tables.get(table_id)).seen_by(None)

    async def round(self, table_id: int, round: int, player_id: int) -> tuple[TableView, PlayedRound]:
        """A finished round with all hands open. While its game goes on, only people with a seat at the table may see
        it. Raises NotAllowed."""
        table = await self._tables.get(table_id)
        if table.alive and table.seat_of(player_id) is None:
            raise NotAllowed("replay-players-only")
        check_opened(table, self._tables.now())
        results = table.game.rounds
        if not results:
            raise NotAllowed("no-finished-round")
        if round == NEWEST:
            round = len(results) - 1
        if not 0 <= round < len(results):
            raise NotAllowed("no-such-round", last=len(results))
        played = played_round(table.rules, results[:round], await self.events(table_id, round))
        return table.seen_by(player_id), played

    async def proof(self, table_id: int, round: int) -> tuple[TableView, Proof]:
        """The published hash of a round's deal and, once the round is over, the check of it. Open to everybody. Raises
        NotAllowed."""
        table = await self._tables.get(table_id)
        if not table.rounds:
            raise NotAllowed("nothing-dealt")
        check_opened(table, self._tables.now())
        results = table.game.rounds
        if round == NEWEST:
            round = max(0, len(results) - 1)
        if not 0 <= round < len(table.rounds):
            raise NotAllowed("no-such-round", last=len(table.rounds))
        record = table.rounds[round]
        if round >= len(results):
            return table.seen_by(None), Proof(round, record.commitment, cut=record.cut)
        deal = next(event.deal for event in await self.events(table_id, round) if isinstance(event, Dealt))
        sealed = record.commitment, record.secret
        return table.seen_by(None), prove(table.rules, results[:round], *sealed, deal, record.cut)

    async def page_before(self, until: int, onlooker: Onlooker) -> HistoryPage:
        """The page on which the last game is that ended before this time (epoch milliseconds)."""
        return await self.page(await self._store.history.ended_since(onlooker, until) // PAGE, onlooker)

    async def page(self, number: int, onlooker: Onlooker, player_id: int | None = None) -> HistoryPage:
        """A page of finished games, of one person or of all."""
        number = min(max(0, number), LAST_PAGE)
        games = await self._store.history.games(onlooker, player_id=player_id, most=PAGE + 1, skip=number * PAGE)
        return HistoryPage(number, tuple(map(_line, games[:PAGE])), len(games) > PAGE, player_id)

    async def last(self, onlooker: Onlooker, most: int) -> tuple[PastGame, ...]:
        """The last ``most`` games to end, newest first."""
        return await self._store.history.games(onlooker, most=most)

    async def newest(self, guild_id: int, channel_id: int) -> int:
        """The id of the table whose game ended last in a channel. Raises NotAllowed if there is none."""
        table_id = await self._store.history.newest_in_channel(guild_id, channel_id)
        if table_id is None:
            raise NotAllowed("no-past-game")
        return table_id

    async def career(
        self, guild_id: int, player_id: int, *, asker_id: int, since: int = 0, season: str = "quarter"
    ) -> Career:
        """A person's career on a server, and their record against the asker. Games count from the time ``since`` on
        (epoch milliseconds); ``season`` is how long a season of the server lasts.

        Raises NotAllowed if the person is on no leaderboard by choice and somebody else asks.
        """
        rows = await self._store.standings.of_player(player_id, guild_id)
        own = asker_id == player_id
        if not own and not all(row.listed for row in rows):
            raise NotAllowed("profile-hidden")
        always = {row.division: row for row in rows if row.period == ALL_TIME}
        games = (await self._store.history.games_of_player(guild_id, player_id, most=RECENT, since=since))[::-1]
        alone = await self._solo_games(player_id) if own else ()
        if not games:
            return Career(alone=alone, reset_at=since)
        total = always.get(Family.EVERYTHING) or Standing(player_id, guild_id, Family.EVERYTHING, ALL_TIME)
        board = Leaderboard(guild_id, Family.EVERYTHING, ALL_TIME, "rating")
        place = await self._store.standings.place(board, player_id)
        duel = None if own else await self._store.history.between(guild_id, asker_id, player_id, since=since)
        logs = await self._store.history.logs(game.table_id for game in games)
        sittings = await self._store.history.sittings(game.table_id for game in games)
        return replace(
            await asyncio.to_thread(career_of, total, games, logs, sittings),
            rank=place.rank if place is not None else 0,
            ranked=await self._store.standings.size(board),
            against=tuple(Against(row.division, row.games, row.wins) for row in map(always.get, LEVELS) if row),
            alone=alone,
            badges=await self._store.standings.badges(player_id, guild_id),
            titles=await self._store.seasons.titles(player_id, guild_id, rows, periods(self._tables.now())[season]),
            against_me=Duel(*duel) if duel is not None else None,
            reset_at=since,
        )

    async def _solo_games(self, player_id: int) -> tuple[Against, ...]:
        rows = await self._store.history.solo_totals(player_id)
        found = {level: Against(level, games, wins) for level, games, wins in rows}
        return tuple(found[level] for level in LEVELS if level in found)

    async def events(self, table_id: int, round: int) -> list[Event]:
        """The events of a round of a table."""
        log = await self._store.tables.log(table_id)
        return [read_event(event.kind, event.body) for event in log if event.round == round]
