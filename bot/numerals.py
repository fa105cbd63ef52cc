"""Numerals: whole numbers in writing, with a minus sign in place of the hyphen; and times, which Discord shows to each
reader in their own language and time zone."""

from __future__ import annotations

from typing import Final, Literal

MINUS: Final = "−"
Style = Literal["R", "t", "d", "f", "F"]
"""Relative ("in 5 minutes", which counts down without an edit); a time of day; a date; both; both, and the weekday."""


def numeral(value: int) -> str:
    """A number: "5", "−10"."""
    return str(value).replace("-", MINUS)


def signed(points: int) -> str:
    """Points that are added or taken off: "+5", "−10", and "0"."""
    return f"{points:+}".replace("-", MINUS) if points else "0"


def timestamp(at: int, style: Style) -> str:
    """The markup of a time, given in epoch milliseconds."""
    return f"<t:{at // 1000}:{style}>"
