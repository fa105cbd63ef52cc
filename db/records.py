"""Records: the rows of the store as frozen values. Times are epoch milliseconds; rules, events and results are text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """What a table is up to. Tables that are over or cancelled are ended; the others are alive."""

    LOBBY = "lobby"
    PLAYING = "playing"
    SUSPENDED = "suspended"
    OVER = "over"
    CANCELLED = "cancelled"


class Kind(StrEnum):
    """What a table is for, and with that who may know of it."""

    TABLE = "table"
    """Played in a channel, and open to whoever may view it."""
    SOLO = "solo"
    """One person against computer players: private to that person, in no channel and on no server."""
    DAILY = "daily"
    """The deal of a day, which one person plays alone and once."""
    PRACTICE = "practice"
    """The deal of a past day, which one person plays alone as often as they like."""
    MATCH = "match"
    """A deal of a duplicate match, which each of its people plays once: alone, or on a server at a table of four."""


PRIVATE = (Kind.SOLO, Kind.DAILY, Kind.PRACTICE, Kind.MATCH)
"""Tables that nobody knows of but their people. Those that one person plays alone are on no server: its number is 0."""
PINNED = (Kind.DAILY, Kind.PRACTICE, Kind.MATCH)
"""Those whose deal several people play: their computer players depend on it alone, and nobody chooses them."""


ALIVE = (Status.LOBBY, Status.PLAYING, Status.SUSPENDED)


@dataclass(frozen=True)
class TableRecord:
    """A table as it is stored. Times are epoch milliseconds."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    status: Status
    pace: str
    rules: str
    preset: str
    open_seats: bool
    seq: int
    """The version: the number of the last change. Events take their numbers from it."""
    due_at: int | None
    """When the table moves on by itself."""
    created_at: int
    updated_at: int
    rematch_of: int | None = None
    parent_id: int | None = None
    """Where the channel is a thread: the one that it hangs on."""
    own_thread: bool = False
    """The thread was made for this game: it has the number of the message that it was made from, the lobby."""
    members: str | None = None
    """Of a private thread: the people in it when the table came there, as `write_members` puts them. None: the table
    is open to whoever may view its channel."""
    kind: Kind = Kind.TABLE
    speed: str = "people"
    """How fast its computer players move."""
    uncalled: bool = False
    """Somebody is asked for a move and has not been called by a message yet."""
    day: int | None = None
    """Whose deal is played, as days since the first of January 1970, UTC; None where it is no deal of a day."""
    local_day: int | None = None
    """The day that it was when the deal of a day was begun, in the time zone of its person."""
    hints: bool = True
    """Whether its people may ask for hints, where the server lets them."""
    thread: bool | None = None
    """Whether the game is to have a thread of its own; None: as the server likes it."""
    cut: bool = False
    """Whether somebody may cut the pack before each deal."""
    starts_at: int | None = None
    """For when its start was announced; None where it was not."""
    starting: bool = False
    """In a lobby: that time has come."""
    altered: bool = False
    """Its host has changed the rules in the lobby."""
    match_id: int | None = None
    """Which match a deal is played for (`db.matches`)."""
    deal: int | None = None
    """The number of that deal, from 0."""
    deals: int | None = None
    """Of how many."""
    opens_at: int | None = None
    """When others may learn what was dealt there."""


MOVED = ("seq", "due_at", "updated_at", "uncalled")
"""What a move changes in the row of its table, where it does not begin or end anything."""


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A table of which something is still to be sent, whether it changes or not."""

    id: int
    outdated: bool
    """Its message does not show what is stored, or it has none."""
    uncalled: bool
    """See `TableRecord.uncalled`."""


def write_members(people: Iterable[int]) -> str:
    """Numbers of people, each between two spaces: the database finds one of them, and takes it out."""
    return "".join(f" {person} " for person in sorted(people))


def is_member(members: str, person: int) -> bool:
    """Whether a person is among those whom `write_members` has written down."""
    return f" {person} " in members


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat of a table: a person, or a computer player."""

    seat: int
    player_id: int | None
    name: str
    level: str
    """Of the computer player that sits here, or that stands in."""
    away: bool = False
    misses: int = 0
    ready: bool = False
    """Between two rounds: for the next one. In a lobby whose announced time has come: they had said yes to it."""
    held_for: int | None = None
    """In a lobby: who may sit down on this free seat, and nobody else."""
    held_name: str = ""
    held_until: int | None = None
    """Until when; None where it is held for nobody."""
    hinted: bool = False
    """A hint was asked for here in this game."""
    ahead: str = ""
    """The card that the person has chosen before their turn, for nobody else to see (see `bot.tables.ahead`)."""
    missed: str = ""
    """What was done for the person when their time was up; old where ``misses`` is 0 (see `bot.tables.missed`)."""
    called: int | None = None
    """The last question (`hearts.Game.prompt`) to which the person was called by a message."""


