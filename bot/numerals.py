"""Numerals: whole numbers in writing, with a minus sign in place of the hyphen."""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"


def numeral(value: int) -> str:
    """A number: "5", "−10"."""
    return str(value).replace("-", MINUS)


def signed(points: int) -> str:
    """Points that are added or taken off: "+5", "−10", and "0"."""
    return f"{points:+}".replace("-", MINUS) if points else "0"
