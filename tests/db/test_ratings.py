"""Ratings: what one game teaches about those who played it."""

from __future__ import annotations

from dataclasses import replace

from db.ratings import rate
from tests.db.rows import result


def test_whoever_leaves_is_behind_the_last_of_those_who_stayed() -> None:
    left = replace(result(2, 10, 2), finished=False)
    skills = rate([result(0, 5, 1), result(1, 40, 3), left], {})
    assert skills[100].rating > skills[101].rating > skills[102].rating
