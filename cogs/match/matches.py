"""Duplicate matches: several people play the same deals, each alone against computer
players or at tables of four; with the options of a new match and the kinds of its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

import structlog

from bot.tables.errors import NotAllowed
from bot.tables.kind import Derivation, Kind
from bot.tables.locks import Locks
from bot.tables.pace import AT_ONCE, DAY, HOUR, PACES, Speed
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.thinking import can_be_played, prepare_for, version_now
from cogs.match import people
from cogs.match.deals import MatchDeals, all_played, deal_secret, derived_from, most_cut
from cogs.match.people import SEATS
from db import Closing, Conflict, Fence, MatchPlayer, MatchRecord, MatchStatus, Store, TableRecord
from hearts import Rules, commitment, read_rules
from players.pinned import DEAL_BYTES

log = structlog.get_logger(__name__)

MAX_PLAYERS: Final = 16
MAX_MATCHES_A_HOST: Final = 3
MAX_MATCHES_A_SERVER: Final = 25
"""How many matches of one host, and on one server, may be open or running at once."""
MIN_DEALS: Final = 4
MAX_DEALS: Final = 16
MAX_HOURS: Final = 168
USUAL_HOURS: Final = 24
USUAL_PACE: Final = "live"
"""The pace of a match at tables if none is named."""
OPEN_FOR: Final = 7 * DAY
"""How long a match waits to be started before it is cancelled, in milliseconds."""


class Matches:
    """Opens and runs matches. Moves go through `Tables`, as in any other game. Nothing that is decided here is written
    after a handover: the next holder of the shard may have begun the match by then."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stored = tables.store.matches
        self.deals = MatchDeals(tables)
        self._match_locks = Locks()
        """One lock per match, held from reading it until it is known whether what was decided is written."""
        self._server_locks = Locks()
        """One lock per server, held in the same way while a match is opened."""

    async def get(self, match_id: int) -> MatchRecord:
        """The match with this id. Raises NotAllowed if there is none."""
        return await match_of(self._tables.store, match_id)

    async def open(self, host: Person, options: MatchOptions, within: int = 0) -> tuple[MatchRecord, bool]:
        """Opens a match, seals its deals and adds the host as its first player; but if the person has opened the same
        match in this channel ``within`` so many milliseconds, returns that one. Returns also whether it is new. Raises
        NotAllowed."""
        options.check()
        secret = self._tables.secret()[:DEAL_BYTES] + version_now(self._tables.thinking).encode()
        prepare_for(self._tables.thinking, secret)
        match = options.match(await self._tables.store.new_table_id(), host, secret, self._tables.now())
        async with self._tables.person_locks.changing(host.id), self._server_locks.changing(options.guild_id):
            self._tables.check_ban(options.guild_id, host)
            newest = await self._stored.newest_of(host.id, options.guild_id, options.channel_id)
            if newest is not None and abs(match.created_at - (found := await self.get(newest)).created_at) < within:
                same = options.match(found.id, host, found.secret, found.created_at)
                if same == replace(found, message_id=None, outdated=False, players=same.players):
                    return found, False
            fence = self._tables.ownership.own_fence(options.guild_id)
            await self._check_count(options.guild_id, host)
            await self._stored.open(match, fence)
        return match, True

    async def newest(self, channel_id: int, player_id: int, guild_id: int) -> int | None:
        """The id of the match that a person means in a channel: the last one on the server that they play in and that
        is not over, if it was opened there; else the last one there, or theirs. None if there is none."""
        stored = self._stored
        here = await stored.newest_of(player_id, guild_id, channel_id) or await stored.newest_in(channel_id)
        return here or await stored.newest_of(player_id, guild_id)

    async def drawn(self, match: MatchRecord) -> None:
        """The message shows ``match`` now: it is up to date unless that has changed since."""
        async with self._match_locks.of(match.id):
            now, fence = await self._read(match.id)
            if (now.status, now.players) == (match.status, match.players):
                await self._stored.set_outdated(match.id, fence, outdated=False)

    # -- before it begins

    async def join(self, match_id: int, person: Person) -> MatchRecord:
        """Adds a player. Raises NotAllowed."""
        async with self._tables.person_locks.changing(person.id), self._still_open(match_id) as (match, fence):
            self._tables.check_ban(match.guild_id, person)
            if people.player_of(match, person.id) is not None:
                raise NotAllowed("match-joined")
            if len(match.players) >= MAX_PLAYERS:
                raise NotAllowed("match-full", most=MAX_PLAYERS)
            place = 1 + max((player.place for player in match.players), default=-1)
            await self._stored.put(match_id, MatchPlayer(person.id, person.name, place), fence)
            return await self.get(match_id)

    async def leave(self, match_id: int, person: Person) -> MatchRecord:
        """Removes a player. If it is the host, the match is cancelled. Raises NotAllowed."""
        async with self._still_open(match_id) as (match, fence):
            people.require_player(match, person.id)
            await self._leave(match, person, fence)
            return await self.get(match_id)

    async def leave_all(self, guild_id: int, person: Person) -> None:
        """Takes a person out of the matches of a server, and marks their messages as outdated. The ban that this
        follows from was written, so this is written after a handover, too."""
        for match_id in await self._stored.alive_of(person.id):
            if (await self.get(match_id)).guild_id == guild_id:
                async with self._match_locks.changing(match_id):
                    await self._take_out(match_id, person)
                    await self._stored.set_outdated(match_id, outdated=True)

    async def _take_out(self, match_id: int, person: Person) -> None:
        """Takes a person out of a match that has not begun. Of one that is played alone computer players play what is
        left, so that nobody waits; at tables the person's seats are taken elsewhere."""
        match = await self.get(match_id)
        player = people.player_of(match, person.id)
        if match.status is MatchStatus.OPEN:
            await self._leave(match, person)
        elif player is not None and await self.deals.owes(match, player):
            await self._stored.change(match_id, replace(player, left=True))

    async def _leave(self, match: MatchRecord, person: Person, fence: Fence | None = None) -> None:
        if person.id == match.host_id:
            await self._stored.cancel(match.id, Closing.LEFT, fence)
        else:
            await self._stored.drop(match.id, person.id, fence)

    @asynccontextmanager
    async def without(self, person: Person) -> AsyncIterator[None]:
        """While a person's data is deleted (the caller holds the person's lock): locks their matches, marks the
        messages as outdated, and takes the person out. Any process may do that: they are also on servers of others."""
        async with AsyncExitStack() as held:
            match_ids = await self._stored.alive_of(person.id)
            for match_id in match_ids:
                await held.enter_async_context(self._match_locks.changing(match_id))
            await self._stored.outdate(person.id)
            for match_id in match_ids:
                await self._take_out(match_id, person)
            yield

    async def cut(self, match_id: int, person: Person, cut: int) -> MatchRecord:
        """Stores a player's cut, from which the deals are derived; a new one replaces it. Raises NotAllowed."""
        async with self._still_open(match_id) as (match, fence):
            player = people.require_player(match, person.id)
            most = most_cut(match)
            if not 1 <= cut <= most:
                raise NotAllowed("cut-range", most=most)
            await self._stored.change(match_id, replace(player, cut=cut), fence)
            return await self.get(match_id)

    async def choose_team(self, match_id: int, person: Person, team: int) -> MatchRecord:
        """Moves a player to a team; 0 for none. Raises NotAllowed."""
        async with self._still_open(match_id) as (match, fence):
            player = people.require_player(match, person.id)
            if team > people.last_team(match.players):  # somebody has left since the menu was shown
                raise NotAllowed("unreadable")
            await self._stored.change(match_id, replace(player, team=team), fence)
            return await self.get(match_id)

    async def cancel(self, match_id: int, person: Person) -> MatchRecord:
        """Cancels a match that has not begun, for the host or somebody who may manage the server. Raises NotAllowed."""
        async with self._still_open(match_id) as (match, fence):
            people.check_host(match, person)
            await self._stored.cancel(match_id, _closed_by(person, match), fence)
            return await self.get(match_id)

    async def start(self, match_id: int, person: Person, *, fill: bool = False) -> MatchRecord:
        """Begins the match: nobody can join any more, and its people can play; `advance` opens tables of four, for
        which computer players may think long. ``fill``: they take the free places there. Raises NotAllowed."""
        async with self._still_open(match_id) as (match, fence):
            people.check_host(match, person)
            if len(match.players) < people.MIN_PLAYERS:
                raise NotAllowed("match-too-few", least=people.MIN_PLAYERS)
            if not fill:
                people.check_places(match)
            people.check_teams(match)
            prepare_for(self._tables.thinking, match.secret)
            await self._stored.begin(match_id, self._tables.now() + time_to_play(match), fence)
            match = await self.get(match_id)
            check_status(match, MatchStatus.PLAYING)  # its host may just have deleted their data at another process
            return match

    async def _check_count(self, guild_id: int, host: Person) -> None:
        hosts = await self._stored.hosts(guild_id)
        if hosts.count(host.id) >= MAX_MATCHES_A_HOST:
            raise NotAllowed("match-too-many-yours", most=MAX_MATCHES_A_HOST)
        if len(hosts) >= MAX_MATCHES_A_SERVER:
            raise NotAllowed("match-too-many-here", most=MAX_MATCHES_A_SERVER)

    @asynccontextmanager
    async def _still_open(self, match_id: int) -> AsyncIterator[tuple[MatchRecord, Fence | None]]:
        """A context in which a match that has not begun is changed, with its fence (see `_read`). Raises NotAllowed."""
        async with self._match_locks.changing(match_id):
            match, fence = await self._read(match_id)
            check_status(match, MatchStatus.OPEN)
            yield match, fence

    async def _read(self, match_id: int) -> tuple[MatchRecord, Fence | None]:
        """A match, and the fence for what is decided about it as it is now."""
        match = await self.get(match_id)
        return match, self._tables.ownership.own_fence(match.guild_id)

    # -- while it is played

    async def play(self, match_id: int, person: Person, speed: Speed = AT_ONCE) -> Table | None:
        """The table where a player is to play: alone, of the deal that they are playing or of the next one (None if
        they have played all or left); at tables of four, theirs in the newest deal, which may be over while other
        tables still play it.

        Raises NotAllowed.
        """
        async with self._tables.person_locks.changing(person.id), self._match_locks.of(match_id):
            match = await self.get(match_id)  # its time must not run out meanwhile
            player = people.require_player(match, person.id)
            self._tables.check_ban(match.guild_id, person)
            if match.status is not MatchStatus.PLAYING or self._tables.now() >= match.due_at:
                raise NotAllowed("match-not-begun" if match.status is MatchStatus.OPEN else "match-closed")
            if player.left:
                return None
            if match.at_tables:
                return await self.deals.table_of(match, person)
            mine = [replace(player, name=person.name)]
            try:
                return await self.deals.next_of(match, mine, speed)
            except Conflict:  # it was opened meanwhile: at another process, or by a press whose outcome was not known
                return await self.deals.next_of(match, mine, speed)

    async def quit(self, match_id: int, person: Person) -> MatchRecord:
        """A player leaves a running match, and computer players play for them: at tables of four until they press
        *Play*, alone all that remains (see `finish_left`). Raises NotAllowed."""
        async with self._tables.person_locks.changing(person.id), self._match_locks.changing(match_id):
            match, fence = await self._read(match_id)
            player = people.require_player(match, person.id)
            check_status(match, MatchStatus.PLAYING)
            if match.at_tables:
                await self.deals.step_away(match, person)
            else:
                await self._stored.change(match_id, replace(player, left=True), fence)
            return await self.get(match_id)

    async def finish_left(self, match_id: int) -> bool:
        """Lets computer players finish one deal that is left to them: of somebody who has left a match played alone, at
        a table where nobody is, or any once the time is up. Returns whether there was one. Nobody waits for the seconds
        that it takes. Raises NotAllowed if they cannot move now."""
        async with self._match_locks.of(match_id):
            match, table_id = await self.get(match_id), None
            if match.status is MatchStatus.PLAYING:
                table_id = await self.deals.left_unfinished(match, all_left=self._tables.now() >= match.due_at)
        if table_id is None:
            return False
        await self.deals.finish(table_id)
        return True

    async def stop(self, match_id: int, person: Person) -> MatchRecord:
        """Ends a running match early, for the host or somebody who may manage the server. Raises NotAllowed."""
        async with self._match_locks.changing(match_id):
            match, fence = await self._read(match_id)
            people.check_host(match, person)
            check_status(match, MatchStatus.PLAYING)
            await self.deals.break_off(match)
            await self._stored.end(match_id, self._tables.now(), fence, _closed_by(person, match))
            return await self.get(match_id)

    async def advance(self, match_id: int) -> MatchRecord:
        """Does what is due: cancels a match that was not begun in time or whose computer players are gone; opens the
        tables of four for the next deal; ends the match when all deals are played (see `finish_left`)."""
        async with self._match_locks.of(match_id):
            (match, fence), now = await self._read(match_id), self._tables.now()
            if match.status is MatchStatus.OPEN and not can_be_played(match.secret):
                await self._stored.cancel(match_id, Closing.UPDATE, fence)
            elif match.status is MatchStatus.OPEN and now >= match.due_at:
                await self._stored.cancel(match_id, Closing.IDLE, fence)
            elif match.status is MatchStatus.PLAYING:
                await self._go_on(match, fence)
            return await self.get(match_id)

    async def is_due(self, match_id: int) -> bool:
        """Whether `advance` has something to do before the time is up. Raises NotAllowed if there is no such match."""
        match = await self.get(match_id)
        if not can_be_played(match.secret):
            return True
        return match.status is MatchStatus.PLAYING and await self.deals.is_due(match)

    async def _go_on(self, match: MatchRecord, fence: Fence | None) -> None:
        """Opens the next tables of a running match, or ends it. If this program does not know its computer players any
        more, it ends early, and only the deals that everybody has finished count."""
        if broken_off := not can_be_played(match.secret):
            await self.deals.break_off(match)
        elif match.at_tables:
            await self.deals.open_missing(match)
        if broken_off or all_played(match, await self._stored.tables_of(match.id)):
            why = Closing.UPDATE if broken_off else None
            await self._stored.end(match.id, self._tables.now(), fence, why)


