"""The shooter's question: the words on the two buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.language.wording import Translator
from bot.ui.panel import panel
from tests.bot.past.test_replay import table
from tests.hearts.test_scoring import shoot
from tests.screens import buttons_of

say = Translator("en-US")


@pytest.mark.parametrize(
    ("fields", "up", "down"),
    [({}, 19, 19), ({"moon_points": 26, "moon_down_points": 16}, 26, 16), ({"moon_down_points": 16}, 19, 16)],
)
def test_the_shooter_reads_what_each_choice_is_worth(fields: dict[str, Any], up: int, down: int) -> None:
    game = shoot(moon="choice", **fields).game
    view = replace(table(game).seen_by(None), me=0, game=game.view(0), status="playing")
    labels = [button.label for button in buttons_of(panel(view, say).to_components())]
    assert [say("button-moon-up", points=up), say("button-moon-down", points=down)] == labels[:2]
