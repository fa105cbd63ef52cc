"""The leasing bot: what a process reads anew when it takes over a shard. Takeovers by whole processes are played in
`tests/bot/shards`."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.community.settings import Preferences
from bot.house_rules.proposal import Proposal
from bot.leasing import LeasingBot
from bot.tables.person import Person
from db import Store
from hearts import Rules

pytestmark = pytest.mark.slow

FIRST, SECOND = 2 << 22, 3 << 22
"""Servers of the first and the second of two shards."""
MANAGER = Person(11, "Ana", may_manage=True, may_change_rules=True)
BEN = 12


@pytest.fixture
async def two(shared_url: str) -> AsyncIterator[list[LeasingBot]]:
    """Two processes on one database, each with a connection to it and none to Discord."""
    stores = [await Store.open(shared_url) for _ in range(2)]
    bots = [LeasingBot(store, store.leases, shards=2, lasting=12) for store in stores if store.leases is not None]
    for bot in bots:
        await bot.servers.load()
    yield bots
    for bot in bots:
        await bot.http.close()
        bot.thinking.close()
    for store in stores:
        await store.close()


async def test_the_first_press_after_a_takeover_sees_what_the_last_process_has_changed(two: list[LeasingBot]) -> None:
    before, heir = two
    for bot in two:  # both know the servers, their rules and Ben
        await bot.people.remember(BEN, FIRST, "Ben", "Ben", "en-US")
        await bot.people.prefer(BEN, silent=True)
        assert await bot.house.sets(FIRST) == await bot.house.sets(SECOND) == ()
    for server in (FIRST, SECOND):
        await before.servers.change(server, MANAGER, hints=False)
        await before.servers.ban(server, BEN, "Ben", MANAGER)
        await before.house.save_as(server, "Ours", Proposal.of(Rules(end_score=50)), MANAGER)
    await before.people.prefer(BEN, row=3)
    await heir.read_anew(frozenset({0}))
    assert not heir.servers.settings(FIRST).hints
    assert heir.servers.banned(FIRST, BEN)
    assert [each.name for each in await heir.house.sets(FIRST)] == ["Ours"]
    assert await heir.people.known_preferences(BEN) == Preferences(silent=True, row=3)
    assert heir.servers.settings(SECOND).hints, "another process has that shard"
