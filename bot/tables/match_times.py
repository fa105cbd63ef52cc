"""Match times: how long a match waits for its start, and then for its players. All are in milliseconds."""

from __future__ import annotations

from typing import Final

from bot.tables.pace import DAY, HOUR, PACES
from db import MatchRecord
from hearts import read_rules

OPEN_FOR: Final = 7 * DAY
"""How long a match waits to be started before it is cancelled."""


def time_to_play(match: MatchRecord) -> int:
    """The time from the start until the match is closed. Tables of four get more than their clocks can use up, so that
    nobody runs out of time whose time for a card is not over."""
    if not match.at_tables:
        return match.hours * HOUR
    cards, pace = len(read_rules(match.rules).deck.cards), PACES[match.pace]
    return match.deals * (cards * pace.play + pace.choose) + OPEN_FOR
