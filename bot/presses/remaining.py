"""What is pressed on the screens whose feature is no folder of `cogs/` yet."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.presses import (
    cutting,
    daily,
    deciding_trick,
    editor,
    history,
    invitation,
    matches,
    new_table,
    poster,
    regulars,
    solo,
    table,
    turn,
)
from bot.tables.daily_kind import DAILY as DAILY_KIND
from bot.tables.daily_kind import PRACTICE
from bot.tables.match_kind import ALONE, AT_TABLES
from bot.tables.solo_kind import SOLO as SOLO_KIND
from bot.ui.cutting import CUT
from bot.ui.daily import DAILY, day_over, practice_over
from bot.ui.deciding_trick import SHARE
from bot.ui.kinds import KindScreens
from bot.ui.matches import MATCH, deal_over
from bot.ui.solo import SOLO, solo_between, solo_closed

KINDS: Final = {
    SOLO_KIND: KindScreens(between=solo_between, cancelled=solo_closed),
    DAILY_KIND: KindScreens(over=day_over),
    PRACTICE: KindScreens(over=practice_over, cancelled=solo_closed),
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
        SHARE: deciding_trick.press,
        "replay": history.show_replay,
        SOLO: solo.press,
        DAILY: daily.press,
        MATCH: matches.press,
        "new": new_table.press,
        "poster": poster.press,
    },
    forms={**editor.FORMS, CUT: cutting.submit, MATCH: matches.submit},
    anywhere=frozenset({SOLO, DAILY}),
    kinds=KINDS,
)
