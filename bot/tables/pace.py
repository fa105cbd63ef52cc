"""Pace: how long a table waits for people, and how fast computer players move."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from db import PaceName as PaceName  # exported, so that commands need not import the store
from db import Speed as Speed

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

AUTOPLAY_PAUSE: Final = (2 * SECOND, 4_500)
"""How long a person's card waits that plays itself, in milliseconds: the least and the most. The only legal card waits
as long as one of several that was chosen before, so that the pause tells nothing."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The time limits of one table, in milliseconds."""

    play: int
    """For a card, a call of the pass, or a choice after a moon."""
    choose: int
    """For choosing the cards to pass."""
    nudge: int
    """How long a player may think before a message calls them."""
    clock: bool = True
    """Whether a computer player moves when the time is up; otherwise the game is suspended."""


NO_CLOCK: Final[PaceName] = "none"
"""The pace at which nobody moves for a person. A game that is left alone for days is suspended."""
PACES: Final[dict[str, Pace]] = {
    "blitz": Pace(play=20 * SECOND, choose=40 * SECOND, nudge=8 * SECOND),
    "live": Pace(play=60 * SECOND, choose=90 * SECOND, nudge=25 * SECOND),
    "relaxed": Pace(play=5 * MINUTE, choose=5 * MINUTE, nudge=60 * SECOND),
    "slow": Pace(play=DAY, choose=DAY, nudge=2 * MINUTE),
    NO_CLOCK: Pace(play=3 * DAY, choose=3 * DAY, nudge=2 * MINUTE, clock=False),
}


AT_ONCE: Final[Speed] = "at-once"
SPEEDS: Final[dict[str, float]] = {AT_ONCE: 0.0, "brisk": 0.35, "people": 1.0}
"""How fast computer players move, as a share of their usual pauses. At once means: within the press that they
answer."""


def autoplay_pause(secret: bytes, prompt: int, seat: int) -> int:
    """How long a card waits that plays itself, in milliseconds. Drawn from the secret of the round, so that nobody
    can know it beforehand, and from the question and the seat, so that it need not be stored."""
    drawn = int.from_bytes(hashlib.sha256(b"pause %d %d " % (prompt, seat) + secret).digest()[:4], "big")
    least, most = AUTOPLAY_PAUSE
    return least + drawn % (most - least + 1)


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pauses that let people follow a game, and the long timeouts of a table. All in milliseconds."""

    think: int = 550
    """The pause before a computer player plays a card."""
    linger: int = 1_300
    """The pause before a computer player leads, so that people can see the last trick. Together with `think` it is
    shorter than `board_lag`, so that a card and the lead after it share one edit of the table message."""
    between_rounds: int = 12 * SECOND
    cut: int = 10 * SECOND
    """How long somebody has to cut the pack."""
    lobby_idle: int = 30 * MINUTE
    rematch: int = MINUTE
    """How long the seats of a rematch are reserved for those who played."""
    invitation: int = 10 * MINUTE
    """How long a seat is reserved for an invited person."""
    suspended: int = 7 * DAY
    solo_idle: int = 30 * DAY
    """After how long an idle solo game ends."""
    opening: int = 10 * SECOND
    """How long after a shard has connected it is certain that presses reach the process."""
    board_grace: int = 300
    """The delay before the first edit: often the answer to a press redraws the message already."""
    board_gap: int = 1_300
    """The shortest time between two edits of one table message."""
    channel_gap: int = 1_000
    """The shortest time between two requests for tables of one channel."""
    board_lag: int = 1_900
    """How long a table message may be out of date while people play, without the time of the request."""
    board_patience: int = 8 * SECOND
    """How long an edit of it may wait if the moves of people have not paid for the request and no card is waiting to be
    shown (see `bot.messages.boards`)."""
    panel_gap: int = 700
    """The shortest time between two pushes into one panel."""
    panel_patience: int = 1_000
    """How long an update may wait in the panel of a person who owes no move, after another person's move, to show more
    moves at once."""
