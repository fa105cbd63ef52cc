"""Options that several commands have, and the limits of the choices that Discord shows while one types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from discord import app_commands

from bot.tables.pace import PACES
from players import LEVELS

if TYPE_CHECKING:
    Level = str
    TimedPace = str
else:
    Level = Literal[tuple(LEVELS)]
    TimedPace = Literal[tuple(name for name, pace in PACES.items() if pace.clock)]
"""How well computer players play; how long people have for a move where nobody may wait for ever."""
Choices = list[app_commands.Choice[str]]
MAX_CHOICES: Final = 25
MAX_LENGTH: Final = 100
"""The most characters of the name of a choice at Discord, and of its value; longer codes must be typed."""


def choice(name: str, value: str) -> app_commands.Choice[str]:
    """A choice, whose name is cut if it is too long."""
    return app_commands.Choice(name=name[:MAX_LENGTH], value=value)
