"""Views: what everybody may know of a table, as the screens need it."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.reserved_seats import reserve
from bot.tables.views import LastView, Rated, rated, seat_view
from db import ResultRecord, SeatRecord, SittingRecord
from tests.bot.tables.lobby import ANA, BEN, CHIDI, lobby

HOST = 11


def test_a_seat_that_is_reserved_for_somebody_is_not_free() -> None:
    view = reserve(lobby(BEN), [(CHIDI.id, "Chidi")], until=600).seen_by(None)
    assert (view.free, view.reserved, [seat.name for seat in view.people]) == (1, 1, ["Ana", "Ben"])


def test_a_step_of_a_round_belongs_to_the_person_who_had_the_seat_then() -> None:
    """Ben gave up his seat after the pass and eleven cards of the second round."""
    view = replace(lobby(CHIDI).seen_by(ANA.id), sittings=(SittingRecord(1, 1, 12, BEN.id, "Ben"),))
    assert [view.name_at(1, 1, step) for step in (11, 12)] == ["Ben", "Chidi"]
    assert (view.names_in(1, 1), view.names_in(0, 1)) == (("Ben", "Chidi"), ("Ana",))


def test_a_seat_is_free_or_reserved_or_has_a_person_or_a_computer_player() -> None:
    free, reserved = SeatRecord(0, None, "", "club"), SeatRecord(1, None, "", "club", held_for=12, held_name="Ben")
    person, computer = SeatRecord(2, HOST, "Ana", "club"), SeatRecord(3, None, "Fern", "club")
    seen = [seat_view(seat, HOST) for seat in (free, reserved, person, computer)]
    assert [(seat.name, seat.reserved_name) for seat in seen] == [("", ""), ("", "Ben"), ("Ana", ""), ("Fern", "")]
    assert [seat.computer for seat in seen] == [False, False, False, True]
    assert [seat.host for seat in seen] == [False, False, True, False]


def test_somebody_who_is_away_keeps_the_seat() -> None:
    away = seat_view(SeatRecord(2, 12, "Ben", "expert", away=True), HOST)
    assert (away.player_id, away.away, away.computer, away.level) == (12, True, False, "casual")


def test_only_people_whom_a_game_has_rated_are_shown_with_a_rating() -> None:
    counted = ResultRecord(0, 11, "Ana", "club", 20, 1, True, True, rating=1510.0, rating_change=10.0, provisional=True)
    computer = ResultRecord(1, None, "Fern", "club", 30, 2, False, True)
    left = ResultRecord(1, 12, "Ben", "club", 30, 4, False, False, departed=True, rating=1480.0, rating_change=-20.0)
    assert rated([counted, computer, left]) == (
        Rated("Ana", 0, False, 1510.0, 10.0, True),
        Rated("Ben", 1, True, 1480.0, -20.0, False),
    )


def test_the_last_view_is_known_until_it_is_asked_about_something_else() -> None:
    last, view = LastView(), lobby().seen_by(None)
    assert last.of((1, 2)) is None
    assert last.keep((1, 2), view) is view
    assert last.of((1, 2)) is view
    assert last.of((1, 3)) is None
