"""Hands: the next action of a random person, drawn from all that their screens offer."""

import random
from typing import Any

from tests.connected import ConnectedWorld, Member
from tests.discord_server.people import PEOPLE
from tests.discord_server.state import Channel, Interaction, Message
from tests.monkey.commands import TYPED, Commands
from tests.monkey.places import Places
from tests.payloads import BUTTON, INPUT, RADIO
from tests.screens import Button, buttons_of

GOES_ON = {"play", "toggle", "choose", "pass", "ready", "start", "join", "computer", "hand", "call", "go-on", "back"}
"""Verbs that make games progress."""
MOVES = {"play", "ahead", "toggle", "choose", "pass", "call", "give", "moon", "claim", "ready", "on"}
"""Verbs with which people play, on what only they see."""
ENDS = {"cancel", "leave", "sure", "pause", "match:cancel", "match:leave", "privacy:sure", "privacy:gone", "solo:new"}
"""Kinds of items that nearly everybody thinks better of."""
LOOKS_AT = 8
"""How many of the newest messages of a channel a person looks at."""


class Hands:
    """Draws and carries out the actions of all people."""

    def __init__(self, world: ConnectedWorld, rng: random.Random, places: Places) -> None:
        self._world, self._rng, self._places = world, rng, places
        self._commands = Commands(world, rng)
        self._old: list[tuple[Member, Message, str]] = []

    def do(self) -> tuple[str, Interaction | None]:
        """Carries out one action. Returns its name, and the interaction if the bot gets one."""
        person = self._rng.choice(self._world.people)
        channels = [channel for channel in self._places.of(person) if person.person.may_see(channel)]
        if not channels:
            return f"{person.name} is nowhere", None
        if self._rng.random() < 0.5 and (moves := self._moves(person, channels)):
            return self._use(person, moves)
        channel, chance = self._rng.choice(channels), self._rng.random()
        if chance < 0.1:
            return self._commands.usual(person, channel)
        if chance < 0.2:
            return self._commands.any(person, channel)
        if chance < 0.23:
            return self._commands.complete(person, channel)
        if chance < 0.26 and self._old:
            return self._again()
        seen = person.person.sees(channel)[-LOOKS_AT:]
        own = [message for message in seen if message.only_for is not None]
        if chance < 0.29 and own:
            person.person.dismiss(own[0])
            return f"{person.name} dismisses a message", None
        items = [(message, item) for message in seen for item in buttons_of(message.components) if not item.disabled]
        if not items:
            return self._commands.usual(person, channel)
        useful = [each for each in items if each[1].verb in GOES_ON]
        if useful and self._rng.random() < 0.75:
            items = useful
        return self._use(person, items)

    def _moves(self, person: Member, channels: list[Channel]) -> list[tuple[Message, Button]]:
        """What somebody's newest private messages in some channels offer for a move."""
        found = []
        for channel in channels:
            own = [message for message in person.person.sees(channel) if message.only_for is not None]
            found += [(message, item) for message in own[-LOOKS_AT:] for item in buttons_of(message.components)]
        return [
            (message, item)
            for message, item in found
            if not MOVES.isdisjoint((_kind(item), item.verb)) and not item.disabled
        ]

    def _use(self, person: Member, items: list[tuple[Message, Button]]) -> tuple[str, Interaction | None]:
        """Somebody presses one of these buttons, or chooses in one of these menus."""
        kind = self._rng.choice(sorted({_kind(item) for _, item in items}))  # else most presses would be "Show my hand"
        message, item = self._rng.choice([each for each in items if _kind(each[1]) == kind])
        if not ENDS.isdisjoint((kind, item.verb)) and self._rng.random() < 0.9:
            return f"{person.name} thinks better of it", None
        return f"{person.name}: {item.custom_id} on {message.id}", self._press(person, message, item)

    def fill(self, opened: Interaction) -> tuple[str, Interaction | None]:
        """Submits an open form with random input, unless its channel is gone."""
        person = next(each for each in self._world.people if each.id == opened.user_id)
        channel, source = self._world.server.state.channel(opened.channel_id), opened.source
        seen = channel is not None and person.person.may_see(channel)
        if not seen or (source is not None and person.person.message(source.id) is not source):
            return f"{person.name} cannot send the form", None
        places = [label["component"] for label in (opened.form or {})["components"]]
        values = {place["custom_id"]: self._input(place) for place in places if self._rng.random() < 0.8}
        return f"{person.name} fills a form with {values}", person.person.fill(opened, **values)

    def _input(self, place: dict[str, Any]) -> Any:
        """What somebody types or chooses in one place of a form."""
        if place["type"] == INPUT:
            return self._rng.choice(TYPED)[: place.get("max_length") or 4_000]
        offered = [option["value"] for option in place.get("options") or ()]
        if place["type"] == RADIO:
            return self._rng.choice(offered)
        least, most = place.get("min_values", 1), min(place.get("max_values", 1), len(offered))
        return self._rng.sample(offered, self._rng.randint(least, most))

    def _press(self, person: Member, message: Message, item: Button) -> Interaction:
        self._old = [*self._old, (person, message, item.custom_id)][-50:]
        if item.kind == BUTTON:
            return person.person.press(message, item.custom_id)
        if item.kind == PEOPLE:
            guests = self._rng.sample(self._world.people, self._rng.randint(1, item.count))
            return person.person.choose(message, item.custom_id, [str(each.id) for each in guests])
        offered = item.values
        if not offered:  # a menu of channels
            offered = [str(each.id) for each in self._places.of(person) if each.guild_id is not None]
        values = self._rng.sample(offered, min(item.count, len(offered)))
        return person.person.choose(message, item.custom_id, values)

    def _again(self) -> tuple[str, Interaction | None]:
        """Presses a component that may not exist any more."""
        person, message, custom_id = self._rng.choice(self._old)
        channel = self._world.server.state.channel(message.channel_id)
        if channel not in self._places.of(person) or person.person.message(message.id) is not message:
            return "nothing", None
        return f"{person.name} again: {custom_id}", person.person.forge(message, custom_id)


def _kind(item: Button) -> str:
    """The verb of a button or a menu, with what it asks for unless that is a card or the like."""
    return f"{item.verb}:{item.arg}" if item.arg.islower() and item.arg.isalpha() else item.verb
