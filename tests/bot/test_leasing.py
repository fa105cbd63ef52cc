"""The leasing bot: what a process reads anew when it takes over a shard, and what it says of itself. Takeovers by whole
processes are played in `tests/bot/shards`."""

import asyncio
from collections.abc import AsyncIterator
from math import inf, isfinite, isnan

import pytest

from bot.community.settings import Preferences
from bot.leasing import LeasingBot
from bot.tables.person import Person
from db import Store
from hearts import Rules
from tests.discord_server import DiscordServer, use
from tests.driven_time import until

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
        bot.tables.thinking.close()
    for store in stores:
        await store.close()


async def test_the_first_press_after_a_takeover_sees_what_the_last_process_has_changed(two: list[LeasingBot]) -> None:
    before, heir = two
    assert before.store.leases is not None
    await before.store.leases.join(2, 60_000)
    mine = (await before.store.leases.renew(60_000)).mine
    before.ownership.renewed(inf, mine)
    before.ownership.held = frozenset(mine)
    for bot in two:  # both know the servers, their rules and Ben
        await bot.people.remember(BEN, FIRST, "Ben", "Ben", "en-US")
        await bot.people.prefer(BEN, silent=True)
        assert await bot.house_rules.sets(FIRST) == await bot.house_rules.sets(SECOND) == ()
    for server in (FIRST, SECOND):
        await before.servers.change(server, MANAGER, hints=False)
        await before.servers.ban(server, BEN, "Ben", MANAGER)
        await before.house_rules.save_as(server, "Ours", Rules(end_score=50), MANAGER)
    await before.people.prefer(BEN, row=3)
    await heir.read_anew(frozenset({0}))
    assert not heir.servers.settings(FIRST).hints
    assert heir.servers.banned(FIRST, BEN)
    assert [each.name for each in await heir.house_rules.sets(FIRST)] == ["Ours"]
    assert await heir.people.known_preferences(BEN) == Preferences(silent=True, row=3)
    assert heir.servers.settings(SECOND).hints, "another process has that shard"


async def test_only_the_process_that_has_the_first_shard_registers_the_commands(
    two: list[LeasingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    registered: list[LeasingBot] = []
    for bot in two:

        def register(bot: LeasingBot = bot) -> None:
            registered.append(bot)

        bot.ownership.renewed(inf, {})
        monkeypatch.setattr(bot, "register", register)
    first, second = two
    await second.shard_gained(1)
    await second._tasks.finish(inf)
    assert registered == []
    await first.shard_gained(0)
    await first._tasks.finish(inf)
    assert registered == [first]


@pytest.fixture
def server() -> DiscordServer:
    return DiscordServer()


@pytest.fixture
async def connected(
    two: list[LeasingBot], server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[LeasingBot]:
    """The first of the processes, connected with Discord, without leases."""
    bot, begun = two[0], asyncio.Event()
    server.add_guild("Club", number=FIRST)
    server.add_guild("Casino", number=SECOND)

    async def begin(buckets: int) -> None:
        begun.set()

    async def wait_to_identify(shard: int, *, had_turn: bool = False) -> None:
        pass

    monkeypatch.setattr(bot.sharing, "begin", begin)
    monkeypatch.setattr(bot.sharing, "wait_to_identify", wait_to_identify)
    bot._connection.guild_ready_timeout = 0.0
    with use(await server.start()):
        running = asyncio.create_task(bot.start(server.token))
        await begun.wait()
        yield bot
        await bot.close()
        await running
    await server.close()


async def serve(bot: LeasingBot, *shards: int) -> None:
    """Gives these shards to the process, and waits until they are connected."""
    bot.ownership.renewed(inf, {})
    bot.ownership.held = frozenset(shards)
    await bot.gateway.want(shards)
    await until(lambda: bot.gateway.ready == set(shards), "the shards are not connected")


async def test_a_process_is_well_while_it_serves_its_shards_and_not_without_leases(connected: LeasingBot) -> None:
    assert "no leases" in str(connected.complaint())
    await serve(connected)
    assert connected.complaint() is None, "it waits in reserve"
    connected.ownership.held = frozenset({1})
    assert connected.complaint() == "Not all shards are connected with Discord yet: [1] are missing."
    await serve(connected, 1)
    assert connected.complaint() is None
    connected.ownership.lapse()
    assert "no leases" in str(connected.complaint())


async def test_nobody_can_press_on_a_shard_that_is_leased_and_not_connected_yet(connected: LeasingBot) -> None:
    connected.ownership.renewed(inf, {})
    connected.ownership.held = frozenset({1})
    await connected.shard_gained(1)
    soon = connected.tables.now() + 60_000
    assert connected.tables.downtime.covers(SECOND, soon), "no deadline is blamed on its people"
    await serve(connected, 1)
    assert not connected.tables.downtime.covers(SECOND, soon)


async def test_a_shard_connects_once_its_turn_has_come_and_tells_the_others_when_it_identifies(
    connected: LeasingBot, server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[bool, int]] = []

    async def wait_to_identify(shard: int, *, had_turn: bool = False) -> None:
        asked.append((had_turn, server.gateway.connections))

    monkeypatch.setattr(connected.sharing, "wait_to_identify", wait_to_identify)
    await serve(connected, 0)
    assert asked == [(False, 0), (True, 1)]
    server.gateway.invalidate()
    await until(lambda: server.gateway.identified == 2)
    assert asked[2:] == [(False, 2)]


async def test_the_latency_is_that_of_the_shards_that_a_process_has(connected: LeasingBot) -> None:
    await serve(connected)
    assert isnan(connected.latency), "it waits in reserve"
    connected.ownership.held = frozenset({0})
    assert connected.latency == inf, "the alert HeartsDiscordLost"
    await serve(connected, 0)
    connected.ownership.held = frozenset({0, 1})
    assert connected.latency == inf, "one is missing"
    await serve(connected, 1)
    assert isfinite(connected.latency)
