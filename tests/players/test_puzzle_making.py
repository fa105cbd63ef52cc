"""Making puzzles: what a long search and a second judge agree on, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from players.puzzle_making import GAP, Flaw, long_look, puzzle_at
from players.puzzles import Puzzle, puzzles

pytestmark = pytest.mark.usefixtures("compiled")


def sample(count: int) -> list[Puzzle]:
    return Random(3).sample(puzzles(), count)


def at(puzzle: Puzzle, seed: int) -> Puzzle | Flaw:
    return puzzle_at(puzzle.game(), puzzle.seat, seed)


def test_shipped_puzzles_hold_with_fresh_random_numbers() -> None:
    for puzzle in sample(12):
        for seed in (17, 18):
            sight = long_look(puzzle.view(), seed, puzzle.costs)
            best = sight.outlooks[puzzle.best]
            others = [sight.outlooks[move].behind - best.behind for move in puzzle.costs if move != puzzle.best]
            assert min(others) > GAP / 2, puzzle.line()


def test_a_shipped_puzzle_is_found_again_where_it_was_found() -> None:
    [puzzle] = [puzzle for puzzle in puzzles() if puzzle.kind == "play" and puzzle.gap > 5][:1]
    found = at(puzzle, 99)
    assert isinstance(found, Puzzle)
    assert found.id == puzzle.id
    assert found.best == puzzle.best
    assert found.theme == puzzle.theme
