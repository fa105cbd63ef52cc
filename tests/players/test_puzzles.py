"""The puzzles that are shipped: every one is a legal position with one clearly best move."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hearts import Phase
from players.puzzles import THEMES, Puzzle, id_of, named, puzzles, read, read_all


def made(**fields: object) -> Puzzle:
    """A puzzle in which seat 0 has the king of spades led to it."""
    deck = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    some = Puzzle(
        id="",
        hands=tuple(" ".join(deck[seat::4]) for seat in range(4)),  # type: ignore[arg-type]
        passes=(),
        direction=3,
        plays="",
        seat=0,
        kind="play",
        theme="ducking",
        costs={"2C": 0.0},
        error=0.1,
        chose={},
        rating=1500,
    )
    some = replace(some, **fields)  # type: ignore[arg-type]
    return replace(some, id=id_of(some))


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = made(costs={"2C": 1.5, "QS": 0.0})
    assert read(puzzle.line()) == puzzle
    assert puzzle.best == "QS"
    assert puzzle.gap == 1.5
    assert puzzle.view().legal


@pytest.mark.parametrize("spoiled", ["{}", "QS", made().line().replace("2C", "3C", 1), made().line()[:-1]])
def test_a_spoiled_line_is_named(spoiled: str) -> None:
    with pytest.raises(ValueError, match="line 2 of"):
        read_all(f"{made().line()}\n{spoiled}\n")


def test_the_shipped_positions_are_legal_and_ask_for_a_choice() -> None:
    for puzzle in puzzles():
        game = puzzle.game()
        assert puzzle.seat in game.to_act
        view = puzzle.view()
        if puzzle.kind == "pass":
            assert game.phase is Phase.PASSING
            assert all(set(cards.split()) <= set(map(str, view.hand)) for cards in puzzle.costs)
        else:
            assert {named([card]) for card in view.legal} == set(puzzle.costs)
            assert len(puzzle.costs) >= 3


def test_one_move_of_each_shipped_puzzle_is_clearly_the_best() -> None:
    for puzzle in puzzles():
        assert puzzle.costs[puzzle.best] == 0
        assert puzzle.gap >= max(1.5, 5 * puzzle.error)
        assert list(puzzle.costs.values()) == sorted(puzzle.costs.values())


def test_no_puzzle_is_shipped_twice() -> None:
    assert max(Counter(puzzle.id for puzzle in puzzles()).values()) == 1
    assert max(Counter(puzzle.hands for puzzle in puzzles()).values()) == 1


def test_the_shipped_puzzles_are_spread_over_themes_and_difficulty() -> None:
    themes = Counter(puzzle.theme for puzzle in puzzles())
    assert set(themes) == set(THEMES)
