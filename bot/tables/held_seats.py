"""Held seats: free seats of a lobby that are kept for one person for a while, after a game or with an invitation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from db import SeatRecord

FREED: Final[dict[str, Any]] = {"held_for": None, "held_name": "", "held_until": None}
"""What a seat says that is kept for nobody."""


def kept_for(seat: SeatRecord, player_id: int, name: str, until: int) -> SeatRecord:
    """A free seat that only this person may take; ``until`` is in epoch milliseconds."""
    return replace(seat, held_for=player_id, held_name=name, held_until=until)


def hold(table: Table, guests: Iterable[tuple[int, str]], until: int) -> Table:
    """A free seat is kept for each of these people, by id and name.

    Raises NotAllowed for whoever sits there or is asked already, and where there are fewer free seats.
    """
    for player_id, name in guests:
        if table.seat_of(player_id) is not None:
            raise NotAllowed("invite-seated", name=name)
        if any(seat.held_for == player_id for seat in table.seats):
            raise NotAllowed("invite-asked", name=name)
        free = [seat for seat in table.seats if not seat.name and seat.held_for is None]
        if not free:
            raise NotAllowed("invite-no-seat")
        seats = list(table.seats)
        seats[free[0].seat] = kept_for(free[0], player_id, name, until)
        table = replace(table, seats=tuple(seats))
    return table


def complete(table: Table) -> bool:
    """Whether somebody sits on every seat, and nobody is waited for."""
    return all(seat.name for seat in table.seats)


def give_up(table: Table, player_id: int) -> Table:
    """Whoever a seat is kept for does not want it. Raises NotAllowed where none is."""
    kept = next((seat.seat for seat in table.seats if seat.held_for == player_id), None)
    if kept is None:
        raise NotAllowed("not-invited")
    return table.with_seat(kept, **FREED)


def release(table: Table, now: int) -> Table:
    """The seats whose time is over are free for everybody."""
    over = [seat.seat for seat in table.held if (seat.held_until or 0) <= now]
    for seat in over:
        table = table.with_seat(seat, **FREED)
    return table
