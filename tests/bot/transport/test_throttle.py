"""Throttles: requests pass at a distance in time; tables of one channel wait for each other, others do not."""

from __future__ import annotations

import asyncio

import pytest

from bot.transport.throttle import ChannelThrottles, Throttle


class Clock:
    """A clock that stands, and records what is waited."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.time = 10_000
        self.waited: list[float] = []

        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)

        patch.setattr(asyncio, "sleep", sleep)

    def now(self) -> int:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def test_each_waits_for_those_before_it(clock: Clock) -> None:
    throttle = Throttle(clock.now)
    for gap in (1_000, 500, 500):
        await throttle.wait(gap)
    assert clock.waited == [1, 1.5]
    clock.time += 2_000
    await throttle.wait(500)
    assert clock.waited == [1, 1.5], "nobody waits any more"


async def test_what_was_saved_passes_at_once(clock: Clock) -> None:
    throttle = Throttle(clock.now)
    for _ in range(5):
        await throttle.wait(500, saved=1_000)
    assert clock.waited == [0.5, 1]


async def test_a_throttle_that_backs_off_lets_nothing_pass(clock: Clock) -> None:
    throttle = Throttle(clock.now)
    throttle.back_off(clock.time + 3_000)
    await throttle.wait(500)
    assert clock.waited == [3]


async def test_a_throttle_that_backs_off_shortens_no_wait(clock: Clock) -> None:
    throttle = Throttle(clock.now)
    for _ in range(3):
        await throttle.wait(2_000)
    throttle.back_off(clock.time + 3_000)
    await throttle.wait(2_000)
    assert clock.waited == [2, 4, 6]


async def test_the_tables_of_a_channel_take_turns_and_those_of_others_do_not_wait(clock: Clock) -> None:
    channels = ChannelThrottles(clock.now)
    for channel in (1, 1, 2, 1):
        await channels.wait(channel, 1_000)
    assert clock.waited == [1, 2]
    clock.time += 2_500
    await channels.wait(1, 1_000)
    assert clock.waited == [1, 2, 0.5]
    channels.back_off(2, clock.time + 7_000)
    await channels.wait(2, 1_000)
    assert clock.waited == [1, 2, 0.5, 7]


async def test_the_throttles_of_the_channels_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.transport.throttle.MAX_CHANNELS", 3)
    channels = ChannelThrottles(lambda: 0)
    for channel in (1, 2, 3, 1, 4):
        channels.back_off(channel, 1_000)
    assert set(channels._throttles) == {1, 3, 4}
