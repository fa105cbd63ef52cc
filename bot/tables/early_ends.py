"""Early ends: games that end before their rules say so. Decision 29 says what they count for whom."""

from __future__ import annotations

from bot.tables.person import Person, check_close
from bot.tables.table import Table
from db import Ending, Status


def end(table: Table, person: Person) -> Table:
    """Cancels a lobby. Ends a game for somebody who manages the server and has no seat there. A player would like to
    end it from now on, and it ends if everybody present would. Raises NotAllowed."""
    check_close(table, person)
    seat = table.seat_of(person.id)
    if seat is None or table.record.status is Status.LOBBY:
        return close(table)
    table = table.with_seat(seat, wants_end=True, away=False, misses=0)
    return close(table) if all(other.wants_end for other in table.present) else table


def play_on(table: Table, person: Person) -> Table:
    """A player would no longer like to end the game. Raises NotAllowed."""
    return table.with_seat(table.my_seat(person.id), wants_end=False)


def is_agreed(table: Table) -> bool:
    """Whether everybody who is present would like to end the game. One person alone agrees with nobody."""
    return len(table.present) > 1 and all(seat.wants_end for seat in table.present)


def close(table: Table) -> Table:
    """The table after its end. A game of a channel has results as soon as it was dealt."""
    dealt = table.game.round is not None or bool(table.game.rounds)
    over = table.kind.public and dealt
    return table.with_record(status=Status.OVER if over else Status.CANCELLED)


def ending(table: Table) -> Ending:
    """How a game that is over has ended."""
    if not table.ended_early:
        return Ending.PLAYED
    return Ending.AGREED if is_agreed(table) else Ending.UNFINISHED
