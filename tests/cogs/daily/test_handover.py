"""The deal of the day in several processes: who waits for it is answered though another process takes a shard over."""

import pytest

from bot.leasing import LeasingBot
from tests.bot.answers.test_router import Kernel
from tests.bot.shards.test_handover import answered, holds, other, world
from tests.connected import ConnectedWorld
from tests.discord_server import Person
from tests.discord_server.state import Guild

pytestmark = pytest.mark.slow
__all__ = ["other", "world"]


async def test_somebody_who_waits_on_a_shard_that_stays_is_answered(
    world: ConnectedWorld, other: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel, first = Kernel(monkeypatch), world.bot
    eve = Person(world.server, other, "Eve")
    room = world.server.add_channel(other, "hearts")
    await world.wait(5)
    shown = await answered(world, eve, eve.type(room, "daily"))
    begin = next(item for item in shown.all("daily") if item.arg == "begin")
    waiting = await answered(world, eve, eve.press(shown.message, begin.custom_id))
    assert waiting.says("getting-ready")
    await world.start()
    await world.wait_until(lambda: holds(world))
    await world.wait(10)
    assert isinstance(first, LeasingBot)
    assert first.ownership.owns(other.id), "it stays"
    kernel.finish()
    await world.wait(10)
    assert len(waiting.cards) == 13
