"""Results: how a game has ended for its seats and its people, as the rows of the store."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Ending(StrEnum):
    """How a game ended for one of its people (decision 29)."""

    PLAYED = "played"
    """By its rules."""
    UNFINISHED = "unfinished"
    """Early, without everybody's consent: it can only be lost."""
    AGREED = "agreed"
    """Early, because all who were present wanted it: it counts for none of them."""


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
    """False if a computer player finished for the person, or they were the last to leave."""
    departed: bool = False
    """Whether the person gave the seat up before the end. Whoever has it at the end gets a result of their own."""
    moons: int = 0
    queens: int = 0
    tricks: int = 0
    """Tricks that the seat took, as ``moons`` are those that it shot."""
    rating: float | None = None
    """The person's rating in the family of the rules after the game. It and the change are set when the result is
    written."""
    rating_change: float | None = None
    provisional: bool = False
    """Whether that rating is based on few games."""
    hinted: bool = False
    """Whether the person had help: a hint, or somebody else's first tricks."""
    division: str | None = None
    """The division in which this game counts for the person (`db.tally.division_of`); None: it counts on no board."""
    ending: str = Ending.PLAYED
    """An `Ending`."""

    @property
    def only_loses(self) -> bool:
        """Whether the person loses what they lose by the game, and wins nothing."""
        return self.hinted or self.ending == Ending.UNFINISHED

    @property
    def counts(self) -> bool:
        """Whether the game counts for a person."""
        return self.player_id is not None and not (self.ending == Ending.AGREED and self.finished)
