"""The screens of puzzles: everything fits, and before the press nothing gives the answer away."""

import re
from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.language.wording import Translator
from bot.pictures.emojis import NBSP, short
from bot.tables.views import between_tricks
from bot.ui.features import WRONG
from bot.ui.items import Layout
from bot.ui.playing import void_in
from bot.ui.tabletop import cards_gone
from bot.ui.words import direction, drawback_in_words, hint_lines
from cogs.puzzle.puzzles import Answered, Position, position_of
from cogs.puzzle.screens import SHOWN, all_seen, answered, asked, shared
from hearts import parse_cards
from players.hints import drawback
from players.puzzles import THEMES, Puzzle, puzzles
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.cogs.puzzle.made import MADE, NEWCOMER, RATED
from tests.secrecy import cards_shown

LEVELS = ("Expert", "Skilled", "Casual")
each_puzzle = pytest.mark.parametrize("puzzle", [*MADE, *puzzles()[::20]], ids=lambda puzzle: puzzle.id)


def after(puzzle: Puzzle, move: str, say: Translator, chosen: dict[str, int] | None = None) -> Layout:
    position = position_of(puzzle, say("seat-you"), following="moon")
    return answered(position, Answered(move, -20.7, chosen or {}), RATED, say, share=True)


@each_puzzle
def test_each_screen_fits_in_every_language(puzzle: Puzzle) -> None:
    position = position_of(puzzle, say("seat-you"), today=True)
    in_every_language(lambda say: asked(position, NEWCOMER, say, say("puzzle-first")))
    in_every_language(lambda say: after(puzzle, [*puzzle.costs][-1], say, dict.fromkeys(puzzle.costs, 7)))
    in_every_language(lambda say: shared(position, "Ana", True, say))


@each_puzzle
def test_no_screen_shows_a_card_that_only_others_know(puzzle: Puzzle) -> None:
    position = position_of(puzzle, say("seat-you"))
    view = position.view
    known = {*view.hand, *view.passed, *view.received}
    known |= {card for trick in (*view.tricks, view.trick) if trick is not None for card in trick.cards}
    for layout in (
        asked(position, NEWCOMER, say),
        after(puzzle, [*puzzle.costs][-1], say),
        shared(position, "Ana", False, say),
    ):
        assert cards_shown(Drawn(layout).components, words=False) <= known


def test_every_move_can_be_pressed_and_says_what_it_costs_afterwards() -> None:
    for puzzle in MADE:
        before = Drawn(asked(position_of(puzzle, say("seat-you"), following="moon"), NEWCOMER, say))
        pressed = [" ".join(item.arg.split(".")[2:]) for item in before.buttons if not item.disabled]
        assert sorted(pressed) == sorted(puzzle.costs)
        worst = [*puzzle.costs][-1]
        shown = [item for item in Drawn(after(puzzle, worst, say)).buttons if item.arg.startswith(SHOWN)]
        bright = [" ".join(item.arg.split(".")[3:]) for item in shown if not item.disabled]
        assert sorted(bright) == sorted(puzzle.costs), "Discord fades what cannot be pressed"
        told = {" ".join(item.arg.split(".")[3:]): item.label or "" for item in shown}
        assert "💡" in told[puzzle.best]
        assert told[worst].endswith(WRONG), "a red button is told apart without its colour"
        for move, cost in puzzle.costs.items():
            assert move in (puzzle.best, worst) or told[move].endswith(f" (+{round(cost)})")


def test_what_can_be_pressed_is_blue_and_after_a_wrong_answer_that_is_red_and_the_best_one_green() -> None:
    blue, grey, green, red = (style.value for style in list(ButtonStyle)[:4])
    for puzzle in MADE:
        before = Drawn(asked(position_of(puzzle, say("seat-you")), NEWCOMER, say)).all("puzzle")
        worst = [*puzzle.costs][-1]
        after_it = Drawn(after(puzzle, worst, say)).all("puzzle")
        for items, bright in (
            (before, dict.fromkeys(puzzle.costs, blue)),
            (after_it, {puzzle.best: green, worst: red}),
        ):
            moves = {item.arg.removeprefix(f"{SHOWN}."): item.style for item in items if puzzle.id in item.arg}
            styles = {
                " ".join(arg.split(".")[2:]): style for arg, style in moves.items() if not arg.startswith("share")
            }
            assert styles == dict.fromkeys(styles, grey) | bright


def question_of(position: Position) -> str:
    if position.passing:
        return say("puzzle-asks-pass", direction=direction(position.table, say))
    view = position.view
    return say("puzzle-asks-play", leads=between_tricks(view), trick=len(view.tricks) + 1, void=void_in(view))


def without_question(position: Position) -> str:
    """How the position begins below the verdict."""
    if position.passing:
        return say("puzzle-hand")
    leads = between_tricks(position.view)
    return say("puzzle-trick", trick=len(position.view.tricks) + (not leads), taken=leads)


def test_one_question_stands_above_the_hand_until_it_is_answered_and_names_the_trick_to_lead() -> None:
    for puzzle in MADE:
        position = position_of(puzzle, say("seat-you"))
        before, later = Drawn(asked(position, NEWCOMER, say)).text, Drawn(after(puzzle, puzzle.best, say)).text
        assert [shown.count(question_of(position)) for shown in (before, later)] == [1, 0]
        assert [shown.count(without_question(position)) for shown in (before, later)] == [1, 1]
        assert "?" not in later


