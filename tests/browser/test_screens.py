"""The gallery: every screen that is pictured can be drawn, and Discord would accept it."""

import sys
from collections.abc import Iterator
from inspect import getmembers, isfunction
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, get_type_hints

import pytest

from bot.language.wording import Translator, languages
from bot.ui.items import ACTION_ROW, BUTTON, Layout
from bot.ui.panel import panel
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, playing
from tests.browser.pictures import WIDTHS, heights, studio
from tests.browser.screens import Gallery, galleries
from tests.payloads import lint_components, walk
from tests.phone import lines_on_a_phone
from tests.players.situations import whole

NOW: Final = 1_795_262_400_000
PHONE: Final = 390, 700
SIX_ROWS: Final = "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2S 3S 2H"
"""Thirteen cards have no more rows."""


def test_every_screen_of_the_gallery_can_be_drawn_and_none_of_a_feature_with_a_gallery_is_missing() -> None:
    drawn: set[CodeType] = set()
    sys.setprofile(lambda frame, event, value: drawn.add(frame.f_code) if event == "call" else None)
    try:
        screens = list(Gallery(Translator("en"), NOW).screens())
    finally:
        sys.setprofile(None)
    assert len(screens) > 30
    assert len({screen.name for screen in screens}) == len(screens)
    assert [screen.name for screen in screens if lint_components(screen.layout.to_components())] == []
    assert {"desktop", "phone"} == WIDTHS.keys()
    modules = [module for feature in galleries() for module in feature.SHOWN]
    assert [each.__name__ for each in _screens_of(*modules) if each.__code__ not in drawn] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_no_phone_breaks_a_row_so_that_a_button_stands_alone(language: str) -> None:
    screens = Gallery(Translator(language), NOW).screens()
    rows = [
        (screen.name, part["components"])
        for screen in screens
        for part in walk(screen.layout.to_components())
        if part["type"] == ACTION_ROW and part["components"][0]["type"] == BUTTON
    ]
    broken = [(name, [item.get("label") for item in items]) for name, items in rows if _leaves_one(items)]
    assert broken == []


@pytest.mark.slow
def test_a_button_that_is_no_card_has_a_row_for_itself_only_where_it_stands_out() -> None:
    alone = set()
    for screen in Gallery(Translator("en"), NOW).screens():
        parts = walk(screen.layout.to_components())
        rows = [part["components"] for part in parts if part["type"] == ACTION_ROW]
        rows = [items for items in rows if items[0]["type"] == BUTTON]
        verbs = {items[0]["custom_id"].split(":")[2] for items in rows if len(items) == 1} - {
            "play",
            "toggle",
            "ahead",
            "learn",
            "puzzle",
            "review",
        }
        alone |= verbs if len(rows) > 1 else set()
    own = {"be-called", "close", "daily", "hand", "more", "pass", "sure"}
    own |= {"house-save", "settings", "setup"}
    assert alone - {"match", "solo", "study"} == own


@pytest.mark.slow
async def test_a_panel_of_four_with_thirteen_cards_fits_a_phone_and_of_eight_its_hand_begins_above_the_fold() -> None:
    wide, high = PHONE
    names = "pass-buttons", "play-first", "play-eight"
    async with studio() as (here, preview, browser):
        page = await browser.new_page(viewport={"width": wide, "height": high}, bypass_csp=True)
        for language in languages():
            say = Translator(language, here.bot.faces)
            screens = {each.name: each.layout for each in Gallery(say, NOW).screens() if each.name in names}
            table = playing(whole(SIX_ROWS, "", "", "", passing="left").game, BEN, CHIDI, DANA).seen_by(ANA.id)
            found = await heights(here, preview, page, [*(screens[name] for name in names), panel(table, say)])
            passing, first, eight, six_rows = found
            assert max(passing["whole"], first["whole"], six_rows["whole"]) <= high, language
            assert first["whole"] + six_rows["whole"] - passing["whole"] <= high, f"six rows in a trick: {language}"
            assert eight["hand"] <= high, language


def _leaves_one(buttons: list[dict[str, Any]]) -> bool:
    """Whether a phone breaks the row and leaves one button in a line. The way back at its end may stand alone."""
    lines = lines_on_a_phone(buttons)
    closes = buttons[-1].get("custom_id", "").split(":")[2:3] == ["close"]
    return 1 in (lines[:-1] if closes else lines) != [1]


def _screens_of(*modules: ModuleType) -> Iterator[FunctionType]:
    """The functions in these modules that draw a whole message."""
    for module in modules:
        for _, each in getmembers(module, isfunction):
            if each.__module__ == module.__name__ and get_type_hints(each)["return"] is Layout:
                yield each
