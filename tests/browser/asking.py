"""Screens that answer commands, on a server with months of games."""

import random
from collections.abc import AsyncIterator
from typing import Any

from bot.playground.world import PEOPLE, World
from db import Store
from hearts import Rules
from tests.past import store_game

DAY = 86_400_000
GAMES = 40
SHORT = Rules(end="rounds", end_rounds=4)
ASKED: dict[str, tuple[str, dict[str, Any]]] = {
    "leaderboard": ("leaderboard", {}),
    "leaderboard-average": ("leaderboard", {"by": "average", "period": "season"}),
    "leaderboard-empty": ("leaderboard", {"rules": "chips"}),
    "profile": ("profile", {}),
    "profile-empty": ("profile", {"member": 3}),
    "history": ("history", {}),
    "replay": ("hearts replay", {"round": 2}),
    "verify": ("hearts verify", {}),
    "settings-server": ("settings server", {}),
    "settings-me": ("settings me", {}),
    "privacy": ("privacy show", {}),
    "privacy-delete": ("privacy delete", {}),
    "presets": ("rules presets", {}),
    "rules-share": ("rules share", {"name": "omnibus"}),
    "rules-edit": ("rules edit", {"name": "omnibus"}),
    "help-play": ("help", {"page": "play"}),
    "help-points": ("help", {"page": "points"}),
    "help-strategy": ("help", {"page": "strategy"}),
    "help-moon": ("help", {"page": "moon"}),
    "help-tables": ("help", {"page": "tables"}),
    "help-turns": ("help", {"page": "turns"}),
    "help-rules": ("help", {"page": "rules"}),
    "help-commands": ("help", {"page": "commands"}),
    "help-managers": ("help", {"page": "managers"}),
    "about": ("about", {}),
}


async def played(here: World, store: Store, now: int) -> None:
    """Stores finished games of three of the four people, the newest an hour ago."""
    rng = random.Random(4)
    people = [(int(person.id), name) for person, name in zip(here.people, PEOPLE[:3], strict=False)]
    for person_id, name in people:
        await store.directory.see_player(person_id, name, "en-US", now)
    for number in range(GAMES):
        rng.shuffle(people)
        await store_game(
            store,
            dict(people),
            guild_id=int(here.channel.guild.id),
            channel_id=int(here.channel.id),
            at=now - DAY * 2 * (GAMES - number) + DAY,
            preset="quick",
            rules=SHORT,
            seed=number,
        )


async def answers(here: World, wanted: set[str]) -> AsyncIterator[tuple[str, int]]:
    """Gives each command as the first person; yields the name of its screen and the id of the answer."""
    for name, (command, options) in ASKED.items():
        if not wanted or name in wanted:
            given = {key: here.people[value] if key == "member" else value for key, value in options.items()}
            result = await here.people[0].slash(here.channel, command, **given)
            yield name, result.response.id
