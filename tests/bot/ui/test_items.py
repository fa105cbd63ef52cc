"""Components: what Discord gets for the parts of a screen, and the question before what cannot be taken back."""

import ast
from collections import defaultdict
from collections.abc import Iterator

import discord
import pytest

from bot.ui.items import (
    ACTION_ROW,
    BUTTONS_A_ROW,
    RED,
    TEXT,
    Layout,
    beside,
    button,
    digest,
    line,
    message_address,
    pager,
    picture,
    question,
    row,
    rows,
    screen,
    switch,
    text,
    with_way_back,
)
from tests.bot.ui.drawn import Drawn, parts, say
from tests.mirror import ROOT

YES = button("cancel", label="Yes")
NO = button("hand", label="No")


def test_a_pager_leads_to_the_pages_on_both_sides_and_not_beyond() -> None:
    first, later = parts(pager("list", 0, say, more=True, about=".7")), parts(pager("list", 3, say, more=False))
    assert [(item.number, item.arg, item.disabled) for item in first.buttons] == [
        (0, "back.7", True),
        (1, "next.7", False),
    ]
    assert [(item.number, item.disabled) for item in later.buttons] == [(2, False), (4, True)]


def test_all_components_are_counted_those_within_others_too() -> None:
    """Discord accepts forty of them, and discord.py counts only its own."""
    buttons = [button("play", label=str(number)) for number in range(BUTTONS_A_ROW)]
    shown = screen(text("a"), beside(text("b"), button("x-y", label="c")), row(*buttons), line())
    assert shown.total_children_count == 1 + 1 + 3 + 6 + 1
    assert not shown.is_dispatchable()
    assert shown.has_components_v2()


def test_equal_layouts_look_the_same_and_others_do_not() -> None:
    def drawn(words: str) -> Layout:
        return screen(text(words), colour=discord.Colour(7))

    assert digest(drawn("a")) == digest(drawn("a")) != digest(drawn("b"))
    assert len(digest(drawn("a"))) == 16


def test_empty_lines_are_left_out() -> None:
    assert Drawn(screen(text("one", "", "two"), picture("a.png", "words"))).text.startswith("one\ntwo")


@pytest.mark.parametrize(
    ("buttons", "longest", "lengths"),
    [(0, 4, []), (1, 4, [1]), (4, 4, [4]), (5, 4, [3, 2]), (6, 4, [3, 3]), (9, 4, [3, 3, 3]), (7, 5, [4, 3])],
)
def test_rows_are_as_few_and_as_even_as_can_be(buttons: int, longest: int, lengths: list[int]) -> None:
    items = [button("play", 1, 2, str(number), label=str(number)) for number in range(buttons)]
    found = rows(items, longest)
    assert [len(each["components"]) for each in found] == lengths
    assert [item for each in found for item in each["components"]] == items


@pytest.mark.parametrize(("on", "box"), [(True, "✅"), (False, "⬜")])
def test_a_switch_shows_with_a_box_how_it_stands(on: bool, box: str) -> None:
    shown = switch("words", say, "settings", arg="hints.no", on=on)["accessory"]
    assert shown["emoji"]["name"] == box
    assert shown["label"] == say("button-switch", on=on)


MAKERS = {"button", "press", "_press"}
"""The functions that make a button; those that begin with an underscore take no number of a table."""
OF_OTHERS = {
    "button-cut": "at a table, or for all deals of a match",
    "button-join": "in the lobby, or from a message that calls regulars",
    "button-keep-playing": "at a table, or the game that one plays alone",
    "button-more": "at a table, or in a game that one plays alone",
    "button-refresh": "a hand, or a review",
    "button-rules": "of a table, or on a poster",
}
"""Words that stand on buttons of two kinds, and what these are about."""


def words_of(call: ast.Call, function: ast.AST) -> list[str]:
    """The sentence that a button shows, if it is one, and written in its function."""
    label = next((each.value for each in call.keywords if each.arg == "label"), call)
    named = [each for each in ast.walk(function) if isinstance(each, ast.Assign)]
    places = [each.value for each in named if ast.unparse(each.targets[0]) == ast.unparse(label)] or [label]
    return [
        str(said.args[0].value)
        for place in places
        for said in ast.walk(place)
        if isinstance(said, ast.Call) and ast.unparse(said.func) == "say" and isinstance(said.args[0], ast.Constant)
    ]


def asked() -> Iterator[tuple[str, str, str]]:
    """Of each button in the code of the screens: its words, its verb, and its arg if that is written there."""
    modules = [*(ROOT / "bot/ui").glob("*.py"), *(ROOT / "cogs").glob("*/*.py")]
    trees = [ast.parse(module.read_text("utf-8")) for module in modules]
    functions = [each for tree in trees for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    for function in functions:
        for call in (each for each in ast.walk(function) if isinstance(each, ast.Call)):
            maker = ast.unparse(call.func)
            if maker not in MAKERS or not call.args or isinstance(call.args[0], ast.Starred):
                continue
            named = [each.value for each in call.keywords if each.arg == "arg"]
            arg = [*call.args[2 if maker.startswith("_") else 3 :], *named, None][0]
            words = words_of(call, function)
            if len(words) == 1:
                yield words[0], ast.unparse(call.args[0]), str(arg.value) if isinstance(arg, ast.Constant) else ""


def test_the_same_words_on_a_button_ask_for_the_same_thing() -> None:
    verbs, args = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for words, verb, arg in asked():
        verbs[words].add(verb)
        args[words] |= {arg} - {""}
    assert len(verbs) > 60
    assert [words for words in verbs if "button" not in words] == []
    assert {words for words in verbs if len(verbs[words]) > 1} == set(OF_OTHERS)
    assert [words for words in args if len(args[words]) > 1] == []


def test_a_message_or_its_channel_has_an_address() -> None:
    assert message_address(1, 2, 3) == "https://discord.com/channels/1/2/3"
    assert message_address(1, 2, None) == "https://discord.com/channels/1/2"


@pytest.mark.parametrize("pressed", [0, 1])
def test_no_is_where_the_button_was_that_led_to_the_question(pressed: int) -> None:
    assert Drawn(question("Sure?", YES, NO, pressed=pressed)).place("hand") == (0, pressed)


def test_the_way_back_stands_beside_the_last_buttons_though_a_line_is_below_them() -> None:
    shown = Drawn(with_way_back(screen(text("words"), row(YES), text("-# line"), foot=1), say, None))
    assert shown.place("close") == (0, 1)
    assert shown.components[0]["components"][-1]["content"] == "-# line"


def test_yes_and_the_question_are_red() -> None:
    shown = Drawn(question("Sure?", YES, NO))
    assert shown.components[0]["accent_color"] == RED.value
    assert {item.verb: item.style for item in shown.buttons} == {"cancel": 4, "hand": 2}


def test_a_screen_has_no_empty_text_and_no_empty_row() -> None:
    shown = screen(text("", ""), text("words", ""), row(), row(button("help", label="Help")))
    (whole,) = shown.to_components()
    assert [part["type"] for part in whole["components"]] == [TEXT, ACTION_ROW]
