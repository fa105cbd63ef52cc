"""The kind of a table: one value that says every consequence of what the table is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from db import TableRecord


@dataclass(frozen=True, eq=False)
class Kind:
    """What follows from the kind of a table. The defaults allow nothing: an instance says what its kind allows."""

    name: str  # as the store keeps it; refusals and sentences that only this kind has begin with it
    solitaire: bool = False  # one person plays alone against computer players: in private, on no server, no clock
    public: bool = False  # it has a message in its channel, where everybody can follow it and join
    calls: bool = False  # its people are called by a message when they keep others waiting
    commanded: bool = False  # a command leads to it from anywhere
    hints: bool = False  # its people may ask for hints, if its host and the server allow them
    stoppable: bool = False  # its people may end it, leave it or pause it
    keeps_seats: bool = False  # a person who leaves is away and keeps the seat: their points are needed
    rematch: bool = False  # the same game can be played again with the same people
    adjustable: bool = False  # its person chooses during the game how its computer players play
    shared_deal: bool = False  # several people play its deal, with pinned computer players, which nobody chooses
    opens_at: Callable[[TableRecord], int | None] = lambda record: None
    """When its time is up and others may see its cards, in epoch milliseconds; None if nobody else plays them."""
    sealed: str = ""  # the refusal to show its cards before that time
    played_out: bool = False  # when its time is up, computer players play it to its end; else it counts as it stands


UNKNOWN: Final = Kind("")
"""The kind of a table that no loaded feature knows: it rests as it is, and nobody can reach it."""
