"""The request budget: how many requests this process may send to Discord, at even intervals."""

from __future__ import annotations

import asyncio

import pytest

from bot.requests import GLOBAL_LIMIT
from bot.transport.budget import RequestBudget

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


async def test_a_bot_that_discord_has_granted_more_sends_more() -> None:
    budget = RequestBudget(lambda: 0, 500)
    assert budget.rate == 500
    budget.share(0.5)
    assert budget.rate == 250


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
