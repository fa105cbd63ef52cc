"""The kinds of tables that this program knows."""

from __future__ import annotations

from functools import cache
from typing import Final

import structlog

from bot.tables.daily_kind import DAILY, PRACTICE
from bot.tables.kind import UNKNOWN, Kind
from bot.tables.match_kind import ALONE, AT_TABLES
from bot.tables.solo_kind import SOLO

log = structlog.get_logger(__name__)

TABLE: Final = Kind("table", public=True, calls=True, hints=True, stoppable=True, rematch=True)
KINDS: Final = (TABLE, SOLO, DAILY, PRACTICE, ALONE, AT_TABLES)


@cache
def kind_of(name: str, solitaire: bool) -> Kind:
    """The kind with this name, for one person alone or for several; `UNKNOWN` if no feature has given it."""
    for kind in KINDS:
        if (kind.name, kind.solitaire) == (name, solitaire):
            return kind
    log.error("tables of a kind that no feature knows are left as they are", kind=name)  # once, since this is cached
    return UNKNOWN
