"""What the monkey takes for a hidden card, and what not."""

from __future__ import annotations

import random

from tests.connected import ConnectedWorld, Member
from tests.discord_server import messages
from tests.discord_server.state import COMPONENTS_V2
from tests.monkey.promises import Promises
from tests.monkey.weather import Weather
from tests.payloads import TEXT


async def dealt(world: ConnectedWorld) -> tuple[Promises, Member, str]:
    """The promises of a game that has begun, and somebody with a card that this person does not hold."""
    promises = Promises(world, Weather(world, random.Random(1)))
    await world.begin(world.ben, world.chidi, world.dana)
    table = await world.table()
    card = next(card for card in table.game.view(table.seat_of(world.ana.id)).hand)
    return promises, world.ben, str(card)


async def test_a_refusal_may_repeat_a_card_to_whoever_has_typed_it(connected: ConnectedWorld) -> None:
    promises, person, card = await dealt(connected)
    asked = person.person.type(connected.channel, "rules show", name=card)
    promises.asked(asked)
    answer = await person.answer(asked)
    assert card in answer.text
    assert not promises.broken


async def test_a_card_that_somebody_else_has_typed_is_still_hidden(connected: ConnectedWorld) -> None:
    promises, person, card = await dealt(connected)
    promises.asked(connected.chidi.person.type(connected.channel, "rules show", name=card))
    await connected.quiet()
    state = connected.server.state
    told = {"components": [{"type": TEXT, "content": card}], "flags": COMPONENTS_V2}
    messages.create(state, connected.channel, state.bot.id, told, only_for=person.id)
    assert promises.broken
