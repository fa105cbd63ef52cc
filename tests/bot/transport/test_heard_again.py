"""Interactions that arrive twice or late, after a broken connection or because Discord repeats them."""

import copy
import io
from collections import Counter

import pytest

from bot.tables.pace import PACES
from db import Status
from tests.bots import UNTIL_READY
from tests.connected import ConnectedWorld, Member
from tests.discord_server import objects
from tests.discord_server.state import Interaction
from tests.people import CHOSEN

TOO_LATE = 10.0
"""Seconds after which Discord accepts no answer to an interaction."""


def send_again(world: ConnectedWorld, asked: Interaction) -> None:
    event = copy.deepcopy(objects.interaction(world.server.state, asked))
    world.server.gateway.dispatch(asked.guild_id, "INTERACTION_CREATE", event)


def errors(log: io.StringIO) -> list[str]:
    return [line for line in log.getvalue().splitlines() if '"level": "error"' in line]


async def playing(world: ConnectedWorld) -> Member:
    """Four people in the first trick; returns who leads."""
    await world.begin_first_trick()
    return await world.until_turn()


def press_a_card(person: Member) -> Interaction:
    return person.begin(person.panel, person.panel.first_card)


async def test_an_interaction_that_is_delivered_twice_is_handled_and_answered_once(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    asked = connected.ana.person.type(connected.channel, "hearts new")
    send_again(connected, asked)
    await connected.wait(1)
    send_again(connected, asked)
    await connected.wait(5)
    (lobby,) = connected.messages()
    assert await connected.bot.store.tables.alive_of_player(connected.ana.id) == [1]

    more = await connected.ana.press(lobby, "more")
    send_again(connected, connected.ana.begin(more, "computer"))
    await connected.wait(1)
    assert [seat.name != "" for seat in (await connected.table()).seats] == [True, True, False, False]

    for person, verb in ((connected.ben, "join"), (connected.chidi, "join"), (connected.ana, "start")):
        send_again(connected, person.begin(lobby, verb))
        await connected.wait(2)
    assert (await connected.table()).record.status is Status.PLAYING
    for person in (connected.ana, connected.ben, connected.chidi):
        await person.show(connected.board())
        first = person.panel.all("toggle")[0]
        send_again(connected, person.begin(person.panel, first))
        await connected.wait(1)
        assert [item.card for item in person.panel.all("toggle") if item.style == CHOSEN] == [first.card]
        await person.pass_cards()
    await connected.wait(1)

    for played in range(1, 5):
        person = await connected.until_turn()
        send_again(connected, press_a_card(person))
        await connected.wait(2)
        assert await connected.cards_played() >= played
    callbacks = Counter(request.path for request in connected.server.requests if request.path.endswith("/callback"))
    assert set(callbacks.values()) == {1}
    assert not errors(log_lines)


async def test_a_press_while_the_connection_is_broken_counts_after_it_is_restored(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    """By then it is too late to answer, but the card is played all the same."""
    world, gateway = connected, connected.server.gateway
    person, before = await playing(world), await world.cards_played()
    gateway.cut()
    asked = press_a_card(person)
    asked.at -= TOO_LATE
    await world.wait_until(lambda: gateway.resumed)
    await world.wait(2)
    assert (asked.response, gateway.identified) == (None, 1)
    assert await world.cards_played() > before
    send_again(world, asked)
    await world.wait(1)
    second, before = await world.until_turn(), await world.cards_played()
    assert second is not person
    await second.play()
    assert await world.cards_played() > before
    assert not errors(log_lines)


async def test_nobody_is_blamed_for_a_deadline_that_passes_while_the_gateway_is_gone(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    world, gateway = connected, connected.server.gateway
    await playing(world)
    person, before = await world.until_asked(), await world.cards_played()
    gateway.out_of_order = True
    gateway.cut()
    await world.wait(5 * PACES["live"].play / 1000)
    assert await world.cards_played() == before
    gateway.out_of_order = False
    await world.wait_until(lambda: all(session.socket for session in gateway.sessions.values()))
    await world.wait(UNTIL_READY)
    assert "⏱️" in person.panel.text
    await person.play()
    assert await world.cards_played() > before
    assert not any(seat.misses for seat in (await world.table()).seats)


async def test_nobody_is_too_late_while_the_connection_is_dead_and_nobody_knows(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    """A press that was made before the connection is given up counts after it."""
    world, gateway = connected, connected.server.gateway
    await playing(world)
    person, before = await world.until_asked(), await world.cards_played()
    await world.wait(PACES["live"].play / 1000 - 5)
    await person.command("hearts status")
    await world.fall_silent()
    asked = press_a_card(person)
    asked.at -= TOO_LATE
    await world.wait(9)
    assert await world.cards_played() == before
    await world.wait_until(lambda: gateway.resumed)
    await world.wait(2)
    assert (asked.response, gateway.identified) == (None, 1)
    assert await world.cards_played() > before
    assert not any(seat.misses for seat in (await world.table()).seats)
    assert not errors(log_lines)


async def test_whoever_did_not_press_while_the_connection_was_dead_has_the_whole_time_again(
    connected: ConnectedWorld,
) -> None:
    world, gateway, time = connected, connected.server.gateway, PACES["live"].play / 1000
    await playing(world)
    person, before = await world.until_asked(), await world.cards_played()
    await world.wait(time - 5)
    await world.fall_silent()
    await world.wait_until(lambda: gateway.resumed)
    await world.wait(time - 2)
    assert await world.cards_played() == before
    await world.wait(10)
    assert await world.cards_played() > before
    assert [seat.player_id for seat in (await world.table()).seats if seat.misses] == [person.id]


@pytest.mark.parametrize("broken", ["cut", "reconnect", "invalidate"])
async def test_deadlines_count_again_once_the_gateway_is_back(connected: ConnectedWorld, broken: str) -> None:
    """The deadline that comes just after the break is put off, the next one is not."""
    world, time = connected, PACES["live"].play / 1000
    await playing(world)
    person, before = await world.until_asked(), await world.cards_played()
    await world.wait(time - 2)
    getattr(world.server.gateway, broken)()
    await world.wait(time - 2)
    assert await world.cards_played() == before
    await world.wait(time)
    assert await world.cards_played() > before
    assert [seat.player_id for seat in (await world.table()).seats if seat.misses] == [person.id]


async def test_an_interaction_that_comes_too_late_for_an_answer_starts_nothing(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    await comes_too_late(connected, "hearts new")
    assert not errors(log_lines)


async def comes_too_late(world: ConnectedWorld, command: str) -> None:
    asked = world.ana.person.type(world.channel, command)
    asked.at -= TOO_LATE
    await world.wait(5)
    assert asked.response is None
    assert not any(screen.buttons for screen in world.messages())
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == []
