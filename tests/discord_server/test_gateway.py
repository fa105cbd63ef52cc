"""The gateway, with the real bot: no event is lost, whatever happens to the connection."""

from tests.connected import ConnectedWorld
from tests.driven_time import until


async def test_the_bot_plays_a_trick_over_real_connections(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    await connected.pass_all()
    await connected.play_on(until=lambda table: len(table.game.tricks) == 1)
    assert connected.server.gateway.identified == 1


async def test_events_during_a_broken_connection_arrive_after_it(connected: ConnectedWorld) -> None:
    connected.server.gateway.cut()
    asked = connected.ana.person.type(connected.channel, "hearts new")
    while not asked.answered.is_set():
        await connected.wait(1)
    assert (connected.server.gateway.identified, connected.server.gateway.resumed) == (1, 1)


async def test_discord_may_ask_for_a_new_connection(connected: ConnectedWorld) -> None:
    connected.server.gateway.reconnect()
    await until(lambda: connected.server.gateway.resumed == 1)
    await connected.ana.command("hearts new")


async def test_a_session_that_is_over_is_begun_anew(connected: ConnectedWorld) -> None:
    connected.server.gateway.invalidate()
    while connected.server.gateway.identified < 2:
        await connected.wait(1)
    await connected.wait(10)
    await connected.ana.command("hearts new")
