"""Starts: lobbies that are announced for a time, at which everybody who has joined is called."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.checks import check_host_in_lobby, check_in_lobby
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, MINUTE
from bot.tables.person import Person
from bot.tables.reserved_seats import release
from bot.tables.table import Table
from db import Status

GRACE_PERIOD: Final = 3 * MINUTE
"""For how long after the announced time only the host may begin; then anybody who has a seat may."""
MAX_TEXT_LENGTH: Final = 40
"""The most characters that are read, and shown again: more make no time, and the patterns would take a second for
thousands of spaces."""
_CLOCK: Final = re.compile(r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2})?)?\s*(?P<half>[ap])?\.?m?\.?", re.IGNORECASE)
_LATER: Final = re.compile(r"\+\s*(?:(?P<hours>\d{1,2})\s*[:h]\s*)?(?P<minutes>\d{1,4})?\s*(?:m|min)?", re.IGNORECASE)


def read_start(text: str, zone: str | None, now: int) -> int:
    """The next time that the text means, in epoch milliseconds: ``20:30`` or ``8:30 pm`` in a time zone, or ``+45``
    minutes from now.

    Raises NotAllowed if the text is no time within the next 24 hours, and for a time of day if no zone is known.
    """
    typed = text.strip()
    if len(typed) > MAX_TEXT_LENGTH:
        raise NotAllowed("start-nonsense", text=f"{typed[:MAX_TEXT_LENGTH]}…")
    later = _LATER.fullmatch(typed)
    if later is not None and (later["hours"] or later["minutes"]):
        start = now + (int(later["hours"] or 0) * 60 + int(later["minutes"] or 0)) * MINUTE
        if not now < start <= now + DAY:
            raise NotAllowed("start-nonsense", text=typed)
        return start
    at = _time_of_day(typed)
    if at is None:
        raise NotAllowed("start-nonsense", text=typed)
    if zone is None:
        raise NotAllowed("start-no-zone", text=typed)
    here = ZoneInfo(zone)
    today = datetime.fromtimestamp(now / 1000, here).date()
    times = (datetime.combine(today + timedelta(days=days), at, here).timestamp() * 1000 for days in (0, 1, 2))
    return next(round(each) for each in times if each > now)


def _time_of_day(typed: str) -> time | None:
    read = _CLOCK.fullmatch(typed)
    if read is None or typed.isdecimal():
        return None
    hour, minute, half = int(read["hour"]), int(read["minute"] or 0), (read["half"] or "").lower()
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "p" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


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
