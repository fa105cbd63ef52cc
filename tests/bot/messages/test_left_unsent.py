"""What was left unsent: the next bot shows it, after a stop, a kill, or a new session with the gateway."""

from tests.connected import ConnectedWorld


async def test_a_round_that_began_just_before_a_stop_has_its_message_after_the_start(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.play_round()
    await connected.wait(10)
    board = connected.board()
    await connected.ana.press(board, "ready")
    await connected.wait(3)
    await connected.ben.press(board, "ready")
    await connected.restart()
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
