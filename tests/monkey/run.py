"""A run of the monkey: ten tables, so many presses, and a look at every promise now and then."""

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
"""Presses between two looks at the promises."""
SETTLING = 90.0
"""Seconds after the last fault until all that is tried again has been."""
LAST = 40
"""Deeds that a failure tells of."""


async def run(folder: Path, seed: int, log: io.StringIO, more: Callable[[int], bool]) -> set[str]:
    """Presses while ``more`` says so of the number of presses so far. Gives the kinds of faults that there were.

    Raises AssertionError with what was broken, and what was done last.
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
