"""Seats: who sits on each, and what a finished game did to their ratings, for everybody to see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db import ResultRecord, SeatRecord


@dataclass(frozen=True, slots=True)
class SeatView:
    """Who sits on a seat, for everybody to see."""

    seat: int
    name: str
    """Empty for a free seat."""
    held_name: str
    """For whom a free seat is kept; empty where it is not."""
    player_id: int | None
    computer: bool
    """A computer player sits here."""
    away: bool
    """A computer player stands in for an absent person."""
    host: bool
    ready: bool
    level: str
    """How well a computer player plays on it, now or later."""


@dataclass(frozen=True, slots=True)
class Rated:
    """What a game did to a person's rating."""

    name: str
    seat: int
    departed: bool
    rating: float
    change: float
    provisional: bool


def seat_view(seat: SeatRecord, host_id: int) -> SeatView:
    """What everybody may know of a seat at the table of a host."""
    return SeatView(
        seat=seat.seat,
        name=seat.name,
        held_name=seat.held_name,
        player_id=seat.player_id,
        computer=seat.player_id is None and bool(seat.name),
        away=seat.away,
        host=seat.player_id == host_id,
        ready=seat.ready,
        level=seat.level,
    )


def rated(results: Iterable[ResultRecord]) -> tuple[Rated, ...]:
    """Whose rating the game has changed, in the order of the results."""
    return tuple(
        Rated(end.name, end.seat, end.departed, end.rating, end.rating_change, end.provisional)
        for end in results
        if end.rating is not None and end.rating_change is not None
    )
