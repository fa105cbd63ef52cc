"""Starts: lobbies that are announced for a time, at which everybody who has joined is called."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.early_ends import close
from bot.tables.pace import MINUTE
from bot.tables.person import Person, check_host_in_lobby, check_in_lobby
from bot.tables.reserved_seats import complete, release
from bot.tables.table import Table
from db import Status

GRACE_PERIOD: Final = 3 * MINUTE
"""For how long after the announced time only the host may begin; then anybody who has a seat may."""
ABSENCE: Final = 5 * MINUTE
"""For how long a lobby must be unchanged, with all seats taken, until others than the host may begin."""


def overdue(table: Table, now: int) -> Table:
    """A table without a running game whose deadline has passed. Reservations that have expired end; if an announced
    start has come, everybody who has joined is marked ready, to be called; if neither applies, the table ends early."""
    after = release(table, now)
    if table.record.status is Status.LOBBY and table.announced is not None and table.announced <= now:
        seats = tuple(replace(seat, ready=seat.player_id is not None) for seat in after.seats)
        after = replace(after, seats=seats).with_record(starting=True)
    return close(table) if after is table else after


def open_to_all_at(starts_at: int | None, changed_at: int, *, complete: bool) -> int | None:
    """When anybody who has a seat in a lobby may begin, in epoch milliseconds; None: only its host. They may
    `GRACE_PERIOD` after the announced time. Without one they may if all seats are taken and nobody has changed anything
    for `ABSENCE`: the host is gone."""
    if starts_at is not None:
        return starts_at + GRACE_PERIOD
    return changed_at + ABSENCE if complete else None


def check_start(table: Table, person: Person, now: int) -> None:
    """Raises NotAllowed unless the person may begin now: the host, a manager of the server, or somebody who has a seat
    once the lobby is open to them."""
    check_in_lobby(table)
    record = table.record
    at = open_to_all_at(record.settings.starts_at, record.updated_at, complete=complete(table))
    if table.seat_of(person.id) is None or at is None or now < at:
        check_host_in_lobby(table, person)
