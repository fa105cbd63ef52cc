"""Match options: what a host chooses for a new match, within which limits, and how long people have then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, HOUR, PACES
from bot.tables.person import Person
from cogs.match.people import SEATS
from db import MatchPlayer, MatchRecord, MatchStatus
from hearts import Rules, commitment, read_rules

MIN_DEALS: Final = 4
MAX_DEALS: Final = 16
MAX_HOURS: Final = 168
USUAL_HOURS: Final = 24
USUAL_PACE: Final = "live"
"""The pace of a match at tables if none is named."""
OPEN_FOR: Final = 7 * DAY
"""How long a match waits to be started before it is cancelled, in milliseconds."""


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
