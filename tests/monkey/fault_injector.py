"""A fault injector: faults of every kind, drawn at random."""

import asyncio
import copy
import random
from dataclasses import replace
from typing import NoReturn

from bot.tables.thinking import TooLong
from players import LEVELS
from tests.bots import LEASE
from tests.connected import ConnectedWorld
from tests.discord_server import objects
from tests.discord_server.state import Interaction
from tests.monkey import faults
from tests.monkey.excuses import Excuses
from tests.monkey.faults import FailingRequests
from tests.monkey.storage import storage_of

KINDS = (*faults.KINDS, "gateway", "restart", "kill", "player")
"""What may fail beside the database; each is drawn as often as it is named."""
BREAKS = ("cut", "reconnect", "invalidate", "fall silent", "out of order")
"""What may become of the connections to the gateway."""
DAY = 86_400.0
OUTAGE = 60.0
"""Seconds for which nobody can connect with the gateway, at most."""
HANDOVER = 15.0
"""Seconds within which a second bot has mostly taken over its share."""


class FaultInjector:
    """Causes faults, and knows what they excuse."""

    def __init__(self, world: ConnectedWorld, rng: random.Random) -> None:
        self._world, self._rng = world, rng
        self._storage = storage_of(world.database, rng)
        self._requests = FailingRequests(world.server.faults, rng)
        self.excuses = Excuses(world, self._requests, self._storage)
        """What the faults explain."""
        self.kinds = KINDS + self._storage.kinds + self._storage.of_several
        """The kinds of faults that are drawn."""
        self._coming: list[str] = []
        """The kinds of the next faults, in reverse order: each occurs before any occurs again."""
        self._levels = dict(LEVELS)
        """The computer players as they are when none is broken."""
        self.seen: set[str] = set()
        """The kinds of faults that have occurred."""

    def begin(self) -> None:
        """Call when all is well again: mostly every request is on its way for a while, so that some cross."""
        if self._rng.random() < 0.7:
            self._requests.slow_down()

    async def change(self) -> str:
        """Causes one more fault. Returns its kind."""
        kind = self._draw()
        self.seen.add(kind)
        self.excuses.began(kind)
        match kind:
            case "gateway":
                return f"gateway: {await self._break_gateway()}"
            case "restart":
                self._world.clock_ahead = self._rng.choice((-DAY, 0, 0, 0, 3_600, DAY))
                await self.restart()
            case "kill":
                await self.kill()
            case "second bot":
                await self._begin_second()
            case "one of two killed":
                await self._kill_one()
            case "player":
                self._break_player()
            case of_storage if of_storage in self._storage.kinds:
                self._storage.fail(of_storage)
            case of_requests:
                return f"{kind} {self._requests.draw(of_requests)}"
        return kind

    def _draw(self) -> str:
        """The kind of the next fault."""
        if not self._coming:
            self._coming = self._rng.sample(self.kinds, len(self.kinds))
        return self._coming.pop()

    async def _begin_second(self) -> None:
        """Starts a second bot beside the first; if there are two, stops the first one, which hands its shards over."""
        if len(self._world.bots) == 1:
            self._storage.clear()  # without its database a bot does not start
            await self._world.join()
        else:
            await self.end_first()

    async def _kill_one(self) -> None:
        """Kills one of two bots while people press, perhaps in the middle of a handover; the other one takes over."""
        if len(self._world.bots) == 1:
            await self._begin_second()
            await self._world.wait(self._rng.uniform(0, HANDOVER))
        dead = self._rng.choice(self._world.bots)
        self.excuses.killed(dead, LEASE)
        await self._world.kill(dead)

    async def end_first(self) -> None:
        """Stops the first of two bots, if there are two."""
        if len(self._world.bots) > 1:
            await self._world.part()

    async def restart(self) -> None:
        """Stops the bot while people press, and starts it again."""
        await self.end_first()
        began = self._world.time.epoch()
        await self._world.stop()
        self.excuses.stopped(began)
        self.clear()
        await self._world.connect()
        self.begin()

    async def kill(self) -> None:
        """Kills the bot while people press, and starts it again."""
        self.excuses.began("kill")
        await self.end_first()
        self._storage.clear()  # the files of a database are written again
        self.excuses.stopped(self._world.time.epoch())
        await self._world.kill()
        self.clear()
        await self._world.connect()
        self.begin()

    def clear(self) -> None:
        """Ends all faults."""
        self._storage.clear()
        self._repair_gateway()
        LEVELS.update(self._levels)
        self._requests.clear()

    def late(self, asked: Interaction) -> None:
        """Delivers a press to the bot only when Discord no longer accepts an answer."""
        asked.at -= 10
        self.excuses.late(asked)

    def twice(self, asked: Interaction) -> None:
        """Delivers a press to the bot a second time."""
        state = self._world.server.state
        event = copy.deepcopy(objects.interaction(state, asked))
        self._world.server.gateway.dispatch(asked.guild_id, "INTERACTION_CREATE", event)

    async def _break_gateway(self) -> str:
        """Breaks the connections to the gateway, while people go on pressing. Returns how."""
        gateway, how = self._world.server.gateway, self._rng.choice(BREAKS)
        match how:
            case "out of order":
                gateway.out_of_order = True
                gateway.cut()
                asyncio.get_running_loop().call_later(self._rng.uniform(1, OUTAGE), self._repair_gateway)
            case "fall silent":
                await self._world.fall_silent()
            case _:
                getattr(gateway, how)()
        return how

    def _repair_gateway(self) -> None:
        self._world.server.gateway.out_of_order = False

    def _break_player(self) -> None:
        """Lets the computer players of one level fail at every move, or seem to think for ever."""
        name, error = self._rng.choice([*LEVELS]), self._rng.choice((ZeroDivisionError, MemoryError, TooLong))

        def fail(*_: object) -> NoReturn:
            raise error

        LEVELS[name] = replace(LEVELS[name], calls=fail, passes=fail, plays=fail, chooses=fail)
