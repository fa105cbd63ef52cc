"""A handover: one of two processes takes a shard over from the other while people press."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.leasing import LeasingBot
from tests.connected import ConnectedWorld, online
from tests.databases import postgresql

pytestmark = pytest.mark.slow
ANSWERS = "/interactions/*/*/callback"


@pytest.fixture
async def world() -> AsyncIterator[ConnectedWorld]:
    """A process that has two shards; the server is on the one that a second process takes over."""
    async with postgresql() as database, online(database, shards=2) as world:
        yield world


def holds(world: ConnectedWorld) -> bool:
    """Whether the newest process answers the presses on the server."""
    assert isinstance(world.bot, LeasingBot)
    return world.bot.ownership.owns(world.guild.id)


async def test_every_press_is_answered_though_discord_takes_the_answers_of_the_last_holder_slowly(
    world: ConnectedWorld,
) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    slow = world.server.faults.hold("POST", ANSWERS, when="after")
    asked = [world.ana.begin(world.board(), "hand")]
    await world.quiet()
    assert slow.met
    await world.start()
    while not holds(world):
        asked.append(world.ben.begin(world.board(), "hand"))
        await world.wait(0.5)
    await world.wait(1)
    slow.release()
    await world.wait(1)
    assert [each.data for each in asked if each.response is None] == []
