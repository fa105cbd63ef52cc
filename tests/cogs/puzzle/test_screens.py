"""The screens of puzzles: everything fits, and before the press nothing gives the answer away."""

from __future__ import annotations

import pytest

from bot.language.wording import Translator
from bot.ui.items import Layout
from bot.ui.words import direction
from cogs.puzzle.puzzles import Answered, Standing, position_of
from cogs.puzzle.screens import all_seen, answered, asked, shared
from players.puzzles import THEMES, Puzzle, puzzles
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.cogs.puzzle.made import MADE
from tests.secrecy import cards_shown

NEW, RATED = Standing(None, 10, 0, 0), Standing(1512.3, 0, 4, 9)
each_puzzle = pytest.mark.parametrize("puzzle", [*MADE, *puzzles()[::20]], ids=lambda puzzle: puzzle.id)


def after(puzzle: Puzzle, move: str, say: Translator, chosen: dict[str, int] | None = None) -> Layout:
    return answered(position_of(puzzle, "Ana"), Answered(move, -20.7, chosen or {}), RATED, "moon", say, share=True)


@each_puzzle
def test_each_screen_fits_in_every_language(puzzle: Puzzle) -> None:
    position = position_of(puzzle, "Ana", today=True)
    in_every_language(lambda say: asked(position, NEW, None, say, say("puzzle-first")))
    in_every_language(lambda say: after(puzzle, [*puzzle.costs][-1], say, dict.fromkeys(puzzle.costs, 7)))
    in_every_language(lambda say: shared(position, "Ana", True, say))


@each_puzzle
def test_no_screen_shows_a_card_that_only_others_know(puzzle: Puzzle) -> None:
    position = position_of(puzzle, "Ana")
    view = position.view
    known = {*view.hand, *view.passed, *view.received}
    known |= {card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards}
    for layout in (
        asked(position, NEW, None, say),
        after(puzzle, [*puzzle.costs][-1], say),
        shared(position, "Ana", False, say),
    ):
        assert cards_shown(Drawn(layout).components, words=False) <= known


def test_every_move_can_be_pressed_and_says_what_it_costs_afterwards() -> None:
    for puzzle in MADE:
        before = Drawn(asked(position_of(puzzle, "Ana"), NEW, "moon", say))
        pressed = [" ".join(item.arg.split(".")[2:]) for item in before.buttons if not item.disabled]
        assert sorted(pressed) == sorted(puzzle.costs)
        worst = [*puzzle.costs][-1]
        shown = [item for item in Drawn(after(puzzle, worst, say)).buttons if item.arg.startswith(puzzle.id)]
        bright = [" ".join(item.arg.split(".")[2:]) for item in shown if not item.disabled]
        assert sorted(bright) == sorted({puzzle.best, worst})
        told = {" ".join(item.arg.split(".")[2:]): item.label or "" for item in shown}
        assert "💡" in told[puzzle.best]
        for move, cost in puzzle.costs.items():
            assert move == puzzle.best or told[move].endswith(f"+{round(cost)}")


def test_the_question_no_longer_stands_over_its_answer() -> None:
    for puzzle in MADE:
        position = position_of(puzzle, "Ana")
        way = direction(position.table, say)
        leads = not (position.view.trick and position.view.trick.plays)
        passing = position.passing
        question = say("puzzle-asks-pass", direction=way) if passing else say("puzzle-asks", leads=leads)
        assert question in Drawn(asked(position, NEW, None, say)).text
        told = Drawn(after(puzzle, puzzle.best, say)).text
        assert question not in told
        assert not position.passing or way in told


def test_what_a_computer_player_chooses_says_whether_it_is_right() -> None:
    for puzzle in MADE:
        told = Drawn(after(puzzle, puzzle.best, say)).text.partition(say("puzzle-computers", moves=""))[2]
        assert told.count("✅") == (puzzle.best in puzzle.chose.values())
        assert told.count("❌") == len({*puzzle.chose.values()} - {puzzle.best})
        passing = position_of(puzzle, "Ana").passing
        assert told.count("\n") == (len({*puzzle.chose.values()}) - 1 if passing else 0), "passes are long"


def test_a_wrong_answer_is_compared_with_the_best_one() -> None:
    for puzzle in MADE:
        worst = [*puzzle.costs][-1]
        told = Drawn(after(puzzle, worst, say)).text
        assert f"about {round(puzzle.costs[worst])} points more than " in told
        assert told.count(say("puzzle-right")) == 0


def test_somebody_without_a_rating_is_told_when_they_get_one_and_others_how_it_has_changed() -> None:
    puzzle = MADE[0]
    assert say("puzzle-unrated", missing=10) in Drawn(asked(position_of(puzzle, "Ana"), NEW, None, say)).text
    told = Drawn(after(puzzle, puzzle.best, say)).text
    assert "1512 (−21)" in told
    assert say("puzzle-streak", streak=4) in told


def test_a_shared_puzzle_tells_of_its_person_by_name_and_hides_how_they_did() -> None:
    told = Drawn(shared(position_of(MADE[0], "Ana"), "Ana", False, say)).text
    assert "you" not in told.lower().replace("costs you", "")
    assert "||❌" in told


@pytest.mark.parametrize("theme", [None, *THEMES])
def test_where_no_puzzle_is_left_each_theme_says_so_in_every_language(theme: str | None) -> None:
    in_every_language(lambda say: all_seen(theme, say))
