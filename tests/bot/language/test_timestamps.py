"""Timestamps: Discord takes whole seconds, and a letter for what it is to show."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.language.timestamps import timestamp


def test_a_timestamp_is_what_the_library_writes() -> None:
    at = datetime(2026, 11, 23, 18, 30, tzinfo=UTC)
    assert timestamp(round(at.timestamp() * 1000) + 999, "R") == discord.utils.format_dt(at, "R")
