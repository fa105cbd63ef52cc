"""Match options: what a host chooses for a new match, within which limits, and the match that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.match_times import OPEN_FOR
from bot.tables.movement import SEATS
from bot.tables.person import Person
from db import MatchPlayer, MatchRecord, MatchStatus
from hearts import Rules, commitment

MIN_DEALS: Final = 4
MAX_DEALS: Final = 16
MAX_HOURS: Final = 168
USUAL_HOURS: Final = 24


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
