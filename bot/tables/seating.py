"""Seating: who joins, leaves, takes over a seat or pauses, for whom seats are reserved, who may begin. Each gives the
changed table, or raises NotAllowed."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.tables.endings import close
from bot.tables.errors import EditConflict, NotAllowed
from bot.tables.pace import AT_ONCE, MINUTE, NO_CLOCK
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
from bot.tables.table import Table
from db import Closing, RoundRecord, SeatRecord, Speed, Status, TableRecord, TableSettings
from hearts import Game, Rules
from players import name_for

MAX_TABLES_A_PERSON: Final = 10
"""At how many tables of channels somebody can sit at once."""
FREED: Final[dict[str, Any]] = {"held_for": None, "held_name": "", "held_until": None}
"""The fields of a seat that is not reserved."""
GRACE_PERIOD: Final = 3 * MINUTE
"""For how long after the announced time only the host may begin; then anybody who has a seat may."""
ABSENCE: Final = 5 * MINUTE
"""For how long a lobby must be unchanged, with all seats taken, until others than the host may begin."""
MARK_LENGTH: Final = 16
"""The hexadecimal digits of the mark of a witness."""


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


def private_options(rules: Rules, preset: str, level: str = "casual", speed: Speed = AT_ONCE) -> TableOptions:
    """Options of a game on no server, without a clock, in which only computer players sit beside the person."""
    settings = TableSettings(pace=NO_CLOCK, open_seats=False, speed=speed)
    return TableOptions(0, 0, rules, preset, settings, level=level)


def begun(
    table_id: int,
    person: Person,
    options: TableOptions,
    now: int,
    rng: random.Random,
    *,
    seat: int = 0,
    hinted: bool = False,
    **record: Any,
) -> Table:
    """A game that has begun, its first round not dealt yet. ``record``: fields of its record, such as its kind;
    ``seat``: where the person sits; ``hinted``: the coach speaks."""
    opened = open_table(table_id, person, options, now, rng).with_record(**record)
    freed = opened.with_seat(0, player_id=None, name="")
    return begin(freed.with_seat(seat, player_id=person.id, name=person.name, hinted=hinted), rng)


def change_rules(table: Table, person: Person, preset: str, rules: Rules, base: Rules | None = None) -> Table:
    """Changes the rules of a lobby; ``preset`` is their name. Raises EditConflict if the table no longer plays by the
    rules that were edited (``base``; None if they are unknown)."""
    check_host_in_lobby(table, person)
    if rules == table.rules:
        return table
    if base is not None and base != table.rules:
        raise EditConflict(base, table.rules)
    table = replace(table, rules=rules, game=Game.new(rules), seats=_fitted(table, rules.seats))
    return table.with_record(rules=rules.model_dump_json(exclude_defaults=True), preset=preset, altered=True)


def _fitted(table: Table, count: int) -> tuple[SeatRecord, ...]:
    """The seats, ``count`` of them: of too many, the last free seats go first, then the last computer players. Raises
    NotAllowed if the people, and those for whom seats are reserved, do not fit."""
    free = free_seats(table)
    people = len(table.seats) - len(free) - len(table.computers)
    if people > count:
        raise NotAllowed("rules-too-few-seats", seats=count, people=people)
    gone = set([*reversed(free), *reversed(table.computers)][: max(0, len(table.seats) - count)])
    stay = [seat for seat in table.seats if seat.seat not in gone]
    level = table.seats[-1].level
    more = [SeatRecord(seat, None, "", level) for seat in range(len(stay), count)]
    return (*(replace(seat, seat=place) for place, seat in enumerate(stay)), *more)


def join(table: Table, person: Person) -> Table:
    """Seats a person: in a free seat or in a computer player's; in a running game only if the table lets people take
    over.

    A person who gave up a seat can only get that seat again, because they have seen its cards. They may always come
    back to it, unless a moderator took it from them. Whoever sits down after the first trick can win nothing by the
    game: a computer player may have played well for them.
    """
    check_alive(table)
    if table.seat_of(person.id) is not None:
        raise NotAllowed("already-seated")
    free = free_seats(table, person.id)
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
    late = bool(table.game.rounds or table.game.tricks)
    hinted = late or (former is not None and former.hinted)
    return table.with_seat(seat, player_id=person.id, name=person.name, hinted=hinted, **FREED)


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
        return close(table, Closing.LEFT) if table.kind.public else table
    if table.record.host_id == left and table.kind.public:
        heir = next((other for other in people if not other.away), people[0])
        table = table.with_record(host_id=heir.player_id)
    return table


def add_computer(table: Table, person: Person, rng: random.Random) -> Table:
    """A computer player takes a free seat. Raises NotAllowed if there is none, or the game has begun."""
    check_in_lobby(table)
    table.my_seat(person.id)
    free = free_seats(table)
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
    for seat in free_seats(table)[: max(0, count - len(computers))]:
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
    """The table with the name that a person has now."""
    seat = table.seat_of(person.id)
    return table if seat is None else table.with_seat(seat, name=person.name)


def mark_hinted(table: Table, person: Person) -> Table:
    """Marks that the person gets a hint, before it is given: they can win nothing in this game."""
    check_hint(table)
    return table.with_seat(table.my_seat(person.id), hinted=True)


def _full(table: Table, key: str = "table-full") -> NotAllowed:
    return NotAllowed("seats-reserved") if table.reserved else NotAllowed(key, seats=len(table.seats))


# -- reserved seats: only one person may take them for a while, after a game or by an invitation


def free_seats(table: Table, player_id: int | None = None) -> list[int]:
    """The seats that nobody has, and that are not reserved for anybody but this person."""
    return [seat.seat for seat in table.seats if not seat.name and seat.held_for in (None, player_id)]


def reserve(table: Table, guests: Iterable[tuple[int, str]], until: int) -> Table:
    """Reserves a free seat for each of these people, given as (id, name), until ``until`` (epoch milliseconds).

    Raises NotAllowed if somebody has a seat or an invitation already, and if there are too few free seats.
    """
    for player_id, name in guests:
        if table.seat_of(player_id) is not None:
            raise NotAllowed("invite-seated", name=name)
        if any(seat.held_for == player_id for seat in table.seats):
            raise NotAllowed("invite-asked", name=name)
        free = free_seats(table)
        if not free:
            raise NotAllowed("invite-no-seat")
        table = table.with_seat(free[0], held_for=player_id, held_name=name, held_until=until)
    return table


def complete(table: Table) -> bool:
    """Whether a person or a computer player sits on every seat."""
    return all(seat.name for seat in table.seats)


def give_up(table: Table, player_id: int) -> Table:
    """A person declines the seat that is reserved for them. Raises NotAllowed if there is none."""
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


# -- starts: lobbies are announced for a time, at which everybody who has joined is called


def overdue(table: Table, now: int) -> Table:
    """A table without a running game whose deadline has passed. Reservations that have expired end; if an announced
    start has come, everybody who has joined is marked ready, to be called; if neither applies, the table ends early."""
    after = release(table, now)
    if table.record.status is Status.LOBBY and table.announced is not None and table.announced <= now:
        seats = tuple(replace(seat, ready=seat.player_id is not None) for seat in after.seats)
        after = replace(after, seats=seats).with_record(starting=True)
    return close(table, Closing.IDLE) if after is table else after


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


# -- rematches


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
    empty = SeatRecord(seat.seat, None, "", seat.level)
    if seat.player_id is None:
        return replace(empty, name=seat.name)
    return replace(empty, held_for=seat.player_id, held_name=seat.name, held_until=until) if _is_known(seat) else empty


# -- witnesses: people who saw a hand of the present round and then had their data deleted
#
# A round keeps a mark of each witness and the seat whose cards they saw. A mark identifies nobody: it is an HMAC with
# the secret of the round, and is deleted when the round is over, before that secret is published.


def mark_hand_seen(table: Table, player_id: int) -> Table:
    """Returns the table with a mark for the seat whose cards a person saw in this round; call it before their data is
    deleted."""
    seat = next((gone.seat for gone in table.departures if gone.player_id == player_id), None)
    if seat is None or table.game.round is None:
        return table
    round = table.rounds[-1]
    seen = f"{round.witnesses} {_mark(round, player_id)}:{seat}".strip()
    return replace(table, rounds=(*table.rounds[:-1], replace(round, witnesses=seen)))


def seat_seen(table: Table, player_id: int) -> int | None:
    """The seat whose cards a person saw in the present round, according to its marks; None if there is no mark of
    theirs."""
    if not table.rounds or not table.rounds[-1].witnesses:
        return None
    seats = dict(pair.split(":") for pair in table.rounds[-1].witnesses.split())
    seat = seats.get(_mark(table.rounds[-1], player_id))
    return None if seat is None else int(seat)


def without_old_witnesses(table: Table) -> Table:
    """The table without the witnesses of finished rounds; without any once the table is over."""
    if not any(round.witnesses for round in table.rounds):
        return table
    rounds = (
        replace(round, witnesses="") if round.result is not None or not table.alive else round for round in table.rounds
    )
    return replace(table, rounds=tuple(rounds))


def _mark(round: RoundRecord, player_id: int) -> str:
    return hmac.new(round.secret, str(player_id).encode(), hashlib.sha256).hexdigest()[:MARK_LENGTH]
