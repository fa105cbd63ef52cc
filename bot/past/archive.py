"""The archive: finished games and rounds, for people who may see them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.numerals import timestamp
from bot.past.replay import PlayedRound, Proof, played_round, prove
from bot.tables.errors import NotAllowed
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from db.history import Onlooker, PastGame
from hearts import Dealt, Event, read_event

NEWEST: Final = -1
"""Stands for the number of the last finished round."""
PAGE: Final = 6
LAST_PAGE: Final = 999


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
        raise NotAllowed(f"{table.kind.name}-sealed", at=timestamp(table.opens_at, "R"))


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
        proof = prove(table.rules, results[:round], *sealed, deal, record.cut)
        derivation = await table.kind.derivation(self._store, table.record, proof.secret)
        return table.seen_by(None), replace(proof, derivation=derivation)

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

    async def events(self, table_id: int, round: int) -> list[Event]:
        """The events of a round of a table."""
        log = await self._store.tables.log(table_id)
        return [read_event(event.kind, event.body) for event in log if event.round == round]
