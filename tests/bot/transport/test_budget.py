"""The request budget: how many requests this process may send to Discord, at even intervals."""

import asyncio

import pytest

from bot.requests import GLOBAL_LIMIT
from bot.transport.budget import MAX_REMEMBERED, ChannelThrottles, Rate, RequestBudget, Throttle

EDIT = "/api/v10/channels/1/messages/2"


class Asked:
    """Records waiting times without waiting."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 50_000
        self.budget = RequestBudget(lambda: self.now)
        self.waited: list[float] = []

        async def sleep(seconds: float) -> None:
            self.waited.append(round(seconds, 6))

        patch.setattr(asyncio, "sleep", sleep)

    async def request(self, path: str = EDIT, times: int = 1) -> None:
        for _ in range(times):
            await self.budget.wait(path)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch)


async def test_a_second_of_requests_goes_out_at_once_and_the_rest_evenly(asked: Asked) -> None:
    asked.budget.share(0.2)
    await asked.request(times=11)
    assert asked.waited == []
    await asked.request(times=2)
    assert asked.waited == [0.1, 0.2]


async def test_answers_and_panels_never_wait(asked: Asked) -> None:
    asked.budget.share(0.0)
    await asked.request("/api/v10/interactions/1/token/callback", times=100)
    await asked.request("/api/v10/webhooks/1/token/messages/@original", times=100)
    assert asked.waited == []
    assert asked.budget.need() == 0
    assert asked.budget.rate == 1, "one request a second is left to everybody"


async def test_edits_wait_in_line_and_leave_a_fifth_to_others(asked: Asked) -> None:
    asked.budget.share(0.25)  # 12.5 a second, of which ten are for edits
    for _ in range(4):
        await asked.budget.wait_to_edit()
    assert asked.waited == [0.1, 0.2, 0.3]
    asked.now += 350
    await asked.budget.wait_to_edit()
    assert asked.waited[3:] == [0.05]


async def test_the_requests_of_the_last_time_are_the_need_for_the_next_share(asked: Asked) -> None:
    await asked.request(times=30)
    asked.now += 3_000
    assert asked.budget.need() == pytest.approx(10)
    asked.now += 3_000
    assert asked.budget.need() == 0
    assert asked.budget.rate == GLOBAL_LIMIT
    granted = RequestBudget(lambda: 0, 500)
    assert granted.rate == 500, "Discord has granted the bot more"
    granted.share(0.5)
    assert granted.rate == 250


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


@pytest.mark.parametrize(("before", "waited"), [(0, [3]), (3, [2, 4, 6])])
async def test_a_throttle_that_backs_off_lets_nothing_pass_and_shortens_no_wait(
    clock: Clock, before: int, waited: list[float]
) -> None:
    throttle = Throttle(clock.now)
    for _ in range(before):
        await throttle.wait(2_000)
    throttle.back_off(clock.time + 3_000)
    await throttle.wait(2_000)
    assert clock.waited == waited


async def test_the_tables_of_a_channel_take_turns_and_those_of_others_do_not_wait(clock: Clock) -> None:
    channels = ChannelThrottles(clock.now)
    for channel in (1, 1, 2, 1):
        await channels.of(channel).wait(1_000)
    assert clock.waited == [1, 2]
    clock.time += 2_500
    await channels.of(1).wait(1_000)
    assert clock.waited == [1, 2, 0.5]
    channels.of(2).back_off(clock.time + 7_000)
    await channels.of(2).wait(1_000)
    assert clock.waited == [1, 2, 0.5, 7]


async def test_the_throttles_of_the_channels_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.transport.budget.MAX_CHANNELS", 3)
    channels = ChannelThrottles(lambda: 0)
    for channel in (1, 2, 3, 1, 4):
        channels.of(channel).back_off(1_000)
    assert set(channels._throttles) == {1, 3, 4}


def test_the_requests_of_the_last_ten_seconds_count() -> None:
    time = 0
    rate = Rate(lambda: time)
    for _ in range(30):
        rate.count()
    time = 9_999
    assert rate.per_second == 3
    rate.count()
    time = 10_000
    assert rate.per_second == 0.1


def test_the_number_of_remembered_requests_is_bounded() -> None:
    rate = Rate(lambda: 0)
    for _ in range(MAX_REMEMBERED + 10):
        rate.count()
    assert len(rate._sent) == MAX_REMEMBERED
