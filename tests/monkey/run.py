"""A run of the monkey: ten games at least, a number of presses, and regular checks of all promises."""

from __future__ import annotations

import io
import random
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack

from bot.program import COMMIT_DELAY
from tests.connected import online
from tests.databases import Database
from tests.monkey.games import Games
from tests.monkey.hands import Hands
from tests.monkey.places import Places
from tests.monkey.promises import Promises
from tests.monkey.weather import Weather

TABLES = 10
"""How many games there are at least when a round of presses begins."""
MIN_NEW = 2
"""How many of them begin then, at least."""
PEOPLE = ("Emil", "Fay", "Gus", "Hana", "Ivo", "June")
BETWEEN_LOOKS = 60
"""Presses between two checks of the promises."""
SETTLING = 90.0
"""Seconds after the last fault until everything has been retried."""
ARRIVING = 10.0
"""Seconds until requests that are on their way have arrived, with all that follows them."""
LAST = 40
"""How many of the last actions a failure reports."""


async def run(
    database: Database, seed: int, log: io.StringIO, more: Callable[[int], bool], shards: int = 1
) -> set[str]:
    """Presses while ``more(number of presses so far)`` is true. Returns the kinds of faults that occurred. The bot has
    so many shards, and one of two servers is on the last one.

    Raises AssertionError with the violations and the last actions.
    """
    rng = random.Random(seed)
    deeds: deque[str] = deque(maxlen=LAST)
    playing = online(database, seed=seed, commit_delay=COMMIT_DELAY, shards=shards)
    async with playing as world, AsyncExitStack() as ending:
        world.people += [world.arrive(name) for name in PEOPLE]
        weather = Weather(world, rng)
        ending.callback(weather.clear)
        places = Places(world, weather, rng)
        promises, hands, games = Promises(world, weather), Hands(world, rng, places), Games(world, rng, places)
        await world.quiet()
        presses = 0
        while more(presses):
            for _ in range(max(MIN_NEW, TABLES - len(await world.bot.store.tables.alive()))):
                deed, begun = games.begin()
                deeds.append(deed)
                promises.asked(begun)
                await world.wait(2)
            weather.begin()
            for _ in range(BETWEEN_LOOKS):
                if rng.random() < 0.08:
                    deeds.append(await weather.change())
                if rng.random() < 0.03:
                    deeds.append(places.change())
                elif rng.random() < 0.1:
                    places.mend()
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
                if asked is not None:
                    promises.answered(asked)
                if asked is not None and asked.form is not None:
                    deed, sent = hands.fill(asked)
                    deeds.append(deed)
                    if sent is not None:
                        promises.asked(sent)
            weather.clear()
            places.mend()
            await weather.end_first()
            weather.begin()
            await world.wait(SETTLING)
            weather.clear()
            await world.wait(ARRIVING)
            await promises.look(log.getvalue())
            said = "\n".join([f"seed {seed}, {presses} presses", *promises.broken[:8], "", *deeds])
            assert not promises.broken, said
        assert not world.errors, world.errors
    return weather.seen | places.seen
