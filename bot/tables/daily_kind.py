"""The kinds of the deal of the day: a person's one try on its day, and practice later."""

from __future__ import annotations

from typing import Final

from bot.tables.kind import Kind
from bot.tables.pace import DAY
from db import TableRecord


def end_of_its_day(record: TableRecord) -> int | None:
    """When the day is over whose deal it is."""
    return None if record.day is None else (record.day + 1) * DAY


DAILY: Final = Kind(
    "daily", solitaire=True, commanded=True, shared_deal=True, opens_at=end_of_its_day, sealed="daily-sealed"
)
PRACTICE: Final = Kind("practice", solitaire=True, hints=True, stoppable=True, shared_deal=True)
