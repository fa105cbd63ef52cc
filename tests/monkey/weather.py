"""The weather: random faults, and which missing answers they excuse."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from dataclasses import replace
from typing import NoReturn

from bot.client import HeartsBot
from bot.leasing import LeasingBot
from bot.shards.ownership import HANDOVER_TIMEOUT
from bot.tables.worker import TooLong
from bot.transport.failures import ACKNOWLEDGED
from bot.transport.hearing import HEARTBEAT_TIMEOUT, MAX_PAUSE, SILENCE
from db.shares import shard_of
from hearts import View
from players import LEVELS
from tests.bots import LEASE
from tests.connected import ConnectedWorld
from tests.discord_server import objects
from tests.discord_server.faults import Fault, Request, When
from tests.discord_server.interactions import TYPING
from tests.discord_server.state import Interaction
from tests.monkey.storage import storage_of

ANSWER, PUSH, BOARD, POST = (
    ("POST", "/interactions/*/*/callback"),
    ("*", "/webhooks/*"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages"),
)
ANY = ("*", "*")
REQUESTS = (ANSWER, PUSH, BOARD, POST, ANY)
BUSY = ((500, 0), (502, 0), (503, 0))
CHANNEL = ((404, 10003), (403, 50001), (403, 50013), (403, 160005))
CODES = {
    ANSWER: (*BUSY, (404, 10062), (400, ACKNOWLEDGED)),
    PUSH: (*BUSY, (404, 10008), (404, 10015), (401, 50027)),
    BOARD: (*BUSY, (404, 10008), (400, 30046), (400, 50083), *CHANNEL),
    POST: (*BUSY, *CHANNEL),
    ANY: BUSY,
}
"""Statuses and codes with which Discord may refuse each kind of request, although the bot did nothing wrong."""
KINDS = ("refuse", "refuse", "cut", "limit", "delay", "gateway", "restart", "kill", "player")
OF_PLAYERS = ("a computer player failed", "a computer player does not come to an end")
"""Beginnings of log lines that report a computer player that fails."""
DAY = 86_400.0
OF_THE_STORE = (
    "the store is not available",
    "the store does not answer",
    "nothing can be written",
    "tables wait for the store",
    "a match waits for the store",
    "work waits for the store",
    "a table could not be read again",
)
"""Beginnings of log lines that report a full disk, or a database that cannot be reached."""
AFTERMATH = 12.0
"""Seconds after a broken gateway or a restart in which presses may reach the bot too late, or never."""
HANDOVER = 15.0
"""Seconds within which a second bot has mostly taken over its share."""
TAKEOVER = 6.0
"""Seconds after the end of a lease until another bot has noticed and is connected, at most if nothing else fails."""
KILLS = ("kill", "one of two killed")
COUNTED = (1 << 22) - 1
"""The part of an id that is a count, and no time."""
LATENCY = 0.6
"""Seconds that a request takes at most if nothing is wrong."""


class Weather:
    """Draws faults, and says afterwards what they excuse."""

    def __init__(self, world: ConnectedWorld, rng: random.Random) -> None:
        self._world, self._rng = world, rng
        self._storage = storage_of(world.database, rng)
        self._faults: list[Fault] = []
        self._late: set[int] = set()
        """The interactions that came too late, or while nobody could answer them."""
        self._contested: set[str] = set()
        """The paths of answers that two bots may have given."""
        self._broken: list[tuple[float, float]] = []
        self._struck: set[str] = set()
        self._levels = dict(LEVELS)
        """The computer players as they are when none is broken."""
        self._orphaned: list[tuple[float, float, frozenset[int]]] = []
        """The times in which nobody may answer presses for some shards, because their bot was killed."""
        self._sent: Counter[str] = Counter()
        """How many requests there were to each path."""
        self.seen: set[str] = set()
        """The kinds of faults that have occurred."""

    def begin(self) -> None:
        """Call when all is well again: mostly every request is on its way for a while, so that some cross."""
        if self._rng.random() < 0.7:
            self._world.server.faults.delay("*", "*", self._latency)

    def _latency(self, request: Request) -> float:
        """How long a request is on its way: the same in every run with the same presses, whenever that is."""
        self._sent[request.path] += 1
        numbers = [int(each) & COUNTED for each in re.findall("[0-9]+", request.path)]
        return random.Random(f"{request.method} {numbers} {self._sent[request.path]}").uniform(0, LATENCY)

    async def change(self) -> str:
        """Causes one more fault. Returns its kind."""
        kind = self._rng.choice(KINDS + self._storage.kinds + self._storage.of_several)
        self.seen.add(kind)
        method, pattern = where = self._rng.choice(REQUESTS)
        faults = self._world.server.faults
        when: When = self._rng.choice(("before", "after"))
        match kind:
            case "refuse":
                status, code = self._rng.choice(CODES[where])
                times = self._rng.randint(1, 3)
                if code == ACKNOWLEDGED:  # Discord says that only of an interaction that has its answer
                    when = "after"
                self._faults.append(faults.fail(method, pattern, status, code, when=when, times=times))
            case "cut":
                self._faults.append(faults.cut(method, pattern, when=when, times=self._rng.randint(1, 3)))
            case "limit":
                seconds = self._rng.choice((self._rng.uniform(0.5, 8), self._rng.uniform(8, 45)))
                everywhere = where in (BOARD, POST, ANY) and self._rng.random() < 0.5
                self._faults.append(faults.limit(method, pattern, seconds, everywhere=everywhere))
            case "delay":
                seconds = self._rng.uniform(0.2, 5)
                self._faults.append(faults.delay(method, pattern, lambda request: seconds, when=when))
            case "gateway":
                await self._break_gateway()
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
            case of_storage:
                self._storage.fail(of_storage)
        return f"{kind} {method} {pattern} {when}"

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
        now = self._world.time.epoch()
        self._orphaned.append((now - AFTERMATH, now + LEASE + TAKEOVER, _shards_of(dead)))
        await self._world.kill(dead)

    async def end_first(self) -> None:
        """Stops the first of two bots, if there are two."""
        if len(self._world.bots) > 1:
            await self._world.part()

    async def restart(self) -> None:
        """Stops the bot while people press, and starts it again."""
        await self.end_first()
        self.break_off()
        await self._world.stop()
        self.clear()
        await self._world.connect()
        self.begin()

    async def kill(self) -> None:
        """Kills the bot while people press, and starts it again."""
        await self.end_first()
        self._storage.clear()  # the files of a database are written again
        self.break_off()
        await self._world.kill()
        self.clear()
        await self._world.connect()
        self.begin()

    def clear(self) -> None:
        """Ends all faults."""
        self._storage.clear()
        self._struck |= self._paths()
        LEVELS.update(self._levels)
        self._world.server.faults.clear()
        self._faults.clear()

    def asked(self, asked: Interaction) -> None:
        """Notes whether nobody may answer: without the database there are no choices for somebody who types, and leases
        run out after a while, or a shard may be handed over too late for those who wait for that."""
        if asked.kind == TYPING and self._storage.unreadable:
            self._late.add(asked.id)
        if not any(_may_answer(bot, asked.guild_id or 0, self._storage.unreadable) for bot in self._world.bots):
            self._late.add(asked.id)
        if any(_is_taken_over(bot, asked.guild_id or 0) for bot in self._world.bots):
            self._contested.add(f"/interactions/{asked.id}/{asked.token}/callback")

    def late(self, asked: Interaction) -> None:
        """Delivers a press to the bot only when Discord no longer accepts an answer."""
        asked.at -= 10
        self._late.add(asked.id)

    def twice(self, asked: Interaction) -> None:
        """Delivers a press to the bot a second time."""
        state = self._world.server.state
        event = copy.deepcopy(objects.interaction(state, asked))
        self._world.server.gateway.dispatch(asked.guild_id, "INTERACTION_CREATE", event)

    def excuses(self, asked: Interaction) -> bool:
        """Whether a fault explains that an interaction has no answer, or an unfinished one."""
        told = any(asked.token in path for path in self._struck | self._paths())
        broken = any(begin <= asked.at <= end for begin, end in self._broken)
        shard = shard_of(asked.guild_id or 0, self._world.shards)
        orphaned = any(begin <= asked.at <= end and shard in shards for begin, end, shards in self._orphaned)
        gone = self._world.server.state.channel(asked.channel_id) is None
        return told or broken or orphaned or gone or asked.id in self._late

    def struck(self, path: str) -> bool:
        """Whether a fault explains that a request to this path was sent twice."""
        return path in self._struck | self._paths() | self._contested

    def explains(self, event: str, exception: str) -> bool:
        """Whether a fault explains an ERROR in the log, from its traceback if it has one."""
        if event.startswith(OF_THE_STORE):
            return not self.seen.isdisjoint((*self._storage.kinds, *KILLS))  # a killed bot loses its database
        if event.startswith(OF_PLAYERS) or __file__ in exception:  # a hint asks a computer player too
            return "player" in self.seen
        return event.startswith("Attempting a reconnect") and bool(self._broken or self._orphaned)

    def _paths(self) -> set[str]:
        return {request.path for fault in self._faults for request in fault.met}

    async def _break_gateway(self) -> None:
        gateway = self._world.server.gateway
        self.break_off()
        match self._rng.choice(("cut", "reconnect", "invalidate", "fall silent", "out of order")):
            case "out of order":
                gateway.out_of_order = True
                gateway.cut()
                await self._world.wait(self._rng.uniform(1, 90))
                self.break_off()
                gateway.out_of_order = False
                await self._world.wait(MAX_PAUSE)
                self.break_off()
            case "fall silent":
                await self._world.fall_silent()
                await self._world.wait(SILENCE / 1000 + HEARTBEAT_TIMEOUT)
                self.break_off()  # what was pressed in all that time
            case how:
                getattr(gateway, how)()
        await self._world.wait(AFTERMATH)

    def _break_player(self) -> None:
        """Lets the computer players of one level fail at every move, or seem to think for ever."""
        name, error = self._rng.choice([*LEVELS]), self._rng.choice((ZeroDivisionError, MemoryError, TooLong))

        def fail(view: View, rng: random.Random) -> NoReturn:
            raise error

        LEVELS[name] = replace(LEVELS[name], calls=fail, passes=fail, plays=fail, chooses=fail)

    def break_off(self) -> None:
        """Excuses the presses shortly before and after this moment: the bot may not hear of them, or hear them too
        late."""
        now = self._world.time.epoch()
        self._broken.append((now - AFTERMATH, now + AFTERMATH))


def _may_answer(bot: HeartsBot, guild_id: int, unreadable: bool) -> bool:
    """Whether a bot hears what is asked on a server and has the leases to answer it, or is about to have them from a
    database that is not ``unreadable``."""
    if not isinstance(bot, LeasingBot):
        return True
    own = bot.ownership
    leased = own.held if unreadable else own.held | own.coming
    return own.alive and shard_of(guild_id, own.count) in leased & bot.gateway.ready


def _is_taken_over(bot: HeartsBot, guild_id: int) -> bool:
    """Whether the leases of a bot that answers what is asked on a server end so soon that another one may take over its
    shard without being told what was answered, while it waits for that shard with the same press."""
    if not isinstance(bot, LeasingBot):
        return False
    own = bot.ownership
    return shard_of(guild_id, own.count) in own.served and own.left < HANDOVER_TIMEOUT


def _shards_of(bot: HeartsBot) -> frozenset[int]:
    """The shards that a bot has, is about to have, or is handing over."""
    assert isinstance(bot, LeasingBot)
    return bot.ownership.held | bot.ownership.coming | bot.sharing._handed
