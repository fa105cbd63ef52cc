"""In time: with the limits of a real bot, all tables go on soon after a process was killed while people played."""

from collections.abc import AsyncIterator

import pytest

from bot.leasing import LeasingBot
from tests.bots import LEASE
from tests.connected import ConnectedWorld, Place, online
from tests.databases import PostgreSQL, postgresql
from tests.play import Play, begin_tables

pytestmark = pytest.mark.slow

WITHIN = 20.0
"""Seconds after ``kill -9`` until all tables of the process have gone on: at most ten until another process finds that
it has not renewed its leases, five until its second shard may identify, and some until people look again and play."""
LATENCY = 0.03
"""Seconds for which a message to or from the database is on its way when the process is killed."""


@pytest.fixture
async def world() -> AsyncIterator[ConnectedWorld]:
    """A process with four shards; the world's own server is on the first one."""
    async with postgresql() as database, online(database, shards=4) as world:
        yield world


def holder(world: ConnectedWorld, place: Place) -> LeasingBot:
    """The process that answers the presses on a server."""
    (found,) = [bot for bot in world.bots if isinstance(bot, LeasingBot) and bot.ownership.owns(place.guild.id)]
    return found


async def test_all_tables_go_on_within_half_a_minute_of_the_kill_of_their_process(world: ConnectedWorld) -> None:
    assert (LEASE, world.server.state.to_answer) == (12.0, 3.0), "these are not the limits of a real bot"
    assert isinstance(world.database, PostgreSQL)
    beside, there = Place(world, shard=1), Place(world, shard=3)
    await world.wait(1)
    left, others = await begin_tables(world, 4) + await begin_tables(beside, 1), await begin_tables(there, 1)
    play = Play(world, left + others)
    await world.join()
    await play.until(lambda: world.divided() and holder(world, world) is holder(world, beside), within=60)
    killed = holder(world, world)
    assert killed is holder(world, beside)
    assert killed is not holder(world, there)
    world.database.relay.latency = lambda sender: LATENCY
    await play.until(lambda: left[-1].waits, within=10)  # people at one table press shortly after those at the other
    await world.kill(killed)
    world.database.relay.clear()
    await play.until_all_have_played(within=WITHIN)
    assert (others[0].unanswered, others[0].refused) == ([], [])
    await play.check(world.bot.store)
    for table in left:
        assert table.unanswered, "nobody pressed at the table while nobody had it"
