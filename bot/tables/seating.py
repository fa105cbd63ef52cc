"""Seating: who joins, leaves, takes over a seat or pauses. Each gives the changed table, or raises NotAllowed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Final

from bot.tables.early_ends import close
from bot.tables.errors import NotAllowed
from bot.tables.person import (
    Person,
    check_alive,
    check_hint,
    check_host,
    check_host_in_lobby,
    check_in_lobby,
    check_in_play,
    check_may_be_stopped,
)
from bot.tables.reserved_seats import FREED, is_free
from bot.tables.table import Table
from bot.tables.witnesses import seat_seen
from db import SeatRecord, Status, TableRecord, TableSettings
from hearts import Game, Rules
from players import name_for

MAX_TABLES_A_PERSON: Final = 10
"""At how many tables of channels somebody can sit at once."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of a new table."""

    guild_id: int
    channel_id: int
    rules: Rules
    preset: str
    settings: TableSettings = field(default_factory=TableSettings)
    parent_id: int | None = None
    """If the channel is a thread: the channel that it belongs to."""
    members: str | None = None
    """If it is a private thread: its members (see `db.TableRecord`)."""
    computers: int = 0
    level: str = "casual"
    rematch_of: int | None = None
    altered: bool = False
    """Of a rematch: whether the host had changed the rules for the table (see `db.TableRecord`)."""
    guests: tuple[Person, ...] = ()
    """The people for whom seats are reserved."""


def open_table(table_id: int, host: Person, options: TableOptions, now: int, rng: random.Random) -> Table:
    """A new table in its lobby, with its host in the first seat and the computer players that were asked for."""
    if options.computers > options.rules.seats - 1:
        raise NotAllowed("too-many-computers", seats=options.rules.seats, most=options.rules.seats - 1)
    record = TableRecord(
        id=table_id,
        guild_id=options.guild_id,
        channel_id=options.channel_id,
        message_id=None,
        host_id=host.id,
        status=Status.LOBBY,
        rules=options.rules.model_dump_json(exclude_defaults=True),
        preset=options.preset,
        seq=0,
        due_at=None,
        created_at=now,
        updated_at=now,
        rematch_of=options.rematch_of,
        altered=options.altered,
        settings=options.settings,
        parent_id=options.parent_id,
        members=options.members,
    )
    seats = tuple(SeatRecord(seat, None, "", options.level) for seat in range(options.rules.seats))
    table = Table(record, seats, options.rules, Game.new(options.rules)).with_seat(0, player_id=host.id, name=host.name)
    for _ in range(options.computers):
        table = add_computer(table, host, rng)
    return table


def join(table: Table, person: Person) -> Table:
    """Seats a person: in a free seat or in a computer player's; in a running game only if the table lets people take
    over.

    A person who gave up a seat can only get that seat again, because they have seen its cards. They may always come
    back to it, unless a moderator took it from them. Whoever sits down after the first trick can win nothing by the
    game: a computer player may have played well for them.
    """
    check_alive(table)
    if table.seat_of(person.id) is not None:
        raise NotAllowed("seated-in-lobby" if table.record.status is Status.LOBBY else "already-seated")
    free = [seat.seat for seat in table.seats if is_free(seat, person.id)]
    former = next((gone for gone in table.departures if gone.player_id == person.id), None)
    may_return = former is not None and not former.removed
    if table.record.status is not Status.LOBBY and not table.record.settings.open_seats and not may_return:
        raise NotAllowed("closed-table")
    if not free and not table.computers:
        raise _full(table)
    seat = free[0] if free else table.computers[-1]
    seat = next((each.seat for each in table.seats if each.held_for == person.id), seat)
    seat = seat if former is None else former.seat
    if (seen := seat_seen(table, person.id)) is not None:
        seat = seen
    if table.seats[seat].player_id is not None:
        raise NotAllowed("seat-taken-over", name=table.seats[seat].name)
    table = table.with_seat(seat, player_id=person.id, name=person.name, **FREED)
    late = bool(table.game.rounds or table.game.tricks)
    hinted = late or (former is not None and former.hinted)
    return table.with_seat(seat, away=False, misses=0, ready=False, wants_end=False, hinted=hinted)


def leave(table: Table, person: Person, rng: random.Random) -> Table:
    """A person gives up their seat: it becomes free in a lobby and goes to a computer player in a running game. When
    the last person leaves, the table is closed. Where seats are kept the person is away instead."""
    check_alive(table)
    if table.kind.keeps_seats:
        return table.with_seat(table.my_seat(person.id), away=True)
    check_may_be_stopped(table)
    return vacate(table, table.my_seat(person.id), rng)


def remove(table: Table, player_id: int, rng: random.Random, now: int) -> Table:
    """Takes a person's seat from them, for somebody who manages the server."""
    check_alive(table)
    seat = table.seat_of(player_id)
    if seat is None:
        raise NotAllowed("not-seated-there")
    return vacate(table.with_removal(seat, now), seat, rng)


