"""Owners: which process had which shard at which time, as the database and the gateway tell."""

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf

import asyncpg

from tests.several.members import Members

GAP = 0.25
"""Seconds between two looks."""
BEFORE = 15.0
"""Seconds before a press whose looks a report tells."""
SLOW = 3.0
"""Seconds after which a look is given up; PostgreSQL may be frozen."""


@dataclass(frozen=True)
class Look:
    """What was to be seen at one moment."""

    at: float
    owners: Mapping[int, tuple[int | None, int | None]]
    """By shard: the epoch of the process that has it, and of the one to which it is being handed over."""
    connected: Mapping[int, Collection[str]]
    """By shard: the names of the processes whose connections to the gateway are open."""


@dataclass
class Owners:
    """All looks, oldest first."""

    looks: list[Look] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    """The names of the processes by their epochs."""

    async def watch(self, members: Members) -> None:
        """Looks for ever; the way does not lead over the relay, so that only PostgreSQL itself can be out of reach."""
        while True:
            connection = None
            try:
                url = members.postgresql.url.replace("+asyncpg", "")
                connection = await asyncpg.connect(url, timeout=SLOW)
                while True:
                    rows = await connection.fetch("SELECT shard, epoch, heir FROM leases", timeout=SLOW)
                    owners = {row["shard"]: (row["epoch"], row["heir"]) for row in rows}
                    self.looks.append(Look(time.time(), owners, connected(members)))
                    await asyncio.sleep(GAP)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(GAP)
            finally:
                if connection is not None:
                    connection.terminate()

    def unsettled(self, members: Members) -> str:
        """Why the shards are not shared by all processes yet; empty if they are."""
        if not self.looks or time.time() - self.looks[-1].at > SLOW:
            return "the leases cannot be read"
        last = self.looks[-1]
        holding = {epoch for epoch, _ in last.owners.values()}
        if None in holding or any(heir is not None for _, heir in last.owners.values()):
            return f"shards without an owner: {last.owners}"
        if len(last.owners) != members.shards or len(holding) != min(len(members.live), members.shards):
            return f"{len(members.live)} processes, but {last.owners}"
        open_now = Counter(members.server.gateway.connected)
        return "" if open_now == Counter(range(members.shards)) else f"connected: {open_now}"

    def concerned(self, name: str, shard: int, begin: float, end: float) -> bool:
        """Whether a process had a shard, or was about to get it, at some time from ``begin`` to ``end``."""
        looks = self._during(begin, end)
        return any(name == self.names.get(epoch or 0) for look in looks for epoch in look.owners.get(shard, ()))

    def of(self, shard: int, begin: float, end: float) -> set[str]:
        """The processes that had a shard at some time from ``begin`` to ``end``."""
        epochs = [look.owners.get(shard, (None,))[0] for look in self._during(begin, end)]
        return {self.names.get(epoch or 0, "") for epoch in epochs}

    def served_from(self, shard: int, since: float, without: str = "") -> float:
        """When a process, other than ``without``, first was seen to own a shard and hear what Discord says, after
        ``since``; infinite if none was."""
        return next((look.at for look in self.looks if look.at > since and self._serves(look, shard, without)), inf)

    def changed(self, shard: int, since: float) -> bool:
        """Whether a shard has had several owners since that time."""
        return len({look.owners.get(shard, (None,))[0] for look in self.looks if look.at >= since}) > 1

    def handed_over(self, shard: int, at: float) -> bool:
        """Whether a shard was about to get another owner at that time."""
        return any(look.owners.get(shard, (None, None))[1] is not None for look in self._during(at - GAP, at))

    def shared(self, shards: Collection[int], since: float) -> bool:
        """Whether several shards have had the same owner at some time since then."""
        looks = (look for look in self.looks if look.at >= since)
        return any(len({look.owners.get(shard, (None,))[0] for shard in shards}) == 1 for look in looks)

    def told(self, shard: int, at: float) -> str:
        """Who had a shard and was connected when it was pressed there, and for how long that could not be looked up at
        most, shortly before; for a report."""
        looks = self._during(at - BEFORE, at)
        if not looks:
            return "nobody looked"
        epoch, heir = looks[-1].owners.get(shard, (None, None))
        names = [self.names.get(each or 0, "nobody") for each in (epoch, heir)]
        gap = max((b.at - a.at for a, b in pairwise(looks)), default=0.0)
        return f"of {names[0]} for {names[1]}, connected: {looks[-1].connected.get(shard)}, not seen for {gap:.1f} s"

    def _during(self, begin: float, end: float) -> list[Look]:
        """The looks from ``begin`` to ``end``, and the last one before."""
        before = [look for look in self.looks if look.at < begin][-1:]
        return before + [look for look in self.looks if begin <= look.at <= end]

    def _serves(self, look: Look, shard: int, without: str) -> bool:
        epoch, heir = look.owners.get(shard, (None, None))
        name = self.names.get(epoch or 0, "")
        return heir is None and name not in ("", without) and name in look.connected.get(shard, ())


def connected(members: Members) -> dict[int, set[str]]:
    """By shard: the names of the processes that are connected."""
    found: dict[int, set[str]] = {}
    for session in members.server.gateway.sessions.values():
        if session.socket is not None:
            found.setdefault(session.shard, set()).add(session.bot)
    return found
