"""A line: what is in it passes at a distance in time."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.line import Line


class Waiting:
    """A line that records waiting times without waiting."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 10_000
        self.line = Line(lambda: self.now)
        self.waited: list[float] = []

        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)

        patch.setattr(asyncio, "sleep", sleep)


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Waiting:
    return Waiting(monkeypatch)


async def test_each_waits_for_those_before_it(waiting: Waiting) -> None:
    for gap in (1_000, 500, 500):
        await waiting.line.turn(gap)
    assert waiting.waited == [1, 1.5]
    waiting.now += 2_000
    await waiting.line.turn(500)
    assert waiting.waited == [1, 1.5], "nobody is in the line any more"


async def test_what_was_saved_passes_at_once(waiting: Waiting) -> None:
    for _ in range(5):
        await waiting.line.turn(500, saved=1_000)
    assert waiting.waited == [0.5, 1]


async def test_a_line_that_backs_off_lets_nothing_pass(waiting: Waiting) -> None:
    waiting.line.back_off(waiting.now + 3_000)
    await waiting.line.turn(500)
    assert waiting.waited == [3]
