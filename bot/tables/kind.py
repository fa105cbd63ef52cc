"""The kind of a table: one value that says every consequence of what the table is for; and the kinds that there are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import structlog

from db import Store, TableRecord

log = structlog.get_logger(__name__)

_missed: Final[set[str]] = set()


@dataclass(frozen=True, slots=True)
class Derivation:
    """How the secret of a deal follows from another one, which was sealed before anybody cut."""

    commitment: str
    secret: str
    """The other secret in hexadecimal."""
    text: str
    """The text from which the secret of the deal is derived: its number, and the cuts."""
    matches_hash: bool
    """Whether the published hash is that of the other secret."""
    holds: bool
    """Whether the secret of the deal follows from it."""


async def _nothing(*about: object) -> None:
    """Of most kinds there is nothing to say."""


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
    """Its people may end it, leave it or pause it."""
    keeps_seats: bool = False
    """Who leaves is away and keeps the seat, because their points are needed."""
    rematch: bool = False
    """The same game can be played again with the same people."""
    adjustable: bool = False
    """Its person chooses during the game how its computer players play."""
    takes_back: bool = False
    """Its person may take a choice back; from then on it is study, and counts for nothing."""
    shared_deal: bool = False
    """Several people play its deal, against pinned computer players, which nobody chooses."""
    opens_at: Callable[[TableRecord], int | None] = lambda record: None
    """When its time is up and others may see its cards, in epoch milliseconds; None if nobody else plays them."""
    played_out: bool = False
    """When its time is up, computer players finish it; else it counts as it stands."""
    derivation: Callable[[Store, TableRecord, str], Awaitable[Derivation | None]] = _nothing
    """How the secret of its deal (in hexadecimal) was derived; None if it was drawn by itself."""
    played_from: Callable[[Store, TableRecord], Awaitable[tuple[int, int, int | None] | None]] = _nothing
    """The server, channel and message from which its person plays on; None if that can be done anywhere."""


UNKNOWN: Final = Kind("")
"""The kind of a table that no loaded feature knows: it rests as it is, and nobody can reach it."""


TABLE: Final = Kind("table", public=True, calls=True, hints=True, stoppable=True, rematch=True)
KINDS: Final[dict[tuple[str, bool], Kind]] = {(TABLE.name, TABLE.solitaire): TABLE}
"""By their name, and whether one person plays alone."""


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
