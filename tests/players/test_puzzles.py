"""The puzzles that are shipped: every one is a legal position with one clearly best move."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hearts import Phase, parse_cards
from players.puzzle_making import FEWEST, GAP, LEVELS
from players.puzzles import THEMES, Puzzle, id_of, named, puzzles, read, read_all


def lead(**fields: Any) -> Puzzle:
    """A puzzle in which seat 0, with the two of clubs, leads to the first trick of a hold."""
    deck = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    hands: Any = tuple(" ".join(deck[seat::4]) for seat in range(4))
    some = Puzzle("", hands, (), 3, "", 0, "play", "ducking", {"2C": 0.0}, 0.1, {}, 1500)
    some = replace(some, **fields)
    return replace(some, id=id_of(some))


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = lead(costs={"2C": 1.5, "QS": 0.0, "AH": 3.0})
    assert read(puzzle.line()) == puzzle
    assert (puzzle.best, puzzle.gap) == ("QS", 1.5)


def test_its_game_stands_where_the_seat_is_to_choose() -> None:
    assert lead().view().legal == parse_cards("2C")
    asked = lead(kind="pass", direction=2, seat=3)
    view = asked.view()
    assert (view.phase, view.number, view.pass_target, view.totals) == (Phase.PASSING, 2, ((2, 3),), (0, 0, 0, 0))
    passed = replace(asked, passes=tuple(" ".join(hand.split()[-3:]) for hand in asked.hands))
    assert passed.game().round.received(0) == parse_cards(passed.passes[2])
    assert replace(passed, plays="2C 3C").game().trick.cards == parse_cards("2C 3C")


@pytest.mark.parametrize(
    "spoiled",
    [
        "{}",
        "QS",
        lead().line().replace("2C", "3C", 1),
        lead(theme="queen").line().replace("queen", "king"),
        lead().line().replace("0.0", "-1.0"),
        lead().line().replace('"id"', '"no":1,"id"'),
    ],
)
def test_a_spoiled_line_is_an_error_that_names_it(spoiled: str) -> None:
    with pytest.raises(ValueError, match=r"line 2 of puzzles\.jsonl"):
        read_all(f"{lead().line()}\n{spoiled}\n")


def test_every_shipped_position_is_legal_and_asks_for_a_choice() -> None:
    for puzzle in puzzles():
        view = puzzle.view()
        assert view.my_turn
        assert len(puzzle.costs) >= FEWEST
        if puzzle.kind == "play":
            assert {named([card]) for card in view.legal} == set(puzzle.costs)
            assert puzzle.chose.keys() == set(LEVELS)
        else:
            assert view.phase is Phase.PASSING
            for cards in map(parse_cards, puzzle.costs):
                assert len(set(cards)) == 3
                assert set(cards) <= set(view.hand)
        assert set(puzzle.chose.values()) <= set(puzzle.costs)
        assert puzzle.chose["expert"] == puzzle.best


def test_one_move_of_each_shipped_puzzle_is_clearly_the_best() -> None:
    for puzzle in puzzles():
        assert puzzle.costs[puzzle.best] == 0
        assert puzzle.gap >= max(GAP, 5 * puzzle.error)
        assert list(puzzle.costs.values()) == sorted(puzzle.costs.values())


def test_no_two_shipped_puzzles_have_the_same_id_or_deal() -> None:
    for of in (lambda puzzle: puzzle.id, lambda puzzle: puzzle.hands):
        assert len(set(map(of, puzzles()))) == len(puzzles())


def test_the_shipped_puzzles_are_spread_over_themes_and_difficulty() -> None:
    themes = Counter(puzzle.theme for puzzle in puzzles())
    assert set(themes) == set(THEMES)
    assert max(themes.values()) <= len(puzzles()) / 3
    for level, least in {"casual": 0.3, "club": 0.1}.items():
        wrong = sum(puzzle.chose.get(level, puzzle.best) != puzzle.best for puzzle in puzzles())
        assert wrong >= least * len(puzzles()), f"{level} solves nearly all of them"
    ratings = [puzzle.rating for puzzle in puzzles()]
    assert min(ratings) < 1200 < 1600 < max(ratings)
