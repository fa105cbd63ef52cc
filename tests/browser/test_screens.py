"""The gallery: every screen that is photographed can be drawn, and Discord would take it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from inspect import getmembers, isfunction
from types import CodeType, FunctionType, ModuleType
from typing import get_type_hints

import bot.ui.daily
import bot.ui.matches
import bot.ui.sheet
from bot.language.wording import Translator
from bot.ui.items import Layout
from tests.browser.pictures import WIDTHS
from tests.browser.screens import Gallery
from tests.payloads import lint_components


def test_every_screen_of_the_gallery_can_be_drawn_and_none_of_a_day_or_a_match_is_missing() -> None:
    drawn: set[CodeType] = set()
    sys.setprofile(lambda frame, event, value: drawn.add(frame.f_code) if event == "call" else None)
    try:
        screens = list(Gallery(Translator("en"), 1_795_262_400_000).screens())
    finally:
        sys.setprofile(None)
    assert len(screens) > 30
    assert len({screen.name for screen in screens}) == len(screens)
    assert [screen.name for screen in screens if lint_components(screen.layout.to_components())] == []
    assert {"desktop", "phone"} == WIDTHS.keys()
    assert [
        each.__name__ for each in _screens_of(bot.ui.daily, bot.ui.matches, bot.ui.sheet) if each.__code__ not in drawn
    ] == []


def _screens_of(*modules: ModuleType) -> Iterator[FunctionType]:
    """The functions there that draw a whole message."""
    for module in modules:
        for _, each in getmembers(module, isfunction):
            if each.__module__ == module.__name__ and get_type_hints(each)["return"] is Layout:
                yield each