def _closed_by(person: Person, match: MatchRecord) -> Closing:
    return Closing.PLAYERS if person.id == match.host_id else Closing.MODERATOR


def check_status(match: MatchRecord, status: MatchStatus) -> None:
    """Raises NotAllowed if the match has another status than it should have."""
    if match.status is not status:
        refusals = {MatchStatus.OPEN: "match-not-begun", MatchStatus.PLAYING: "match-begun"}
        raise NotAllowed(refusals.get(match.status, "match-closed"))


async def match_of(store: Store, match_id: int) -> MatchRecord:
    """The match with this id. Raises NotAllowed if there is none."""
    match = await store.matches.get(match_id)
    if match is None:
        raise NotAllowed("no-such-match")
    return match


async def _derivation(store: Store, record: TableRecord, secret: str) -> Derivation:
    """The derivation of the secret with which a table was dealt. Raises NotAllowed if there is no such match."""
    match, deal = await match_of(store, record.match_id or 0), record.deal or 0
    holds, matches_hash = deal_secret(match, deal).hex() == secret, commitment(match.secret) == match.commitment
    return Derivation(match.commitment, match.secret.hex(), derived_from(match, deal), matches_hash, holds)


async def _played_from(store: Store, record: TableRecord) -> tuple[int, int, int | None]:
    """The server, the channel and the message of the match of a table. Raises NotAllowed if there is none."""
    match = await match_of(store, record.match_id or 0)
    return match.guild_id, match.channel_id, match.message_id


