"""The lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.answers.replies import rule_of_thumb
from bot.tables.drafts import Draft
from bot.tables.table import Table
from bot.ui.features import with_end_of_coaching
from bot.ui.items import with_way_back
from bot.ui.panel import panel
from cogs.learn import screens as learn
from cogs.learn.lessons import LESSONS
from hearts import preset
from tests.browser.screens import ANA, Gallery, Screen

SHOWN: Final = (learn,)


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    for number in range(len(LESSONS)):
        before = [learn.answer(number - 1, True, say)] if number else []
        yield Screen(f"learn-{number + 1}", with_way_back(learn.lesson(number, say, before), say, None))
    told = [learn.answer(0, False, say)]
    yield Screen("learn-wrong", with_way_back(learn.lesson(0, say, told, wrong=True), say, None))
    ended = learn.learnt([learn.answer(len(LESSONS) - 1, True, say)], preset("omnibus"), say)
    yield Screen("learn-done", with_way_back(ended, say, None))
    view = gallery.seen(middle, ANA)
    coached = panel(view, say, draft=Draft(hint=rule_of_thumb(view.game)))
    yield Screen("learn-coached", with_end_of_coaching(coached, say, view.id))
    yield Screen("learn-known", with_way_back(learn.known(say), say, None))
