"""Card pictures that are deleted while the bot runs: cards are drawn as text at once, and no answer is lost."""

import io
from itertools import chain

import pytest

from bot.pictures.emojis import SETS, short
from bot.transport.card_pictures import PAUSE
from tests.connected import ConnectedWorld, Screen
from tests.discord_server import application
from tests.discord_server.faults import Request
from tests.payloads import walk

LOOK = "/applications/*/emojis"


def upload(world: ConnectedWorld) -> None:
    for name in chain(*SETS):
        application.add_emoji(world.server.state, Request("POST", "", {"name": name}, 0.0))


def pictures(screen: Screen) -> int:
    """How many cards on the buttons of a screen have a picture."""
    return sum((part.get("emoji") or {}).get("id") is not None for part in walk(screen.components))


@pytest.fixture
async def pictured(connected: ConnectedWorld) -> ConnectedWorld:
    """A game of four people who see pictures, and are to pass."""
    upload(connected)
    await connected.bot.card_pictures.look_up()
    await connected.begin(connected.ben, connected.chidi, connected.dana, pace="slow")
    assert all(pictures(person.panel) >= 13 for person in connected.people)
    return connected


async def test_a_game_goes_on_with_text_when_the_pictures_are_deleted(
    pictured: ConnectedWorld, log_lines: io.StringIO
) -> None:
    pictured.server.state.emojis.clear()
    await pictured.pass_all()  # answers to presses, then pushes
    await pictured.wait(2)
    assert not any(pictures(person.panel) for person in pictured.people)
    await (await pictured.until_asked()).play()
    assert sum(str(line).count("card pictures are gone") for line in log_lines.getvalue().splitlines()) == 1
    assert not [line for line in log_lines.getvalue().splitlines() if '"level": "error"' in line]
    assert "<:" not in pictured.board().text


async def test_the_answer_that_is_refused_and_all_others_are_text_though_nobody_can_look_the_pictures_up(
    pictured: ConnectedWorld,
) -> None:
    look = pictured.server.faults.fail("GET", LOOK, 503, times=None)
    pictured.server.state.emojis.clear()
    hand = await pictured.ana.command("hearts hand")  # a new message
    await pictured.ana.press(hand, hand.all("toggle")[0])  # an edit
    assert not pictures(hand)
    assert all(item.label.startswith(short(item.card)) for item in hand.all("toggle") if item.card is not None)
    await pictured.wait(PAUSE + 1)
    assert 2 <= len(look.met) <= 4
    look.end()
    upload(pictured)
    await pictured.wait(PAUSE + 1)
    await pictured.ana.press(hand, hand.all("toggle")[1])
    assert pictures(hand), "the new ones are found"


async def test_pictures_that_could_not_be_looked_up_at_the_start_are_looked_up_later(connected: ConnectedWorld) -> None:
    upload(connected)
    await connected.disconnect()
    outage = connected.server.faults.fail("GET", LOOK, 503, times=None)
    await connected.connect()
    assert not connected.bot.faces.emojis
    outage.end()
    await connected.wait(PAUSE + 1)
    assert connected.bot.faces.complete
