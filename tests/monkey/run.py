"""A run of the monkey: ten games at least, a number of presses, and regular checks of all promises."""

import io
import random
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.program import COMMIT_DELAY
from tests.connected import ConnectedWorld, online
from tests.databases import Database
from tests.monkey.fault_injector import FaultInjector
from tests.monkey.games import Games
from tests.monkey.hands import Hands
from tests.monkey.places import Places
from tests.monkey.promises import Promises

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


@dataclass
class Outcome:
    """How far a run is."""

    presses: int = 0
    kinds: frozenset[str] = frozenset()
    """The kinds of faults that may occur."""
    seen: frozenset[str] = frozenset()
    """Those that have occurred."""
    interactions: Counter[str] = field(default_factory=Counter)
    """How many the bot was sent, by what excuses it from an answer; those that needed one under an empty text."""

    @property
    def excused(self) -> float:
        """The share of the interactions that needed no answer."""
        return 1 - self.interactions[""] / max(1, self.interactions.total())

    def __str__(self) -> str:
        reasons = ", ".join(f"{reason} {count}" for reason, count in self.interactions.most_common() if reason)
        excused = f"{self.excused:.0%} of {self.interactions.total()} interactions excused ({reasons})"
        return f"{self.presses} presses, {excused}"


async def run(
    database: Database, seed: int, log: io.StringIO, more: Callable[[Outcome], bool], shards: int = 1
) -> Outcome:
    """Presses while ``more`` is true of what there was so far. The bot has so many shards, and one of two servers is on
    the last one.

    Raises AssertionError with the violations and the last actions.
    """
    playing = online(database, seed=seed, commit_delay=COMMIT_DELAY, shards=shards)
    async with playing as world:
        running = Run(world, seed)
        await world.quiet()
        try:
            while more(running.outcome):
                await running.go_on(log)
        except Exception as error:
            error.add_note("\n".join([f"seed {seed}, {running.outcome}", *running.deeds]))
            raise
        finally:
            running.injector.clear()
        assert not world.errors, world.errors
    return running.outcome


class Run:
    """Ten games at least, and people who press."""

    def __init__(self, world: ConnectedWorld, seed: int) -> None:
        world.people += [world.arrive(name) for name in PEOPLE]
        self._world, self._rng = world, random.Random(seed)
        self.injector = FaultInjector(world, self._rng)
        self._places = Places(world, self.injector, self._rng)
        self._promises = Promises(world, self.injector.excuses)
        self._hands = Hands(world, self._rng, self._places)
        self._games = Games(world, self._rng, self._places)
        self.deeds: deque[str] = deque(maxlen=LAST)
        """The last actions."""
        self.outcome = Outcome(kinds=frozenset(self.injector.kinds), interactions=self._promises.excused)

    async def go_on(self, log: io.StringIO) -> None:
        """Begins games, presses, and checks all promises when all is quiet."""
        await self._begin_games()
        self.injector.begin()
        for _ in range(BETWEEN_LOOKS):
            await self._change()
            await self._press()
        self.outcome.seen = frozenset(self.injector.seen | self._places.seen)
        await self._settle()
        await self._promises.look(log.getvalue())
        assert not self._promises.broken, "\n".join(self._promises.broken[:8])

    async def _begin_games(self) -> None:
        for _ in range(max(MIN_NEW, TABLES - len(await self._world.bot.store.tables.to_resume()))):
            deed, begun = self._games.begin()
            self.deeds.append(deed)
            self._promises.asked(begun)
            await self._world.wait(2)

    async def _change(self) -> None:
        """Something may fail, or become of a place."""
        if self._rng.random() < 0.08:
            self.deeds.append(await self.injector.change())
        if self._rng.random() < 0.03:
            self.deeds.append(self._places.change())
        elif self._rng.random() < 0.1:
            self._places.mend()

    async def _press(self) -> None:
        """Somebody does something, and fills the form if that opens one."""
        deed, asked = self._hands.do()
        self.deeds.append(deed)
        self.outcome.presses += 1
        if asked is not None:
            self._promises.asked(asked)
            if (chance := self._rng.random()) < 0.02:
                self.injector.late(asked)
            elif chance < 0.04:
                self.injector.twice(asked)
        await self._world.wait(self._rng.choice((0, 0, 0.1, 0.5, 1, 3)))
        if asked is not None:
            self._promises.answered(asked)
        if asked is not None and asked.form is not None:
            deed, sent = self._hands.fill(asked)
            self.deeds.append(deed)
            if sent is not None:
                self._promises.asked(sent)

    async def _settle(self) -> None:
        """Ends all faults, and waits until the bot has repaired what they have done."""
        self.injector.clear()
        self._places.mend()
        await self.injector.end_first()
        self.injector.begin()
        await self._world.wait(SETTLING)
        self.injector.clear()
        await self._world.wait(ARRIVING)
