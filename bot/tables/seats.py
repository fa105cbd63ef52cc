"""Seats: the public view of each seat, and the rating changes after a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db import ResultRecord, SeatRecord


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public view of a seat."""

    seat: int
    name: str
    """Empty for a free seat."""
    reserved_name: str
    """The name of the person for whom a free seat is reserved; empty if it is not reserved."""
    player_id: int | None
    computer: bool
    """A computer player sits here."""
    away: bool
    """A computer player stands in for an absent person."""
    host: bool
    ready: bool
    level: str
    """The level of a computer player in this seat, now or later."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How a game changed a person's rating."""

    name: str
    seat: int
    departed: bool
    rating: float
    change: float
    provisional: bool


def seat_view(seat: SeatRecord, host_id: int) -> SeatView:
    """The public view of a seat; ``host_id`` is the id of the table's host."""
    return SeatView(
        seat=seat.seat,
        name=seat.name,
        reserved_name=seat.held_name,
        player_id=seat.player_id,
        computer=seat.player_id is None and bool(seat.name),
        away=seat.away,
        host=seat.player_id == host_id,
        ready=seat.ready,
        level=seat.level,
    )


def rated(results: Iterable[ResultRecord]) -> tuple[Rated, ...]:
    """The rating changes of a game, in the order of the results."""
    return tuple(
        Rated(end.name, end.seat, end.departed, end.rating, end.rating_change, end.provisional)
        for end in results
        if end.rating is not None and end.rating_change is not None
    )
