"""What is pressed on the screens whose feature is no folder of `cogs/` yet."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.presses import (
    cutting,
    daily,
    deciding_trick,
    editor,
    hint,
    history,
    invitation,
    leaderboard,
    matches,
    new_table,
    poster,
    regulars,
    review,
    table,
    turn,
)
from bot.tables.daily_kind import DAILY as DAILY_KIND
from bot.tables.daily_kind import PRACTICE
from bot.tables.match_kind import ALONE, AT_TABLES
from bot.ui.cutting import CUT
from bot.ui.daily import DAILY, day_over, practice_over
from bot.ui.deciding_trick import SHARE
from bot.ui.kinds import KindScreens
from bot.ui.leaderboard import RANKING
from bot.ui.lobby import closed_alone
from bot.ui.matches import MATCH, deal_over

KINDS: Final = {
    DAILY_KIND: KindScreens(over=day_over),
    PRACTICE: KindScreens(over=practice_over, cancelled=closed_alone),
    ALONE: KindScreens(over=deal_over, cancelled=deal_over),
    AT_TABLES: KindScreens(over=deal_over, cancelled=deal_over),
}
REMAINING: Final = Feature(
    presses={
        **table.HANDLERS,
        **turn.HANDLERS,
        **invitation.HANDLERS,
        **regulars.HANDLERS,
        **editor.HANDLERS,
        CUT: cutting.press,
        "hint": hint.press,
        "review": review.press,
        SHARE: deciding_trick.press,
        "replay": history.show_replay,
        "history": history.show_history,
        RANKING: leaderboard.press,
        DAILY: daily.press,
        MATCH: matches.press,
        "new": new_table.press,
        "poster": poster.press,
    },
    forms={**editor.FORMS, CUT: cutting.submit, MATCH: matches.submit},
    anywhere=frozenset({DAILY}),
    kinds=KINDS,
)
