"""The screens of puzzles: everything fits, and before the press nothing gives the answer away."""

from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.language.wording import Translator, languages
from bot.pictures.emojis import NBSP, Faces
from bot.tables.views import between_tricks
from bot.ui.items import Component, Layout, with_way_back
from bot.ui.playing import void_in
from bot.ui.tabletop import cards_gone
from bot.ui.words import direction, drawback_line, hint_lines
from cogs.puzzle.puzzles import Answered, Position, position_of
from cogs.puzzle.screens import all_seen, answered, asked, shared
from hearts import parse_cards
from players.hints import drawback
from players.puzzles import THEMES, Puzzle, puzzles
from tests.bot.ui.drawn import FACES, Drawn, in_every_language, say
from tests.cogs.puzzle.made import MADE, NEWCOMER, RATED
from tests.phone import places, under
from tests.secrecy import cards_shown

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


def test_every_move_can_be_pressed_and_once_one_was_only_what_leads_away() -> None:
    for puzzle in MADE:
        before = Drawn(asked(position_of(puzzle, say("seat-you"), following="moon"), NEWCOMER, say))
        pressed = [" ".join(item.arg.split(".")[2:]) for item in before.buttons if not item.disabled]
        assert sorted(pressed) == sorted(puzzle.costs)
        assert {item.style for item in before.buttons if not item.disabled} == {ButtonStyle.primary.value}
        shown = Drawn(after(puzzle, [*puzzle.costs][-1], say)).buttons
        assert [item.arg for item in shown] == ["theme", "moon", f"share.{puzzle.id}"]


def test_a_set_of_cards_to_pass_is_drawn_beside_the_letter_of_its_button() -> None:
    puzzle = MADE[4]
    shown = Drawn(asked(position_of(puzzle, say("seat-you")), NEWCOMER, say))
    for item in shown.buttons:
        cards = parse_cards(" ".join(item.arg.split(".")[2:]))
        assert f"**{item.label}**{NBSP} {say.cards(cards)}" in shown.text.splitlines()
    assert "".join(item.label for item in shown.buttons) == "ABCDE"


def parts_of(layout: Layout, say: Translator) -> list[Component]:
    (whole,) = with_way_back(layout, say, None).to_components()
    parts: list[Component] = whole["components"]
    return parts


@pytest.mark.parametrize("faces", [None, FACES], ids=["letters", "pictures"])
@pytest.mark.parametrize("language", languages())
def test_a_second_press_in_the_place_of_a_move_leaves_the_answer_where_it_is(
    language: str, faces: Faces | None
) -> None:
    say = Translator(language, faces) if faces else Translator(language)
    for puzzle in [*MADE, *puzzles()[::20]]:
        before = parts_of(asked(position_of(puzzle, say("seat-you")), NEWCOMER, say), say)
        pressed = [place for item, place in places(before) if puzzle.id in item["custom_id"] and not item["disabled"]]
        assert len(pressed) == len(puzzle.costs)
        for move in puzzle.costs:
            shown = parts_of(after(puzzle, move, say, dict.fromkeys(puzzle.costs, 7)), say)
            assert [under(shown, place) for place in pressed] == [[]] * len(pressed), puzzle.id


def question_of(position: Position) -> str:
    if position.passing:
        return say("puzzle-asks-pass", direction=direction(position.table, say))
    view = position.view
    return say("puzzle-asks-play", leads=between_tricks(view), trick=len(view.tricks) + 1, void=void_in(view))


def without_question(position: Position) -> str:
    """How the position begins below the choices."""
    if position.passing:
        return say("your-hand", cards=say.cards(position.view.hand))
    leads = between_tricks(position.view)
    return say("puzzle-trick", trick=len(position.view.tricks) + (not leads), taken=leads)


def test_one_question_stands_above_the_hand_until_it_is_answered_and_names_the_trick_to_lead() -> None:
    for puzzle in MADE:
        position = position_of(puzzle, say("seat-you"))
        before, later = Drawn(asked(position, NEWCOMER, say)).text, Drawn(after(puzzle, puzzle.best, say)).text
        assert [shown.count(question_of(position)) for shown in (before, later)] == [1, 0]
        assert [shown.count(without_question(position)) for shown in (before, later)] == [not position.passing, 1]
        assert "?" not in later


