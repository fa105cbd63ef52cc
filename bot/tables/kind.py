"""The kind of a table: one value that says every consequence of what the table is for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import structlog

from db import TableRecord

log = structlog.get_logger(__name__)


def open_to_its_people(record: TableRecord) -> int | None:
    """Nobody else plays the same cards: a round may be shown once it is over."""
    return None


@dataclass(frozen=True, eq=False)
class Kind:
    """What follows from the kind of a table. The defaults allow nothing: an instance says what its kind allows."""

    name: str
    """As the store keeps it. Refusals and sentences that only this kind has begin with it."""
    solitaire: bool = False
    """One person plays alone against computer players: in private, on no server, without a clock."""
    public: bool = False
    """It has a message in its channel, where everybody can follow it and join."""
    calls: bool = False
    """Its people are called by a message when they keep others waiting."""
    commanded: bool = False
    """A command leads to it from anywhere."""
    hints: bool = False
    """Its people may ask for hints, if its host and the server allow them."""
    stoppable: bool = False
    """Its people may end it, leave it or pause it before its end."""
    keeps_seats: bool = False
    """A person who leaves is away, and keeps the seat: their points are needed."""
    rematch: bool = False
    """The same game can be played again with the same people."""
    adjustable: bool = False
    """Its person chooses during the game how its computer players play."""
    shared_deal: bool = False
    """Several people play its deal, with pinned computer players, which nobody chooses."""
    opens_at: Callable[[TableRecord], int | None] = open_to_its_people
    """When its time is up and others may see its cards, in epoch milliseconds; None if nobody else plays them."""
    sealed: str = ""
    """The refusal to show its cards before that time."""
    played_out: bool = False
    """When its time is up, computer players play it to its end; otherwise it counts as it stands."""


UNKNOWN: Final = Kind("")
"""The kind of a table that no loaded feature knows: it rests as it is, and nobody can reach it."""


class Kinds:
    """The kinds of all loaded features."""

    def __init__(self, *kinds: Kind) -> None:
        self._kinds = {(kind.name, kind.solitaire): kind for kind in kinds}
        self._missed: set[str] = set()

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds.values())

    def of(self, record: TableRecord) -> Kind:
        """The kind of a stored table; `UNKNOWN` if no feature has given it."""
        kind = self._kinds.get((record.kind, not record.guild_id))
        if kind is None and record.kind not in self._missed:
            self._missed.add(record.kind)
            log.error("tables of a kind that no loaded feature knows are left as they are", kind=record.kind)
        return kind or UNKNOWN
