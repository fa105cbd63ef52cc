"""Numerals: numbers and points with signs, and times as Discord takes them."""

from datetime import UTC, datetime

import discord

from bot.numerals import numeral, signed, timestamp


def test_points_are_signed_except_zero_and_numbers_only_below_it() -> None:
    assert [signed(points) for points in (5, 0, -10)] == ["+5", "0", "−10"]
    assert [numeral(value) for value in (5, 0, -10)] == ["5", "0", "−10"]


def test_a_timestamp_is_what_the_library_writes() -> None:
    at = datetime(2026, 11, 23, 18, 30, tzinfo=UTC)
    assert timestamp(round(at.timestamp() * 1000) + 999, "R") == discord.utils.format_dt(at, "R")
