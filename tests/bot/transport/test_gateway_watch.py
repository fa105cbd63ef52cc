"""Gateway watch: Discord is asked for a sign before somebody is taken for absent, and after a silence."""

import asyncio

import pytest

from bot.transport.gateway_watch import (
    ASK_GAP,
    HEARTBEAT_TIMEOUT,
    HELLO_TIMEOUT,
    LOST,
    MAX_PAUSE,
    READY_TIMEOUT,
    RESUMABLE,
    RESUME_TIMEOUT,
    SILENCE,
    Backoff,
)
from tests.connected import ConnectedWorld
from tests.discord_server import objects
from tests.discord_server.gateway import Step
from tests.driven_time import until

FOUND_DEAD = SILENCE / 1000 + HEARTBEAT_TIMEOUT + 1
"""Seconds after which a dead connection has been given up."""
BEFORE_IDENTIFY = 5
"""Seconds that discord.py lets pass on a new connection before it begins a new session."""
FIRST_PAUSE = 2
"""Seconds before the second attempt to connect, at most."""


async def heard(world: ConnectedWorld, at: int, times: int = 1) -> bool:
    """Whether everything until ``at`` was heard, as many askers are told before time passes."""
    asked = [asyncio.create_task(world.bot.library.watch.heard(world.guild.id, at)) for _ in range(times)]
    await world.quiet()
    return all(each.done() and each.result() for each in asked)


