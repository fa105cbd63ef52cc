"""What was left unsent: the next bot shows it, after a stop, a kill, or a new session with the gateway."""

from __future__ import annotations

from bot.tables.pace import HOUR, SECOND
from bot.tables.person import Person as Sitter
from db import MatchStatus
from tests.cogs.test_match import match_of, opened, play_deal, press
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


async def test_a_match_that_was_cancelled_just_before_a_stop_says_so_after_the_start(world: World) -> None:
    message = await opened(world, world.ben)
    await world.wait(5)
    private = await world.ana.command("match show")
    await press(world.ana, private, "cancel")  # in private: the public message follows two seconds later
    assert (await match_of(world)).status is MatchStatus.CANCELLED
    await world.restart()
    await world.wait(TWO_HOURS)
    assert "join" not in [item.arg for item in message.all("match")]


async def test_a_match_that_nobody_began_in_time_says_so_though_discord_failed_before_a_start(world: World) -> None:
    message = await opened(world, world.ben)
    await world.wait(5)
    due = (await match_of(world)).due_at
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=None)
    now = int(world.env.backend.clock.now().timestamp() * 1000)
    await world.restart(away=(due - now) / 1000 - 60)
    await world.wait(120)
    assert (await match_of(world)).status is MatchStatus.CANCELLED
    await world.restart()
    world.env.backend.faults.clear()
    await world.wait(TWO_HOURS)
    assert "join" not in [item.arg for item in message.all("match")]


async def test_a_deal_of_a_match_that_was_played_just_before_a_stop_is_shown_after_the_start(world: World) -> None:
    message = await opened(world, world.ben)
    await press(world.ana, message, "start")
    await world.wait(5)
    await play_deal(world.ana, message)
    await world.restart()
    await world.wait(TWO_HOURS)
    assert "1 of 4" in message.text
