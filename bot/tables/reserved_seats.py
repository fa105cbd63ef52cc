"""Reserved seats: free seats of a lobby that only one person may take for a while, after a game or by an invitation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from db import SeatRecord

FREED: Final[dict[str, Any]] = {"held_for": None, "held_name": "", "held_until": None}
"""The fields of a seat that is not reserved."""


def is_free(seat: SeatRecord, player_id: int | None = None) -> bool:
    """Whether nobody has the seat, and it is not reserved for anybody but this person."""
    return not seat.name and seat.held_for in (None, player_id)


def reserved_for(seat: SeatRecord, player_id: int, name: str, until: int) -> SeatRecord:
    """The seat, reserved for this person until ``until`` (epoch milliseconds)."""
    return replace(seat, held_for=player_id, held_name=name, held_until=until)


def reserve(table: Table, guests: Iterable[tuple[int, str]], until: int) -> Table:
    """Reserves a free seat for each of these people, given as (id, name), until ``until`` (epoch milliseconds).

    Raises NotAllowed if somebody has a seat or an invitation already, and if there are too few free seats.
    """
    for player_id, name in guests:
        if table.seat_of(player_id) is not None:
            raise NotAllowed("invite-seated", name=name)
        if any(seat.held_for == player_id for seat in table.seats):
            raise NotAllowed("invite-asked", name=name)
        free = [seat for seat in table.seats if is_free(seat)]
        if not free:
            raise NotAllowed("invite-no-seat")
        seats = list(table.seats)
        seats[free[0].seat] = reserved_for(free[0], player_id, name, until)
        table = replace(table, seats=tuple(seats))
    return table


def complete(table: Table) -> bool:
    """Whether a person or a computer player sits on every seat."""
    return all(seat.name for seat in table.seats)


def give_up(table: Table, player_id: int) -> Table:
    """Releases the seat that is reserved for a person. Raises NotAllowed if there is none."""
    reserved = next((seat.seat for seat in table.seats if seat.held_for == player_id), None)
    if reserved is None:
        raise NotAllowed("not-invited")
    return table.with_seat(reserved, **FREED)


def release(table: Table, now: int) -> Table:
    """The table with the seats released whose reservation has expired."""
    over = [seat.seat for seat in table.reserved if (seat.held_until or 0) <= now]
    for seat in over:
        table = table.with_seat(seat, **FREED)
    return table