async def test_what_has_come_since_is_sign_enough(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    now, before = world.time.milliseconds(), gateway.heartbeats
    await world.wait(1)
    await world.ana.command("hearts new")
    assert await heard(world, now)
    assert gateway.heartbeats == before


async def test_many_deadlines_one_after_another_do_not_ask_more_often_than_discord_accepts(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    before = gateway.heartbeats
    for _ in range(20):
        asked = asyncio.create_task(world.bot.library.watch.heard(world.guild.id, world.time.milliseconds()))
        await world.wait(0.5)
    await world.wait(ASK_GAP / 1000)
    assert asked.done()
    assert await asked
    assert 5 <= gateway.heartbeats - before <= 7, "in ten to twelve seconds"


async def test_deadlines_that_pass_together_need_one_heartbeat_and_the_next_ones_another(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    before = gateway.heartbeats
    for _ in range(3):
        assert await heard(world, world.time.milliseconds(), 20)
        await world.wait(ASK_GAP / 1000)
    assert gateway.heartbeats == before + 3


async def test_a_connection_that_gives_no_sign_is_not_waited_for_for_long(connected: ConnectedWorld) -> None:
    await connected.fall_silent()
    await connected.wait(1)
    asked = asyncio.create_task(connected.bot.library.watch.heard(connected.guild.id, connected.time.milliseconds()))
    await connected.wait(HEARTBEAT_TIMEOUT - 1)
    assert not asked.done()
    await connected.wait(2)
    assert not await asked


async def test_a_connection_that_has_died_is_replaced_before_long_and_no_press_is_lost(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    await world.fall_silent()
    asked = world.ana.person.type(world.channel, "hearts new")
    await world.wait(FOUND_DEAD)
    assert (gateway.identified, gateway.resumed) == (1, 1)
    assert len(await world.bot.store.tables.alive_of_player(world.ana.id)) == (asked.response is not None)
    await world.ana.command("hearts new")


async def test_however_many_deadlines_pass_a_connection_that_has_died_is_replaced_after_the_first(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    await world.fall_silent()
    await world.wait(1)
    now = world.time.milliseconds()
    asked = [asyncio.create_task(world.bot.library.watch.heard(world.guild.id, now)) for _ in range(20)]
    await world.wait(ASK_GAP / 1000 + HEARTBEAT_TIMEOUT + 1)
    assert gateway.resumed == 1
    await world.wait(ASK_GAP / 1000 + HEARTBEAT_TIMEOUT)
    assert all(each.done() for each in asked)
    await asyncio.gather(*asked)


async def test_every_connection_that_dies_is_replaced(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    for resumed in range(1, 4):
        await world.fall_silent()
        await world.wait(FOUND_DEAD + 5)
        assert (gateway.identified, gateway.resumed) == (1, resumed)


async def test_a_connection_on_which_nobody_does_anything_stays(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    before, sessions = gateway.heartbeats, [session.socket for session in gateway.sessions.values()]
    await world.wait(120)
    assert [session.socket for session in gateway.sessions.values()] == sessions
    assert 7 <= gateway.heartbeats - before <= 8


async def test_nothing_is_asked_while_people_press(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    await world.ana.command("hearts status")
    before = gateway.heartbeats
    for _ in range(6):
        await world.wait(SILENCE / 1000 - 1)
        await world.ana.command("hearts status")
    assert gateway.heartbeats == before


async def test_a_program_that_stood_still_does_not_take_its_connection_for_dead(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    before = gateway.heartbeats
    asked = asyncio.create_task(world.bot.library.watch.heard(world.guild.id, world.time.milliseconds()))
    await asyncio.sleep(0)  # it is asked for a heartbeat
    world.time.stand_still(3 * HEARTBEAT_TIMEOUT)
    await world.quiet()
    assert asked.done()
    assert await asked
    world.time.stand_still(10 * FOUND_DEAD)
    await world.wait(FOUND_DEAD)
    assert gateway.heartbeats > before
    assert gateway.resumed == 0


async def test_a_minute_without_discord_is_told_until_it_is_back(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.out_of_order = True
    await world.fall_silent()
    await world.wait(FOUND_DEAD)
    assert world.bot.complaint() is None, "for a while it asks, and connects again"
    await world.wait(LOST / 1000)
    assert world.bot.complaint() == "Nothing has come from Discord for a minute or more, on the shards [0]."
    assert world.bot.latency > 60, "the alert HeartsDiscordLost"
    gateway.out_of_order = False
    await world.wait_until(lambda: gateway.resumed)
    assert gateway.identified == 1
    await world.wait(1)
    assert world.bot.complaint() is None


async def test_a_new_connection_that_dies_before_the_session_is_resumed_is_replaced(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.mute = True
    gateway.cut()
    await world.wait(RESUME_TIMEOUT - 1)
    gateway.mute = False
    assert not await heard(world, world.time.milliseconds())
    assert gateway.resumed == 0
    await world.wait(2)
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await world.ana.command("hearts new")


@pytest.mark.parametrize("step", ["handshake", "hello"])
async def test_a_new_connection_on_which_discord_says_nothing_is_given_up(
    connected: ConnectedWorld, step: Step
) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.stops_at = step
    gateway.cut()
    await world.wait(HELLO_TIMEOUT - 1)
    gateway.stops_at = None
    assert gateway.connections == 2
    await world.wait(1 + FIRST_PAUSE)
    assert (gateway.connections, gateway.identified, gateway.resumed) == (3, 1, 1)
    await world.ana.command("hearts new")


async def test_a_new_session_that_does_not_begin_is_begun_again_at_growing_intervals(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.mute = True
    gateway.invalidate()
    await world.wait(BEFORE_IDENTIFY + READY_TIMEOUT - 1)
    assert gateway.connections == 2
    await world.wait(2)
    assert gateway.connections == 3
    await world.wait(3_600)
    assert gateway.connections <= 16, "Discord accepts a thousand sessions a day"
    gateway.mute = False
    await world.wait_until(lambda: gateway.identified == 2)
    await world.wait(1)
    gateway.mute = True
    gateway.invalidate()
    before = gateway.connections
    await world.wait(BEFORE_IDENTIFY + READY_TIMEOUT + 1)
    assert gateway.connections == before + 2, "after a session that has begun the intervals are short again"
    gateway.mute = False
    await world.wait_until(lambda: gateway.identified == 3)


async def test_a_session_that_has_begun_stays_though_discord_names_its_servers_slowly(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.invalidate()
    await world.wait_until(lambda: gateway.identified == 2)
    for _ in range(READY_TIMEOUT + 10):
        await world.wait(1)
        gateway.dispatch(world.guild.id, "GUILD_CREATE", objects.guild(world.server.state, world.guild))
    assert gateway.connections == 2


async def test_the_first_session_of_a_bot_is_begun_again_if_it_does_not_begin(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    await world.disconnect()
    gateway.mute = True
    await world.start()
    await until(lambda: gateway.connections == 2)
    await world.wait(READY_TIMEOUT - 1)
    gateway.mute = False
    assert gateway.connections == 2
    await world.wait(1 + BEFORE_IDENTIFY)
    assert (gateway.connections, gateway.identified) == (3, 2)
    await world.ana.command("hearts new")


async def test_the_first_connection_of_a_bot_stays_though_attempts_before_it_have_failed(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    await world.disconnect()
    gateway.out_of_order = True
    await world.start()
    await world.wait(2 * FIRST_PAUSE)
    gateway.out_of_order = False
    await world.wait_until(lambda: gateway.identified == 2)
    before = gateway.connections
    await world.wait(READY_TIMEOUT + 1)
    assert gateway.connections == before


async def test_the_pauses_between_attempts_begin_anew_with_each_connection(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    for resumed in range(1, 11):
        gateway.out_of_order = True
        gateway.cut()
        await world.quiet()  # the first attempt fails
        gateway.out_of_order = False
        await world.wait(2)
        assert (gateway.identified, gateway.resumed) == (1, resumed)


def test_pauses_grow_up_to_the_longest() -> None:
    pauses = Backoff()
    drawn = [pauses.delay() for _ in range(1_000)]
    assert all(pause <= 2**number for number, pause in enumerate(drawn[:5], start=1))
    assert MAX_PAUSE / 2 < max(drawn) <= MAX_PAUSE


async def test_a_session_that_could_not_be_resumed_for_long_is_begun_anew(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.out_of_order = True
    gateway.cut()
    await world.wait(RESUMABLE / 1000 + 60)
    gateway.out_of_order = False
    await world.wait_until(lambda: gateway.identified == 2)
    await world.wait(10)
    assert gateway.resumed == 0
    await world.ana.command("hearts new")


async def test_a_session_that_has_ended_is_not_resumed_though_attempts_to_begin_a_new_one_fail(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    gateway.out_of_order = True
    gateway.invalidate()
    await world.wait(30)
    gateway.out_of_order = False
    await world.wait_until(lambda: gateway.identified == 2)
    assert gateway.resumed == 0


async def test_one_task_watches_a_connection_and_none_once_the_bot_has_stopped(connected: ConnectedWorld) -> None:

    def watching() -> int:
        return sum(task.get_name() == "gateway watch" for task in asyncio.all_tasks())

    for _ in range(2):
        connected.server.gateway.reconnect()
        await connected.wait(5)
    assert watching() == 1
    await connected.stop()
    await asyncio.sleep(0)
    assert watching() == 0
    await connected.connect()
