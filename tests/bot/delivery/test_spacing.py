"""Spacing: tables of one channel wait for each other, and those of other channels do not."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.spacing import Spacing


async def test_the_tables_of_a_channel_take_turns_and_those_of_others_do_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    time = 0
    spacing = Spacing(lambda: time)
    for channel in (1, 1, 2, 1):
        await spacing.turn(channel, 1_000)
    assert waited == [1, 2]
    time = 2_500
    await spacing.turn(1, 1_000)
    assert waited == [1, 2, 0.5]
    spacing.back_off(2, 9_500)
    await spacing.turn(2, 1_000)
    assert waited == [1, 2, 0.5, 7]


async def test_the_lines_of_the_channels_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.spacing.MAX_CHANNELS", 3)
    spacing = Spacing(lambda: 0)
    for channel in (1, 2, 3, 1, 4):
        spacing.back_off(channel, 1_000)
    assert set(spacing._lines) == {1, 3, 4}
