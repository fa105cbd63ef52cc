"""Games: what people begin to play, by rules of every kind."""

import random
from contextlib import suppress
from typing import Any

from pydantic import ValidationError

from bot.tables.pace import PACES
from hearts import PRESETS, Rules, write_code
from hearts.cards import ALL_CARDS
from hearts.options import OPTIONS
from players import LEVELS
from tests.connected import ConnectedWorld
from tests.discord_server.state import Channel, Interaction
from tests.monkey.places import Places

FEW = tuple(card for card in ALL_CARDS if str(card)[0].isdigit())
"""Cards without which everybody holds five."""
CHANGED = 4
"""How many rules differ from the usual ones in a game by rules drawn at random."""


class Games:
    """Lets people begin games."""

    def __init__(self, world: ConnectedWorld, rng: random.Random, places: Places) -> None:
        self._world, self._rng, self._places = world, rng, places

    def begin(self) -> tuple[str, Interaction]:
        """Somebody begins a game: mostly a table, sometimes one of their own, or a match."""
        name = self._rng.choice(("hearts new",) * 6 + ("solo", "daily", "match new"))
        channel = self._rng.choice(self._places.tables())
        person = self._rng.choice([person for person in self._world.people if person.person.may_see(channel)])
        options = self._options(name, channel)
        return f"{person.name}: /{name} {options}", person.person.type(channel, name, **options)

    def _options(self, name: str, channel: Channel) -> dict[str, Any]:
        draw = self._rng.choice
        match name:
            case "hearts new":
                rules = self._rules()
                return {
                    "preset": write_code(rules),
                    "computers": self._rng.randrange(rules.seats),
                    "level": draw([*LEVELS]),
                    "pace": draw(["blitz", "live", "live", *PACES]),
                    "thread": self._rng.random() < 0.4,
                    "cut": self._rng.random() < 0.4,
                    "hints": self._rng.random() < 0.7,
                }
            case "solo":
                return {"preset": write_code(self._rules())}
            case "match new":
                short = Rules(removed=FEW, passing="none")
                return {"deals": 4, "where": draw(("tables", "alone")), "preset": write_code(short), "pace": "live"}
            case _:
                return {}

    def _rules(self) -> Rules:
        """Rules of a preset, of a game that is soon over, or drawn at random."""
        chance = self._rng.random()
        if chance < 0.35:
            return Rules(removed=FEW, passing=self._rng.choice(("standard", "none")), end="rounds", end_rounds=2)
        if chance < 0.7:
            return self._rng.choice([*PRESETS.values()])
        while True:
            listed = [option for option in OPTIONS.values() if option.values and option.name != "seats"]
            drawn = {each.name: self._rng.choice(each.values) for each in self._rng.sample(listed, CHANGED)}
            with suppress(ValidationError):
                return Rules(seats=self._rng.randint(3, 8), **drawn)
