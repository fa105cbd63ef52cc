"""Records: the rows of the store as frozen values. Times are epoch milliseconds; rules, events and results are text.

The fields of a record are the columns of its table (`db.schema`).
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, fields
from enum import StrEnum
from operator import attrgetter
from typing import Annotated, Final

from sqlalchemy import Integer, SmallInteger, String

from db.settings import TableSettings

Int16 = Annotated[int, SmallInteger()]
Int32 = Annotated[int, Integer()]
Str8 = Annotated[str, String(8)]
Str12 = Annotated[str, String(12)]
Str20 = Annotated[str, String(20)]
Str60 = Annotated[str, String(60)]
Str64 = Annotated[str, String(64)]
Str100 = Annotated[str, String(100)]
"""Numbers that take little room, and texts of at most so many characters. Other numbers have 64 bits, and other texts
no limit."""


class Ending(StrEnum):
    """How a game ended for one of its people (decision 29)."""

    PLAYED = "played"
    """By its rules."""
    UNFINISHED = "unfinished"
    """Early, without everybody's consent: it can only be lost."""
    AGREED = "agreed"
    """Early, because all who were present wanted it: it counts for none of them."""


class Closing(StrEnum):
    """Why a table or a match was closed before its end. Nobody's name or id is stored with it."""

    PLAYERS = "players"
    """In a lobby and of a match: its host; in a game: those who would like to end it (`SeatRecord.wants_end`)."""
    MODERATOR = "moderator"
    LEFT = "left"
    """Its last person has left, or the host of a match that was open."""
    IDLE = "idle"
    """It was not started or resumed in time."""
    CHANNEL = "channel"
    """The channel is out of reach."""
    UPDATE = "update"
    """This version does not have the computer players of the match any more."""


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """How a finished game ended for one seat."""

    seat: Int16
    player_id: int | None
    name: Str100
    level: Str20
    total: Int32
    place: Int16
    won: bool
    finished: bool
    """False if a computer player finished for the person, or they were the last to leave."""
    departed: bool = False
    """Whether the person gave the seat up before the end. Whoever has it at the end gets a result of their own."""
    moons: Int16 = 0
    queens: Int16 = 0
    tricks: Int16 = 0
    """Tricks that the seat took, as ``moons`` are those that it shot."""
    rating: float | None = None
    """The person's rating in the family of the rules after the game. It and the change are set when the result is
    written."""
    rating_change: float | None = None
    provisional: bool = False
    """Whether that rating is based on few games."""
    hinted: bool = False
    """Whether the person had help: a hint, or somebody else's first tricks."""
    division: Str12 | None = None
    """The division in which this game counts for the person (`db.tally.division_of`); None: it counts on no board."""
    ending: Str12 = Ending.PLAYED
    """An `Ending`."""

    @property
    def only_loses(self) -> bool:
        """Whether the person loses what they lose by the game, and wins nothing."""
        return self.hinted or self.ending == Ending.UNFINISHED

    @property
    def counts(self) -> bool:
        """Whether the game counts for a person."""
        return self.player_id is not None and not (self.ending == Ending.AGREED and self.finished)


class Status(StrEnum):
    """The state of a table. Tables that are over or cancelled are ended; all others are alive."""

    LOBBY = "lobby"
    PLAYING = "playing"
    SUSPENDED = "suspended"
    OVER = "over"
    CANCELLED = "cancelled"


class KindName(StrEnum):
    """The names of the kinds of tables that queries ask for. They are stored as text: a newer version may know
    others."""

    TABLE = "table"
    SOLO = "solo"
    STUDY = "study"
    DAILY = "daily"
    PRACTICE = "practice"
    MATCH = "match"


PUBLIC: Final = (KindName.TABLE,)
"""Kinds of tables that others than their players know of, and that count in leaderboards. If one person plays alone at
a table of another kind, the ``guild_id`` is 0."""
ALIVE: Final = (Status.LOBBY, Status.PLAYING, Status.SUSPENDED)
"""The states of a table that is not over."""


@dataclass(frozen=True)
class TableRecord:
    """A table as it is stored. Times are epoch milliseconds."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    status: Annotated[Status, String(12)]
    rules: str
    preset: Str60
    seq: int
    """The version: the number of the last change. The numbers of events continue it."""
    due_at: int | None
    """When something happens at the table by itself."""
    created_at: int
    updated_at: int
    rematch_of: int | None = None
    parent_id: int | None = None
    """The parent channel if the channel is a thread."""
    own_thread: bool = False
    """Whether the thread was made for this game: its id is that of the message that it was made from, the lobby."""
    members: str | None = None
    """The people in a private thread when the table came there, as `write_members` puts them; None if the table is open
    to everybody who may view its channel."""
    kind: Str12 = KindName.TABLE
    uncalled: bool = False
    """Whether somebody owes a move and has not been called by a message yet."""
    day: Int32 | None = None
    """The day whose deal is played, as days since 1 January 1970 UTC; None if it is no deal of a day."""
    local_day: Int32 | None = None
    """The date in the person's time zone when the deal of a day was begun, counted in the same way."""
    settings: TableSettings = field(default_factory=TableSettings)
    starting: bool = False
    """In a lobby: whether the time of its announced start has come."""
    altered: bool = False
    """Whether its host has changed the rules in the lobby."""
    match_id: int | None = None
    """The match that the deal belongs to (`db.matches`)."""
    deal: Int16 | None = None
    """The number of the deal in the match, from 0."""
    deals: Int16 | None = None
    """How many deals the match has."""
    opens_at: int | None = None
    """When others may see the deal."""
    closing: Str12 = ""
    """A `Closing`; empty if nothing closed it, or that is not known."""


