"""Why the game refuses: one reason a rule, each with a sentence in the bot's language files."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Reason(StrEnum):
    """The reason against a move. The value is the key of its sentence (``reason-<value>``)."""

    GAME_OVER = "game-over"
    WRONG_PHASE = "wrong-phase"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_HELD = "not-held"
    # playing
    LEAD_THE_LOW_CLUB = "lead-the-low-club"
    LEAD_A_CLUB = "lead-a-club"
    OPEN_WITHOUT_HEARTS = "open-without-hearts"
    FOLLOW_SUIT = "follow-suit"
    FIRST_TRICK_POINTS = "first-trick-points"
    HEARTS_NOT_BROKEN = "hearts-not-broken"
    QUEEN_LOCKED = "queen-locked"
    QUEEN_MUST_GO = "queen-must-go"
    NOT_SETTLED = "not-settled"
    # passing
    PASS_COUNT = "pass-count"
    PASS_FORBIDDEN = "pass-forbidden"
    CALL_TOO_MANY = "call-too-many"
    CALL_UNKNOWN_SEAT = "call-unknown-seat"
    # the moon
    NO_SUCH_CHOICE = "no-such-choice"
    # dealing
    DEAL_DOES_NOT_FIT = "deal-does-not-fit"
    DEAL_WRONG_DEALER = "deal-wrong-dealer"


class IllegalMove(Exception):
    """A move that the rules do not allow; the game is unchanged. ``details`` fill the sentence of the reason."""

    def __init__(self, reason: Reason, **details: Any) -> None:
        super().__init__(reason.value.replace("-", " "))
        self.reason = reason
        self.details = details
