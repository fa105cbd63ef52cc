"""The question before something that cannot be taken back."""

from __future__ import annotations

import pytest

from bot.ui.colours import RED
from bot.ui.items import button
from bot.ui.question import question
from tests.bot.ui.drawn import Drawn

YES = button("cancel", label="Yes")
NO = button("hand", label="No")


@pytest.mark.parametrize("pressed", [0, 1])
def test_no_is_where_the_button_was_that_led_to_the_question(pressed: int) -> None:
    assert Drawn(question("Sure?", YES, NO, pressed=pressed)).place("hand") == (0, pressed)


def test_yes_and_the_question_are_red() -> None:
    shown = Drawn(question("Sure?", YES, NO))
    assert shown.components[0]["accent_color"] == RED.value
    assert {item.verb: item.style for item in shown.buttons} == {"cancel": 4, "hand": 2}