MOVE_COLUMNS: Final = ("seq", "due_at", "updated_at", "uncalled")
"""The columns of its table that a move changes when it does not begin or end anything."""
unmoved: Final = attrgetter(*(field.name for field in fields(TableRecord) if field.name not in MOVE_COLUMNS))
"""The values of all other columns of a table."""


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A table for which something is still to be sent."""

    id: int
    outdated: bool
    """Whether its message does not show the stored state, or is missing."""
    uncalled: bool
    """See `TableRecord.uncalled`."""


def write_members(people: Iterable[int]) -> str:
    """The ids of people as text, each between two spaces, so that SQL can find and remove one of them."""
    return "".join(f" {person} " for person in sorted(people))


def is_member(members: str, person: int) -> bool:
    """Whether a person is in the text of `write_members`."""
    return f" {person} " in members


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a table: a person, or a computer player."""

    seat: Int16
    player_id: int | None
    name: Str100
    level: Str20
    """The level of the computer player that sits or stands in here."""
    away: bool = False
    misses: Int16 = 0
    ready: bool = False
    """Between two rounds: ready for the next one. In a lobby whose announced time has come: had said yes to it."""
    held_for: int | None = None
    """In a lobby: the person for whom this free seat is reserved."""
    held_name: Str100 = ""
    held_until: int | None = None
    """Until when it is reserved; None if it is not."""
    hinted: bool = False
    """Whether the person has asked for a hint in this game, or has taken the seat after its first trick."""
    wants_end: bool = False
    """Whether the person would like to end the game."""
    ahead: Annotated[str, String(10)] = ""
    """The card that the person has chosen before their turn, hidden from everybody else (see
    `bot.tables.automatic_moves`)."""
    missed: Str20 = ""
    """What was done for the person when their time was up (`bot.tables.automatic_moves`); outdated if ``misses`` is
    0."""
    called: Int32 | None = None
    """The last prompt (`hearts.Game.prompt`) for which the person was called by a message."""


@dataclass(frozen=True, slots=True)
class EventRecord:
    """One event of a game, as text."""

    seq: int
    round: Int32
    kind: Annotated[str, String(40)]
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round: inserted when sealed, rewritten when its pack is cut and when it is over."""

    number: Int32
    secret: bytes
    commitment: Str64
    dealt_at: int
    """When it was sealed. The cards are dealt then, or once the pack is cut."""
    result: str | None = None
    witnesses: str = ""
    """Marks of people whose data was deleted, each with the seat whose cards they have seen. A mark names nobody."""
    cut: Int16 | None = None
    """How many cards were cut, 0 for none; None if nobody was asked or has answered yet."""


@dataclass(frozen=True, slots=True)
class DepartureRecord:
    """A person who lost their seat in a running game: when they first did, and whether they had asked for a hint."""

    player_id: int
    seat: Int16
    name: Str100
    at: int
    hinted: bool = False
    removed: bool = False  # by a moderator


@dataclass(frozen=True, slots=True)
class SittingRecord:
    """A person or computer player who had a seat of a running game before its present owner, and until when."""

    seat: Int16
    round: Int32
    """The number of the last round in which they had it, from 0."""
    steps: Int16
    """How many steps of that round were theirs: first the pass, then a card for each trick."""
    player_id: int | None
    """None for a computer player."""
    name: Str100


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A person, with what they prefer."""

    id: int
    name: Str100 = ""
    locale: Str20 = ""
    preferences: str = "{}"
    """JSON."""
    seen_at: int = 0


@dataclass(frozen=True, slots=True)
class GuildRecord:
    """A server, with its settings."""

    id: int
    settings: str = "{}"
    """JSON."""
    removed_at: int | None = None


@dataclass(frozen=True, slots=True)
class BanRecord:
    """A person who may not sit down on a server."""

    guild_id: int
    fingerprint: Annotated[str, String(32)]
    name: Str100
    at: int


@dataclass(frozen=True, slots=True)
class AuditRecord:
    """Something that a moderator did."""

    guild_id: int
    at: int
    what: Str20
    by_id: int
    by_name: Str100
    about_id: int | None = None
    """The person that it was done to."""
    about_name: Str100 = ""
    table_id: int | None = None


@dataclass(frozen=True, slots=True)
class HouseRecord:
    """One version of a set of house rules."""

    id: int
    guild_id: int
    name: Str60
    version: Int32
    rules: str
    is_default: bool
    created_by: int
    created_at: int


