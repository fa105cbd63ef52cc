"""The screens of a solo game, which stops after each trick."""

from collections.abc import Iterator
from typing import Final

from bot.tables.seating import begun, private_options
from bot.tables.table import Table
from bot.ui.actions import Action
from bot.ui.panel import panel
from cogs.solo import screens as solo
from db import KindName, Status
from hearts import Phase, preset
from tests.browser.screens import ANA, Gallery, Screen

SHOWN: Final = (solo,)


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say, seen = gallery.say, gallery.seen
    rules = preset("standard").model_copy(update={"end_score": 40})
    options = private_options(rules, "standard", speed="brisk")
    passing = gallery.dealt(begun(25, ANA, options, gallery.now, gallery.rng, kind=KindName.SOLO))
    yield Screen("solo-passing", panel(seen(passing, ANA), say))
    middle = gallery.until(gallery.passed(passing, ANA), lambda table: len(table.game.tricks) >= 3)
    yield Screen("solo-playing", panel(seen(middle, ANA), say))
    yield Screen("solo-trick", panel(seen(gallery.until(middle, lambda table: table.lingers), ANA), say))
    yield Screen("study", panel(seen(middle.with_record(kind=KindName.STUDY), ANA), say))
    yield Screen("solo-game", solo.arrangement(seen(middle, ANA), say))
    yield Screen("solo-sure", solo.sure_to_begin_anew(seen(middle, ANA), say))
    back = Action("solo", 25, middle.game.prompt, "back.3")
    yield Screen("solo-sure-back", solo.sure_to_take_back(seen(middle, ANA), back, say))
    yield Screen("study-sure", solo.sure_to_play_on(middle.record.id, 0, say))
    between = gallery.until(middle, lambda table: table.game.phase is Phase.DEALING)
    yield Screen("solo-between", panel(seen(between, ANA), say))
    over = gallery.until(between, lambda table: table.game.phase is Phase.OVER)
    yield Screen("solo-over", panel(seen(over, ANA), say))
    yield Screen("solo-closed", panel(seen(middle.with_record(status=Status.CANCELLED), ANA), say))
