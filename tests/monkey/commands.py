"""Commands: any of the bot's slash commands, with values for its options, as people type them."""

import random
from typing import Any

from hearts import PRESETS, write_code
from tests.connected import ConnectedWorld, Member
from tests.discord_server.commands import BOOLEAN, FILE, INTEGER, TEXT, USER, leaves
from tests.discord_server.objects import AMONG_PEOPLE, BOT_DM, GUILD_ONLY
from tests.discord_server.permissions import may
from tests.discord_server.state import Channel, Interaction

USUAL = (
    "hearts hand", "hearts status", "hearts scores", "hearts claim", "hearts seats", "hearts hint", "hearts ready",
    "solo", "daily", "profile", "leaderboard", "history", "help", "settings me", "rules show", "hearts replay",
    "hearts start", "hearts pause", "hearts back", "hearts rematch", "hearts join", "hearts review", "privacy export",
)  # fmt: skip
"""Commands that are also given without any options."""
OF_MANAGERS = ("rules edit", "settings server", "hearts end")
"""The same for people who may manage the server."""
TYPED = ("", "QS", "2C 3C 4C", "♥" * 40, "a\u202eb", "0", "-1", "x" * 200, "<@1>", "`", "HX1-")
PLAUSIBLE: dict[str, tuple[str, ...]] = {
    "table": tuple(map(str, range(1, 16))),
    "preset": tuple(PRESETS),
    "name": (*PRESETS, "Friday"),
    "new": ("Friday", "Sunday"),
    "code": tuple(write_code(rules) for rules in PRESETS.values()),
    "card": ("QS", "2C", "AH", "10♦"),
    "cards": ("QS AH KH", "2C 3C 4C"),
    "to": ("1L", "hold", "2R"),
    "at": ("+15", "20:30", "8.30 pm"),
    "time_zone": ("Europe/Berlin", "UTC"),
}
"""By the name of an option: texts that may make sense."""
GIVEN = 0.35
"""How often an option is given that need not be."""


class Commands:
    """Types commands for people."""

    def __init__(self, world: ConnectedWorld, rng: random.Random) -> None:
        self._world, self._rng = world, rng

    def usual(self, person: Member, channel: Channel) -> tuple[str, Interaction]:
        """A common command without options."""
        guild = self._world.server.state.guilds.get(channel.guild_id or 0)
        if guild is None:
            name = self._rng.choice(("solo", "daily", "profile", "help"))
        elif may(person.id, channel, guild).manage_guild:
            name = self._rng.choice((*USUAL, *OF_MANAGERS * 4))
        else:
            name = self._rng.choice(USUAL)
        return f"{person.name}: /{name}", person.person.type(channel, name)

    def any(self, person: Member, channel: Channel) -> tuple[str, Interaction]:
        """Any command with any options."""
        name, asked = self._rng.choice(self._offered(channel))
        given = {
            each["name"]: self._value(each)
            for each in asked
            if each["type"] != FILE and (each.get("required") or self._rng.random() < GIVEN)
        }
        told = {option: getattr(value, "name", value) for option, value in given.items()}
        return f"{person.name}: /{name} {told}", person.person.type(channel, name, **given)

    def complete(self, person: Member, channel: Channel) -> tuple[str, Interaction]:
        """Typing in an option that offers choices meanwhile."""
        offered = [
            (name, option) for name, asked in self._offered(channel) for option in asked if option.get("autocomplete")
        ]
        name, option = self._rng.choice(offered)
        text = self._rng.choice(("", "", *TYPED, *(value[:2] for value in PLAUSIBLE.get(option["name"], ()))))
        asked = person.person.complete(channel, name, option["name"], text)
        return f"{person.name} types {text!r} in {option['name']} of /{name}", asked

    def _offered(self, channel: Channel) -> list[tuple[str, list[dict[str, Any]]]]:
        """The commands that Discord offers in a channel, with their options."""
        place = AMONG_PEOPLE if channel.group else BOT_DM if channel.guild_id is None else GUILD_ONLY
        commands = self._world.server.state.commands
        return [
            found
            for command in commands
            if command.get("type", 1) == 1 and place in (command.get("contexts") or (GUILD_ONLY,))
            for found in leaves(command["name"], command)
        ]

    def _value(self, option: dict[str, Any]) -> Any:
        if choices := option.get("choices"):
            return self._rng.choice(choices)["value"]
        kind = option["type"]
        if kind == INTEGER:
            least = option.get("min_value", 0)
            return self._rng.randint(least, min(option.get("max_value", 20), least + 20))
        if kind == BOOLEAN:
            return self._rng.random() < 0.5
        if kind == USER:
            return self._rng.choice(self._world.people).person
        assert kind == TEXT, f"nobody knows how to type {option}"
        texts = PLAUSIBLE.get(option["name"], ()) if self._rng.random() < 0.8 else TYPED
        text: str = self._rng.choice(texts or TYPED)
        return text[: option.get("max_length") or 6_000] or ("x" if option.get("min_length") else "")
