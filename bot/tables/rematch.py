"""Rematches: the same game again, with the same computer players, and the seats of those who played kept for them."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.tables.errors import NotAllowed
from bot.tables.seating import Person, TableOptions, open_table
from bot.tables.table import Table
from db import SeatRecord


def again(number: int, over: Table, person: Person, now: int, rng: random.Random) -> Table:
    """The lobby of a game once more, where that was opened. Whoever asks has the seat that they had.

    Somebody who had none takes that of a computer player. Raises NotAllowed where people had them all.
    """
    record, (channel_id, parent_id) = over.record, over.home
    order = TableOptions(
        guild_id=record.guild_id,
        channel_id=channel_id,
        parent_id=parent_id,
        members=record.members,
        rules=over.rules,
        preset=record.preset,
        pace=record.pace,
        open_seats=record.open_seats,
        rematch_of=record.id,
    )
    seat = over.seat_of(person.id)
    if seat is None:
        seat = next((each.seat for each in reversed(over.seats) if not _is_known(each)), None)
    if seat is None:
        raise NotAllowed("rematch-of-others")
    table = open_table(number, person, order, now, rng)
    table = replace(table, seats=tuple(map(_kept, over.seats)))
    return table.with_seat(seat, player_id=person.id, name=person.name, held_for=None, held_name="")


def release(table: Table) -> Table:
    """The seats that were kept are free for everybody."""
    return replace(table, seats=tuple(replace(seat, held_for=None, held_name="") for seat in table.seats))


def _is_known(seat: SeatRecord) -> bool:
    """Whether somebody sits there who has not had their data deleted."""
    return seat.player_id is not None and seat.player_id > 0


def _kept(seat: SeatRecord) -> SeatRecord:
    if seat.player_id is None:
        return SeatRecord(seat.seat, None, seat.name, seat.level)
    if not _is_known(seat):
        return SeatRecord(seat.seat, None, "", seat.level)
    return SeatRecord(seat.seat, None, "", seat.level, held_for=seat.player_id, held_name=seat.name)
