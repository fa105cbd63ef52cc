"""Views: what one person, or a spectator, may know of a table and of its seats."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.tables.automatic_moves import MissedTurn, Premove, stand_in
from bot.tables.kind import Kind
from db import DepartureRecord, ResultRecord, SeatRecord, SittingRecord, StoredTable, TableSettings
from db import Status as Status  # exported, so that screens need not import the store
from db.records import sitting_at
from hearts import Card, Game, MoonEffect, Phase, Rules, View


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public view of a seat."""

    seat: int
    name: str
    """Empty for a free seat."""
    reserved_name: str
    """The name of the person for whom a free seat is reserved; empty if it is not reserved."""
    player_id: int | None
    computer: bool
    """A computer player sits here."""
    away: bool
    """A computer player stands in for an absent person."""
    host: bool
    ready: bool
    wants_end: bool
    """The person would like to end the game."""
    hinted: bool
    """The person was given a hint, and can win nothing."""
    level: str
    """The level of a computer player in this seat, now or later."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How a game changed a person's rating."""

    name: str
    seat: int
    departed: bool
    rating: float
    change: float
    provisional: bool
    removed: bool = False
    """Departed because a moderator took the seat."""


@dataclass(frozen=True)
class TableView:
    """What one person may know of a table. Screens are drawn from this and nothing else."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    thread_id: int | None
    """The thread that was made for the game, if any."""
    status: Status
    kind: Kind
    preset: str
    settings: TableSettings
    day: int | None
    """The day whose deal it is (see `db.TableRecord`)."""
    match_id: int | None
    """The match that it is a deal of."""
    deal: int | None
    deals: int | None
    """The number of the deal in its match, from 0, and how many deals the match has."""
    starting: bool
    """The time of the announced start has come."""
    altered: bool
    """The host has changed the rules in the lobby."""
    rematch: bool
    """A rematch, whose lobby begins by itself with the person who takes its last seat."""
    rules: Rules
    seats: tuple[SeatView, ...]
    game: View
    commitment: str | None
    """The published hash of the secret of the present round."""
    opened: str | None
    """The secret of the last finished round, in hexadecimal."""
    due_at: int | None = None
    """The deadline, in epoch milliseconds; None if the table waits for as long as its people like."""
    changed_at: int = 0
    """When the table was changed last, in epoch milliseconds."""
    me: int | None = None
    """The seat of the person who looks; None for a spectator."""
    lingers: bool = False
    """Whether a finished trick stays until its person goes on (see `Table.lingers`)."""
    cutter: int | None = None
    """The seat whose owner may cut the pack now, before the deal; None if nobody may."""
    most_cut: int = 0
    """The most cards that they may cut."""
    cut: int | None = None
    """How many cards were cut before the present round; None if nobody was asked."""
    begun: bool = False
    """At least one round has been dealt."""
    ending: str = ""
    """How a game with results has ended (see `db.Ending`)."""
    closing: str = ""
    """Why it was closed early (see `db.Closing`); empty if that is not known."""
    premove: Premove | None = None
    """The card that the person who looks has chosen before their turn. Nobody else sees it."""
    autoplay: Card | None = None
    """The card that will be played for the person who looks without asking them. Nobody else sees it."""
    missed: MissedTurn | None = None
    """The last move that was made for the person who looks because their time was up; None once they have moved
    again."""
    moon_when_late: MoonEffect | None = None
    """What a moon does if the person who looks, and has shot it, does not choose in time."""
    sittings: tuple[SittingRecord, ...] = ()
    """The earlier owners of seats, in the order in which they lost them."""
    departed: frozenset[int] = frozenset()
    """The ids of those who gave up their seat during the game, who may always come back to it; without those from whom
    a moderator took it."""
    rated: tuple[Rated, ...] = ()
    """The rating changes of a finished game, those who left last."""
    division: str | None = None
    """The division in which a finished game counts (see `db.tally.division_of`); None: in none."""
    hinted: tuple[str, ...] = ()
    """The names of those who could win nothing by a finished game, because they had help."""
    drawn: dict[Hashable, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """A cache of what was drawn from the public part. All views of one version of a table share it;
    `dataclasses.replace` makes a view with an empty one."""
    drawn_of_tricks: dict[Hashable, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The same for what depends on the finished tricks and the seats alone, kept until the next trick is finished."""

    @property
    def code(self) -> str:
        """What people call the table by."""
        return str(self.id)

    @property
    def away(self) -> bool:
        """Whether a computer player stands in for the reader."""
        return self.me is not None and self.seats[self.me].away

    def name(self, seat: int) -> str:
        """The name of who sits on a seat; empty if it is free."""
        return self.seats[seat].name

    def name_at(self, seat: int, round: int, step: int) -> str:
        """The name of who had a seat at a step of a round, both counted from 0: step 0 is the pass, step n the card to
        trick n."""
        earlier = sitting_at(self.sittings, seat, round, step)
        return self.name(seat) if earlier is None else earlier.name

    def mine_at(self, seat: int, round: int, step: int) -> bool:
        """Whether the reader had a seat at a step of a round, counted as for `name_at`, and has it still."""
        return seat == self.me and sitting_at(self.sittings, seat, round, step) is None

    def names_in(self, seat: int, round: int) -> tuple[str, ...]:
        """The names of all who had a seat in a round (from 0), in order."""
        mine = [one for one in self.sittings if one.seat == seat and (one.round, one.steps) > (round, 0)]
        within = [one.name for one in mine if one.round == round]
        after = next((one.name for one in mine if one.round > round), self.name(seat))
        return tuple(dict.fromkeys((*within, after)))

    @property
    def ended_early(self) -> bool:
        """Whether it was closed before its game had come to an end."""
        return ended_early(self.status, public=self.kind.public, phase=self.game.phase)

    @property
    def moves(self) -> int:
        """How many moves the reader has made in this round: a pass, and their cards."""
        tricks = (*self.game.tricks, *([self.game.trick] if self.game.trick else []))
        return bool(self.game.passed) + sum(seat == self.me for trick in tricks for seat, _ in trick.plays)

    @property
    def people(self) -> tuple[SeatView, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.seats if seat.player_id is not None)

    @property
    def free(self) -> int:
        """How many seats are free and not reserved."""
        return sum(not seat.name and not seat.reserved_name for seat in self.seats)

    @property
    def reserved(self) -> int:
        """How many seats are reserved, for those who played or are invited."""
        return sum(bool(seat.reserved_name) for seat in self.seats)


