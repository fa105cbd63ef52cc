"""The bots of the connected world: of two that share the shards one is killed, and what a bot has abandoned does not
stop the time."""

import pytest

from bot.leasing import LeasingBot
from tests.bots import LEASE
from tests.connected import online
from tests.databases import postgresql
from tests.discord_server.gateway import Step

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("killed", [0, 1])
async def test_a_bot_takes_over_from_one_that_is_killed_once_the_leases_of_that_one_have_run_out(killed: int) -> None:
    async with postgresql() as database, online(database, shards=2) as world:
        await world.begin(*world.people[1:], pace="slow")
        await world.join()
        first, second = world.bots
        assert isinstance(first, LeasingBot)
        assert isinstance(second, LeasingBot)
        await world.wait_until(lambda: first.gateway.ready and second.gateway.ready and second.ownership.held)
        await world.pass_all()
        before = (await world.table()).record.seq
        dead, heir = (first, second) if killed == 0 else (second, first)
        await world.kill(dead)
        assert world.bots == [heir]
        assert world.bot is heir
        await world.wait(LEASE / 2)
        assert len(heir.ownership.served) == 1
        await world.wait(2 * LEASE)
        assert heir.ownership.served == heir.gateway.ready == {0, 1}
        assert {each.bot for each in world.server.gateway.sessions.values()} == {heir.http.user_agent}
        assert (await world.table()).record.seq >= before
        for person in world.people:
            await person.show(world.board())
        await world.play_on(until=lambda table: len(table.game.tricks) == 1)


async def test_a_bot_that_discord_refuses_because_of_a_problem_of_its_own_is_started_again() -> None:
    async with postgresql() as database, online(database) as world:
        world.server.faults.fail("GET", "/users/@me", 503, times=2)
        await world.join()
        assert [bot.complaint() for bot in world.bots] == [None, None]


async def test_time_passes_though_a_bot_has_left_a_connection_that_waited_to_identify() -> None:
    """discord.py keeps it open, but says nothing more on it."""
    async with postgresql() as database, online(database, shards=2) as world:
        await world.join()
        first, second = world.bots
        assert isinstance(first, LeasingBot)
        assert isinstance(second, LeasingBot)
        while not second.gateway.ready:
            await world.wait(0.1)
        world.server.gateway.invalidate()
        await world.wait_until(lambda: len(first.gateway.wanted) == 1)  # it has handed the other shard over
        await world.wait(60)
        assert [bot.complaint() for bot in world.bots] == [None, None]


@pytest.mark.parametrize("step", ["handshake", "hello"])
async def test_a_bot_hands_its_shards_over_while_its_new_connections_wait_for_the_gateway(step: Step) -> None:
    async with postgresql() as database, online(database, shards=2) as world:
        gateway = world.server.gateway
        gateway.stops_at = step
        await world.join()
        gateway.cut()
        await world.wait_until(lambda: gateway.stopped(step))
        await world.part()
        gateway.stops_at = None
        await world.wait(60)
        assert isinstance(world.bot, LeasingBot)
        assert world.bot.gateway.ready == {0, 1}


async def test_time_passes_though_the_database_is_slow_to_tell_whether_a_shard_may_identify() -> None:
    async with postgresql() as database, online(database, shards=2) as world:
        database.relay.latency = lambda sender: 0.3
        world.server.gateway.invalidate()
        await world.wait(30)
        assert world.server.gateway.identified == 4
