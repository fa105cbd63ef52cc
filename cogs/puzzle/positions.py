"""Positions: what a person may know of a puzzle, as a view of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.tables.kind import TABLE
from bot.tables.views import SeatView, Status, TableView
from db import TableSettings
from hearts import Card, View, parse_cards
from players.hints import Hint, advised
from players.puzzles import Puzzle

NAMES: Final = ("Ada", "Emre", "Wei")
"""Who sits to the left of the person, opposite, and to the right."""


@dataclass(frozen=True)
class Position:
    """A puzzle, without the hands of the others."""

    id: str
    table: TableView
    passing: bool
    """Whether one chooses what to pass, and not what to play."""
    costs: Mapping[str, float]
    """How many points worse than the best move each one is, by the name of its cards; the best first."""
    chose: Mapping[str, str]
    """What computer players choose, by level."""
    advice: Hint
    """The best move, and what speaks for it."""
    today: bool = False
    """Whether it is the puzzle of the day."""

    @property
    def view(self) -> View:
        """What the person sees of the round."""
        return self.table.game

    @property
    def best(self) -> str:
        """The name of the best move."""
        return next(iter(self.costs))


@dataclass(frozen=True)
class Standing:
    """How somebody has done at puzzles."""

    rating: float | None
    """None until there are enough answers."""
    missing: int
    """How many answers there must be before that."""
    streak: int
    best_streak: int


@dataclass(frozen=True)
class Answered:
    """An answer that counts: what came of it, and what others have answered."""

    move: str
    change: float
    """What it has done to the person's rating."""
    chosen: Mapping[str, int]
    """How many people have made each move."""


def position_of(puzzle: Puzzle, me: str, *, today: bool = False) -> Position:
    """A puzzle as somebody sees it who is called ``me`` there."""
    view = puzzle.view()
    costs = dict(sorted(puzzle.costs.items(), key=lambda cost: cost[1]))
    best = parse_cards(next(iter(costs)))
    advice = advised(view, best, moon=puzzle.theme == "moon")
    return Position(puzzle.id, _table(view, me), puzzle.kind == "pass", costs, puzzle.chose, advice, today)


def named(move: str) -> tuple[Card, ...]:
    """The cards of a move."""
    return parse_cards(move)


def _table(view: View, me: str) -> TableView:
    """A table at which nothing but the present round is known."""
    assert view.seat is not None
    seats = (_seat(seat, (seat - view.seat) % len(view.players), me) for seat in view.players)
    return TableView(
        id=0,
        guild_id=0,
        channel_id=0,
        message_id=None,
        thread_id=None,
        status=Status.PLAYING,
        kind=TABLE,
        preset="standard",
        settings=TableSettings(),
        day=None,
        match_id=None,
        deal=None,
        deals=None,
        starting=False,
        altered=False,
        rematch=False,
        rules=view.rules,
        seats=tuple(seats),
        game=view,
        commitment=None,
        opened=None,
        me=view.seat,
    )


def _seat(seat: int, further: int, me: str) -> SeatView:
    """The seat that is so much further to the left than that of the person."""
    return SeatView(
        seat=seat,
        name=NAMES[further - 1] if further else me,
        reserved_name="",
        player_id=None,
        computer=bool(further),
        away=False,
        host=False,
        ready=False,
        wants_end=False,
        level="",
    )
