"""Badges: the screen that says which there are, what each is for, and which somebody has."""

import pytest

from bot.language.wording import Translator, languages
from cogs.standings.screens.badges import BADGE_PICTURES, badges
from db.badges import BADGES
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.phone import fits_a_line


@pytest.mark.parametrize("language", languages())
def test_every_badge_has_a_picture_and_says_in_one_line_what_it_is_for(language: str) -> None:
    say = Translator(language)
    lines = [say(f"badge-{name}") for name in BADGES]
    small = [say("badge-missing", picture=BADGE_PICTURES[name], badge=say(f"badge-{name}")) for name in BADGES]
    assert [line for line in small if not fits_a_line(line)] == []
    assert len(set(lines)) == len({*BADGE_PICTURES.values()}) == len(BADGES)
    assert tuple(BADGE_PICTURES) == BADGES
    assert all("**" in line and "\n" not in line for line in lines)


@pytest.mark.parametrize("earned", [{}, {"moon": 1, "light": 8}, dict.fromkeys(BADGES, 2)], ids=["none", "two", "all"])
def test_badges_that_were_earned_stand_above_the_others_with_how_often(earned: dict[str, int]) -> None:
    shown = Drawn(badges(earned, say))
    assert shown.says("badges-title", earned=len(earned), all=len(BADGES))
    lines = [
        say(key, picture=BADGE_PICTURES[name], badge=say(f"badge-{name}"), times=earned.get(name, 0))
        for key, names in (("badge-line", earned), ("badge-missing", [each for each in BADGES if each not in earned]))
        for name in names
    ]
    told = shown.text.split("\n")
    assert [line for line in told if line in lines] == lines
    heading = say("badges-missing")
    assert told.count(heading) == (len(earned) < len(BADGES))
    assert heading not in told or told.index(heading) == told.index(lines[len(earned)]) - 1
    in_every_language(lambda say: badges(earned, say))
