"""Puzzles: which one somebody gets next, what they may know of it, and what becomes of an answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.tables.person import OLD_ENOUGH, days_old
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from db import SeatRecord, Status, TableRecord
from db.records import PuzzleAnswer
from db.tally import SETTLED
from hearts import View, parse_cards
from players import puzzles as shipped
from players.chances import chance_to_take
from players.hints import Hint, advised
from players.knowledge import Knowledge
from players.puzzles import Puzzle

ME, SERVER = 1, 1
"""Stand for the ids of the person and of a server."""
NAMES: Final = ("Ada", "Emre", "Wei")
"""Who sits to the left of the person, opposite, and to the right."""
LIKELY: Final = 0.5
"""In a puzzle about a moon, a card that takes the trick more often than this is said to be played for one's own."""
LATELY: Final = 30
"""The puzzles of so many days are not rated: their answers are in channels."""
NEAREST: Final = 5
"""Among so many puzzles near a person's rating one is drawn: two people do not get the same ones in the same order."""


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
    moon: bool
    """Whether the best move is made in order to shoot the moon."""
    today: bool = False
    """Whether it is the puzzle of the day."""
    following: str = ""
    """The theme of the next one; empty for any."""

    @property
    def view(self) -> View:
        """What the person sees of the round."""
        return self.table.game

    @property
    def best(self) -> str:
        """The name of the best move."""
        return next(iter(self.costs))

    def advice(self, move: str) -> Hint:
        """The best move, and what speaks for it beside another one; beside the second best, if it is the best
        itself."""
        worse = [*self.costs][1] if move == self.best else move
        return advised(self.view, parse_cards(self.best), moon=self.moon, beside=parse_cards(worse))


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
class NotRated:
    """A puzzle whose answer changes no rating."""

    age: int = 0
    """How many days old an account must be before its answers do, if it is younger; 0: others may talk about it."""


@dataclass(frozen=True)
class Answered:
    """An answer that counts: what came of it, and what others have answered."""

    move: str
    change: float | None
    """What it has done to the person's rating; None if it is not rated."""
    chosen: Mapping[str, int]
    """How many people have made each move."""


def by_id() -> dict[str, Puzzle]:
    """The shipped puzzles. Their ids are hashes, so that their order says nothing."""
    return {puzzle.id: puzzle for puzzle in sorted(shipped.puzzles(), key=lambda puzzle: puzzle.id)}


class Puzzles:
    """The shipped puzzles for everybody. Of a puzzle that is no longer shipped, only its answers remain.

    Nobody gains by looking first. What others talk about is not rated: the puzzles of the last days, and one that
    somebody shares. Nor are those of a young account. Which of the others a second account gets is drawn, and until it
    has a rating of its own it moves no puzzle. Somebody may still collect answers with one that is old enough; the
    rating that they win shows on their own screens only.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store.puzzles

    def of_day(self, day: int) -> Puzzle | None:
        """The puzzle of a day (counted from 1970, UTC), the same for everybody."""
        every = [*by_id().values()]
        return every[day % len(every)] if every else None

    @property
    def today(self) -> Puzzle | None:
        """The puzzle of the day."""
        return self.of_day(self._day)

    @property
    def _day(self) -> int:
        return self._tables.now() // DAY

    def find(self, number: str) -> Puzzle:
        """The puzzle with this id. Raises NotAllowed if it is not shipped (any more)."""
        if (found := by_id().get(number)) is None:
            raise NotAllowed("puzzle-gone")
        return found

    async def next(self, player_id: int, theme: str | None) -> Puzzle | None:
        """The puzzle that somebody gets now: one that they have left open, that of the day, or one of the ``theme``
        near their rating which they have not seen. None if they have seen them all."""
        seen, every = await self._store.seen(player_id), by_id()
        for answer in seen.values():
            if answer.answered_at is None and answer.puzzle in every:
                return every[answer.puzzle]
        found = self.today if theme is None else None
        if found is None or found.id in seen:
            new = [each for each in every.values() if each.id not in seen and theme in (None, each.theme)]
            found = await self._near(player_id, new) if new else None
        if found is not None:
            talked_about = found in map(self.of_day, range(self._day - LATELY + 1, self._day + 1))
            await self.open(player_id, found, rated=not talked_about and self._is_old_enough(player_id))
        return found

    async def _near(self, player_id: int, puzzles: list[Puzzle]) -> Puzzle:
        ratings, mine = await self._store.ratings(), (await self._store.player(player_id)).rating
        puzzles.sort(key=lambda puzzle: abs(ratings.get(puzzle.id, puzzle.rating) - mine))
        return self._tables.rng.choice(puzzles[:NEAREST])

    async def open(self, player_id: int, puzzle: Puzzle, *, rated: bool = False) -> None:
        """Lets somebody answer a puzzle, as one that they were shown by somebody else."""
        await self._store.open(player_id, puzzle.id, self._tables.now(), rated=rated)

    def _is_old_enough(self, player_id: int) -> bool:
        return days_old(player_id, self._tables.now()) >= OLD_ENOUGH

    async def standing(self, player_id: int, puzzle: Puzzle) -> Standing | NotRated:
        """How somebody has done so far; or why a puzzle is not rated."""
        seen = (await self._store.seen(player_id)).get(puzzle.id)
        if seen is not None and not seen.rated:
            return NotRated(0 if self._is_old_enough(player_id) else OLD_ENOUGH)
        player = await self._store.player(player_id)
        rating = None if player.provisional else player.rating
        return Standing(rating, max(0, SETTLED - player.answered), player.streak, player.best_streak)

    async def answer(self, player_id: int, puzzle: Puzzle, move: str) -> bool:
        """Counts an answer. False if it is not the first one, or the person was never asked: then nothing has
        changed."""
        return await self._store.answer(
            player_id,
            puzzle.id,
            move,
            correct=move == puzzle.best,
            rating=float(puzzle.rating),
            at=self._tables.now(),
        )

    async def answered(self, player_id: int, puzzle: Puzzle) -> Answered | None:
        """The answer that counts, beside those of all; None if there is none yet."""
        given = (await self._store.seen(player_id)).get(puzzle.id, PuzzleAnswer(puzzle.id, 0))
        if given.answered_at is None or given.answer not in puzzle.costs:  # it was made anew with other moves
            return None
        return Answered(given.answer, given.rating_change, await self._store.chosen(puzzle.id))


def position_of(puzzle: Puzzle, me: str, *, today: bool = False, following: str = "") -> Position:
    """A puzzle as somebody sees it who is called ``me`` there."""
    table = _table(puzzle, me)
    costs = dict(sorted(puzzle.costs.items(), key=lambda cost: cost[1]))
    best, view = parse_cards(next(iter(costs))), table.game
    moon = puzzle.theme == "moon" and puzzle.kind == "play" and chance_to_take(Knowledge.of(view), best[0]) > LIKELY
    return Position(puzzle.id, table, puzzle.kind == "pass", costs, puzzle.chose, moon, today, following)


def _table(puzzle: Puzzle, me: str) -> TableView:
    """What the person sees at a table at which computer players sit around them."""
    names = (me, *NAMES)
    sits = ((seat - puzzle.seat) % len(names) for seat in range(len(names)))
    seats = tuple(SeatRecord(seat, None if at else ME, names[at], "") for seat, at in enumerate(sits))
    record, game = TableRecord(0, SERVER, 0, None, ME, Status.PLAYING, "", "", 0, None, 0, 0), puzzle.game()
    return Table(record, seats, game.rules, game).seen_by(ME)