class LastView:
    """A cache of one view of a spectator, and what it was made from."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: tuple[object, TableView] | None = None

    def keep(self, source: object, view: TableView) -> TableView:
        """Keeps the view that was made from ``source``, and returns it."""
        self._known = (source, view)
        return view

    def of(self, source: object) -> TableView | None:
        """The view, if it was made from an equal source."""
        known = self._known  # once, because another thread may keep something meanwhile
        return known[1] if known is not None and known[0] == source else None


def ended_early(status: Status, *, public: bool, phase: Phase) -> bool:
    """Whether a table was closed before its game had come to an end. A private game of a day counts as it stands then,
    and is simply over."""
    return status is Status.CANCELLED or (status is Status.OVER and public and phase is not Phase.OVER)


def unmoved_view(stored: StoredTable, kind: Kind, rules: Rules, game: View) -> TableView:
    """The view of a spectator as far as moves leave it as it is."""
    record = stored.table
    finished = [round for round in stored.rounds if round.result is not None]
    playing = stored.rounds[-1] if stored.rounds and stored.rounds[-1].result is None else None
    return TableView(
        id=record.id,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        message_id=record.message_id,
        thread_id=record.channel_id if record.own_thread else None,
        status=record.status,
        kind=kind,
        preset=record.preset,
        settings=record.settings,
        day=record.day,
        match_id=record.match_id,
        deal=record.deal,
        deals=record.deals,
        starting=record.starting,
        altered=record.altered,
        rematch=record.rematch_of is not None,
        rules=rules,
        seats=tuple(seat_view(seat, record.host_id) for seat in stored.seats),
        game=game,
        commitment=playing.commitment if playing is not None else None,
        cut=playing.cut if playing is not None else None,
        begun=bool(stored.rounds),
        closing=record.closing,
        sittings=stored.sittings,
        departed=frozenset(gone.player_id for gone in stored.departures if not gone.removed),
        opened=finished[-1].secret.hex() if finished and kind.opens_at(record) is None else None,
        **_ended(stored.results, stored.departures),
    )


def _ended(results: Sequence[ResultRecord], departures: Iterable[DepartureRecord]) -> dict[str, Any]:
    """What the view has of a game that is over."""
    removed = {gone.player_id for gone in departures if gone.removed}
    return {
        "ending": results[0].ending if results else "",
        "rated": rated(results, removed),
        "division": next((result.division for result in results if result.division is not None), None),
        "hinted": tuple(result.name for result in results if result.hinted and result.player_id is not None),
    }


def seat_view(seat: SeatRecord, host_id: int) -> SeatView:
    """The public view of a seat; ``host_id`` is the id of the table's host."""
    return SeatView(
        seat=seat.seat,
        name=seat.name,
        reserved_name=seat.held_name,
        player_id=seat.player_id,
        computer=seat.player_id is None and bool(seat.name),
        away=seat.away,
        host=seat.player_id == host_id,
        ready=seat.ready,
        wants_end=seat.wants_end,
        hinted=seat.hinted,
        level=stand_in(seat.level) if seat.away else seat.level,
    )


def rated(results: Iterable[ResultRecord], removed: Collection[int | None] = ()) -> tuple[Rated, ...]:
    """The rating changes of a game, in the order of the results; ``removed``: the ids of those from whom a moderator
    took their seat."""
    return tuple(
        Rated(
            end.name,
            end.seat,
            end.departed,
            end.rating,
            end.rating_change,
            end.provisional,
            removed=end.departed and end.player_id in removed,
        )
        for end in results
        if end.rating is not None and end.rating_change is not None
    )


def between_tricks(game: Game | View) -> bool:
    """Whether a finished trick lies on the table, because nobody has led to the next one."""
    return game.phase is Phase.PLAYING and bool(game.tricks) and not (game.trick and game.trick.plays)