@dataclass(frozen=True, slots=True)
class EventRecord:
    """One event of a game, as text."""

    seq: int
    round: int
    kind: str
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round: inserted when sealed, rewritten when its pack is cut and when it is over."""

    number: int
    secret: bytes
    commitment: str
    dealt_at: int
    """When it was sealed: it is dealt then, or once its pack is cut."""
    result: str | None = None
    finished_at: int | None = None
    witnesses: str = ""
    """Marks of people whose data was deleted, each with the seat whose cards they have seen; they name nobody."""
    cut: int | None = None
    """How many cards were cut, 0 for none; None where nobody was asked, or has not answered yet."""


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """How a finished game ended for one seat."""

    seat: int
    player_id: int | None
    name: str
    level: str
    total: int
    place: int
    won: bool
    finished: bool
    """False where a computer player finished on somebody's behalf."""
    departed: bool = False
    """The person gave the seat up before the end; whoever had it then has a result of their own."""
    moons: int = 0
    queens: int = 0
    tricks: int = 0
    """Taken, as the moons were shot, by the seat."""
    rating: float | None = None
    """The person's in the family of the rules, after the game. Known once it is written, as is the change."""
    rating_change: float | None = None
    provisional: bool = False
    """That rating stands on few games."""
    hinted: bool = False
    """A hint was asked for at the seat: the game counts on no board for whoever had it."""
    division: str | None = None
    """The games among which this one counts for the person (`db.tally.division_of`); None: it counts on no board."""


@dataclass(frozen=True, slots=True)
class DepartureRecord:
    """A person who gave up their seat in a running game."""

    player_id: int
    seat: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class SittingRecord:
    """Who had a seat of a running game that has gone to somebody else since: what they did there stays theirs."""

    seat: int
    round: int
    """The last in which they had it, from 0."""
    steps: int
    """So many steps of it were theirs: first the pass, then a card for each trick."""
    player_id: int | None
    """None: a computer player."""
    name: str


@dataclass(frozen=True, slots=True)
class Fence:
    """What must still be so when something is written: its process has this epoch, and the shard where one is named."""

    epoch: int
    shard: int | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """All that one step does to one table: written whole or not at all."""

    table: TableRecord
    expected_seq: int
    """The version that the step was decided on; 0 for a new table."""
    events: tuple[EventRecord, ...] = ()
    seats: tuple[SeatRecord, ...] | None = None
    """None: as before; else all of them."""
    rounds: tuple[RoundRecord, ...] = ()
    departures: tuple[DepartureRecord, ...] = ()
    """Those that are new with this step."""
    sittings: tuple[SittingRecord, ...] = ()
    """Those that end with this step."""
    results: tuple[ResultRecord, ...] = ()
    """With these the game is over, its events are compacted into one log, and the standings move."""
    fence: Fence | None = None
    """None: no other process writes into this database."""
    moved: bool = False
    """Nothing of the table's row is new but `MOVED`; False where that is not known."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is read: its events are those of the unfinished round, finished rounds being checkpoints."""

    table: TableRecord
    seats: tuple[SeatRecord, ...]
    rounds: tuple[RoundRecord, ...]
    events: tuple[EventRecord, ...]
    departures: tuple[DepartureRecord, ...] = ()
    sittings: tuple[SittingRecord, ...] = ()
    """In the order in which they ended."""
    results: tuple[ResultRecord, ...] = ()
    """Of a game that is over: the seats in their order, then whoever departed."""
