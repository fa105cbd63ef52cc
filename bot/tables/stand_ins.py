"""Stand-ins: how well a computer player moves for a person who is late or away."""

from __future__ import annotations

from typing import Final

from players import LEVELS

STRONGEST_STAND_IN: Final = "casual"
WEAKER: Final = tuple(name for name, level in LEVELS.items() if level.rating <= LEVELS[STRONGEST_STAND_IN].rating)


def stand_in(level: str) -> str:
    """The level of a stand-in at a table whose computer players have this one: not a strong one, or it would pay to be
    late for what is hard."""
    return level if level in WEAKER else STRONGEST_STAND_IN
