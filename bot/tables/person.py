"""A person: who asks for something at a table, and the checks of whether they may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.tables.table import Table
from db import Status

DISCORD_EPOCH: Final = 1_420_070_400_000
"""The start of the time in Discord's ids, in epoch milliseconds. This package does not know discord.py's."""

OLD_ENOUGH: Final = 7
"""How many days old an account must be before it counts where somebody could look first with a second one."""


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server who asks for something."""

    id: int
    name: str
    may_manage: bool = False
    """May manage the server, and so every table in it."""
    may_change_rules: bool = False
    """Has the role that may change the rules of the server."""


def days_old(person_id: int, now: int) -> int:
    """How many whole days ago an account was made, as its id says."""
    return max(0, now - DISCORD_EPOCH - (person_id >> 22)) // DAY


def check_alive(table: Table) -> None:
    """Raises NotAllowed once the table is over."""
    if not table.alive:
        raise NotAllowed("table-closed")


def check_host(table: Table, person: Person) -> None:
    """Raises NotAllowed for anybody who may not decide about the table: neither its host nor who manages the server."""
    if person.id != table.record.host_id and not person.may_manage:
        host = next((seat.name for seat in table.seats if seat.player_id == table.record.host_id), "")
        raise NotAllowed("host-only", host=host)


def check_in_play(table: Table) -> None:
    """Raises NotAllowed unless a game is being played: in a lobby, while suspended, and after the end."""
    check_alive(table)
    if table.record.status is not Status.PLAYING:
        raise NotAllowed("not-started" if table.record.status is Status.LOBBY else "paused")


def check_in_lobby(table: Table) -> None:
    """Raises NotAllowed once the game has begun."""
    check_alive(table)
    if table.record.status is not Status.LOBBY:
        raise NotAllowed("already-started")


def check_host_in_lobby(table: Table, person: Person) -> None:
    """Raises NotAllowed once the game has begun, and for anybody who may not decide about the table."""
    check_in_lobby(table)
    check_host(table, person)


def check_hint(table: Table) -> None:
    """Raises NotAllowed unless hints may be given at the table now."""
    check_in_play(table)
    if not table.kind.hints:
        raise NotAllowed(f"{table.kind.name}-no-hint")


def check_may_be_stopped(table: Table) -> None:
    """Raises NotAllowed if it can be neither given up nor paused."""
    if not table.kind.stoppable:
        raise NotAllowed(f"{table.kind.name}-one-try", alone=table.kind.solitaire)


def check_close(table: Table, person: Person) -> None:
    """Raises NotAllowed unless the person may cancel the lobby, or end the game or ask for its end."""
    check_alive(table)
    if table.record.status is Status.LOBBY:
        check_host(table, person)
    elif not person.may_manage:
        table.my_seat(person.id)
    check_may_be_stopped(table)
