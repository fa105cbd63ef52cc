"""Puzzles: positions with one clearly best move, and what every other one costs. The shipped file has one a line.

`players.puzzle_making` makes them; how is told in docs/computer-players.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Annotated, Final, Literal, get_args

from annotated_types import Ge, Interval
from pydantic import ConfigDict, TypeAdapter
from pydantic.dataclasses import dataclass

from hearts import Card, Deal, Game, Pass, Play, RoundResult, Rules, View, parse_cards, write_cards

FILE: Final = "puzzles.jsonl"
RULES: Final = Rules()
"""Puzzles have the standard rules."""
Theme = Literal["queen", "moon", "voids", "passing", "endings", "ducking"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


@dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class Puzzle:
    """A position of a round, and what the moves of the seat to choose cost. Cards are written as `write_cards` does."""

    id: str
    """The hash of the position (`id_of`)."""
    hands: tuple[str, str, str, str]
    """By seat, as dealt."""
    passes: tuple[str, ...]
    """By seat; empty in a hold, and where the pass is what is asked."""
    direction: Annotated[int, Interval(ge=0, le=3)]
    """The number of the round, which says where the pass goes: left, right, across, nowhere."""
    plays: str
    """All cards so far, in order."""
    seat: Annotated[int, Interval(ge=0, le=3)]
    """The seat that chooses."""
    kind: Literal["play", "pass"]
    theme: Theme
    costs: dict[str, Annotated[float, Ge(0)]]
    """How many points worse than the best move each one is, the best first: each legal card; or the few sets of cards,
    in sorted order, among which one chooses what to pass."""
    error: float
    """The standard error of what the second best costs."""
    chose: dict[str, str]
    """What computer players choose, by level; the expert chooses the best move. For a pass, only choices that are in
    `costs`."""
    rating: Annotated[int, Interval(ge=1000, le=2000)]
    """A first guess of how hard it is, on the scale of people's ratings."""

    @property
    def best(self) -> str:
        """The best move, as in `costs`."""
        return min(self.costs, key=self.costs.__getitem__)

    @property
    def gap(self) -> float:
        """How many points worse than the best move the second best is."""
        return sorted(self.costs.values())[1]

    def game(self) -> Game:
        """The game at the position, in a round before which nobody has a point. Raises IllegalMove if a move so far is
        against the rules."""
        game = new_game(self.direction)
        game = game.deal(Deal(tuple(map(parse_cards, self.hands)), (), self.direction))
        for seat, cards in enumerate(self.passes):
            game = game.act(seat, Pass(parse_cards(cards)))
        for card in parse_cards(self.plays):
            game = game.act(game.to_act[0], Play(card))
        return game

    def view(self) -> View:
        """What the seat that chooses sees."""
        return self.game().view(self.seat)

    def line(self) -> str:
        """The puzzle as a line of the file."""
        return PUZZLE.dump_json(self).decode()


PUZZLE: Final = TypeAdapter(Puzzle)


def new_game(direction: int) -> Game:
    """A game of standard Hearts in which nobody has a point, before the round of this number."""
    none = (0,) * RULES.seats
    return Game(
        RULES,
        tuple(RoundResult(number, number, none, (), none, ((),) * RULES.seats, none) for number in range(direction)),
    )


def named(cards: Iterable[Card]) -> str:
    """The name of a move of these cards in `Puzzle.costs`."""
    return write_cards(sorted(cards))


def id_of(puzzle: Puzzle) -> str:
    """The hash of the position: eight hexadecimal digits."""
    position = "|".join((*puzzle.hands, *puzzle.passes, puzzle.plays, str(puzzle.direction), str(puzzle.seat)))
    return blake2b(position.encode(), digest_size=4).hexdigest()


def read(line: str) -> Puzzle:
    """Parses a line of the file. Raises ValueError for one that is spoiled."""
    puzzle = PUZZLE.validate_json(line)
    if puzzle.id != id_of(puzzle):
        raise ValueError(f"{puzzle.id} is not the hash of the position, which is {id_of(puzzle)}")
    return puzzle


def read_all(text: str) -> tuple[Puzzle, ...]:
    """Parses a file. Raises ValueError with the number of the first line that is spoiled."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(read(line))
        except ValueError as error:
            raise ValueError(f"line {number} of {FILE}: {error}") from error
    return tuple(found)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The shipped puzzles. Raises ValueError for a spoiled file."""
    return read_all(files("players").joinpath(FILE).read_text(encoding="utf-8"))
