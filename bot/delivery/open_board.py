"""An open board: what is known of one table's public message while there is something to draw on it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.delivery.shown import Shown
from bot.tables.news import News
from bot.tables.pace import Tempo
from bot.tables.table import Table
from hearts import Phase

MOST_SAVED: Final = 8
"""Requests that can be saved up, or owed."""


@dataclass(slots=True)
class Board:
    """The state of one table's message."""

    shown: Shown | None = None
    task: asyncio.Task[None] | None = None
    wakes_at: int = 0
    drawing: bool = False
    again_at: int | None = None
    drawn_at: int = 0
    tries: int = 0
    news: tuple[News, ...] = ()
    """What is to be said on it, from the oldest on."""
    told_at: int | None = None
    """The question that the table put when the message said so; with the next one it is said no more."""
    paid: int = 0
    """Requests that the moves of people have paid for, one each, less those that were made; below zero it is a debt."""

    def pays(self, before: Table, after: Table) -> None:
        """A move that a person owed has been made, or they are ready for the next round: it pays for a request."""
        moved = after.game is not before.game and not all(map(before.by_computer, before.game.to_act))
        got_ready = before.game.phase is Phase.DEALING and _ready(after) > _ready(before)
        if moved or got_ready:
            self.paid = min(self.paid + 1, MOST_SAVED)

    def costs(self) -> None:
        """A request is made."""
        self.paid = max(self.paid - 1, -MOST_SAVED)

    def patience(self, before: Table, after: Table, tempo: Tempo) -> int:
        """How long the message may wait for more to show, in milliseconds: not at all where somebody is asked and a
        request is paid for; a moment for a card that several people follow, and for whatever else is paid for; longer
        for the rest: that one of several has passed or is ready, and what somebody alone sees on the panel."""
        if after.game is not before.game:
            if self.paid > 0 and any(not after.by_computer(seat) for seat in after.game.to_act):
                return 0
            if len(after.present) > 1 and not before.game.phase is after.game.phase is Phase.PASSING:
                return tempo.board_lag
        return tempo.board_lag if self.paid > 0 else tempo.board_patience


def _ready(table: Table) -> int:
    return sum(seat.ready for seat in table.seats)
