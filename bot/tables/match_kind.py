"""The kinds of a deal of a duplicate match: one person plays it alone, or four at a table of a server."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import Final

from bot.tables.duplicate_deals import derivation, played_from
from bot.tables.kind import Kind

ALONE: Final = Kind(
    "match",
    solitaire=True,
    commanded=True,
    shared_deal=True,
    opens_at=attrgetter("opens_at"),
    derivation=derivation,
    played_from=played_from,
    played_out=True,
)
AT_TABLES: Final = replace(ALONE, solitaire=False, commanded=False, calls=True, keeps_seats=True)
