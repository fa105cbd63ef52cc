"""A table: its record, seats and game as one frozen value, and what each person may see of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.tables.automatic_moves import MissedTurn, Premove, surprise
from bot.tables.errors import NotAllowed
from bot.tables.kind import UNKNOWN, Kind, kind_of
from bot.tables.pace import AT_ONCE, NO_CLOCK, PACES, Pace, autoplay_pause
from bot.tables.views import LastView, TableView, between_tricks, ended_early, unmoved_view
from db import (
    ALIVE,
    DepartureRecord,
    Post,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    SittingRecord,
    Status,
    StoredTable,
    TableRecord,
    unmoved,
)
from hearts import Card, Game, Phase, Rules
from hearts.values import cached_property, replace

Autoplayers = Callable[[Iterable[int]], Awaitable[frozenset[int]]]
"""Returns which of these people (ids) have chosen that their only legal card plays itself (`Table.autoplayers`)."""


async def everybody(people: Iterable[int]) -> frozenset[int]:
    """All of these people, as if each had chosen it."""
    return frozenset(people)


@dataclass(frozen=True)
class Table:
    """The whole state of a table. Each change makes a new value; `bot.tables.persistence` finds out what to write."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    rules: Rules
    game: Game
    rounds: tuple[RoundRecord, ...] = ()
    departures: tuple[DepartureRecord, ...] = ()
    """The people who gave up or lost a seat during the game."""
    sittings: tuple[SittingRecord, ...] = ()
    """The earlier owners of seats, in the order in which they lost them."""
    results: tuple[ResultRecord, ...] = ()
    """The results of a finished game, as they were stored."""
    autoplayers: frozenset[int] = frozenset()
    """The ids of the people whose only legal card plays itself. Not stored here: it is a preference of each person."""
    paused_by: str = ""
    """The name of the player who suspended the game, as long as this process remembers it. Empty for a moderator
    without a seat, whose name would stay here if their data were deleted."""
    last_view: LastView = field(default_factory=LastView, compare=False, repr=False)
    """The last view of a spectator, which all later states share: after a move most of it stays the same."""

    @cached_property
    def kind(self) -> Kind:
        """What the table is for, and all that follows from it."""
        return kind_of(self.record.kind, not self.record.guild_id)

    @property
    def home(self) -> tuple[int, int | None]:
        """The channel in which the table was opened, and if that is a thread, its parent channel."""
        record = self.record
        return (record.parent_id or 0, None) if record.own_thread else (record.channel_id, record.parent_id)

    def is_in(self, channel_id: int | None) -> bool:
        """Whether the table was opened in a channel, or is shown there now."""
        return channel_id in (self.record.channel_id, self.home[0])

    def post(self, message_id: int, subject: str) -> Post:
        """A message about the table, in the channel where it is shown now."""
        return Post(message_id, self.record.id, self.record.channel_id, subject)

    @property
    def alive(self) -> bool:
        """Whether it is not over. A table of an unknown kind rests, as if it were over."""
        return self.record.status in ALIVE and self.kind is not UNKNOWN

    @property
    def ended_early(self) -> bool:
        """Whether it was closed before its game had come to an end."""
        return ended_early(self.record.status, public=self.kind.public, phase=self.game.phase)

    @property
    def opens_at(self) -> int | None:
        """When its time is up and its cards may be shown to others (epoch milliseconds); None if nobody else plays the
        same cards."""
        return self.kind.opens_at(self.record)

    def too_late(self, now: int) -> bool:
        """Whether the time of the day or match that it belongs to is over, even if the clock has not closed the table
        yet."""
        return self.opens_at is not None and now >= self.opens_at

    @property
    def answers_at_once(self) -> bool:
        """Whether its computer players move at once, in the same change as the move that they answer."""
        return self.record.settings.speed == AT_ONCE

    @property
    def asked(self) -> frozenset[int]:
        """The seats of the people who owe a move."""
        return frozenset([seat for seat in self.game.to_act if not self.by_computer(seat)])

    @property
    def asks_people(self) -> bool:
        """Whether people have time until its deadline: for a move of theirs, or to cut the pack."""
        moves = bool(self.asked) and self.autoplay is None
        return self.record.status is Status.PLAYING and (moves or self.awaits_deal)

    @property
    def lingers(self) -> bool:
        """Whether a finished trick stays on the table until its person goes on: they play alone against computer
        players that pause, and one of these leads next."""
        stays = self.kind.solitaire and not self.answers_at_once and self.alive and between_tricks(self.game)
        return stays and self.by_computer(self.game.to_act[0])

    @property
    def waits_for_its_person(self) -> bool:
        """Whether somebody plays alone and has the turn, or looks at a finished trick: then it waits without a
        limit."""
        mine = not any(map(self.by_computer, self.game.to_act)) and self.autoplay is None
        return self.kind.solitaire and self.alive and (mine or self.lingers)

    @property
    def reserved(self) -> tuple[SeatRecord, ...]:
        """The free seats that are reserved for somebody."""
        return tuple(seat for seat in self.seats if seat.held_for is not None)

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players, apart from those that stand in for somebody."""
        return tuple(seat.seat for seat in self.seats if seat.name and seat.player_id is None)

    @property
    def awaits_deal(self) -> bool:
        """Whether the next round is sealed (its secret is fixed) but not dealt yet."""
        game = self.game
        return game.round is None and len(self.rounds) > len(game.rounds) and game.phase is Phase.DEALING

    @cached_property
    def cutter(self) -> int | None:
        """The seat whose owner may cut the pack now: of the people present, the nearest to the dealer's right; None if
        nobody may."""
        if not self.awaits_deal or not self.record.settings.cut or self.record.status is not Status.PLAYING:
            return None
        dealer = self.game.dealer
        dealer = self.game.shuffle(self.rounds[-1].secret).dealer if dealer is None else dealer
        present = [seat.seat for seat in self.present if seat.seat in self.game.players]
        return min(present, key=lambda seat: (dealer - 1 - seat) % len(self.seats), default=None)

    @property
    def most_cut(self) -> int:
        """The most cards that can be cut from the pack of the next round."""
        return len(self.rules.deck_for(len(self.game.players)).cards) - 1

    @property
    def announced(self) -> int | None:
        """The announced start of a lobby (epoch milliseconds), until that time has come; else None."""
        return None if self.record.starting else self.record.settings.starts_at

    @property
    def begun(self) -> bool:
        """Whether a round was ever sealed or dealt."""
        return bool(self.rounds)

    def with_record(self, **changes: Any) -> Table:
        """The table with these fields of its record changed."""
        return replace(self, record=replace(self.record, **changes))

    def with_settings(self, **changes: Any) -> Table:
        """The table with these of its settings changed. Raises ValueError for a value that cannot be chosen."""
        return self.with_record(settings=self.record.settings.changed(**changes))

    def with_removal(self, seat: int, now: int) -> Table:
        """The table with a note that a moderator takes this seat from its owner, if the game has begun."""
        owner = self.seats[seat]
        if self.record.status is Status.LOBBY or owner.player_id is None:
            return self
        known = {gone.player_id: gone for gone in self.departures}
        gone = known.get(owner.player_id, DepartureRecord(owner.player_id, seat, owner.name, now))
        known[owner.player_id] = replace(gone, removed=True)
        return replace(self, departures=tuple(known.values()))

    def with_seat(self, seat: int, **changes: Any) -> Table:
        """The table with these fields of a seat changed; the same object if nothing differs."""
        before = self.seats[seat]
        if all(getattr(before, name) == value for name, value in changes.items()):
            return self
        changed = replace(before, **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def seat_of(self, player_id: int) -> int | None:
        """The seat of a person; None if they have none."""
        for seat in self.seats:
            if seat.player_id == player_id:
                return seat.seat
        return None

    def took_part(self, player_id: int) -> bool:
        """Whether a person has a seat at the table, or gave one up during its game."""
        return self.seat_of(player_id) is not None or any(gone.player_id == player_id for gone in self.departures)

    def my_seat(self, player_id: int) -> int:
        """The seat of a person. Raises NotSeated if they have none."""
        seat = self.seat_of(player_id)
        if seat is None:
            raise NotSeated(self)
        return seat

    def by_computer(self, seat: int) -> bool:
        """Whether a computer player moves for this seat."""
        return self.seats[seat].player_id is None or self.seats[seat].away

    @property
    def present(self) -> tuple[SeatRecord, ...]:
        """The people who are at the table and not away."""
        return tuple([seat for seat in self.seats if seat.player_id is not None and not seat.away])

    @property
    def pace(self) -> Pace:
        """The time limits for moves. A person who is alone with computer players has no clock, except at a table of a
        match, where other tables wait."""
        return PACES[NO_CLOCK if len(self.present) == 1 and self.kind.public else self.record.settings.pace]

    def premove(self, seat: int) -> Premove | None:
        """The card that the owner of a seat has chosen before their turn and still holds."""
        if not self.seats[seat].ahead:
            return None
        chosen = Premove.read(self.seats[seat].ahead)
        return chosen if chosen.card in self.game.hand(seat) else None

    @cached_property
    def autoplay(self) -> Card | None:
        """The card that is about to be played for a person without asking: a premove, or the only legal one."""
        if self.game.phase is not Phase.PLAYING or self.record.status is not Status.PLAYING:
            return None
        (seat,) = self.game.to_act
        if self.by_computer(seat):
            return None
        legal, owner = self.game.legal_plays(seat), self.seats[seat]
        plays_itself = owner.player_id in self.autoplayers and not self.kind.solitaire  # alone nobody waits for it
        if plays_itself and len(set(legal)) == 1:
            return legal[0]
        premove = self.premove(seat)
        return premove.card if premove is not None and surprise(self.game.view(seat), premove) is None else None

    @property
    def autoplay_pause(self) -> int:
        """How long the card that plays itself waits, in milliseconds."""
        return autoplay_pause(self.rounds[-1].secret if self.rounds else b"", self.game.prompt, self.game.to_act[0])

    @property
    def time_spared(self) -> int:
        """How long before its deadline the table goes on because a card plays itself, in milliseconds; else 0."""
        return 0 if self.autoplay is None else self.pace.play - self.autoplay_pause

    @property
    def waits(self) -> bool:
        """Whether the table waits for people without a time limit."""
        return self.asks_people and not self.awaits_deal and not self.pace.clock

    @property
    def deadline(self) -> int | None:
        """When the table goes on without the people it waits for (epoch milliseconds); None if it waits without a
        limit.

        To hide that a card will play itself, the deadline is then the one that its owner would have had.
        """
        due, plays_itself = self.record.due_at, self.autoplay is not None
        if due is None or self.kind.solitaire or (not self.pace.clock and (plays_itself or self.waits)):
            return None
        return due + self.time_spared

    @property
    def names(self) -> tuple[str, ...]:
        """The names in all taken seats, of people and computer players."""
        return tuple(seat.name for seat in self.seats if seat.name)

    def seen_by(self, player_id: int | None) -> TableView:
        """The view of a person; None or a person without a seat gets the spectator's view."""
        me = None if player_id is None else self.seat_of(player_id)
        return self._seen_by_all if me is None else self._seen_from(me)

    def _seen_from(self, me: int) -> TableView:
        """The view of the owner of a seat: the public part and what only they may see."""
        round, phase, asked = self.game.round, self.game.phase, me in self.game.to_act
        chooses = asked and phase is Phase.CHOOSING
        return replace(
            self._seen_by_all,
            me=me,
            game=self.game.view(me),
            premove=self.premove(me) if phase is Phase.PLAYING else None,
            missed=MissedTurn.read(self.seats[me].missed) if self.seats[me].misses else None,
            autoplay=self.autoplay if asked else None,
            moon_when_late=self.game.smart_effect(round) if chooses and round is not None else None,
        )

    @cached_property
    def _seen_by_all(self) -> TableView:
        """The view of a spectator. It is kept, as every other view is made from it; those are hardly ever asked for
        twice, and would take two kilobytes each."""
        rows = self.seats, self.rounds, self.departures, self.sittings, self.results
        source = (unmoved(self.record), self.rules, *rows)
        last, game = self.last_view.of(source) or self._unmoved_view(), self.game.view(None)
        seen = replace(
            last,
            due_at=self.deadline,
            changed_at=self.record.updated_at,
            game=game,
            lingers=self.lingers,
            cutter=self.cutter,
            most_cut=self.most_cut if self.cutter is not None else 0,
            drawn={},
            drawn_of_tricks=last.drawn_of_tricks if game.tricks and game.tricks is last.game.tricks else {},
        )
        return self.last_view.keep(source, seen)

    def _unmoved_view(self) -> TableView:
        stored = StoredTable(self.record, self.seats, self.rounds, (), self.departures, self.sittings, self.results)
        return unmoved_view(stored, self.kind, self.rules, self.game.view(None))


class NotSeated(NotAllowed):
    """Somebody asks for what only those who sit at a table may do; ``tables``: those at which they could."""

    def __init__(self, *tables: Table, key: str = "not-seated") -> None:
        super().__init__(key)
        self.tables = tables
