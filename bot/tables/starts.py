"""Starts: lobbies that are announced for a time, at which everybody who has joined is called."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.checks import check_host_in_lobby, check_in_lobby
from bot.tables.pace import MINUTE
from bot.tables.person import Person
from bot.tables.reserved_seats import release
from bot.tables.table import Table
from db import Status

GRACE_PERIOD: Final = 3 * MINUTE
"""For how long after the announced time only the host may begin; then anybody who has a seat may."""


def overdue(table: Table, now: int) -> Table:
    """A table without a running game whose deadline has passed. Reservations that have expired end; if an announced
    start has come, everybody who has joined is marked ready, to be called; if neither applies, the table is
    cancelled."""
    after = release(table, now)
    if table.record.status is Status.LOBBY and table.announced is not None and table.announced <= now:
        seats = tuple(replace(seat, ready=seat.player_id is not None) for seat in after.seats)
        after = replace(after, seats=seats).with_record(starting=True)
    return table.with_record(status=Status.CANCELLED) if after is table else after


def check_start(table: Table, person: Person, now: int) -> None:
    """Raises NotAllowed unless the person may begin now: the host or a manager of the server, or, `GRACE_PERIOD` after
    the announced time, anybody who has a seat."""
    check_in_lobby(table)
    starts_at, seated = table.record.starts_at, table.seat_of(person.id) is not None
    if not (seated and starts_at is not None and table.record.starting and now >= starts_at + GRACE_PERIOD):
        check_host_in_lobby(table, person)
