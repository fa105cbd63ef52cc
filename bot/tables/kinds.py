"""The kinds of tables that this program knows: that of a game in a channel, and those that features add."""

from __future__ import annotations

from typing import Final

import structlog

from bot.tables.kind import UNKNOWN, Kind

log = structlog.get_logger(__name__)

TABLE: Final = Kind("table", public=True, calls=True, hints=True, stoppable=True, rematch=True)
KINDS: Final[dict[tuple[str, bool], Kind]] = {(TABLE.name, TABLE.solitaire): TABLE}
"""By their name, and whether one person plays alone."""
_missed: Final[set[str]] = set()


def add_kind(kind: Kind) -> None:
    """Lets tables of a feature's kind be played. A kind may be added again: programs that test have many bots."""
    KINDS[kind.name, kind.solitaire] = kind


def kind_of(name: str, solitaire: bool) -> Kind:
    """The kind with this name, for one person alone or for several; `UNKNOWN` if no feature has added it."""
    kind = KINDS.get((name, solitaire), UNKNOWN)
    if kind is UNKNOWN and name not in _missed:
        _missed.add(name)  # said once
        log.error("tables of a kind that no feature knows are left as they are", kind=name)
    return kind
