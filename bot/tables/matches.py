"""Duplicate matches: several people play the same deals, in the same seat, against the same computer players."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bot.tables.duplicate import deal_secret, rules_of
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.pace import AT_ONCE, DAY, HOUR
from bot.tables.person import Person
from bot.tables.private import open_sealed, prepare_for, private, version_now
from bot.tables.runner import new_secret
from bot.tables.service import Tables
from bot.tables.table import Table
from db import Kind, MatchPlayer, Status
from db import MatchRecord as MatchRecord  # screens know these, not the store
from db import MatchStatus as MatchStatus
from db import MatchTable as MatchTable
from hearts import Rules, commitment
from players.pinned import DEAL_BYTES

LEAST_DEALS: Final = 4
MOST_DEALS: Final = 16
MOST_HOURS: Final = 168
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 16
MOST_TEAMS: Final = 8
OPEN_FOR: Final = 7 * DAY
"""How long a match waits for its people before it is cancelled."""


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """What somebody asks for who opens a match."""

    guild_id: int
    channel_id: int
    rules: Rules
    preset: str
    deals: int
    hours: int


class Matching:
    """Opens matches, and lets their people play. Playing goes through `Tables` as everywhere."""

    def __init__(self, tables: Tables, secret: Callable[[], bytes] = new_secret) -> None:
        self._tables = tables
        self._stored = tables.store.matches
        self._secret = secret
        self._locks = Locks()

    async def get(self, number: int) -> MatchRecord:
        """Raises NotAllowed where there is no such match."""
        match = await self._stored.get(number)
        if match is None:
            raise NotAllowed("no-such-match")
        return match

    async def open(self, host: Person, order: MatchOptions) -> MatchRecord:
        """A new match, sealed, whose first player is the host. Raises NotAllowed."""
        if order.rules.scoring != "points":
            raise NotAllowed("match-no-chips")
        now = self._tables.now()
        secret = self._secret()[:DEAL_BYTES] + version_now(self._tables.thinking).encode()
        prepare_for(self._tables.thinking, secret)
        match = MatchRecord(
            id=await self._tables.store.new_table_id(),
            guild_id=order.guild_id,
            channel_id=order.channel_id,
            message_id=None,
            host_id=host.id,
            status=MatchStatus.OPEN,
            deals=order.deals,
            hours=order.hours,
            preset=order.preset,
            rules=order.rules.model_dump_json(exclude_defaults=True),
            created_at=now,
            due_at=now + OPEN_FOR,
            secret=secret,
            commitment=commitment(secret),
            players=(MatchPlayer(host.id, host.name, 0),),
        )
        await self._stored.open(match)
        return match

    async def posted(self, number: int, message_id: int) -> None:
        """Which message of its channel is about a match."""
        await self._stored.set_message(number, message_id)

    async def newest_in(self, channel_id: int) -> int | None:
        """The match that was opened last in a channel."""
        return await self._stored.newest_in(channel_id)

    async def alive(self) -> list[tuple[int, int, int]]:
        """The matches that are open or being played: number, server, and when they are due."""
        return await self._stored.alive()

    # -- before it begins

    async def join(self, number: int, person: Person) -> MatchRecord:
        """Somebody plays too. Raises NotAllowed."""
        async with self._locks.of(number):
            match = await self._open(number)
            if find(match, person.id) is not None:
                raise NotAllowed("match-joined")
            if len(match.players) >= MOST_PLAYERS:
                raise NotAllowed("match-full", most=MOST_PLAYERS)
            place = 1 + max((player.place for player in match.players), default=-1)
            await self._stored.put(number, MatchPlayer(person.id, person.name, place))
            return await self.get(number)

    async def leave(self, number: int, person: Person) -> MatchRecord:
        """Somebody does not play after all. Without its host a match is cancelled. Raises NotAllowed."""
        async with self._locks.of(number):
            match = await self._open(number)
            mine(match, person.id)
            if person.id == match.host_id:
                await self._stored.cancel(number)
            else:
                await self._stored.drop(number, person.id)
            return await self.get(number)

    async def cut(self, number: int, person: Person, cut: int) -> MatchRecord:
        """What somebody adds to the secret that the deals are drawn from; the last word counts. Raises NotAllowed."""
        async with self._locks.of(number):
            match = await self._open(number)
            player = mine(match, person.id)
            most = most_cut(match)
            if not 1 <= cut <= most:
                raise NotAllowed("cut-range", most=most)
            await self._stored.put(number, replace(player, cut=cut))
            return await self.get(number)

    async def change_team(self, number: int, person: Person) -> MatchRecord:
        """Somebody is of the next team, or after the last one of none. Raises NotAllowed."""
        async with self._locks.of(number):
            match = await self._open(number)
            player = mine(match, person.id)
            await self._stored.put(number, replace(player, team=(player.team + 1) % (MOST_TEAMS + 1)))
            return await self.get(number)

    async def cancel(self, number: int, person: Person) -> MatchRecord:
        """The host, or who may manage the server, gives it up before it begins. Raises NotAllowed."""
        async with self._locks.of(number):
            _host_only(await self._open(number), person)
            await self._stored.cancel(number)
            return await self.get(number)

    async def start(self, number: int, person: Person) -> MatchRecord:
        """It begins: from now on nobody joins, and its people can play. Raises NotAllowed."""
        async with self._locks.of(number):
            match = await self._open(number)
            _host_only(match, person)
            if len(match.players) < LEAST_PLAYERS:
                raise NotAllowed("match-too-few", least=LEAST_PLAYERS)
            _check_teams(match)
            prepare_for(self._tables.thinking, match.secret)
            await self._stored.begin(number, self._tables.now() + match.hours * HOUR)
            return await self.get(number)

    async def _open(self, number: int) -> MatchRecord:
        match = await self.get(number)
        if match.status is not MatchStatus.OPEN:
            raise NotAllowed("match-begun" if match.status is MatchStatus.PLAYING else "match-closed")
        return match

    # -- while it is played

    async def tables_of(self, match: MatchRecord) -> list[MatchTable]:
        """What its people have made of its deals so far. Nobody else may be told before it is over."""
        return await self._stored.tables_of(match.id)

    async def play(self, number: int, person: Person) -> Table | None:
        """The next deal that somebody has to play, or the one that they are playing; None where they have played all.

        Raises NotAllowed.
        """
        async with self._tables.people.of(person.id):
            match = await self.get(number)
            mine(match, person.id)
            if match.status is not MatchStatus.PLAYING or self._tables.now() >= match.due_at:
                raise NotAllowed("match-not-begun" if match.status is MatchStatus.OPEN else "match-closed")
            tables = {each.deal: each for each in await self.tables_of(match) if each.player_id == person.id}
            for deal in range(match.deals):
                if (found := tables.get(deal)) is None:
                    return await self._deal(match, deal, person, away=False)
                if found.status is Status.PLAYING:
                    return await self._tables.get(found.table_id)
            return None

    async def look(self, number: int) -> MatchRecord:
        """Does what is due: what nobody has begun in time is cancelled, and when all have played, or the time is up,
        the match is over. What somebody has not played by then is played by a computer player."""
        async with self._locks.of(number):
            match, now = await self.get(number), self._tables.now()
            if match.status is MatchStatus.OPEN and now >= match.due_at:
                await self._stored.cancel(number)
            elif match.status is MatchStatus.PLAYING:
                tables = await self.tables_of(match)
                if now >= match.due_at:
                    await self._play_out(match, tables)
                elif not _all_played(match, tables):
                    return match
                await self._end(match)
            return await self.get(number)

    async def all_played(self, number: int) -> bool:
        """Whether nobody has a deal left to play. Raises NotAllowed where there is no such match."""
        match = await self.get(number)
        return match.status is MatchStatus.PLAYING and _all_played(match, await self.tables_of(match))

    async def _play_out(self, match: MatchRecord, tables: list[MatchTable]) -> None:
        now = self._tables.now()

        def end(table: Table) -> Table:
            return self._tables.runner.time_up(table, now) if table.alive else table

        for each in tables:
            if each.points is None:
                await self._tables.door.change(each.table_id, end, in_thread=True)
        there = {(each.player_id, each.deal) for each in tables}
        for player in match.players:
            for deal in range(match.deals):
                if (player.player_id, deal) not in there:
                    await self._deal(match, deal, Person(player.player_id, player.name), away=True)

    async def _end(self, match: MatchRecord) -> None:
        tables, now = self._tables, self._tables.now()
        numbers = [each.table_id for each in await self.tables_of(match)]
        await tables.door.with_tables_locked(numbers, lambda: self._stored.end(match.id, now))

    async def _deal(self, match: MatchRecord, deal: int, person: Person, *, away: bool) -> Table:
        """A deal of a person; ``away``: played to its end by the computer players. Raises NotAllowed."""
        rules = rules_of(Rules.model_validate_json(match.rules), deal)
        how = {"kind": Kind.MATCH, "speed": AT_ONCE, "match_id": match.id, "deal": deal, "opens_at": match.due_at}
        secret, rng = deal_secret(match, deal), random.Random(match.id)
        return await open_sealed(self._tables, person, private(rules, match.preset), secret, rng, away=away, **how)


def _all_played(match: MatchRecord, tables: list[MatchTable]) -> bool:
    return sum(each.points is not None for each in tables) >= match.deals * len(match.players)


def find(match: MatchRecord, player_id: int) -> MatchPlayer | None:
    """Somebody among its players; None for whoever does not play."""
    return next((player for player in match.players if player.player_id == player_id), None)


def mine(match: MatchRecord, player_id: int) -> MatchPlayer:
    """The same. Raises NotAllowed for whoever does not play."""
    if (found := find(match, player_id)) is None:
        raise NotAllowed("not-in-match")
    return found


def most_cut(match: MatchRecord) -> int:
    """The most cards that can be cut from the pack of its rules."""
    return len(Rules.model_validate_json(match.rules).deck.cards) - 1


def _check_teams(match: MatchRecord) -> None:
    """Either nobody has a team, or everybody has one and there are two teams or more, of two people at least."""
    sizes = [sum(player.team == team for player in match.players) for team in range(MOST_TEAMS + 1)]
    teams = [size for size in sizes[1:] if size]
    if teams and (sizes[0] or len(teams) < 2 or min(teams) < 2):
        raise NotAllowed("match-teams")


def _host_only(match: MatchRecord, person: Person) -> None:
    if person.id != match.host_id and not person.may_manage:
        host = find(match, match.host_id)
        raise NotAllowed("host-only", host=host.name if host is not None else "")
