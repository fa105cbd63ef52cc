"""Solo games in several processes: a hand shows what its player does on a server of another process."""

from copy import copy

import pytest

from tests.bot.shards.test_handover import holds, there, until_answered, world
from tests.connected import ConnectedWorld, Place

pytestmark = pytest.mark.slow
__all__ = ["world"]


async def test_a_hand_of_a_private_game_shows_what_its_player_has_done_on_a_server_of_another_process(
    world: ConnectedWorld,
) -> None:
    away, place = copy(world.ana), Place(world, shard=1)
    away.place, away.panels, away.person = place, {}, there(world.ana, place.guild)
    await world.start()
    await world.wait_until(lambda: holds(world))
    await world.wait(10)
    here = await until_answered(world, world.ana.command("solo"))
    await until_answered(world, away.command("solo"))
    await until_answered(world, away.pass_cards())
    await world.wait(30)
    assert here.text == away.panel.text
