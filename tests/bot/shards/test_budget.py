"""The request budget: how many requests this process may send to Discord, at even intervals."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.shards.budget import LIMIT, RequestBudget


class Asked:
    """Records waiting times without waiting."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 50.0
        self.budget = RequestBudget(lambda: self.now)
        self.waited: list[float] = []

        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)

        patch.setattr(asyncio, "sleep", sleep)

    async def request(self, path: str = "/api/v10/channels/1/messages", times: int = 1) -> None:
        started: Any = SimpleNamespace(url=SimpleNamespace(path=path))
        for _ in range(times):
            await self.budget._request(None, None, started)  # type: ignore[arg-type]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch)


async def test_a_second_of_requests_goes_out_at_once_and_the_rest_evenly(asked: Asked) -> None:
    asked.budget.share(0.2)
    await asked.request(times=10)
    assert asked.waited == []
    await asked.request(times=3)
    assert [round(seconds, 6) for seconds in asked.waited] == [0.0, 0.1, 0.2][-len(asked.waited) :]
    assert len(asked.waited) >= 2  # the first one may be sent at this very moment


async def test_answers_and_panels_never_wait(asked: Asked) -> None:
    asked.budget.share(0.0)
    await asked.request("/api/v10/interactions/1/token/callback", times=100)
    await asked.request("/api/v10/webhooks/1/token/messages/@original", times=100)
    assert asked.waited == []
    assert asked.budget.need() == 0
    assert asked.budget.rate == 1, "one request a second is left to everybody"


async def test_the_requests_of_the_last_time_are_the_need_for_the_next_share(asked: Asked) -> None:
    await asked.request(times=30)
    asked.now += 3
    assert asked.budget.need() == pytest.approx(10)
    asked.now += 3
    assert asked.budget.need() == 0
    assert asked.budget.rate == LIMIT