def test_people_and_computer_players_are_named_with_what_they_choose_the_best_first() -> None:
    for puzzle in MADE:
        first, second, third, *_ = puzzle.costs
        told = Drawn(after(puzzle, first, say, {second: 99, third: 1})).text
        if puzzle.kind == "pass":
            people = ["-# 100 people chose: ", f"-# 99%: {in_text(second)}"]
            computers = [f"-# {who}: {in_text(move)}" for who, move in zip(LEVELS, puzzle.costs, strict=False)]
            computers = ["-# Computer players: ", *computers]
        else:
            each = ", ".join(f"{who}{NBSP}{in_text(move)}" for who, move in zip(LEVELS, puzzle.costs, strict=False))
            people, computers = [f"-# 100 people chose: 99%{NBSP}{in_text(second)}"], [f"-# Computer players: {each}"]
        assert "\n".join(people + computers) in told, "what hardly anybody chooses is not listed"


def test_computer_players_that_choose_the_same_are_named_together() -> None:
    for puzzle in MADE:
        first, second, *_ = puzzle.costs
        same = replace(puzzle, chose={"expert": first, "club": second, "casual": second})
        told = Drawn(after(same, first, say)).text
        between = ": " if puzzle.kind == "pass" else NBSP
        assert f"Skilled and Casual{between}{in_text(second)}" in told


def test_what_hardly_anybody_chooses_is_not_listed_nor_are_people_while_there_are_few() -> None:
    puzzle = MADE[0]
    last = [*puzzle.costs][-1]
    for count, listed in ((6, 2), (4, 1)):
        told = Drawn(after(puzzle, puzzle.best, say, {puzzle.best: 100 - count, last: count})).text
        assert told.count("%") == listed
    told = Drawn(after(puzzle, puzzle.best, say, {last: 2})).text
    assert "%" not in told
    assert " people" not in told


def in_text(move: str) -> str:
    return NBSP.join(map(short, parse_cards(move)))


def test_a_position_within_a_round_says_which_cards_are_gone() -> None:
    position = position_of(MADE[0], say("seat-you"))
    gone = cards_gone(position.table, say)
    assert gone.count("\n") == len({card.suit for trick in position.view.tricks for card in trick.cards})
    assert gone in Drawn(asked(position, NEWCOMER, say)).text
    assert not cards_gone(position_of(MADE[4], say("seat-you")).table, say)


def test_the_mark_of_the_best_move_says_whether_it_was_picked() -> None:
    for puzzle in MADE:
        for picked, mark in ((puzzle.best, "✅"), ([*puzzle.costs][-1], "💡")):
            shown = Drawn(after(puzzle, picked, say))
            label = next(item.label for item in shown.buttons if item.arg.split(".")[3:] == puzzle.best.split())
            assert label is not None
            assert label.endswith(mark)


@each_puzzle
def test_the_verdict_stands_above_the_cards_and_says_what_is_wrong_with_the_picked_ones(puzzle: Puzzle) -> None:
    position = position_of(puzzle, say("seat-you"))
    for move, cost in [*puzzle.costs.items()][1:]:
        verdict, _, below = Drawn(after(puzzle, move, say)).text.partition(without_question(position))
        costs = say("puzzle-costs", cards=say.cards(parse_cards(move)), cost=max(1, round(cost)))
        against = drawback_in_words(drawback(position.view, parse_cards(move), position.advice), say)
        assert say("puzzle-judged", right=False) in verdict
        assert f"{costs} {against}".strip() in verdict.splitlines()
        assert {*hint_lines(position.advice, say)} <= {*verdict.splitlines()}
        assert below, "the position and the cards"


@each_puzzle
def test_numbers_on_the_cards_are_explained_where_there_are_any(puzzle: Puzzle) -> None:
    for move in (puzzle.best, [*puzzle.costs][1], [*puzzle.costs][-1]):
        shown = Drawn(after(puzzle, move, say))
        numbers = [item for item in shown.buttons if re.search(r"\(\+\d+\)", item.label or "")]
        assert shown.says("puzzle-key") is bool(numbers)


def test_somebody_without_a_rating_is_told_when_they_get_one_and_others_how_it_has_changed() -> None:
    puzzle = MADE[0]
    assert say("puzzle-unrated", missing=10) in Drawn(asked(position_of(puzzle, say("seat-you")), NEWCOMER, say)).text
    told = Drawn(after(puzzle, puzzle.best, say)).text
    assert "1512 (−21)" in told
    assert say("puzzle-streak", streak=4) in told


def test_a_shared_puzzle_asks_whoever_reads_it_and_hides_how_its_person_did() -> None:
    told = Drawn(shared(position_of(MADE[0], say("seat-you")), "Ana", False, say)).text
    assert "**You** · " in told
    assert told.count("Ana") == 1
    assert told.index("||❌") < told.index(say("puzzle-hand"))
    assert say("note-gone") not in told, "whoever tries it sees that"


@pytest.mark.parametrize("theme", [None, *THEMES])
def test_where_no_puzzle_is_left_each_theme_says_so_in_every_language(theme: str | None) -> None:
    in_every_language(lambda say: all_seen(theme, say))
