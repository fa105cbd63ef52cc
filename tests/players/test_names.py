"""The names of computer players."""

from __future__ import annotations

from bot.playground import PEOPLE
from players.names import NAMES


def test_no_computer_player_is_called_like_somebody_of_the_playground() -> None:
    assert not set(PEOPLE) & set(NAMES)
