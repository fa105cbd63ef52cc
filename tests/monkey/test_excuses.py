"""What excuses an interaction from an answer, and an error in the log, and what does not."""

import random
from collections.abc import AsyncIterator

import pytest

from bot.leasing import LeasingBot
from tests.connected import ConnectedWorld, online
from tests.databases import PostgreSQL, postgresql
from tests.discord_server.state import Interaction
from tests.monkey.excuses import IN_TIME, Excuses
from tests.monkey.fault_injector import FaultInjector

FULL = "the store is not available"


@pytest.fixture
async def leased() -> AsyncIterator[ConnectedWorld]:
    """A bot that leases its shards."""
    async with postgresql() as database, online(database) as world:
        yield world


def injector_of(world: ConnectedWorld) -> FaultInjector:
    return FaultInjector(world, random.Random(1))


def ask(world: ConnectedWorld, excuses: Excuses) -> Interaction:
    asked = world.ana.person.type(world.channel, "hearts status")
    excuses.asked(asked)
    return asked


async def test_what_reaches_the_bot_in_time_needs_an_answer(connected: ConnectedWorld) -> None:
    excuses = injector_of(connected).excuses
    asked = ask(connected, excuses)
    await connected.quiet()
    assert excuses.reason(asked) is None


async def test_a_press_around_a_break_that_is_over_at_once_needs_an_answer(connected: ConnectedWorld) -> None:
    excuses = injector_of(connected).excuses
    before = ask(connected, excuses)
    await connected.quiet()
    connected.server.gateway.cut()
    await connected.quiet()
    after = ask(connected, excuses)
    await connected.quiet()
    assert [excuses.reason(each) for each in (before, after)] == [None, None]


async def test_what_comes_too_late_because_the_connection_is_dead_needs_none(connected: ConnectedWorld) -> None:
    excuses = injector_of(connected).excuses
    await connected.fall_silent()
    asked = ask(connected, excuses)
    await connected.wait(60)
    assert asked.delivered
    assert excuses.reason(asked) == "unheard"


async def test_what_never_comes_because_the_session_has_ended_needs_none(connected: ConnectedWorld) -> None:
    excuses = injector_of(connected).excuses
    connected.server.gateway.invalidate()
    asked = ask(connected, excuses)
    await connected.wait(60)
    assert not asked.delivered
    assert excuses.reason(asked) == "unheard"


async def test_a_killed_bot_excuses_what_it_had_not_answered_yet_and_nothing_else(connected: ConnectedWorld) -> None:
    injector = injector_of(connected)
    done = ask(connected, injector.excuses)
    await connected.quiet()
    connected.server.faults.hold("POST", "/interactions/*")
    waiting = ask(connected, injector.excuses)
    await connected.quiet()
    await injector.kill()
    after = ask(connected, injector.excuses)
    await connected.quiet()
    assert [injector.excuses.reason(each) for each in (done, waiting, after)] == [None, "stopped", None]


async def test_a_killed_bot_does_not_excuse_what_it_had_time_to_answer(connected: ConnectedWorld) -> None:
    injector = injector_of(connected)
    connected.server.faults.hold("POST", "/interactions/*", times=None)
    waiting = ask(connected, injector.excuses)
    await connected.wait(4)
    await injector.kill()
    assert injector.excuses.reason(waiting) is None


@pytest.mark.slow
async def test_two_bots_excuse_the_old_hand_of_a_game_on_no_server_alone(leased: ConnectedWorld) -> None:
    excuses = injector_of(leased).excuses
    assert not excuses.crossed(0)
    excuses.began("second bot")
    assert [excuses.crossed(guild_id) for guild_id in (0, leased.guild.id)] == [True, False]
    excuses.looked()
    assert not excuses.crossed(0)


@pytest.mark.slow
async def test_leases_that_end_before_a_press_can_arrive_excuse_it(leased: ConnectedWorld) -> None:
    excuses = injector_of(leased).excuses
    bot, database = leased.bot, leased.database
    assert isinstance(bot, LeasingBot)
    assert isinstance(database, PostgreSQL)
    await leased.wait(1)
    early = ask(leased, excuses)
    database.relay.refuses = True
    database.relay.cut()
    while (left := bot.ownership.left) > IN_TIME:
        await leased.wait(left - IN_TIME / 2)
    late = ask(leased, excuses)
    assert bot.complaint() is None
    database.relay.clear()
    await leased.wait(20)
    assert [excuses.reason(each) for each in (early, late)] == [None, "unserved"]


async def test_a_fault_excuses_the_interaction_whose_request_it_has_struck(connected: ConnectedWorld) -> None:
    injector = injector_of(connected)
    injector._requests._drawn.append(connected.server.faults.fail("POST", "/interactions/*", 404, 10062))
    struck = ask(connected, injector.excuses)
    await connected.quiet()
    other = ask(connected, injector.excuses)
    await connected.quiet()
    assert [injector.excuses.reason(each) for each in (struck, other)] == ["struck", None]


async def test_a_press_whose_answer_comes_after_its_screen_was_closed_needs_none(connected: ConnectedWorld) -> None:
    excuses = injector_of(connected).excuses
    screen = await connected.ana.command("hearts status")
    answer = connected.server.faults.hold("POST", "/interactions/*/*/callback")
    second, first = (connected.ana.person.press(screen.message, screen.one("close").custom_id) for _ in range(2))
    await connected.quiet()
    for each in (second, first):
        excuses.asked(each)
    assert answer.met
    answer.release()
    await connected.wait(1)
    assert sorted(map(str, map(excuses.reason, (second, first)))) == ["None", "closed"]


async def test_a_full_disk_explains_errors_until_the_promises_are_checked_again(connected: ConnectedWorld) -> None:
    excuses = injector_of(connected).excuses
    assert not excuses.explains(FULL, "")
    excuses.began("disk")
    assert excuses.explains(FULL, "")
    excuses.looked()
    assert not excuses.explains(FULL, "")
