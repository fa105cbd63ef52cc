"""The profile on the screen."""

from __future__ import annotations

import pytest

from bot.language.wording import Translator, languages
from db.feats import BADGES


@pytest.mark.parametrize("language", languages())
def test_every_badge_says_in_one_line_what_it_is_for(language: str) -> None:
    lines = [Translator(language)(f"badge-{name}") for name in BADGES]
    assert len(set(lines)) == len(BADGES)
    assert all("**" in line and "\n" not in line for line in lines)
