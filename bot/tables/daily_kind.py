"""The kinds of the deal of the day: a person's one try on its day, and practice later."""

from __future__ import annotations

from typing import Final

from bot.tables.kind import Kind
from bot.tables.pace import DAY

DAILY: Final = Kind(
    "daily",
    solitaire=True,
    commanded=True,
    shared_deal=True,
    opens_at=lambda record: None if record.day is None else (record.day + 1) * DAY,
    sealed="daily-sealed",
)
PRACTICE: Final = Kind("practice", solitaire=True, hints=True, stoppable=True, shared_deal=True)
