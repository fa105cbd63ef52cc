"""Components: what Discord gets for the parts of a screen."""

from __future__ import annotations

import discord
import pytest

from bot.ui.items import (
    BUTTONS_A_ROW,
    Layout,
    beside,
    button,
    digest,
    line,
    pager,
    picture,
    row,
    rows,
    screen,
    text,
)
from tests.bot.ui.drawn import Drawn, parts


def test_a_pager_leads_to_the_pages_on_both_sides_and_not_beyond() -> None:
    first, later = parts(pager("list", 0, more=True, about=".7")), parts(pager("list", 3, more=False))
    assert [(item.prompt, item.arg, item.disabled) for item in first.buttons] == [
        (0, "back.7", True),
        (1, "next.7", False),
    ]
    assert [(item.prompt, item.disabled) for item in later.buttons] == [(2, False), (4, True)]


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
