"""Seats: who sits on each, as everybody may know it."""

from __future__ import annotations

from bot.tables.seats import Rated, rated, seat_view
from db import ResultRecord, SeatRecord

HOST = 11


def test_a_seat_is_free_or_reserved_or_has_a_person_or_a_computer_player() -> None:
    free, reserved = SeatRecord(0, None, "", "club"), SeatRecord(1, None, "", "club", held_for=12, held_name="Ben")
    person, computer = SeatRecord(2, HOST, "Ana", "club"), SeatRecord(3, None, "Fern", "club")
    seen = [seat_view(seat, HOST) for seat in (free, reserved, person, computer)]
    assert [(seat.name, seat.reserved_name) for seat in seen] == [("", ""), ("", "Ben"), ("Ana", ""), ("Fern", "")]
    assert [seat.computer for seat in seen] == [False, False, False, True]
    assert [seat.host for seat in seen] == [False, False, True, False]


def test_somebody_who_is_away_keeps_the_seat() -> None:
    away = seat_view(SeatRecord(2, 12, "Ben", "expert", away=True), HOST)
    assert (away.player_id, away.away, away.computer, away.level) == (12, True, False, "expert")


def test_only_people_whom_a_game_has_rated_are_shown_with_a_rating() -> None:
    counted = ResultRecord(0, 11, "Ana", "club", 20, 1, True, True, rating=1510.0, rating_change=10.0, provisional=True)
    computer = ResultRecord(1, None, "Fern", "club", 30, 2, False, True)
    left = ResultRecord(1, 12, "Ben", "club", 30, 4, False, False, departed=True, rating=1480.0, rating_change=-20.0)
    assert rated([counted, computer, left]) == (
        Rated("Ana", 0, False, 1510.0, 10.0, True),
        Rated("Ben", 1, True, 1480.0, -20.0, False),
    )