def vacate(table: Table, seat: int, rng: random.Random) -> Table:
    """Removes the person from a seat, names a new host if needed, and closes a public table without people."""
    left = table.seats[seat].player_id
    name = "" if table.record.status is Status.LOBBY else name_for(table.names, rng)
    own = {"away": False, "misses": 0, "ready": False, "hinted": False, "wants_end": False}
    table = table.with_seat(seat, player_id=None, name=name, **own)
    people = [other for other in table.seats if other.player_id is not None]
    if not people:
        return close(table) if table.kind.public else table
    if table.record.host_id == left and table.kind.public:
        heir = next((other for other in people if not other.away), people[0])
        table = table.with_record(host_id=heir.player_id)
    return table


def add_computer(table: Table, person: Person, rng: random.Random) -> Table:
    """A computer player takes a free seat. Raises NotAllowed if there is none, or the game has begun."""
    check_in_lobby(table)
    table.my_seat(person.id)
    free = [seat.seat for seat in table.seats if is_free(seat)]
    if not free:
        raise _full(table, "no-free-seat")
    return table.with_seat(free[0], name=name_for(table.names, rng))


def remove_computer(table: Table, person: Person) -> Table:
    """Removes the last computer player. Raises NotAllowed if there is none, or the game has begun."""
    check_in_lobby(table)
    table.my_seat(person.id)
    if not table.computers:
        raise NotAllowed("no-computer")
    return table.with_seat(table.computers[-1], name="")


def seat_computers(
    table: Table,
    person: Person,
    rng: random.Random,
    count: int | None = None,
    level: str | None = None,
    seat: int | None = None,
) -> Table:
    """Sets the number of computer players (``count``), and the ``level`` of all seats or of the computer player in
    ``seat``."""
    check_host_in_lobby(table, person)
    table = table if count is None else _counted(table, count, rng)
    if level is None:
        return table
    if seat is None:
        return replace(table, seats=tuple(replace(each, level=level) for each in table.seats))
    if seat not in table.computers:
        raise NotAllowed("no-computer-there", seat=seat + 1)
    return table.with_seat(seat, level=level)


def _counted(table: Table, count: int, rng: random.Random) -> Table:
    """The table with ``count`` computer players: the last ones leave, or new ones take free seats."""
    people = sum(seat.player_id is not None or seat.held_for is not None for seat in table.seats)
    if count > len(table.seats) - people:
        raise NotAllowed("no-room-for-computers", seats=len(table.seats), people=people, most=len(table.seats) - people)
    computers = table.computers
    for seat in computers[count:]:
        table = table.with_seat(seat, name="")
    for seat in [seat.seat for seat in table.seats if is_free(seat)][: max(0, count - len(computers))]:
        table = table.with_seat(seat, name=name_for(table.names, rng))
    return table


def begin(table: Table, rng: random.Random) -> Table:
    """Begins the game; computer players take the seats that are still free."""
    for seat in table.seats:
        if not seat.name:
            table = table.with_seat(seat.seat, name=name_for(table.names, rng), **FREED)
    return table.with_record(status=Status.PLAYING)


def pause(table: Table, person: Person) -> Table:
    """Suspends the game, for the host, somebody who may manage the server, or a player who is the only one present."""
    check_in_play(table)
    check_may_be_stopped(table)
    seat = table.seat_of(person.id)
    if seat is None or any(other.player_id != person.id for other in table.present):
        check_host(table, person)
    return replace(table, paused_by="" if seat is None else person.name).with_record(status=Status.SUSPENDED)


def come_back(table: Table, person: Person) -> Table:
    """A person who is away plays again; a suspended table goes on."""
    check_alive(table)
    seat = table.my_seat(person.id)
    if table.record.status is Status.SUSPENDED:
        table = replace(table, paused_by="").with_record(status=Status.PLAYING)
    elif not table.seats[seat].away:
        raise NotAllowed("not-away")
    return table.with_seat(seat, away=False, misses=0)


def get_ready(table: Table, person: Person) -> Table:
    """Marks a person as ready for the next round."""
    check_alive(table)
    return table.with_seat(table.my_seat(person.id), ready=True, away=False, misses=0)


def rename(table: Table, person: Person) -> Table:
    """Updates the name of a person at the table."""
    seat = table.seat_of(person.id)
    return table if seat is None else table.with_seat(seat, name=person.name)


def mark_hinted(table: Table, person: Person) -> Table:
    """Marks that the person gets a hint, before it is given: they can win nothing in this game."""
    check_hint(table)
    return table.with_seat(table.my_seat(person.id), hinted=True)


def _full(table: Table, key: str = "table-full") -> NotAllowed:
    return NotAllowed("seats-reserved") if table.reserved else NotAllowed(key, seats=len(table.seats))
