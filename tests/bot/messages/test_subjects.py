"""Subjects: what a table's public message is about while the table is opened, played and suspended."""

from bot.messages.subjects import subject_now
from tests.world import World


async def test_a_lobby_a_round_and_the_pause_after_it_each_have_their_subject(world: World) -> None:
    await world.open(computers=3)
    assert subject_now(await world.table()) == "lobby"
    await world.ana.press(world.board(), "start")
    await world.wait(2)
    await world.ana.show(world.board())
    assert subject_now(await world.table()) == "round 0"
    await world.skip_round()
    assert subject_now(await world.table()) == "round 0"
