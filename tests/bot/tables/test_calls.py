"""Calls: nobody is called twice for one question, whatever happens meanwhile."""

from __future__ import annotations

from bot.tables import calls
from bot.tables.pace import PACES
from db import Kind
from tests.bot.messages.test_panels import nudges
from tests.world import World

NUDGE = PACES["slow"].nudge / 1000 + 5


async def test_a_player_is_not_called_again_for_the_same_question_after_a_restart(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1, pace="slow")
    await world.ana.pass_cards()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 1
    await world.restart()
    await world.wait(NUDGE)
    await world.ben.pass_cards()  # the question to the others is the same as before
    await world.restart()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 1
    await world.chidi.pass_cards()
    for person in (world.ana, world.ben):
        await person.show(world.board())  # a new process does not know the panels of an earlier one
    await world.until_turn()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 2


async def test_a_player_who_was_not_called_before_a_stop_is_called_after_it(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.ana.pass_cards()
    await world.wait(5)
    await world.restart()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 1


async def test_a_call_for_an_old_question_calls_nobody(world: World) -> None:
    await world.begin(world.ben, computers=2)
    table = await world.table()
    assert calls.uncalled(table) == calls.asked(table) == {world.ana.id, world.ben.id}
    assert calls.call(table, table.game.prompt - 1, {world.ana.id}) is table
    called = calls.call(table, table.game.prompt, {world.ana.id})
    assert calls.uncalled(called) == {world.ben.id}
    assert calls.asked(called) == calls.asked(table)


async def test_a_solo_game_calls_nobody(world: World) -> None:
    await world.begin(computers=3)
    table = (await world.table()).with_record(kind=Kind.SOLO, guild_id=0)
    assert calls.asked(table) == frozenset()


async def test_whoever_plays_alone_with_computer_players_has_as_long_as_the_table_has_no_clock(world: World) -> None:
    await world.begin(computers=3, pace="live")
    table = await world.table()
    assert table.pace is PACES["none"]
    assert calls.patience(table) == PACES["none"].nudge > PACES["live"].nudge
