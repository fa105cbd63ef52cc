"""Views: what one person may know of a table."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from bot.tables.ahead import Ahead
from bot.tables.missed import Missed
from bot.tables.seats import Rated, SeatView
from bot.tables.sittings import name_at, names_in
from db import PINNED, PRIVATE, Kind, SittingRecord, Status
from hearts import Card, Family, Rules, View, family_of


@dataclass(frozen=True)
class TableView:
    """What one person may know of a table. Screens are drawn from nothing else."""

    id: int
    code: str
    guild_id: int
    channel_id: int
    message_id: int | None
    thread_id: int | None
    """That was made for the game."""
    status: Status
    kind: Kind
    preset: str
    pace: str
    speed: str
    """How fast the computer players move."""
    day: int | None
    """Whose deal it is (see `db.TableRecord`)."""
    match_id: int | None
    """For which match it is played."""
    deal: int | None
    deals: int | None
    """Which deal of the match it is, from 0, and of how many."""
    hints: bool
    """Whether its people may ask for hints, where the server lets them."""
    thread: bool | None
    """Whether the game is to have a thread of its own; None: as the server likes it."""
    starts_at: int | None
    """For when the start of a lobby was announced."""
    starting: bool
    """That time has come."""
    altered: bool
    """The host has changed the rules in the lobby."""
    rules: Rules
    due_at: int | None
    """When it goes on without those it waits for; None where it waits as long as they like."""
    seats: tuple[SeatView, ...]
    me: int | None
    """The seat of the person who looks; None for a spectator."""
    game: View
    commitment: str | None
    """The published hash of the secret of the round being played."""
    opened: str | None
    """The secret of the last finished round, in hexadecimal."""
    cuts: bool = False
    """Whether somebody may cut the pack before each deal."""
    cutter: int | None = None
    """The seat whose person may cut the pack now, before the round is dealt; None where there is none."""
    most_cut: int = 0
    """The most cards that they can cut."""
    cut: int | None = None
    """How many cards were cut before the round that is being played; None where nobody was asked."""
    begun: bool = False
    """There was a deal."""
    ahead: Ahead | None = None
    """What the person who looks has chosen ahead. Nobody else is shown it."""
    autoplay: Card | None = None
    """The card that the person who looks is about to play without being asked. Nobody else is shown it."""
    missed: Missed | None = None
    """What was done last for the person who looks, because their time was up; None once they have moved again."""
    sittings: tuple[SittingRecord, ...] = ()
    """Who had a seat that others have now, in the order in which they lost it."""
    rated: tuple[Rated, ...] = ()
    """Whose rating a finished game has changed, departed people last."""
    division: str | None = None
    """Among which games a finished one counts (see `db.tally.division_of`); None: among none."""
    hinted: tuple[str, ...] = ()
    """For whom a finished game does not count, because they asked for hints."""
    drawn: dict[Hashable, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What has been drawn of what everybody sees: the views of one version share it, a view made from one does not."""

    @property
    def solo(self) -> bool:
        """Whether it is one person's own game, which nobody else knows of."""
        return self.kind in PRIVATE and not self.guild_id

    @property
    def public(self) -> bool:
        """Whether it has a message of its own in its channel, for everybody there to follow and to join."""
        return self.kind not in PRIVATE

    @property
    def pinned(self) -> bool:
        """Whether it is a deal for several people, with computer players that nobody chooses."""
        return self.kind in PINNED

    @property
    def family(self) -> Family:
        """Which ratings the game counts for."""
        return family_of(self.rules)

    def name(self, seat: int) -> str:
        """Who sits on a seat; empty for a free one."""
        return self.seats[seat].name

    def name_at(self, seat: int, round: int, step: int) -> str:
        """Who had a seat in a step of a round, both counted from 0: step 0 is its pass, step n its card to trick n."""
        return name_at(self.sittings, seat, round, step) or self.name(seat)

    def names_in(self, seat: int, round: int) -> tuple[str, ...]:
        """All who had a seat in a round, from 0, one after another."""
        return names_in(self.sittings, seat, round, self.name(seat))

    @property
    def people(self) -> tuple[SeatView, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.seats if seat.player_id is not None)

    @property
    def free(self) -> int:
        """Seats for whoever comes first."""
        return sum(not seat.name and not seat.held_name for seat in self.seats)

    @property
    def held(self) -> int:
        """Seats that are kept for those who played or are invited."""
        return sum(bool(seat.held_name) for seat in self.seats)