@dataclass(frozen=True, slots=True)
class Post:
    """A message of a table, and what it is about (see `bot.messages.subjects`). All are public but those that call a
    person in private."""

    message_id: int
    table_id: int
    channel_id: int
    subject: Str20


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day. Times are epoch milliseconds."""

    day: Int32
    """Days since 1 January 1970, UTC."""
    secret: bytes
    commitment: Str64
    sealed_at: int
    opened_at: int | None = None
    """When it could first be played; None if the bot was off on that day, or had other computer players."""


class MatchStatus(StrEnum):
    """The state of a match: open at first, then playing and over, or cancelled."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class MatchPlayer:
    """Somebody who plays in a match."""

    player_id: int
    name: Str100
    place: Int16
    """The place in the order in which they joined, from 0."""
    cut: Int16 = 0
    """What they have cut before the deals are drawn; 0 for nothing."""
    team: Int16 = 0
    """The number of the team, from 1; 0 for none."""
    left: bool = False
    """Whether they have left a match that each plays alone: computer players play what remains."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match. Times are epoch milliseconds."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    status: Annotated[MatchStatus, String(12)]
    deals: Int16
    hours: Int16
    """How many hours its players have, from the start on."""
    preset: Str60
    rules: str
    created_at: int
    due_at: int
    """While it is open: the deadline for its start. After that: the deadline for its players."""
    secret: bytes
    """The secret and its commitment are a table of their own, and so are the players."""
    commitment: str
    players: tuple[MatchPlayer, ...] = ()
    pace: Str20 = ""
    """The pace of its tables; empty if each person plays alone."""
    outdated: bool = False
    """Whether its message must be edited: it does not show the result yet, or somebody must not be named any more."""
    closing: Str12 = ""
    """A `Closing`; empty if nothing closed it, or that is not known."""

    @property
    def at_tables(self) -> bool:
        """Whether its people play at tables of four, and not each of them alone."""
        return bool(self.pace)


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A puzzle that somebody has seen. Times are epoch milliseconds."""

    puzzle: Str8
    opened_at: int
    answered_at: int | None = None
    """None while it is open."""
    answer: Str12 = ""
    correct: bool = False
    rating: float | None = None
    """The person's rating after the answer; None if it was not rated."""
    rating_change: float | None = None
    rated: bool = True
    """Whether the answer moves ratings."""


@dataclass(frozen=True, slots=True)
class Fence:
    """A condition on a write: its process still has this epoch, and the shard if one is given."""

    epoch: int
    shard: int | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one step changes at one table, written as a whole or not at all."""

    table: TableRecord
    expected_seq: int
    """The version that the step was decided on; 0 for a new table."""
    events: tuple[EventRecord, ...] = ()
    seats: tuple[SeatRecord, ...] | None = None
    """All seats; None if they have not changed."""
    rounds: tuple[RoundRecord, ...] = ()
    departures: tuple[DepartureRecord, ...] = ()  # that this step adds or changes
    sittings: tuple[SittingRecord, ...] = ()
    """The sittings that end with this step."""
    results: tuple[ResultRecord, ...] = ()
    """Results end the game: its events are packed into one log, and the standings are updated."""
    fence: Fence | None = None
    """None if no other process writes into this database."""
    moved: bool = False
    """Whether only the columns `MOVE_COLUMNS` of the table have changed; False if that is not known."""
    others: tuple[Change, ...] = ()
    """Changes of other tables, which are written with this one or not at all."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is read. Its events are those of the unfinished round; each finished round is a checkpoint."""

    table: TableRecord
    seats: tuple[SeatRecord, ...]
    rounds: tuple[RoundRecord, ...]
    events: tuple[EventRecord, ...]
    departures: tuple[DepartureRecord, ...] = ()
    sittings: tuple[SittingRecord, ...] = ()
    """In the order in which they ended."""
    results: tuple[ResultRecord, ...] = ()
    """The results of a game that is over: the seats in their order, then the people who left."""


def sitting_at(sittings: Iterable[SittingRecord], seat: int, round: int, step: int) -> SittingRecord | None:
    """The ended sitting to which a step of a round belongs, both counted from 0; None if it belongs to the person who
    had the seat last."""
    return next((one for one in sittings if one.seat == seat and (round, step) < (one.round, one.steps)), None)


def had_step(sittings: Iterable[SittingRecord], result: ResultRecord, round: int, step: int) -> bool:
    """Whether the person of a result had the seat in a step of a round; step 0 is the pass."""
    one = sitting_at(sittings, result.seat, round, step)
    return one.player_id == result.player_id if one is not None else not result.departed


def had_round(sittings: Collection[SittingRecord], result: ResultRecord, round: int) -> bool:
    """Whether the person of a result had the seat for the whole round. A round in which the seat changed hands counts
    for neither person."""
    others = (one for one in sittings if one.seat == result.seat and one.player_id != result.player_id)
    within = any(one.round == round and one.steps for one in others)
    return not within and had_step(sittings, result, round, sys.maxsize)
