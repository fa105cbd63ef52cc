"""The gallery: every screen that is photographed can be drawn, and Discord would take it."""

from __future__ import annotations

from bot.language.wording import Translator
from tests.browser.pictures import WIDTHS
from tests.browser.screens import Gallery
from tests.payloads import lint_components


def test_every_screen_of_the_gallery_can_be_drawn() -> None:
    screens = list(Gallery(Translator("en"), 1_795_262_400_000).screens())
    assert len(screens) > 30
    assert len({screen.name for screen in screens}) == len(screens)
    assert [screen.name for screen in screens if lint_components(screen.layout.to_components())] == []
    assert {"desktop", "phone"} == WIDTHS.keys()
