"""What was left unsent: the next bot shows it, after a stop, a kill, or a new session with the gateway."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.messages.day_messages import PERIOD
from bot.tables.pace import HOUR, SECOND
from bot.tables.person import Person as Sitter
from db import StoreUnavailable, schema
from db.batch import Procedure
from tests.connected import ConnectedWorld
from tests.world import World

MANAGER = Sitter(0, "", may_manage=True)
TWO_HOURS = 2 * HOUR / SECOND


async def test_a_game_that_began_just_before_a_stop_has_its_message_after_the_start(connected: ConnectedWorld) -> None:
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.wait(10)
    await connected.ana.press(lobby, "start")  # answered on the lobby
    await connected.disconnect()  # before the message of the round was posted
    await connected.connect()
    await connected.wait(60)
    assert connected.board().says("board-title-pass", round=1)


async def test_a_round_that_began_just_before_a_stop_has_its_message_after_the_start(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.play_round()
    await connected.wait(10)
    board = connected.board()
    await connected.ana.press(board, "ready")
    await connected.wait(3)
    await connected.ben.press(board, "ready")
    await connected.disconnect()
    await connected.connect()
    await connected.wait(60)
    assert connected.board().says("board-title-pass", round=2)


async def test_a_game_whose_message_waits_for_discord_has_it_after_a_kill(connected: ConnectedWorld) -> None:
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.wait(10)
    for path in "/webhooks/*", "/channels/*/messages":
        connected.server.faults.fail("POST", path, 500, times=None)
    await connected.ana.press(lobby, "start")
    await connected.wait(30)
    await connected.kill()
    connected.server.faults.clear()
    await connected.connect()
    await connected.wait(60)
    assert connected.board().says("board-title-pass", round=1)


@pytest.mark.traceback
async def test_a_game_that_cannot_be_read_keeps_nothing_else_from_being_sent(world: World) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await world.bot.servers.change(world.guild.id, MANAGER, daily_channel=world.channel.id)
    broken = update(schema.events).where(schema.events.c.table_id == 1).values(body="?")
    await world.bot.store._writer.write(Procedure(lambda connection: connection.execute(broken)))
    before = len(world.messages())
    await world.restart()
    await world.wait(3 * PERIOD)
    assert len(world.messages()) == before + 1, "the message of the day"


async def test_what_is_sent_does_not_wait_for_the_list_of_all_servers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(store: object) -> set[int]:
        raise StoreUnavailable("The database did not answer within 10 seconds.")

    monkeypatch.setattr("db.privacy.PrivacyStore.servers", slow)
    await world.bot.servers.change(world.guild.id, MANAGER, daily_channel=world.channel.id)
    await world.restart()
    await world.wait(3 * PERIOD)
    assert len(world.messages()) == 1, "the message of the day"
