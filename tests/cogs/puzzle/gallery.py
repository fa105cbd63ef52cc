"""The screens of puzzles."""

from collections.abc import Iterator
from datetime import date
from typing import Final

from bot.tables.table import Table
from bot.ui.items import screen, with_way_back
from cogs.puzzle import screens as puzzle
from cogs.puzzle.puzzles import Answered, NotRated, position_of
from tests.browser.screens import Gallery, Screen
from tests.cogs.puzzle.made import MADE, NEWCOMER, RATED

SHOWN: Final = (puzzle,)


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    play, passing = (position_of(each, say("seat-you"), today=True) for each in (MADE[0], MADE[4]))
    for name, position in (("", play), ("-pass", passing)):
        wrong, chosen = [*position.costs][-1], {move: 9 - at for at, move in enumerate([*position.costs][:3])}
        right, other = Answered(position.best, 12.4, chosen), Answered(wrong, -20.7, {})
        drawn = {
            "": puzzle.asked(position, NEWCOMER, say),
            "-right": puzzle.answered(position, right, RATED, say, share=True),
            "-new-account": puzzle.asked(position, NotRated(7), say),
            "-not-rated": puzzle.answered(position, Answered(wrong, None, {}), NotRated(), say, share=False),
            "-wrong": puzzle.answered(position, other, NEWCOMER, say, share=True),
            "-shared": puzzle.shared(position, "Ana", True, say),
        }
        for what, layout in drawn.items():
            yield Screen(f"puzzle{name}{what}", layout if what == "-shared" else with_way_back(layout, say, None))
        for over in (False, True):
            parts = puzzle.in_channel(position, date(2026, 11, 22), over, say)
            yield Screen(f"puzzle{name}-day{'-over' * over}", screen(*parts))
    yield Screen("puzzle-all-seen", with_way_back(puzzle.all_seen("moon", say), say, None))
