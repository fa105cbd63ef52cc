"""Hands: the next action of a random person, drawn from all that their screens offer."""

from __future__ import annotations

import random

from tests.connected import ConnectedWorld, Member
from tests.discord_server.state import Channel, Interaction, Message
from tests.payloads import BUTTON, FINDERS, MENU
from tests.screens import Button, buttons_of

COMMANDS = (
    "hearts hand", "hearts status", "hearts scores", "hearts claim", "hearts seats", "hearts hint", "hearts ready",
    "solo", "daily", "profile", "leaderboard", "history", "help", "settings me", "rules show", "hearts replay",
    "hearts pause", "hearts back", "hearts rematch", "hearts join",
)  # fmt: skip
GOES_ON = {"play", "toggle", "choose", "pass", "ready", "start", "join", "computer", "hand", "call", "go-on", "back"}
"""Verbs that make games progress."""
ENDS = {"cancel", "leave", "sure", "pause"}
LOOKS_AT = 8
"""How many of the newest messages of a channel a person looks at."""
TYPED = ("", "QS", "2C 3C 4C", "♥" * 40, "a\u202eb", "0", "-1", "x" * 200, "<@1>", "`", "HX1-")


class Hands:
    """Draws and carries out the actions of all people."""

    def __init__(self, world: ConnectedWorld, rng: random.Random, channels: list[Channel]) -> None:
        self._world, self._rng, self._channels = world, rng, channels
        self._old: list[tuple[Member, Message, str]] = []

    def do(self) -> tuple[str, Interaction | None]:
        """Carries out one action. Returns its name, and the interaction if the bot gets one."""
        person, channel = self._rng.choice(self._world.people), self._rng.choice(self._channels)
        chance = self._rng.random()
        if chance < 0.06:
            return self._command(person, channel)
        if chance < 0.09 and self._old:
            return self._again()
        seen = person.person.sees(channel)[-LOOKS_AT:]
        own = [message for message in seen if message.only_for is not None]
        if chance < 0.11 and own:
            person.person.dismiss(own[0])
            return f"{person.name} dismisses a message", None
        items = [(message, item) for message in seen for item in buttons_of(message.components) if not item.disabled]
        items = [(message, item) for message, item in items if item.kind not in FINDERS]
        if not items:
            return self._command(person, channel)
        useful = [each for each in items if each[1].verb in GOES_ON]
        if useful and self._rng.random() < 0.75:
            items = useful
        message, item = self._rng.choice(items)
        if item.verb in ENDS and self._rng.random() < 0.9:
            return f"{person.name} thinks better of it", None
        return f"{person.name}: {item.custom_id} on {message.id}", self._press(person, message, item)

    def fill(self, opened: Interaction) -> tuple[str, Interaction]:
        """Submits an open form with random input."""
        person = next(each for each in self._world.people if each.id == opened.user_id)
        places = [label["component"] for label in (opened.form or {})["components"]]
        values = {place["custom_id"]: self._rng.choice(TYPED) for place in places if place["type"] == 4}
        return f"{person.name} fills a form with {values}", person.person.fill(opened, **values)

    def _press(self, person: Member, message: Message, item: Button) -> Interaction:
        self._old = [*self._old, (person, message, item.custom_id)][-50:]
        if item.kind == BUTTON:
            return person.person.press(message, item.custom_id)
        assert item.kind == MENU
        values = self._rng.sample(item.values, min(item.count, len(item.values)))
        return person.person.choose(message, item.custom_id, values)

    def _again(self) -> tuple[str, Interaction | None]:
        """Presses a component that may not exist any more."""
        person, message, custom_id = self._rng.choice(self._old)
        if person.person.message(message.id) is not message:
            return "nothing", None
        return f"{person.name} again: {custom_id}", person.person.forge(message, custom_id)

    def _command(self, person: Member, channel: Channel) -> tuple[str, Interaction]:
        name = self._rng.choice(COMMANDS)
        return f"{person.name}: /{name}", person.person.type(channel, name)
