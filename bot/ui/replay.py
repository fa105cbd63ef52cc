"""The way into a replay: the button that leads to a step of a finished round."""

from __future__ import annotations

from typing import Final

from bot.language.wording import Translator
from bot.ui.items import Component, button

MAX_STEPS: Final = 100
LAST_STEP: Final = MAX_STEPS - 1
"""Stands for the last step of a round if it is not known how many it has."""


def replay_button(table_id: int, say: Translator, round: int = 0, step: int = 0) -> Component:
    """The button that leads to a step of a finished round (counted from 0)."""
    return button("replay", table_id, write_position(round, step), label=say("button-replay"))


def write_position(round: int, step: int) -> int:
    """A step of a round (counted from 0), as a button of a replay holds it in place of a prompt."""
    return round * MAX_STEPS + step


def read_position(prompt: int) -> tuple[int, int]:
    """The round and the step that `write_position` has written."""
    return divmod(prompt, MAX_STEPS)
