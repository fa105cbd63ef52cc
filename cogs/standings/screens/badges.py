"""The badges: which there are, what each is for, and how often somebody has earned it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.language.wording import Translator
from bot.ui.items import PURPLE, Layout, screen, text

BADGES: Final = "badges"
"""The verb of the button that shows them; its arg is the person."""
BADGE_PICTURES: Final = {
    "moon": "🌕",
    "sun": "☀️",
    "last-heart": "🛡️",
    "no-trick": "🪶",
    "two-moons": "🌗",
    "clean-game": "✨",
    "no-queen": "🙅",
    "comeback": "🪃",
    "always-ahead": "🏁",
    "one-point": "📏",
    "light": "🎈",
    "bonus-cards": "💎",
}


def badges(earned: Mapping[str, int], say: Translator) -> Layout:
    """Every badge, first those that were earned, with how often; the others are small."""
    lines = [
        say("badge-line", picture=BADGE_PICTURES[name], badge=say(f"badge-{name}"), times=times)
        for name, times in earned.items()
    ]
    missing = [
        say("badge-missing", picture=picture, badge=say(f"badge-{name}"))
        for name, picture in BADGE_PICTURES.items()
        if name not in earned
    ]
    heading = say("badges-title", earned=len(lines), all=len(BADGE_PICTURES))
    if missing:
        missing = [say("badges-missing"), *missing]
    return screen(text(heading), *(text(*group) for group in (lines, missing) if group), colour=PURPLE)
