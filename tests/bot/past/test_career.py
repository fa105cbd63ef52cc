"""Careers: what the games of one person say."""

from __future__ import annotations

import pytest

from bot.past.career import beaten, streaks
from db.records import ResultRecord


@pytest.mark.parametrize(
    ("won", "expected"),
    [("", (0, 0)), ("1", (1, 1)), ("0", (0, 0)), ("110", (0, 2)), ("0111011", (2, 3)), ("10101", (1, 1))],
)
def test_streaks(won: str, expected: tuple[int, int]) -> None:
    assert streaks(letter == "1" for letter in won) == expected


def test_a_result_that_was_given_up_is_no_share() -> None:
    from db.history import PlayedGame

    result = ResultRecord(0, 1, "Ana", "casual", 50, 4, False, False, departed=True)
    assert beaten([PlayedGame(1, "{}", 0, 4, result)]) == ()
