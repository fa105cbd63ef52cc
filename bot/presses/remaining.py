"""What is pressed on the screens whose feature is no folder of `cogs/` yet."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.presses import (
    cutting,
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
from bot.tables.match_kind import ALONE, AT_TABLES
from bot.ui.cutting import CUT
from bot.ui.deciding_trick import SHARE
from bot.ui.kinds import KindScreens
from bot.ui.leaderboard import RANKING
from bot.ui.matches import MATCH, deal_over

KINDS: Final = {
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
        MATCH: matches.press,
        "new": new_table.press,
        "poster": poster.press,
    },
    forms={**editor.FORMS, CUT: cutting.submit, MATCH: matches.submit},
    kinds=KINDS,
)
