"""Subjects: what a table's public message is about while the table is opened, played and suspended."""

from __future__ import annotations

from bot.messages.subjects import subject_now, subject_of_message
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


async def test_after_a_restart_the_subject_of_a_message_is_known_by_when_it_was_posted(world: World) -> None:
    await world.begin(world.ben, computers=2)
    table = await world.table()
    assert subject_of_message(table) == subject_now(table) == "round 0"


async def test_a_message_is_about_the_round_before_the_deal_after_it(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    before = await world.table()
    await world.wait(30)
    after = await world.table()
    assert subject_of_message(after) == subject_now(after) == "round 1"
    assert subject_of_message(after.with_record(message_id=before.record.message_id)) == "round 0"
    assert subject_of_message(after.with_record(message_id=None)) == "lobby"
