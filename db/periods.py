"""Periods: the weeks, months, quarters, halves of a year and years for which games are counted, by their names.

``2026W47``, ``2026-11``, ``2026Q4``, ``2026H2`` and ``2026``; all begin at midnight UTC.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

ALL_TIME: Final = "all"
"""The name of the period that has no end; its length is called ``all-time``."""
PATTERNS: Final = {"week": "____W__", "month": "____-__", "quarter": "____Q_", "half": "____H_", "year": "____"}
"""The pattern, for LIKE, of the names of periods of each length."""
_MONTHS: Final = {"month": 1, "quarter": 3, "half": 6, "year": 12}
_LENGTHS: Final = {pattern[4:5]: length for length, pattern in PATTERNS.items()}
"""The length of a period by the letter after the year in its name."""
_DAY: Final = 86_400_000


def periods(at: int) -> dict[str, str]:
    """The names of the periods that contain a time (epoch milliseconds), by length. They begin at midnight UTC.

    A season is a quarter, half a year or a year, as each server chooses: all three are counted, so that it may change.
    """
    return _periods(at // _DAY)


def period_end(length: str, at: int) -> int | None:
    """The end of the period of that length that contains a time (epoch milliseconds); None if it has no end."""
    if length == "all-time":
        return None
    day = datetime.fromtimestamp(at // _DAY * _DAY / 1000, UTC)
    if length == "week":
        end = day + timedelta(days=7 - day.weekday())
    else:
        over = (day.month - 1) // _MONTHS[length] * _MONTHS[length] + _MONTHS[length]
        end = day.replace(year=day.year + over // 12, month=over % 12 + 1, day=1)
    return int(end.timestamp() * 1000)


def period_start(name: str) -> int:
    """When the period of this name began (epoch milliseconds). Raises ValueError if no period has this name."""
    year, number, length = int(name[:4]), name[5:], length_of(name)
    if length == "week":
        day = datetime.fromisocalendar(year, int(number), 1)
    elif length in _MONTHS:
        day = datetime(year, 1 + (int(number or 1) - 1) * _MONTHS[length], 1)
    else:
        raise ValueError(f"no period: {name}")
    return int(day.replace(tzinfo=UTC).timestamp() * 1000)


def length_of(name: str) -> str:
    """The length of the period of this name."""
    return "all-time" if name == ALL_TIME else _LENGTHS.get(name[4:5], "all-time")


@lru_cache(maxsize=4096)
def _periods(day: int) -> dict[str, str]:
    date = datetime.fromtimestamp(day * _DAY / 1000, UTC)
    year, week, _ = date.isocalendar()
    return {
        "all-time": ALL_TIME,
        "quarter": f"{date.year}Q{(date.month + 2) // 3}",
        "half": f"{date.year}H{(date.month + 5) // 6}",
        "year": f"{date.year}",
        "month": f"{date.year}-{date.month:02}",
        "week": f"{year}W{week:02}",
    }
