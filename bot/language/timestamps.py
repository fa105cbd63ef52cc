"""Timestamps: times that Discord shows to each reader in their own language and time zone."""

from __future__ import annotations

from typing import Literal

Style = Literal["R", "t", "d", "f", "F"]
"""Relative ("in 5 minutes", which counts down without an edit); a time of day; a date; both; both, and the weekday."""


def timestamp(at: int, style: Style) -> str:
    """The markup of a time, given in epoch milliseconds."""
    return f"<t:{at // 1000}:{style}>"
