"""Panel updates: whose panels a change of a table concerns, and which of them may wait."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.tables.table import Table
from hearts import Phase


class Update(NamedTuple):
    """A person whose panel is to be drawn again."""

    player_id: int
    new: bool
    """There is a new question, phase, round or status: the hand comes back in the place of another screen."""
    may_wait: bool
    """They are asked nothing: more changes may come before it is drawn."""


_CHOOSING: Final = frozenset({Phase.CALLING, Phase.PASSING})
"""Phases in which a panel shows what its owner has chosen so far."""


def updates(before: Table, after: Table) -> Iterator[Update]:
    """The people at a table who see a change. Who is choosing is not disturbed by what others do."""
    everybody = (
        before.game.phase is not after.game.phase
        or before.record.status is not after.record.status
        or len(before.game.rounds) != len(after.game.rounds)
    )
    for seat in after.seats:
        if seat.player_id is None:
            continue
        new, asked = everybody or _asked(before, seat.seat) != _asked(after, seat.seat), seat.seat in after.game.to_act
        if new or after.game.phase not in _CHOOSING or not asked:
            yield Update(seat.player_id, new, may_wait=not new and not asked)


def left(before: Table, after: Table) -> Iterator[int]:
    """The ids of the people who have left the table."""
    for seat in before.seats:
        if seat.player_id is not None and after.seat_of(seat.player_id) is None:
            yield seat.player_id


def _asked(table: Table, seat: int) -> int | None:
    """The question that a seat is asked, if any."""
    return table.game.prompt if seat in table.game.to_act else None
