"""The deals of a match: how they follow from its secret, and their tables, one for each person or four at each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.tables import seating
from bot.tables.errors import NotAllowed
from bot.tables.pace import AT_ONCE, Speed
from bot.tables.person import Person
from bot.tables.repository import Cause
from bot.tables.seating import TableOptions, private_options
from bot.tables.service import Tables
from bot.tables.table import Table
from cogs.match.people import SEATS, placement, size_for
from cogs.match.views import AtTable, MatchView, match_view
from db import KindName, MatchPlayer, MatchRecord, MatchTable, Status, TableSettings
from hearts import Rules, read_rules
from hearts.passing import HOLD
from players.pinned import derived, version_of

Four = tuple[MatchPlayer | None, ...]
"""The players at a table of four, by seat; None for a computer player."""
CLOSED: Final[Four] = (None,) * SEATS
"""The second table of a match of only four people: computer players play the same deals, to have something to
compare."""


def rules_of(rules: Rules, deal: int) -> Rules:
    """The rules of one deal of a match, counted from 0: a single round, with the pass that the round of this number
    would have."""
    fields = {name: getattr(rules, name) for name in type(rules).model_fields}
    fields |= {"end": "rounds", "end_rounds": 1, "tie": "shared"}
    if len(rules.cycle) > 1:
        target = rules.cycle[deal % len(rules.cycle)]
        turn = {"passing": "none"} if target == HOLD else {"passing": "custom", "custom_cycle": (target,)}
        fields |= turn
    return Rules(**fields)


def most_cut(match: MatchRecord) -> int:
    """The most cards that can be cut from the pack of a match."""
    return len(read_rules(match.rules).deck.cards) - 1


def deal_secret(match: MatchRecord, deal: int) -> bytes:
    """The secret of a deal: derived from the secret of the match and from the cuts of all its players."""
    return derived(match.secret, derived_from(match, deal), version_of(match.secret))


def derived_from(match: MatchRecord, deal: int) -> str:
    """The text from which the secret of a deal is derived: the deal's number, from 1, and all cuts in the order in
    which people joined."""
    return f"deal {deal + 1} cuts {' '.join(str(player.cut) for player in match.players)}"


class MatchDeals:
    """Opens the tables of a running match, and lets computer players finish what people have not played in time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stored = tables.store.matches

    async def results_so_far(self, match: MatchRecord) -> list[MatchTable]:
        """A result for each player and each deal that they have begun. Show them to nobody else before the match is
        over."""
        tables = await self._stored.tables_of(match.id)
        return [_by_player(match, each) for each in tables] if match.at_tables else tables

    async def is_due(self, match: MatchRecord) -> bool:
        """Whether the match can go on now: all deals are played, a table of four has to be opened, or a deal of
        somebody who has left is not finished."""
        tables = await self._stored.tables_of(match.id)
        if next(_unfinished(match, tables, _left(match)), None) is not None:
            return True
        return all_played(match, tables) or (match.at_tables and bool(_to_open(match, tables)[1]))

    async def view(self, match: MatchRecord) -> MatchView:
        """The view of the match, with its progress."""
        view = match_view(match)
        results = await self.results_so_far(match)
        played = Counter(each.player_id for each in results if each.player_id is not None and each.points is not None)
        if not match.at_tables:
            return replace(view, played=played)
        newest = max((each.deal for each in results), default=0)
        table_ids = sorted({each.table_id for each in results if each.deal == newest})
        seen = tuple([_seen(await self._tables.get(table_id)) for table_id in table_ids])
        return replace(view, played=played, deal=newest, tables=seen)

    async def next_of(self, match: MatchRecord, players: Iterable[MatchPlayer], speed: Speed = AT_ONCE) -> Table | None:
        """The table at which one of these people goes on alone: of the deal that they are playing, or else of their
        next one, which is opened. None if they have played all. Raises NotAllowed."""
        tables = await self._stored.tables_of(match.id)
        for player, deal, found in _unfinished(match, tables, players):
            if found is not None:
                return await self._tables.get(found.table_id)
            options = private_options(_rules(match, deal), match.preset, speed=speed)
            person, rng = Person(player.player_id, player.name), random.Random(match.id)
            secret = deal_secret(match, deal)
            return await self._tables.open_private(person, options, secret, rng, **_record(match, deal))
        return None

    async def table_of(self, match: MatchRecord, person: Person) -> Table:
        """The table of four at which somebody sits in the newest deal. They are no longer away; if that table is over,
        this counts from the next deal on. Raises NotAllowed if a moderator has taken their seat from them."""
        table = await self._newest_of(match, person)
        if table.alive and table.seats[table.my_seat(person.id)].away:
            return await self._tables.come_back(table.record.id, person)
        return await self._set_away(table, person, away=False)

    async def step_away(self, match: MatchRecord, person: Person) -> None:
        """Somebody leaves their table of four until they want to play again: computer players play for them, also in
        the next deals. Raises NotAllowed if a moderator has taken their seat from them."""
        table = await self._newest_of(match, person)
        if table.alive:
            await self._tables.leave(table.record.id, person)
        else:
            await self._set_away(table, person, away=True)

    async def _newest_of(self, match: MatchRecord, person: Person) -> Table:
        """The table of four at which somebody sits in the newest deal. Raises NotAllowed if there is none."""
        tables = await self._stored.tables_of(match.id)
        for table_id in {each.table_id for each in tables if each.deal == tables[-1].deal}:
            table = await self._tables.get(table_id)
            if table.seat_of(person.id) is not None:
                return table
        raise NotAllowed("match-seat-lost")

    async def _set_away(self, table: Table, person: Person, *, away: bool) -> Table:
        return await self._tables.repository.change(
            table.record.id, lambda found: found.with_seat(found.my_seat(person.id), away=away)
        )

    async def open_missing(self, match: MatchRecord) -> None:
        """Opens the missing tables of four of the present deal."""
        tables = await self._stored.tables_of(match.id)
        deal, missing = _to_open(match, tables)
        away = await self._away_after(tables, deal - 1) if missing else set()
        for players in missing:
            await self._open(match, deal, players, away)

    async def left_unfinished(self, match: MatchRecord, *, all_left: bool = False) -> int | None:
        """An unfinished table that computer players are to finish; None if there is none. Alone: a deal of somebody who
        has left, which is opened if need be. At tables: one where nobody was when it began. With ``all_left``, when the
        time is up, any unfinished one."""
        if not match.at_tables:
            table = await self.next_of(match, match.players if all_left else _left(match))
            return table.record.id if table is not None else None
        tables = await self._stored.tables_of(match.id)
        for table_id, deal in {each.table_id: each.deal for each in tables if each.points is None}.items():
            table = await self._tables.get(table_id)
            if table.alive and (all_left or await self._began_without_people(table, tables, deal)):
                return table_id
        return None

    async def _began_without_people(self, table: Table, tables: Iterable[MatchTable], deal: int) -> bool:
        """Whether nobody was at a table of four when it began, nor has come since. Somebody who left during this deal
        may still come back."""
        people = {seat.player_id for seat in table.seats if (seat.player_id or 0) > 0}  # others' data is deleted
        if not people:
            return True
        return not (table.present or table.game.tricks or people - await self._away_after(tables, deal - 1))

    async def _away_after(self, tables: Iterable[MatchTable], deal: int) -> set[int]:
        """Who was away at the end of a deal at tables of four, and is when the next one begins."""
        numbers = {each.table_id for each in tables if each.deal == deal}
        seats = [seat for number in numbers for seat in (await self._tables.get(number)).seats]
        return {seat.player_id for seat in seats if seat.player_id is not None and seat.away}

    async def owes(self, match: MatchRecord, player: MatchPlayer) -> bool:
        """Whether somebody has deals left that they play alone."""
        if match.at_tables:
            return False
        return next(_unfinished(match, await self._stored.tables_of(match.id), [player]), None) is not None

    async def finish(self, table_id: int) -> None:
        """Lets computer players finish a deal, in the seats of people, too."""
        now = self._tables.now()

        def end(table: Table) -> Table:
            return self._tables.runner.time_up(table, now) if table.alive else table

        await self._tables.repository.change(table_id, end, cause=Cause.CLOCK, in_thread=True)

    async def break_off(self, match: MatchRecord) -> None:
        """The match cannot go on because its computer players are gone: running tables are cancelled."""
        for each in await self._stored.tables_of(match.id):
            if each.points is None:
                await self._tables.repository.change(
                    each.table_id,
                    lambda table: table.with_record(status=Status.CANCELLED, due_at=None) if table.alive else table,
                )

    async def _open(self, match: MatchRecord, deal: int, players: Four, away: Collection[int]) -> None:
        tables, rng = self._tables, random.Random(match.id)
        settings = TableSettings.read(None, pace=match.pace, open_seats=False)
        options = TableOptions(match.guild_id, match.channel_id, _rules(match, deal), match.preset, settings)

        def begin(table_id: int, now: int) -> Table:
            table = seating.open_table(table_id, Person(first_of(players), ""), options, now, rng)
            for seat, player in enumerate(players):
                if player is None or tables.banned(match.guild_id, player.player_id):
                    table = table.with_seat(seat, player_id=None, name="")
                else:
                    gone = player.player_id in away or player.player_id < 0  # a negative id: their data is deleted
                    table = table.with_seat(seat, player_id=player.player_id, name=player.name, away=gone)
            table = table.with_record(**_record(match, deal), message_id=match.message_id)
            return seating.begin(table, rng)

        await tables.open_dealt(begin, deal_secret(match, deal))


