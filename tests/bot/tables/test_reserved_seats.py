"""Reserved seats: free seats of a lobby that only one person may take for a while."""

from __future__ import annotations

import pytest

from bot.tables import seating
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.reserved_seats import complete, give_up, release, reserve
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby

GUESTS = [(BEN.id, BEN.name), (CHIDI.id, CHIDI.name)]


def test_each_guest_has_a_seat_that_nobody_else_may_take() -> None:
    table = reserve(lobby(), GUESTS, until=600)
    assert [(seat.seat, seat.held_name) for seat in table.reserved] == [(1, "Ben"), (2, "Chidi")]
    assert seating.join(table, CHIDI).seats[2].player_id == CHIDI.id
    assert seating.join(table, DANA).seats[3].player_id == DANA.id
    with pytest.raises(NotAllowed, match="seats-reserved"):
        seating.join(seating.join(table, DANA), Person(99, "Eve"))


@pytest.mark.parametrize(("guests", "key"), [([(ANA.id, "Ana")], "invite-seated"), ([GUESTS[0]] * 2, "invite-asked")])
def test_a_seat_is_reserved_once_and_never_for_somebody_who_sits_there(guests: list[tuple[int, str]], key: str) -> None:
    with pytest.raises(NotAllowed, match=key):
        reserve(lobby(), guests, until=600)


def test_no_more_seats_are_reserved_than_are_free() -> None:
    with pytest.raises(NotAllowed, match="invite-no-seat"):
        reserve(lobby(DANA, computers=1), GUESTS, until=600)


def test_a_lobby_is_complete_when_no_seat_is_free_or_reserved() -> None:
    waiting = reserve(lobby(DANA, computers=1), GUESTS[:1], until=600)
    assert not complete(waiting)
    assert complete(seating.join(waiting, BEN))
    assert not complete(give_up(waiting, BEN.id)), "that seat is free now"


def test_only_the_person_for_whom_a_seat_is_reserved_can_give_it_up() -> None:
    table = reserve(lobby(), GUESTS, until=600)
    assert [seat.held_for for seat in give_up(table, BEN.id).seats] == [None, None, CHIDI.id, None]
    with pytest.raises(NotAllowed, match="not-invited"):
        give_up(table, DANA.id)


def test_a_seat_is_free_for_everybody_once_its_reservation_has_expired() -> None:
    table = reserve(reserve(lobby(), GUESTS[:1], until=600), GUESTS[1:], until=900)
    assert release(table, 599) == table
    assert [seat.held_for for seat in release(table, 600).seats] == [None, None, CHIDI.id, None]
    assert not release(table, 900).reserved
