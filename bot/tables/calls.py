"""Calls and news: whom a table calls, and what has happened to its seats. Each is told once."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from bot.tables.table import Table
from db import Status


def asked(table: Table) -> frozenset[int]:
    """The ids of the people to call: those who owe a move, are not away and keep others waiting; in a lobby whose
    announced time has come, those who had said yes to it."""
    if table.record.status is Status.LOBBY and table.record.starting:
        return frozenset(seat.player_id for seat in table.present if seat.ready and seat.player_id is not None)
    if table.record.status is not Status.PLAYING or not table.kind.calls:
        return frozenset()
    return frozenset([owner for seat in table.asked if (owner := table.seats[seat].player_id) is not None])


def uncalled(table: Table) -> frozenset[int]:
    """The people among `asked` whom no message has called to the present question."""
    people = asked(table)
    return people - called(table, table.game.prompt) if people else people


def called(table: Table, prompt: int) -> frozenset[int]:
    """The people who have been called to the question ``prompt``, as far as they still have their seats."""
    return frozenset([seat.player_id for seat in table.seats if seat.player_id is not None and seat.called == prompt])


def only_called(before: Table, after: Table) -> bool:
    """Whether nothing has changed but who has been called, which no screen shows."""
    if after.game is not before.game or after.rounds is not before.rounds or after.seats is before.seats:
        return False
    if after.record.status is not before.record.status:
        return False
    return [replace(seat, called=None) for seat in after.seats] == [replace(seat, called=None) for seat in before.seats]


def patience(table: Table) -> int:
    """How long people may take before they are called, in milliseconds."""
    return 0 if table.record.status is Status.LOBBY else table.pace.nudge


def call(table: Table, prompt: int, people: Collection[int]) -> Table:
    """The table with a note that these people, as far as they still owe an answer to the question ``prompt``, have been
    called to it."""
    if table.game.prompt != prompt:
        return table
    for person in uncalled(table).intersection(people):
        table = table.with_seat(table.my_seat(person), called=prompt)
    return table


@dataclass(frozen=True, slots=True)
class News:
    """One thing that happened to a seat. Names are display names."""

    what: Literal["left", "joined", "away", "back", "plays-on"]
    who: str = ""
    """Empty for "plays-on": who would not like to end the game need not stand in front of all."""
    other: str = ""
    """For "left": who plays on in the seat. For "joined": who had the seat before."""


def news(before: Table, after: Table) -> tuple[News, ...]:
    """What happened to the seats between two states of a table; empty in the lobby and after the end."""
    if after.seats is before.seats or Status.LOBBY in (before.record.status, after.record.status) or not after.alive:
        return ()
    found = []
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.player_id != new.player_id:
            if old.player_id is not None:
                found.append(News("left", old.name, new.name))
            if new.player_id is not None:
                found.append(News("joined", new.name, old.name))
        elif new.player_id is not None and old.away != new.away:
            found.append(News("away" if new.away else "back", new.name))
    both = zip(before.seats, after.seats, strict=True)
    if any(old.wants_end and not new.wants_end and old.player_id == new.player_id for old, new in both):
        found.append(News("plays-on"))
    return tuple(found)


def still_told(told: Iterable[News], table: Table) -> tuple[News, ...]:
    """The news without what names people whose data was deleted since, and without that the game goes on once somebody
    would like to end it."""
    names = {"", *table.names, *(gone.name for gone in table.departures)}
    asked_to_end = any(seat.wants_end for seat in table.seats)
    return tuple(each for each in told if each.who in names and not (asked_to_end and each.what == "plays-on"))