def players_at(match: MatchRecord, deal: int) -> tuple[Four, ...]:
    """The players of each table in a deal of a match at tables, by table and seat."""
    size, people = size_for(len(match.players)), dict(enumerate(match.players))
    tables = tuple(tuple(map(people.get, table)) for table in placement(size, deal))
    return tables if size > SEATS else (*tables, CLOSED)


def first_of(players: Four) -> int:
    """The id of the player under whom a table of four is stored: who of its players joined first; 0 for a closed
    table."""
    people = [player for player in players if player is not None]
    return min(people, key=lambda player: player.place).player_id if people else 0


def _to_open(match: MatchRecord, tables: Sequence[MatchTable]) -> tuple[int, list[Four]]:
    """The number of the present deal at tables, and the players of those of its tables that are still to be opened. All
    tables finish a deal before any begins the next."""
    for deal in range(match.deals):
        there = [each for each in tables if each.deal == deal]
        kept = {each.player_id for each in there}
        missing = [players for players in players_at(match, deal) if first_of(players) not in kept]
        if missing or any(each.points is None for each in there):
            return deal, missing
    return match.deals, []


def _left(match: MatchRecord) -> list[MatchPlayer]:
    return [player for player in match.players if player.left]


def _unfinished(
    match: MatchRecord, tables: Iterable[MatchTable], players: Iterable[MatchPlayer]
) -> Iterator[tuple[MatchPlayer, int, MatchTable | None]]:
    """The deals that these people play alone and have not finished, each with its table if it was begun."""
    there = {(each.player_id, each.deal): each for each in tables}
    for player in players:
        for deal in range(match.deals):
            table = there.get((player.player_id, deal))
            if table is None or table.status is Status.PLAYING:
                yield player, deal, table


