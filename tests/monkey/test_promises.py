"""What the monkey takes for a hidden card, a second answer or a missing one, and what not."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.items import screen, text
from tests.connected import ConnectedWorld, Member
from tests.discord_server import messages
from tests.discord_server.state import COMPONENTS_V2, EPHEMERAL, Interaction
from tests.monkey.fault_injector import FaultInjector
from tests.monkey.promises import Promises, differences
from tests.payloads import TEXT

SCREEN = {"components": [{"type": TEXT, "content": "Hello"}], "flags": COMPONENTS_V2}


def promises_of(world: ConnectedWorld) -> Promises:
    return Promises(world, FaultInjector(world, random.Random(1)).excuses)


async def dealt(world: ConnectedWorld) -> tuple[Promises, Member, str]:
    """The promises of a game that has begun, and somebody with a card that this person does not hold."""
    promises = promises_of(world)
    await world.begin(world.ben, world.chidi, world.dana)
    table = await world.table()
    card = next(card for card in table.game.view(table.seat_of(world.ana.id)).hand)
    return promises, world.ben, str(card)


async def answered(world: ConnectedWorld, promises: Promises) -> Interaction:
    """A command that was answered."""
    asked = world.ana.person.type(world.channel, "hearts status")
    promises.asked(asked)
    await world.ana.answer(asked)
    return asked


def follow(world: ConnectedWorld, asked: Interaction, *, private: bool) -> None:
    """Sends a message through the token of an interaction."""
    body = SCREEN | {"flags": COMPONENTS_V2 | (EPHEMERAL if private else 0)}
    only_for = asked.user_id if private else None
    state = world.server.state
    asked.follow_ups.append(messages.create(state, world.channel, state.bot.id, body, only_for=only_for))


async def test_a_refusal_may_repeat_a_card_to_whoever_has_typed_it(connected: ConnectedWorld) -> None:
    promises, person, card = await dealt(connected)
    asked = person.person.type(connected.channel, "hearts new", time_zone=card)
    promises.asked(asked)
    answer = await person.answer(asked)
    assert card in answer.text
    assert not promises.broken


async def test_a_form_may_say_that_hearts_count_two_to_ten_and_name_no_hidden_card(connected: ConnectedWorld) -> None:
    promises, person, card = await dealt(connected)
    asked = person.person.type(connected.channel, "rules edit")
    asked.form = {"label": "Hearts 2 to 10, pictures 10, ace 15"}
    promises.answered(asked)
    assert not promises.broken
    asked.form |= {"placeholder": card}
    promises.answered(asked)
    assert len(promises.broken) == 1


async def test_a_card_that_somebody_else_has_typed_is_still_hidden(connected: ConnectedWorld) -> None:
    promises, person, card = await dealt(connected)
    promises.asked(connected.chidi.person.type(connected.channel, "hearts new", time_zone=card))
    await connected.quiet()
    state = connected.server.state
    told = {"components": [{"type": TEXT, "content": card}], "flags": COMPONENTS_V2}
    messages.create(state, connected.channel, state.bot.id, told, only_for=person.id)
    assert promises.broken


async def test_a_card_in_the_words_of_an_attached_picture_is_seen(connected: ConnectedWorld) -> None:
    promises, person, card = await dealt(connected)
    state = connected.server.state
    picture = {"filename": "scores.png", "content": b"", "description": f"Somebody holds {card}."}
    messages.create(state, connected.channel, state.bot.id, SCREEN | {"attachments": [picture]}, only_for=person.id)
    assert promises.broken


async def test_a_second_private_message_is_a_second_answer_and_a_public_one_is_not(connected: ConnectedWorld) -> None:
    promises = promises_of(connected)
    asked = await answered(connected, promises)
    follow(connected, asked, private=False)
    await promises.look("")
    assert not promises.broken
    asked = await answered(connected, promises)
    follow(connected, asked, private=True)
    await promises.look("")
    assert [each.split(" {")[0] for each in promises.broken] == ["a second answer to"]


async def test_what_is_deferred_in_place_and_never_answered_is_noticed(connected: ConnectedWorld) -> None:
    promises, person, _ = await dealt(connected)
    connected.server.faults.hold("POST", "/interactions/*")
    asked = person.begin(person.panels[1], "more")
    promises.asked(asked)
    connected.answer_elsewhere(asked)
    await connected.quiet()
    await promises.look("")
    assert [each.split(" {")[0] for each in promises.broken] == ["still thinks about"]


@pytest.mark.parametrize(
    ("lines", "old"),
    [
        (("question", "hand"), False),
        (("question", "note", "hand"), False),
        (("note", "question", "hand"), False),
        (("question", "hand", "note", "note"), False),
        (("note", "question", "note", "hand"), True),
        (("question",), True),
        (("question", "other hand"), True),
    ],
)
def test_a_panel_is_not_old_because_an_answer_has_added_a_note_in_one_place(lines: tuple[str, ...], old: bool) -> None:
    shown: Any = SimpleNamespace(components=screen(text(*lines)).to_components())
    assert bool(differences(shown, screen(text("question", "hand")))) is old
