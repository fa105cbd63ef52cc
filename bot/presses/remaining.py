"""What is pressed on the screens whose feature is no folder of `cogs/` yet."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.presses import (
    daily,
    solo,
)
from bot.tables.daily_kind import DAILY as DAILY_KIND
from bot.tables.daily_kind import PRACTICE
from bot.tables.solo_kind import SOLO as SOLO_KIND
from bot.ui.daily import DAILY, day_over, practice_over
from bot.ui.kinds import KindScreens
from bot.ui.solo import SOLO, solo_between, solo_closed

KINDS: Final = {
    SOLO_KIND: KindScreens(between=solo_between, cancelled=solo_closed),
    DAILY_KIND: KindScreens(over=day_over),
    PRACTICE: KindScreens(over=practice_over, cancelled=solo_closed),
}
REMAINING: Final = Feature(
    presses={
        SOLO: solo.press,
        DAILY: daily.press,
    },
    anywhere=frozenset({SOLO, DAILY}),
    kinds=KINDS,
)
