"""Waiting: for whom a table waits and until when, and which card it plays for somebody without asking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.ahead import surprise
from bot.tables.pace import pause_by_itself
from db import Status
from hearts import Card, Phase

if TYPE_CHECKING:
    from bot.tables.table import Table


def by_itself(table: Table) -> Card | None:
    """The card that is now played for a person without asking: one chosen ahead, or the only one that is legal."""
    if table.game.phase is not Phase.PLAYING or table.record.status is not Status.PLAYING:
        return None
    (seat,) = table.game.to_act
    if table.by_computer(seat):
        return None
    legal = set(table.game.legal_plays(seat))
    if len(legal) == 1 and table.seats[seat].player_id in table.eager:
        return legal.pop()
    ahead = table.ahead(seat)
    return ahead.card if ahead is not None and surprise(table.game.view(seat), ahead) is None else None


def pause(table: Table) -> int:
    """How long a card waits that plays itself, in milliseconds."""
    secret = table.rounds[-1].secret if table.rounds else b""
    return pause_by_itself(secret, table.game.prompt, table.game.to_act[0])


def waits(table: Table) -> bool:
    """Whether the table waits for people for as long as they like."""
    asks = any(not table.by_computer(seat) for seat in table.game.to_act)
    return table.record.status is Status.PLAYING and asks and not table.pace.clock and by_itself(table) is None


def deadline(table: Table) -> int | None:
    """When the table goes on without those it waits for; None where it waits as long as they like.

    A card that plays itself is not given away: the deadline is the one that its person would have had.
    """
    due, alone = table.record.due_at, by_itself(table) is not None
    if due is None or table.solo or waits(table) or (alone and not table.pace.clock):
        return None
    return due - pause(table) + table.pace.play if alone else due
