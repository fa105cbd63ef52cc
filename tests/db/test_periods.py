"""Periods: their names, beginnings and ends."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from db.periods import PATTERNS, length_of, period_end, period_start, periods
from tests.db.games import DAY, NOON


def test_a_time_is_in_a_quarter_a_month_and_a_week_by_iso() -> None:
    seasons = {"quarter": "2026Q4", "half": "2026H2", "year": "2026"}
    assert periods(NOON) == {"all-time": "all", **seasons, "month": "2026-11", "week": "2026W47"}
    new_year = NOON + 41 * DAY
    assert list(periods(new_year).values())[1:] == ["2027Q1", "2027H1", "2027", "2027-01", "2026W53"]


@pytest.mark.parametrize("length", ["quarter", "half", "year", "month", "week"])
def test_a_period_ends_where_the_next_one_begins(length: str) -> None:
    for day in range(0, 800, 7):
        end = period_end(length, NOON + day * DAY)
        assert end is not None
        assert NOON + day * DAY < end
        assert periods(end - 1)[length] == periods(NOON + day * DAY)[length] != periods(end)[length]
    assert period_end("all-time", NOON) is None


@pytest.mark.parametrize("length", ["week", "month", "quarter", "half", "year"])
def test_a_period_begins_where_its_name_says(length: str) -> None:
    for day in range(0, 800, 7):
        at = int(datetime(2025, 12, 20, 5, tzinfo=UTC).timestamp() * 1000) + day * DAY
        name = periods(at)[length]
        start = period_start(name)
        assert start <= at < (period_end(length, start) or 0)
        assert periods(start)[length] == name != periods(start - 1)[length]
        assert length_of(name) == length


@pytest.mark.parametrize("name", ["", "all", "2026X1", "2026Q5", "2026-13", "2026W54", "next"])
def test_other_names_are_no_periods(name: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # the calendar has words of its own
        period_start(name)


def test_the_pattern_of_a_length_has_the_letters_of_its_names() -> None:
    for length, pattern in PATTERNS.items():
        name = periods(NOON)[length]
        assert len(name) == len(pattern)
        assert all(wanted in ("_", found) for found, wanted in zip(name, pattern, strict=True))
