"""A run: people play while the plan is carried out; then it gets calm, and all promises are checked."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

from db import Status, Store
from tests.several.disturbances import AT_ALL_TIMES, Disturbances
from tests.several.excuses import Excuses
from tests.several.games import draw
from tests.several.members import PATIENCE, Members, members
from tests.several.owners import Owners
from tests.several.people import Group
from tests.several.plan import Planned
from tests.several.presses import Presses
from tests.several.promises import Promises, logged, unexplained

TOGETHER = 8
"""How many tables are begun at the same time."""
SHARDS = (3, 4, 6)
AT_ONCE = (1, 16)
"""How many shards may identify within five seconds: as for a small bot, and for a large one."""
LATE = 4
"""One table in so many begins while others play and things fail."""
MOVES_ON = 8
"""Changes that each table must see once it is calm: more than computer players make by themselves."""
SOON = 60.0
"""Seconds within which a deadline comes at a table with a fast clock, or where computer players are to move."""
STRUCK = 1.0
"""Seconds in which people still press when the last disturbance has begun."""
QUIET = 3.0
"""Seconds for which nobody presses before messages are looked at."""


@dataclass
class Outcome:
    """What a run has shown."""

    presses: Counter[str] = field(default_factory=Counter)
    """How many there were, by what became of them."""
    excused: Counter[str] = field(default_factory=Counter)
    """How many of those without an answer are excused, by the reason."""
    cards: int = 0
    hands: tuple[int, int] = (0, 0)
    """How many hands were compared before anybody pressed again, and at the end."""
    disturbances: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        presses, excused = (", ".join(f"{of[each]} {each}" for each in of) for of in (self.presses, self.excused))
        silently, at_the_end = self.hands
        return "\n".join(
            (
                f"presses: {self.presses.total()} ({presses}); excused: {self.excused.total()} ({excused})",
                f"acknowledged cards: {self.cards}; hands compared: {silently} silently, {at_the_end} at the end",
                f"disturbances: {self.disturbances}",
                f"problems: {len(self.problems)}",
                *(f"  * {problem}" for problem in self.problems),
            )
        )


async def run(seed: int, planned: Sequence[Planned], tables: int, folder: Path, *, patient: bool = False) -> Outcome:
    """Carries a plan out while people play at so many tables. ``patient``: the programs and Discord wait for long."""
    rng = random.Random(f"run {seed}")
    async with members(folder, rng.choice(SHARDS), patient=patient) as started, asyncio.TaskGroup() as group:
        started.server.gateway.max_concurrency = rng.choice(AT_ONCE)
        presses = Presses(started.server.state.to_answer)
        groups = draw(started.server, presses, seed, tables, started.shards)
        running = Run(started, group, planned, groups, presses, rng)
        try:
            await running.go()
        except AssertionError as error:  # the rest cannot be done
            running.outcome.problems.append(str(error))
            running.judge()
        finally:
            for task in running.tasks:
                task.cancel()
    return running.outcome


class Run:
    """One run."""

    def __init__(
        self,
        started: Members,
        group: asyncio.TaskGroup,
        planned: Sequence[Planned],
        groups: Sequence[Group],
        presses: Presses,
        rng: random.Random,
    ) -> None:
        self._members, self._group, self._planned, self._groups = started, group, planned, groups
        self._presses, self._rng = presses, rng
        self._owners, self.outcome = Owners(), Outcome()
        self._late = groups[: len(groups) // LATE]
        self._disturbances = Disturbances(started, rng)
        self._excuses = Excuses(self._disturbances.all, self._owners, presses)
        self._promises = Promises(started.server.state, presses, self._owners)
        self._resting = asyncio.Event()
        self.tasks = [group.create_task(each) for each in (self._owners.watch(started), presses.watch())]
        """What goes on until it is cancelled."""

    async def go(self) -> None:
        """Everything from the first start to the last end."""
        await self._begin()
        await asyncio.gather(self._disturbances.follow(self._planned), self._rest(), *map(self._begin_late, self._late))
        self._members.say("no more disturbances")
        self._members.server.faults.clear()
        await self._members.fill(AT_ALL_TIMES)
        await self._settled()
        silently, _ = await asyncio.gather(self._right("before anybody presses again"), self._all_move_on(1, SOON))
        self._resting.clear()
        await self._all_move_on(MOVES_ON)
        self._resting.set()
        since = time.time()
        await asyncio.gather(*(each.look() for each in self._groups))
        self.outcome.hands = silently, await self._right("at the end", since)
        await self._members.end()
        self.judge()

    # -- what happens

    async def _begin(self) -> None:
        what = f"{self._members.shards} shards, {self._members.server.gateway.max_concurrency} identify at once"
        self._members.say(f"{what}, {len(self._groups)} games")
        await self._members.fill(AT_ALL_TIMES)
        await until(lambda: bool(self._members.server.state.commands), "the commands are not registered")
        await self._settled()
        early = self._groups[len(self._late) :]
        for at in range(0, len(early), TOGETHER):
            await asyncio.gather(*(each.begin() for each in early[at : at + TOGETHER]))
        self.tasks += [self._group.create_task(each.play(self._resting)) for each in early]
        self._members.say("people play")

    async def _begin_late(self, group: Group) -> None:
        """People begin to play at some time while things fail."""
        await asyncio.sleep(self._rng.uniform(0, max((each.at for each in self._planned), default=0.0)))
        await group.begin()
        self.tasks.append(self._group.create_task(group.play(self._resting)))

    async def _rest(self) -> None:
        """Nobody presses any more soon after the last disturbance has begun: what it leaves behind is not mended by the
        answer to a press."""
        await asyncio.sleep(max((each.at for each in self._planned), default=0.0) + STRUCK)
        self._resting.set()

    async def _settled(self) -> None:
        """Waits until all shards are shared and connected."""
        await until(lambda: not self._owners.unsettled(self._members), lambda: self._owners.unsettled(self._members))
        self._members.say("all shards are shared and connected")

    # -- what is checked

    async def _right(self, when: str, pressed_since: float | None = None) -> int:
        """Waits until the messages of each game have shown what is stored, while nobody presses; after `PATIENCE` they
        are wrong. Returns how many hands were compared."""
        await asyncio.sleep(QUIET)
        store, began = await Store.open(self._members.postgresql.url), time.monotonic()
        try:
            wrong = {each: ["not looked at"] for each in self._groups}
            while wrong:
                found = {each: await self._promises.wrong(store, each, pressed_since=pressed_since) for each in wrong}
                wrong = {each: problems for each, problems in found.items() if problems}
                if time.monotonic() - began > PATIENCE:
                    break
                await asyncio.sleep(2)
        finally:
            await store.close()
        hands = self._promises.hands.total()
        self.outcome.problems += [f"{when}, {each}" for problems in wrong.values() for each in problems]
        self._members.say(f"{len(wrong)} games have wrong messages {when}, {hands} hands compared")
        return hands

    async def _all_move_on(self, changes: int, within: float = inf) -> None:
        """Waits until each table that is due within so many seconds has changed so often."""
        store, began = await Store.open(self._members.postgresql.url), time.monotonic()
        try:
            waiting = before = await self._versions(store, within)
            while waiting and time.monotonic() - began < PATIENCE:
                await asyncio.sleep(1)
                now = await self._versions(store)
                waiting = {each: seq for each, seq in before.items() if each in now and now[each] < seq + changes}
            for each in self._groups:
                if (number := each.number) in waiting:
                    self.outcome.problems.append(f"table {number} stands still: {await each.told(store, number)}")
        finally:
            await store.close()
        who = "presses" if changes > 1 else "the clock"
        self._members.say(f"{len(before) - len(waiting)} of {len(before)} tables go on by {who}")

    async def _versions(self, store: Store, within: float = inf) -> dict[int, int]:
        """By table that is played and due within so many seconds: how often it has changed."""
        stored, until = [await store.tables.load(each.number) for each in self._groups], (time.time() + within) * 1_000
        playing = (each.table for each in stored if each and each.table.status is Status.PLAYING)
        return {each.id: each.seq for each in playing if (each.due_at or 0) < until}

    def judge(self) -> None:
        """Judges the presses and the logs, when all is over."""
        self._owners.names = {epoch: member.name for member in self._members.all for epoch in member.epochs}
        found, self.outcome.excused = unexplained(self._presses, self._excuses)
        self.outcome.problems += [*found, *logged(self._members, self._excuses), *self._members.problems]
        self.outcome.problems += self._members.server.complaints
        self.outcome.presses = self._presses.outcomes()
        self.outcome.cards = sum(map(len, self._presses.cards.values()))
        self.outcome.disturbances = self._disturbances.carried_out


async def until(happened: Callable[[], bool], what: str | Callable[[], str]) -> None:
    """Waits for something that must happen."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < PATIENCE, what if isinstance(what, str) else what()
        await asyncio.sleep(0.1)
