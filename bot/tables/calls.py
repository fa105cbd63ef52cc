"""Calls: who is to be called to a move or to an announced start, and who has been. Each person is called once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.tables.table import Table
from db import Status


def asked(table: Table) -> frozenset[int]:
    """The ids of the people to call: those who owe a move, are not away and keep others waiting; in a lobby whose
    announced time has come, those who had said yes to it."""
    if table.record.status is Status.LOBBY and table.record.starting:
        return frozenset(seat.player_id for seat in table.present if seat.ready and seat.player_id is not None)
    if table.record.status is not Status.PLAYING or not table.kind.calls:
        return frozenset()
    seats = [table.seats[seat] for seat in table.game.to_act]
    return frozenset([seat.player_id for seat in seats if seat.player_id is not None and not seat.away])


def uncalled(table: Table) -> frozenset[int]:
    """The people among `asked` whom no message has called to the present question."""
    people = asked(table)
    if not people:
        return people
    return people - called(table, table.game.prompt)


def called(table: Table, prompt: int) -> frozenset[int]:
    """The people who have been called to the question ``prompt``, as far as they still have their seats."""
    return frozenset(seat.player_id for seat in table.seats if seat.player_id is not None and seat.called == prompt)


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
