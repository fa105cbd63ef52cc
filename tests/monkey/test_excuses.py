"""What excuses an interaction from an answer, and an error in the log, and what does not."""

from __future__ import annotations

import random

from tests.connected import ConnectedWorld
from tests.discord_server.state import Interaction
from tests.monkey.excuses import Excuses
from tests.monkey.weather import Weather

FULL = "the store is not available"


def weather_of(world: ConnectedWorld) -> Weather:
    return Weather(world, random.Random(1))


def ask(world: ConnectedWorld, excuses: Excuses) -> Interaction:
    asked = world.ana.person.type(world.channel, "help")
    excuses.asked(asked)
    return asked


async def test_what_reaches_the_bot_in_time_needs_an_answer(connected: ConnectedWorld) -> None:
    excuses = weather_of(connected).excuses
    asked = ask(connected, excuses)
    await connected.quiet()
    assert excuses.reason(asked) is None


async def test_a_press_around_a_break_that_is_over_at_once_needs_an_answer(connected: ConnectedWorld) -> None:
    excuses = weather_of(connected).excuses
    before = ask(connected, excuses)
    await connected.quiet()
    connected.server.gateway.cut()
    await connected.quiet()
    after = ask(connected, excuses)
    await connected.quiet()
    assert [excuses.reason(each) for each in (before, after)] == [None, None]


async def test_what_comes_too_late_because_the_connection_is_dead_needs_none(connected: ConnectedWorld) -> None:
    excuses = weather_of(connected).excuses
    await connected.fall_silent()
    asked = ask(connected, excuses)
    await connected.wait(60)
    assert asked.delivered
    assert excuses.reason(asked) == "unheard"


async def test_what_never_comes_because_the_session_has_ended_needs_none(connected: ConnectedWorld) -> None:
    excuses = weather_of(connected).excuses
    connected.server.gateway.invalidate()
    asked = ask(connected, excuses)
    await connected.wait(60)
    assert not asked.delivered
    assert excuses.reason(asked) == "unheard"


async def test_a_killed_bot_excuses_what_it_had_not_answered_yet_and_nothing_else(connected: ConnectedWorld) -> None:
    weather = weather_of(connected)
    done = ask(connected, weather.excuses)
    await connected.quiet()
    connected.server.faults.hold("POST", "/interactions/*")
    waiting = ask(connected, weather.excuses)
    await connected.quiet()
    await weather.kill()
    after = ask(connected, weather.excuses)
    await connected.quiet()
    assert [weather.excuses.reason(each) for each in (done, waiting, after)] == [None, "stopped", None]


async def test_a_killed_bot_does_not_excuse_what_it_had_time_to_answer(connected: ConnectedWorld) -> None:
    weather = weather_of(connected)
    connected.server.faults.hold("POST", "/interactions/*", times=None)
    waiting = ask(connected, weather.excuses)
    await connected.wait(4)
    await weather.kill()
    assert weather.excuses.reason(waiting) is None


async def test_a_fault_excuses_the_interaction_whose_request_it_has_struck(connected: ConnectedWorld) -> None:
    weather = weather_of(connected)
    weather._requests._drawn.append(connected.server.faults.fail("POST", "/interactions/*", 404, 10062))
    struck = ask(connected, weather.excuses)
    await connected.quiet()
    other = ask(connected, weather.excuses)
    await connected.quiet()
    assert [weather.excuses.reason(each) for each in (struck, other)] == ["struck", None]


async def test_a_full_disk_explains_errors_until_the_promises_are_checked_again(connected: ConnectedWorld) -> None:
    excuses = weather_of(connected).excuses
    assert not excuses.explains(FULL, "")
    excuses.began("disk")
    assert excuses.explains(FULL, "")
    excuses.looked()
    assert not excuses.explains(FULL, "")
