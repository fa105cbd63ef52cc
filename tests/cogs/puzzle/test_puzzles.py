"""The position of a puzzle: what somebody may know of it."""

import pytest

from cogs.puzzle.puzzles import position_of
from hearts import parse_cards
from players.puzzles import Puzzle, puzzles
from tests.cogs.puzzle.made import MADE


@pytest.mark.parametrize("puzzle", [*MADE, *puzzles()[::20]], ids=lambda puzzle: puzzle.id)
def test_a_position_has_no_card_of_the_others_and_advises_the_best_move(puzzle: Puzzle) -> None:
    position = position_of(puzzle, "Ana")
    view = position.view
    assert position.best == puzzle.best
    assert sorted(position.advice(puzzle.best).cards) == sorted(parse_cards(puzzle.best))
    assert set(view.hand) <= set(parse_cards(puzzle.hands[puzzle.seat])) | set(view.received)
    names = [position.table.name(seat) for seat in range(4)]
    assert (names * 2)[puzzle.seat : puzzle.seat + 4] == ["Ana", "Ada", "Emre", "Wei"]
    assert [seat.computer for seat in position.table.seats] == [name != "Ana" for name in names]


def test_who_gets_the_passed_cards_sits_to_the_left_in_a_first_round() -> None:
    puzzle = MADE[0]
    view = position_of(puzzle, "Ana").view
    given, left = parse_cards(puzzle.passes[puzzle.seat]), (puzzle.seat + 1) % 4
    assert set(view.passed) == set(given)
    assert set(given) <= set(puzzle.game().view(left).received)