def table_of(puzzle: Puzzle, picked: str, chosen: dict[str, int] | None = None) -> list[str]:
    """The lines of the choices below an answer, and the one that says what their signs mean."""
    lines = Drawn(after(puzzle, picked, say, chosen)).text.splitlines()
    (key,) = (at for at, line in enumerate(lines) if say("choices-key", chips=False) in line)
    (first,) = (at for at, line in enumerate(lines) if line.startswith(line_of(puzzle.best, "✅")))
    return lines[first : key + 1]


def line_of(move: str, mark: str) -> str:
    return f"{say.cards(parse_cards(move))}{NBSP}{mark}"


def test_each_move_is_told_once_with_what_it_costs_and_who_chooses_it_the_best_first() -> None:
    for puzzle in MADE:
        first, second, third, *_ = puzzle.costs
        told = table_of(puzzle, third, {second: 99, third: 1})
        assert told[:3] == [
            f"{line_of(first, '✅')} · 🤖{NBSP}Expert",
            f"{line_of(second, '+2')} · 99% · 🤖{NBSP}Skilled",
            f"{line_of(third, '❌')}{NBSP}+3 · **You** · 🤖{NBSP}Casual",
        ]
        assert told[-1].endswith(say("puzzle-people", people=100))
        assert table_of(puzzle, first)[0] == f"{line_of(first, '✅')} · **You** · 🤖{NBSP}Expert"


def test_computer_players_that_choose_the_same_are_named_together() -> None:
    for puzzle in MADE:
        first, second, *_ = puzzle.costs
        same = replace(puzzle, chose={"expert": first, "club": second, "casual": second})
        assert table_of(same, first)[1] == f"{line_of(second, '+2')} · 🤖{NBSP}Skilled, Casual"


def test_of_many_moves_the_best_the_picked_and_those_that_people_choose_have_a_line() -> None:
    puzzle = MADE[0]
    moves = [*puzzle.costs]
    assert len(moves) > 8
    told = table_of(puzzle, moves[-1], {moves[5]: 9, moves[6]: 8})
    assert [line.split(NBSP)[0] for line in told[:5]] == [
        say.cards(parse_cards(moves[at])) for at in (0, 1, 5, 6, -1)
    ], "and the cheapest ones of computer players"
    assert told[5] == say("puzzle-rest", least="+3", most=f"+{len(moves) - 1}", same="no")
    six = replace(puzzle, costs=dict([*puzzle.costs.items()][:6]))
    assert table_of(six, moves[0])[5] == "Anything else: +6"


def test_what_hardly_anybody_chooses_is_not_told_nor_are_people_while_there_are_few() -> None:
    puzzle = MADE[0]
    last = [*puzzle.costs][-1]
    for count, listed in ((6, 2), (4, 1)):
        told = table_of(puzzle, puzzle.best, {puzzle.best: 100 - count, last: count})
        assert "\n".join(told[:-1]).count("%") == listed
    told = table_of(puzzle, puzzle.best, {last: 2})
    assert "%" not in "\n".join(told)


def test_a_position_within_a_round_says_which_cards_are_gone() -> None:
    position = position_of(MADE[0], say("seat-you"))
    gone = cards_gone(position.table, say)
    assert gone.count("\n") == len({card.suit for trick in position.view.tricks for card in trick.cards})
    assert gone in Drawn(asked(position, NEWCOMER, say)).text
    assert not cards_gone(position_of(MADE[4], say("seat-you")).table, say)


@each_puzzle
def test_the_verdict_stands_above_the_choices_and_says_what_is_wrong_with_the_picked_one(puzzle: Puzzle) -> None:
    position = position_of(puzzle, say("seat-you"))
    for move in [*puzzle.costs][1:]:
        verdict, _, below = Drawn(after(puzzle, move, say)).text.partition(line_of(puzzle.best, "✅"))
        cards = parse_cards(move)
        against = drawback_line(cards, drawback(position.view, cards, position.advice(move)), say)
        assert say("puzzle-judged", right=False) in verdict
        assert (against in verdict.splitlines()) is bool(against)
        assert {*hint_lines(position.advice(move), say)} <= {*verdict.splitlines()}
        assert without_question(position) in below


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