ALONE: Final = Kind(
    "match",
    solitaire=True,
    commanded=True,
    shared_deal=True,
    opens_at=attrgetter("opens_at"),
    derivation=_derivation,
    played_from=_played_from,
    played_out=True,
)

AT_TABLES: Final = replace(ALONE, solitaire=False, commanded=False, calls=True, keeps_seats=True)


def how_played(where: str | None, hours: int | None, pace: str | None) -> tuple[int, str]:
    """Returns how many hours people have, and the pace of their tables, which is empty if each plays alone. A pace
    without ``where`` means tables. Raises NotAllowed for hours at tables, and for a pace if each plays alone."""
    at_tables = where == "tables" or (where is None and pace is not None)
    if (hours if at_tables else pace) is not None:
        raise NotAllowed("match-hours-or-pace")
    return hours or USUAL_HOURS, pace or USUAL_PACE if at_tables else ""


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """The options of a new match."""

    guild_id: int
    channel_id: int
    rules: Rules
    preset: str
    deals: int
    hours: int
    """The hours from the start within which everybody who plays alone must finish."""
    pace: str = ""
    """The pace at tables of four; empty if each person plays alone."""

    def check(self) -> None:
        """Raises NotAllowed if no match can be played by these rules."""
        if self.rules.scoring != "points":
            raise NotAllowed("match-no-chips")
        if self.pace and self.rules.seats != SEATS:
            raise NotAllowed("match-four-seats", seats=self.rules.seats)

    def match(self, match_id: int, host: Person, secret: bytes, now: int) -> MatchRecord:
        """A new match with the host as its first player, whose deals are drawn from this secret."""
        return MatchRecord(
            id=match_id,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            message_id=None,
            host_id=host.id,
            status=MatchStatus.OPEN,
            deals=self.deals,
            hours=self.hours,
            pace=self.pace,
            preset=self.preset,
            rules=self.rules.model_dump_json(exclude_defaults=True),
            created_at=now,
            due_at=now + OPEN_FOR,
            secret=secret,
            commitment=commitment(secret),
            players=(MatchPlayer(host.id, host.name, 0),),
        )


def time_to_play(match: MatchRecord) -> int:
    """The milliseconds from the start until the match is closed. Tables of four get more than their clocks can
    use up, so that nobody runs out of time whose time for a card is not over."""
    if not match.at_tables:
        return match.hours * HOUR
    cards, pace = len(read_rules(match.rules).deck.cards), PACES[match.pace]
    return match.deals * (cards * pace.play + pace.choose) + OPEN_FOR
