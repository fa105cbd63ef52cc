"""Pace: how long a table waits for people, and how fast computer players move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Pace:
    """The clock of one table. All times in milliseconds."""

    play: int
    """For a card, a call or a choice."""
    choose: int
    """For the cards to pass."""
    nudge: int
    """How long a player may think before being called with a message."""


PACES: Final[dict[str, Pace]] = {
    "blitz": Pace(play=20 * SECOND, choose=40 * SECOND, nudge=8 * SECOND),
    "live": Pace(play=60 * SECOND, choose=90 * SECOND, nudge=25 * SECOND),
    "relaxed": Pace(play=5 * MINUTE, choose=5 * MINUTE, nudge=60 * SECOND),
    "slow": Pace(play=DAY, choose=DAY, nudge=2 * MINUTE),
}


AT_ONCE: Final = "at-once"
SPEEDS: Final[dict[str, float]] = {AT_ONCE: 0.0, "brisk": 0.35, "people": 1.0}
"""How fast computer players move: the part of their usual pauses that they take. At once means: within the press that
they answer."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pauses that let people follow, and the long waits of a table's life. All in milliseconds."""

    think: int = 1_100
    """A computer player before a card."""
    linger: int = 1_900
    """A computer player before leading, so that the last trick can be seen."""
    between_rounds: int = 12 * SECOND
    lobby_idle: int = 30 * MINUTE
    rematch_hold: int = MINUTE
    """How long the seats of a rematch are kept for those who played."""
    suspended: int = 7 * DAY
    solo_idle: int = 30 * DAY
    """How long a game for one waits for its person before it ends."""
    opening: int = 10 * SECOND
    """From the start of the process until presses surely reach it."""
    board_grace: int = 300
    """Before the first edit: the answer to a press often redraws the message already."""
    board_gap: int = 1_300
    """The shortest time between two edits of one table message."""
    channel_gap: int = 1_000
    """The shortest time between two requests for tables of one channel."""
    board_patience: int = 8 * SECOND
    """How long a table message may wait while only computer players move."""
    panel_gap: int = 700
    """The shortest time between two pushes into one panel."""
