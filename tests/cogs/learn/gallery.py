"""The lessons."""

from collections.abc import Iterator
from typing import Final

from bot.tables.drafts import Draft, GivenHint
from bot.tables.seating import begun, private_options
from bot.tables.table import Table
from bot.ui.features import with_end_of_coaching
from bot.ui.items import with_way_back
from bot.ui.panel import panel
from bot.ui.words import hint_lines
from cogs.learn import screens as learn
from cogs.learn.lessons import LESSONS
from db import KindName
from hearts import View, preset
from players import HintReason, hint
from tests.browser.screens import ANA, Gallery, Screen

SHOWN: Final = (learn,)


def stays_below(game: View) -> bool:
    """Whether a person has a choice, and does best to let somebody else take the trick."""
    return game.my_turn and len(game.legal) > 1 and hint(game).reasons[0].reason is HintReason.HIGHEST_BELOW


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    for number in range(len(LESSONS)):
        before = [learn.answer(number - 1, LESSONS[number - 1].right[0], say)] if number else []
        yield Screen(f"learn-{number + 1}", with_way_back(learn.lesson(number, say, before), say, None))
    wrong = LESSONS[0].cards[-1]
    told = [learn.answer(0, wrong, say)]
    yield Screen("learn-wrong", with_way_back(learn.lesson(0, say, told, wrong=wrong), say, None))
    ended = learn.learnt([learn.answer(len(LESSONS) - 1, LESSONS[-1].right[0], say)], preset("omnibus"), say)
    yield Screen("learn-done", with_way_back(ended, say, None))
    options = private_options(preset("standard"), "standard", speed="brisk")
    alone = begun(28, ANA, options, gallery.now, gallery.rng, kind=KindName.SOLO)
    playing = gallery.passed(gallery.dealt(alone), ANA)
    view = gallery.seen(gallery.until(playing, lambda table: stays_below(gallery.seen(table, ANA).game)), ANA)
    advice = hint(view.game)
    tip = GivenHint(advice.cards, lambda say: "\n".join(hint_lines(advice, say, chips=False)), explained=False)
    coached = panel(view, say, draft=Draft(hint=tip))
    yield Screen("learn-coached", with_end_of_coaching(coached, say, view.id))
