"""Disturbances: carries the plan out, and notes what was disturbed from when to when."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from math import inf
from typing import Literal

from tests.discord_server.faults import Fault
from tests.several import plan
from tests.several.members import Member, Members
from tests.several.plan import Planned

AT_ALL_TIMES = 3
"""How many processes there are at least when nothing is disturbed."""
MOST = 5
"""How many there are at most."""
AFTER_A_SIGNAL = (0.05, 2.5)
"""Seconds after which a handover is mostly under way."""
FEW = 3
What = Literal["gone", "stopped", "gateway", "requests", "postgresql"]


@dataclass(eq=False)
class Disturbance:
    """What was disturbed. ``gone``: a process was killed, or all were told to end, so that nobody took over."""

    what: What
    begin: float
    end: float = inf
    name: str = ""
    """The process; empty if all are concerned."""
    fault: Fault | None = None


class Disturbances:
    """Carries out what is planned."""

    def __init__(self, members: Members, rng: random.Random) -> None:
        self._members, self._rng = members, rng
        self._gateway, self._relay = members.server.gateway, members.relay
        self._postgresql = asyncio.Lock()
        """Only one thing is done to the database of all at a time."""
        self.all: list[Disturbance] = []
        self.carried_out = 0
        """How many there were; one for which there is no process is left out."""

    async def follow(self, planned: Sequence[Planned]) -> None:
        """Carries everything out when it is due, and returns when all of it is over."""
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for each in planned:
                await asyncio.sleep(max(0.0, began + each.at - time.monotonic()))
                group.create_task(self._carry_out(each), name=f"disturbs: {each.kind}")

    async def _carry_out(self, planned: Planned) -> None:
        carry_out = {
            plan.KILL: self._kill, plan.STOP: self._stop, plan.REPLACE: self._replace, plan.HANDOVER: self._hand_over,
            plan.JOIN: self._join, plan.ALL: self._disturb_all, plan.GATEWAY: self._break_gateway,
            plan.REQUEST: self._fail_requests, plan.POSTGRESQL: self._fail_postgresql, plan.WAY: self._close_way,
            plan.OUTAGE: self._fail_postgresql,
        }[planned.kind]  # fmt: skip
        if len(self._members.joined) < 2 and planned.kind not in (
            plan.REQUEST,
            plan.GATEWAY,
            plan.POSTGRESQL,
            plan.OUTAGE,
        ):
            return  # one that goes on is left, or the people would wait for ever
        self.carried_out += 1
        await carry_out(planned)

    # -- processes

    async def _kill(self, planned: Planned) -> None:
        member = _one(self._members.live, planned)
        self.all.append(Disturbance("gone", time.time(), name=member.name))
        self._members.kill(member)
        await asyncio.sleep(planned.seconds)
        await self._members.fill(AT_ALL_TIMES)

    async def _stop(self, planned: Planned) -> None:
        await self._halt(_one(self._members.active, planned), planned.seconds)

    async def _halt(self, member: Member, seconds: float) -> None:
        if not member.up:
            return
        with self._disturbing("stopped", member.name):
            self._members.stop(member)
            await asyncio.sleep(seconds)
            self._members.go_on(member)

    async def _replace(self, planned: Planned) -> None:
        if self._members.leaving:
            return
        member = _one(self._members.joined, planned)
        self._members.tell_to_end(member)
        await asyncio.sleep(planned.seconds)
        await self._members.fill(AT_ALL_TIMES)
        await self._await_end(member)

    async def _hand_over(self, planned: Planned) -> None:
        """While a process hands its shards over, it or another one stops for a while."""
        if self._members.leaving:
            return
        member, *others = sorted(self._members.joined, key=lambda each: each is not _one(self._members.joined, planned))
        self._members.tell_to_end(member)
        await asyncio.sleep(self._rng.uniform(*AFTER_A_SIGNAL))
        await self._halt(member if planned.way == "the one that leaves" else others[0], planned.seconds)
        await self._await_end(member)
        await self._members.fill(AT_ALL_TIMES)

    async def _join(self, planned: Planned) -> None:
        """One more process joins, so that the others hand shards over to it; later one leaves. If that is the new one,
        they get these shards back."""
        new = await self._members.start() if len(self._members.live) < MOST else None
        while new is not None and new in self._members.active and new not in self._members.joined:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        await asyncio.sleep(planned.seconds)
        joined = self._members.joined
        if len(joined) > AT_ALL_TIMES and not self._members.leaving:
            member = new if new in joined and planned.way == "the new one leaves" else _one(joined, planned)
            self._members.tell_to_end(member)
            await self._await_end(member)

    async def _disturb_all(self, planned: Planned) -> None:
        for member in self._members.live:
            self.all.append(Disturbance("gone", time.time(), name=member.name))
            (self._members.kill if planned.way == "kill" else self._members.tell_to_end)(member)
        await asyncio.sleep(planned.seconds)
        await self._members.fill(AT_ALL_TIMES)

    async def _await_end(self, member: Member) -> None:
        if not await member.ended():
            self._members.problems.append(f"{member.name} does not end")

    # -- Discord

    async def _break_gateway(self, planned: Planned) -> None:
        """Breaks the connections of one process, or in half of all cases of all."""
        member = _one(self._members.live, planned) if self._members.live and planned.whom < 0.5 else None
        name = None if member is None else member.name
        with self._disturbing("gateway", name or "", planned.way):
            match planned.way:
                case "cut":
                    self._gateway.cut(name)
                case "fall silent":
                    self._gateway.fall_silent(name)
                case "reconnect":
                    self._gateway.reconnect(name)
                case "invalidate" | "resumable":
                    self._gateway.invalidate(name, resumable=planned.way == "resumable")
                case _:
                    await self._keep_out(planned, name)

    async def _keep_out(self, planned: Planned, name: str | None) -> None:
        """For a while nobody can connect."""
        self._gateway.out_of_order = planned.way == "out of order"
        self._gateway.mute = planned.way == "mute"
        self._gateway.stops_at = "handshake" if planned.way == "handshake" else None
        self._gateway.cut(name)
        await asyncio.sleep(planned.seconds)
        self._gateway.out_of_order, self._gateway.mute, self._gateway.stops_at = False, False, None

    async def _fail_requests(self, planned: Planned) -> None:
        fault = self._fault(planned)
        with self._disturbing("requests", "", f"{planned.way} {planned.requests}") as noted:
            noted.fault = fault
            await asyncio.sleep(planned.seconds)
            fault.end()

    def _fault(self, planned: Planned) -> Fault:
        """What happens to the requests, before or after Discord has done what they ask for."""
        faults, (method, pattern) = self._members.server.faults, planned.requests
        when: Literal["before", "after"] = "before" if planned.whom < 0.5 else "after"
        match planned.way:
            case "500" | "503":
                return faults.fail(method, pattern, int(planned.way), when=when, times=None)
            case "cut" | "a few cut":
                return faults.cut(method, pattern, when=when, times=FEW if planned.way == "a few cut" else None)
            case "delay":
                return faults.delay(method, pattern, lambda request: planned.seconds / 2, when=when)
            case _:
                everywhere = planned.way == "limit everywhere"
                return faults.limit(method, pattern, planned.seconds, everywhere=everywhere)

    # -- PostgreSQL

    async def _fail_postgresql(self, planned: Planned) -> None:
        async with self._alone(planned.way):
            match planned.way:
                case "crash":
                    await asyncio.to_thread(self._members.postgresql.restart, "immediate")
                case "frozen":
                    with self._members.postgresql.frozen():
                        await asyncio.sleep(planned.seconds)
                case "cut":
                    self._relay.cut()
                    self._relay.lose("program" if planned.whom < 0.5 else "server", FEW)
                case "closed":
                    self._relay.refuses = True
                    self._relay.cut()
                    await asyncio.sleep(planned.seconds)
                case _:
                    most = planned.whom
                    self._relay.latency = lambda sender: self._rng.uniform(0, most)
                    await asyncio.sleep(planned.seconds)
            if planned.way != "cut":  # what is to be lost is lost when it is sent
                self._relay.clear()

    async def _close_way(self, planned: Planned) -> None:
        """One process cannot reach the database."""
        member = _one(self._members.live, planned)
        with self._disturbing("postgresql", member.name, "not for this one"):
            self._relay.close(member.port)
            await asyncio.sleep(planned.seconds)
            self._relay.reopen(member.port)

    @asynccontextmanager
    async def _alone(self, text: str) -> AsyncIterator[None]:
        async with self._postgresql:
            with self._disturbing("postgresql", "", text):
                yield

    @contextmanager
    def _disturbing(self, what: What, name: str, text: str = "") -> Iterator[Disturbance]:
        """Notes what is disturbed within this context."""
        noted = Disturbance(what, time.time(), name=name)
        self.all.append(noted)
        if text:
            self._members.say(f"{what} of {name or 'all'}: {text}")
        try:
            yield noted
        finally:
            noted.end = time.time()
            if text:
                self._members.say(f"{what} of {name or 'all'}: over")


def _one(of: list[Member], planned: Planned) -> Member:
    return of[int(planned.whom * len(of))]
