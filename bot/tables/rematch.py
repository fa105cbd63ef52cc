"""Rematches: the same game again, with the same computer players, and seats reserved for those who played."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace

from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.person import Person
from bot.tables.reserved_seats import FREED, complete, reserved_for
from bot.tables.seating import TableOptions, open_table
from bot.tables.service import Tables
from bot.tables.table import Table
from db import SeatRecord, StoreError


class Rematches:
    """Opens rematches. When the last of those who played takes a seat, a rematch begins automatically."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._locks = Locks()
        """One lock per game, held from looking for its rematch until it is known whether one is opened."""

    async def ask(self, table_id: int, person: Person, channel_id: int) -> tuple[Table, bool]:
        """Opens a rematch, or joins the one that somebody else has opened; returns its table and whether it is new.

        A new rematch begins at once if it was asked for in the channel of its table and no seat is free or reserved.
        Elsewhere its lobby has to be shown first, because its thread is made from that message. Raises NotAllowed.
        """
        tables = self._tables
        over = await tables.get(table_id)
        if over.alive or not over.begun:
            raise NotAllowed("not-over" if over.alive else "table-closed")

        def make(new: int) -> Table:
            now = tables.now()
            return again(new, over, person, now, now + tables.tempo.rematch, tables.rng)

        # If several people ask at once, one opens and the others join. The person's lock comes first, as in a join.
        async with tables.person_locks.changing(person.id), self._locks.changing(table_id):
            for table in await tables.in_channel(over.home[0]):
                if table.record.rematch_of == table_id:
                    seated = table.seat_of(person.id) is not None
                    return (table if seated else await tables.join_locked(table.record.id, person)), False
            opened = await tables.open_locked(person, over.record.guild_id, make)
            if complete(opened) and opened.record.channel_id == channel_id:
                with suppress(StoreError):  # else it would be open, and nobody would see its lobby
                    opened = await tables.start(opened.record.id, person)
            return opened, True


def again(table_id: int, over: Table, person: Person, now: int, until: int, rng: random.Random) -> Table:
    """A new lobby for the same game, in the channel where that was opened. The person who asks gets the seat that they
    had; the seats of the others are reserved until ``until`` (epoch milliseconds).

    A person who had no seat takes one of a computer player, or of somebody whose data is deleted. Raises NotAllowed if
    there is none.
    """
    record, (channel_id, parent_id) = over.record, over.home
    options = TableOptions(
        guild_id=record.guild_id,
        channel_id=channel_id,
        parent_id=parent_id,
        members=record.members,
        rules=over.rules,
        preset=record.preset,
        settings=record.settings.changed(starts_at=None),
        rematch_of=record.id,
        altered=record.altered,
    )
    seat = over.seat_of(person.id)
    if seat is None:
        seat = next((each.seat for each in reversed(over.seats) if not _is_known(each)), None)
    if seat is None:
        raise NotAllowed("rematch-of-others")
    table = open_table(table_id, person, options, now, rng)
    table = replace(table, seats=tuple(_reserved(each, until) for each in over.seats))
    return table.with_seat(seat, player_id=person.id, name=person.name, **FREED)


def _is_known(seat: SeatRecord) -> bool:
    """Whether a person had the seat whose data is not deleted."""
    return seat.player_id is not None and seat.player_id > 0


def _reserved(seat: SeatRecord, until: int) -> SeatRecord:
    if seat.player_id is None:
        return SeatRecord(seat.seat, None, seat.name, seat.level)
    if not _is_known(seat):
        return SeatRecord(seat.seat, None, "", seat.level)
    return reserved_for(SeatRecord(seat.seat, None, "", seat.level), seat.player_id or 0, seat.name, until)