def deals_played(match: MatchRecord, tables: Iterable[MatchTable]) -> int:
    """How many deals everybody has finished, counted from the first deal on."""
    places = SEATS * len(players_at(match, 0)) if match.at_tables else len(match.players)
    played = Counter(each.deal for each in tables if each.points is not None)
    return next((deal for deal in range(match.deals) if played[deal] < places), match.deals)


def all_played(match: MatchRecord, tables: Iterable[MatchTable]) -> bool:
    """Whether everybody has finished all deals."""
    return deals_played(match, tables) == match.deals


def _seen(table: Table) -> AtTable:
    away = tuple(map(table.by_computer, range(SEATS)))
    return AtTable(
        code=str(table.record.id),
        names=tuple(seat.name for seat in table.seats),
        away=away,
        here=frozenset(seat.player_id for seat in table.seats if seat.player_id is not None and not seat.away),
        tricks=len(table.game.tricks),
        over=not table.alive,
    )


def _by_player(match: MatchRecord, table: MatchTable) -> MatchTable:
    """A result at a table of four, with the id of the player who had its seat."""
    players = next(each for each in players_at(match, table.deal) if first_of(each) == (table.player_id or 0))
    player = players[table.seat]
    return replace(table, player_id=player.player_id if player is not None else None)


def _rules(match: MatchRecord, deal: int) -> Rules:
    return rules_of(read_rules(match.rules), deal)


def _record(match: MatchRecord, deal: int) -> dict[str, Any]:
    return {"kind": KindName.MATCH, "match_id": match.id, "deal": deal, "deals": match.deals, "opens_at": match.due_at}
