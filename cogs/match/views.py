"""What everybody may know of a match: its screens are drawn from this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.tables.thinking import can_be_played
from cogs.match.people import SEATS, free_places, host_name
from db import Closing, MatchPlayer, MatchRecord
from db import MatchStatus as MatchStatus  # exported, so that screens need not import the store
from hearts import read_rules


@dataclass(frozen=True, slots=True)
class AtTable:
    """The public progress of a table of four; it tells no card and no points."""

    code: str
    """What people call the table by."""
    names: tuple[str, ...]
    away: tuple[bool, ...]
    """By seat: whether a computer player plays there."""
    here: frozenset[int]
    """The ids of the people who play there themselves."""
    tricks: int
    over: bool


@dataclass(frozen=True, slots=True)
class MatchView:
    """What everybody may know of a match. Its screens are drawn from this and nothing else."""

    id: int
    status: MatchStatus
    host: str
    """The name of the host; empty if they do not play any more."""
    players: tuple[MatchPlayer, ...]
    free: int
    """How many places are free at tables of four (see `free_places`)."""
    preset: str
    deals: int
    tricks: int
    """The number of tricks of a deal at a table of four."""
    hours: int
    pace: str
    """The pace of its tables; empty if each person plays alone."""
    due_at: int
    """While it is open: the deadline for its start. After that: the deadline for its players."""
    closing: str
    """Why it was cancelled or ended early (see `db.Closing`); empty if that is not known."""
    commitment: str
    played: Mapping[int, int] = field(default_factory=dict)
    """How many deals each person has played, by id."""
    deal: int = 0
    """At tables: the number of the present deal, from 0."""
    tables: tuple[AtTable, ...] = ()

    def plays(self, person_id: int) -> bool:
        """Whether this person plays in it and, once it has begun, has something left to play themselves."""
        if all(player.left or player.player_id != person_id for player in self.players):
            return False
        if self.status is MatchStatus.OPEN:
            return True
        if self.at_tables:
            return any(person_id in table.here for table in self.tables)
        return self.played.get(person_id, 0) < self.deals

    @property
    def at_tables(self) -> bool:
        """Whether its people play at tables of four, and not each of them alone."""
        return bool(self.pace)


def match_view(match: MatchRecord) -> MatchView:
    """The view of a match, without its progress."""
    lost = Closing.UPDATE if not can_be_played(match.secret) else ""  # of one that was closed before that was stored
    return MatchView(
        id=match.id,
        status=match.status,
        host=host_name(match),
        players=match.players,
        free=free_places(match),
        preset=match.preset,
        deals=match.deals,
        tricks=len(read_rules(match.rules).deck.cards) // SEATS,
        hours=match.hours,
        pace=match.pace,
        due_at=match.due_at,
        closing=match.closing or lost,
        commitment=match.commitment,
    )
