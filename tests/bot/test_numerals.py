"""Numerals: numbers and points with signs."""

from __future__ import annotations

from bot.numerals import numeral, signed


def test_points_are_signed_except_zero() -> None:
    assert [signed(points) for points in (5, 0, -10)] == ["+5", "0", "−10"]


def test_a_number_has_a_sign_only_below_zero() -> None:
    assert [numeral(value) for value in (5, 0, -10)] == ["5", "0", "−10"]
