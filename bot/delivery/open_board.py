"""An open board: what is known of one table's public message while there is something to draw on it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.delivery.shown import Shown
from bot.tables.news import News
from bot.tables.pace import Tempo
from bot.tables.table import Table


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
    """Edits that the moves of people have paid for, one each, less those that were made."""

    def pays(self, before: Table, after: Table) -> None:
        """A move that a person owed has been made: it pays for an edit."""
        if after.game is not before.game and not all(map(before.by_computer, before.game.to_act)):
            self.paid += 1

    def patience(self, table: Table, tempo: Tempo) -> int:
        """How long the message may wait while computer players move, in milliseconds: a moment where several people
        follow the game, or an edit is paid for; longer for somebody alone, who sees it all on the panel."""
        return tempo.board_lag if len(table.present) > 1 or self.paid > 0 else tempo.board_patience
