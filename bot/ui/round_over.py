"""The panel of a player between two rounds of a table, and after the last one."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.colours import GREY
from bot.ui.items import BUTTONS_A_LINE, Component, Layout, row, rows, screen, text
from bot.ui.notices import notices
from bot.ui.results import afterwards, headlines, next_round, ready_on_panel, score_table, winners
from bot.ui.tabletop import last_trick
from bot.ui.waiting import back
from bot.ui.way_back import close
from hearts import Phase


def round_over(view: TableView, say: Translator, note: str) -> Layout:
    """The panel after a round or a game at a table, whose message shows everybody more of it."""
    over = view.game.phase is Phase.OVER
    title = winners(view, say) if over else say("panel-round-over", round=len(view.game.rounds))
    result = view.game.rounds[-1]
    below = rows([*afterwards(view, say), close(say)], BUTTONS_A_LINE) if over else _ready(view, say)
    return screen(
        text(title, *headlines(view, result, say), note),
        text(score_table(view, result, say)),
        *([text(trick)] if (trick := last_trick(view, say)) else []),
        *below,
        colour=GREY,
    )


def _ready(view: TableView, say: Translator) -> list[Component]:
    """Whether the person is ready for the next round, and who else is; what was done for somebody who was too late."""
    assert view.me is not None
    me = view.seats[view.me]
    ready = ready_on_panel(view, say("button-ready"), disabled=me.ready)
    buttons = [back(view, say), ready] if me.away else [ready]
    return [text(*next_round(view, say), *notices(view, say, ends=False)), row(*buttons)]
