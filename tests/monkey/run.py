"""A run of the monkey: ten tables, a number of presses, and regular checks of all promises."""

from __future__ import annotations

import io
import random
from collections import deque
from collections.abc import Callable
from pathlib import Path

from tests.connected import online
from tests.monkey.hands import Hands
from tests.monkey.promises import Promises
from tests.monkey.weather import Weather

TABLES = 10
PEOPLE = ("Emil", "Fay", "Gus", "Hana", "Ivo", "June")
BETWEEN_LOOKS = 60
"""Presses between two checks of the promises."""
SETTLING = 90.0
"""Seconds after the last fault until everything has been retried."""
LAST = 40
"""How many of the last actions a failure reports."""


async def run(folder: Path, seed: int, log: io.StringIO, more: Callable[[int], bool]) -> set[str]:
    """Presses while ``more(number of presses so far)`` is true. Returns the kinds of faults that occurred.

    Raises AssertionError with the violations and the last actions.
    """
    rng = random.Random(seed)
    deeds: deque[str] = deque(maxlen=LAST)
    async with online(folder, seed=seed) as world:
        world.people += [world.arrive(name) for name in PEOPLE]
        channels = [world.channel, *(world.server.add_channel(world.guild, f"hearts-{n}") for n in range(1, 4))]
        weather = Weather(world, rng, folder / "hearts.db")
        promises, hands = Promises(world, weather, channels), Hands(world, rng, channels)
        promises.listen()
        for number in range(TABLES):
            host, channel = world.people[number % len(world.people)], channels[number % len(channels)]
            await host.command("hearts new", channel=channel, computers=rng.randint(0, 3))
            await world.wait(2)
        presses = 0
        while more(presses):
            for _ in range(BETWEEN_LOOKS):
                bot = world.bot
                if rng.random() < 0.08:
                    deeds.append(await weather.change())
                if world.bot is not bot:
                    promises.listen()
                deed, asked = hands.do()
                deeds.append(deed)
                presses += 1
                if asked is not None:
                    promises.asked(asked)
                    if (chance := rng.random()) < 0.02:
                        weather.late(asked)
                    elif chance < 0.04:
                        weather.twice(asked)
                await world.wait(rng.choice((0, 0, 0.1, 0.5, 1, 3)))
                if asked is not None and asked.form is not None:
                    deed, sent = hands.fill(asked)
                    deeds.append(deed)
                    promises.asked(sent)
            weather.clear()
            await world.wait(SETTLING)
            await promises.look(log.getvalue())
            said = "\n".join([f"seed {seed}, {presses} presses", *promises.broken[:8], "", *deeds])
            assert not promises.broken, said
        assert not world.errors, world.errors
    return weather.seen
