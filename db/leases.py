"""Leases: how the processes that share a PostgreSQL database split the shards of Discord's gateway between them.

Each process has an epoch, a number that no process had before it, and renews it by the clock of the database. When it
does not renew in time, other processes delete its epoch and take its shards; from then on no write that carries the
epoch is accepted.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ARRAY,
    BigInteger,
    ColumnElement,
    Integer,
    Select,
    any_,
    bindparam,
    delete,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.engines import QUERY_TIMEOUT, leasing_engine
from db.errors import Fenced, StoreInUse, StoreUnavailable, reason
from db.records import Fence
from db.statements import NOW, columns_of

# -- how shards and requests are divided

FOR_ALL: Final = 0.5
"""The part of the requests that is divided equally, so that each process has a share at once. The rest goes by need."""

Number = TypeVar("Number", int, ColumnElement[int])


def shard_of(guild_id: Number, shards: int) -> Number:
    """The shard of a server among so many, by Discord's formula; for a number or for a column in SQL. Direct messages
    (id 0) belong to shard 0."""
    return guild_id // 2**22 % shards  # Discord: shard = (guild_id >> 22) % number of shards


@dataclass(frozen=True, slots=True)
class Member:
    """A living process."""

    epoch: int
    leaving: bool = False
    """Whether it is to have no shards any more: it stops, or has not been heard of for a while."""
    need: float = 0.0
    """How many requests it needs in a second."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A shard, the process that has it, and its heir."""

    shard: int
    epoch: int | None = None
    """The process that has the shard; None if it is free."""
    heir: int | None = None
    """The process to which it is about to be handed over."""
    ready: bool = False
    """Whether the heir is connected to Discord for this shard."""
    seen: str = ""


def divide(holdings: Sequence[Holding], members: Sequence[Member]) -> list[Holding]:
    """The shards after they are divided. A free shard gets a process at once; one that a process has gets an heir, and
    stays until the heir is connected. Shards move only if that makes the shares more equal."""
    quotas = _quotas(holdings, members)
    after = _without_needless_heirs(holdings, quotas)
    lacking = dict(quotas)
    for holding in after:
        owner = holding.epoch if holding.heir is None else holding.heir
        if owner in lacking:
            lacking[owner] -= 1
    for index, holding in enumerate(after):
        taker = next((epoch for epoch, number in lacking.items() if number > 0), None)
        surplus = holding.epoch not in lacking or lacking[holding.epoch] < 0
        if taker is None or holding.heir is not None or not surplus:
            continue
        lacking[taker] -= 1
        if holding.epoch is None:
            after[index] = replace(holding, epoch=taker)
        else:
            after[index] = replace(holding, heir=taker, ready=False)
            if holding.epoch in lacking:
                lacking[holding.epoch] += 1
    return after


def _quotas(holdings: Sequence[Holding], members: Sequence[Member]) -> dict[int, int]:
    """How many shards each process that stays should have. A remainder goes to those that have most, of equals to the
    oldest."""
    had = Counter(holding.epoch if holding.heir is None else holding.heir for holding in holdings)
    staying = sorted((member.epoch for member in members if not member.leaving), key=lambda epoch: (-had[epoch], epoch))
    if not staying:
        return {}
    each, more = divmod(len(holdings), len(staying))
    return {epoch: each + (index < more) for index, epoch in enumerate(staying)}


def _without_needless_heirs(holdings: Sequence[Holding], quotas: dict[int, int]) -> list[Holding]:
    """The shards without heirs that are leaving, and without those of a process that was taken for dead and has no more
    than its share now. An heir of a shard that has become free gets it at once."""
    held = Counter(holding.epoch for holding in holdings)
    after = []
    for holding in holdings:
        if holding.heir is not None:
            stays = holding.epoch in quotas and held[holding.epoch] <= quotas[holding.epoch]
            if stays or holding.heir not in quotas:
                holding = replace(holding, heir=None, ready=False)
            elif holding.epoch is None:
                holding = replace(holding, epoch=holding.heir, heir=None, ready=False)
            else:
                held[holding.epoch] -= 1
        after.append(holding)
    return after


def share_of_requests(epoch: int, members: Sequence[Member]) -> float:
    """The share of all requests that a process may send, 0 to 1: half of them are divided equally, half by need."""
    need = {member.epoch: max(0.0, member.need) for member in members}
    total = sum(need.values())
    by_need = need.get(epoch, 0.0) / total if total else 1 / max(1, len(need))
    return FOR_ALL / max(1, len(need)) + (1 - FOR_ALL) * by_need


# -- the leases of this process

_PROCESSES: Final = schema.processes
_LEASES: Final = schema.leases
MAX_LEASE: Final = 60_000
"""The longest lease in milliseconds: one with more left was renewed before the database's clock was set back."""
_ONE_AT_A_TIME: Final = text(f"SELECT pg_advisory_xact_lock({0x48656172747322})")

_DIVIDED: Final = (
    update(_LEASES)
    .where(_LEASES.c.shard == bindparam("of"))
    .values(epoch=bindparam("epoch"), heir=bindparam("heir"), ready=bindparam("ready"))
)


@dataclass(frozen=True, slots=True)
class Renewal:
    """The result of a renewal: the shards of this process, and which of them are to move."""

    mine: dict[int, frozenset[int]]
    """The shards of this process, each with the interactions that its last holder had begun to answer."""
    coming: frozenset[int]
    """Shards that will be handed to this process once it is connected."""
    wanted: frozenset[int]
    """Shards of this process that another process is ready to take."""
    offered: frozenset[int]
    """Shards of this process that will go to another process, ready or not."""
    last: bool
    """Whether every other process is leaving, or there is none."""
    requests: float
    """This process's share of the request limit at Discord that all processes have together, from 0 to 1."""


class Leases:
    """The leases of this process, on a connection of its own, so that no long batch delays a renewal.

    Every method that uses the database raises StoreUnavailable if it does not answer within `QUERY_TIMEOUT` seconds.
    `renew` raises Fenced if other processes have deleted this process's epoch; `renew`, `get_ready` and `hand_over`
    raise it before `join` and after `leave`.
    """

    def __init__(self, url: URL) -> None:
        self._engine = leasing_engine(url)
        self.epoch: int | None = None
        """The epoch of this process; None before it has joined."""

    async def join(self, shards: int, lasting: int) -> int:
        """Registers this process for ``lasting`` milliseconds and returns its new epoch. Raises StoreInUse if other
        processes use another number of shards."""
        async with self._transaction() as connection:
            await _delete_expired(connection)
            others = (await connection.execute(select(_PROCESSES.c.shards).limit(1))).scalar()
            if others not in (None, shards):
                raise StoreInUse(
                    f"SHARD_COUNT: other processes use this database with {others} shards, this one has {shards}. "
                    "Stop them first; one that was killed counts for some seconds more."
                )
            await connection.execute(delete(_LEASES).where(_LEASES.c.shard >= shards))
            rows = [{"shard": shard} for shard in range(shards)]
            await connection.execute(insert(_LEASES).on_conflict_do_nothing(), rows)
            values = {"expires_at": NOW + lasting, "shards": shards}
            new = insert(_PROCESSES).values(values).returning(_PROCESSES.c.epoch)
            epoch = int((await connection.execute(new)).scalar_one())
        self.epoch = epoch
        return epoch

    async def renew(self, lasting: int, *, need: float = 0.0, leaving: bool = False) -> Renewal:
        """Extends the epoch to ``lasting`` milliseconds from now, takes free shards and offers surplus ones to others.

        A process that has not renewed for half of that time is treated as one that leaves: the heirs of its shards
        connect before its leases end. If this process itself is as late, the database was away, and no other is.

        ``need`` is how many requests per second this process sends to Discord; a process that is ``leaving`` takes no
        shards.
        """
        epoch = self._known()
        this = _PROCESSES.c.epoch == epoch
        async with self._transaction() as connection:
            in_time = (await connection.execute(select(_late(lasting).is_(False)).where(this))).scalar()
            if in_time is None:
                raise Fenced(f"The leases of this process (epoch {epoch}) were taken by others.")
            values = {"expires_at": NOW + lasting, "need": need, "leaving": leaving}
            await connection.execute(update(_PROCESSES).where(this).values(values))
            await _delete_expired(connection)
            members = await _members(connection, lasting if in_time else 0)
            before = await _holdings(connection)
            after = divide(before, members)
            changed = [
                {"of": new.shard, "epoch": new.epoch, "heir": new.heir, "ready": new.ready}
                for old, new in zip(before, after, strict=True)
                if new != old
            ]
            if changed:
                await connection.execute(_DIVIDED, changed)
        return _renewal(epoch, after, members)

    async def get_ready(self, shards: Collection[int]) -> None:
        """Says that this process is connected for shards that it is to get: their holders may hand them over."""
        await self._change(_LEASES.c.heir, shards, ready=True)

    async def hand_over(self, shard: int, seen: Collection[int]) -> None:
        """Gives the shard to its heir, or frees it. ``seen`` are the interactions that this process has begun to
        answer."""
        values = {"epoch": _LEASES.c.heir, "heir": None, "ready": False, "seen": json.dumps(sorted(seen))}
        await self._change(_LEASES.c.epoch, [shard], **values)

    async def leave(self) -> None:
        """Deletes this process's epoch, which frees its shards."""
        epoch, self.epoch = self.epoch, None
        if epoch is not None:
            async with self._transaction() as connection:
                await connection.execute(delete(_PROCESSES).where(_PROCESSES.c.epoch == epoch))

    async def take_identify_turn(self, bucket: int, gap: int, *, behind: int = 0) -> int:
        """Asks whether a shard of this bucket may identify itself now. Returns 0 for yes, and no other shard of the
        bucket may for ``gap`` milliseconds; else returns the milliseconds until the next attempt. ``behind``: the
        milliseconds for which nobody else has used the turn, so that more urgent shards go first; negative: the
        milliseconds by which the turn comes sooner."""
        table = schema.identifies
        taken = insert(table).values(bucket=bucket, free_at=NOW + gap)
        before_the_clock_was_set_back = table.c.free_at > NOW + gap
        taken = taken.on_conflict_do_update(
            index_elements=[table.c.bucket],
            set_={"free_at": taken.excluded.free_at},
            where=or_(table.c.free_at + behind <= NOW, before_the_clock_was_set_back),
        )
        async with self._transaction(exclusive=False) as connection:
            if (await connection.execute(taken)).rowcount:
                return 0
            wait = select(table.c.free_at + behind - NOW).where(table.c.bucket == bucket)
            return max(1, int((await connection.execute(wait)).scalar_one()))

    async def close(self) -> None:
        """Closes the connection; leases last until they expire."""
        await self._engine.dispose()

    def fence(self, shard: int | None = None) -> Fence | None:
        """The fence for a write, which is refused once this process has lost its epoch, or the shard if one is
        given."""
        return None if self.epoch is None else Fence(self.epoch, shard)

    def _known(self) -> int:
        if self.epoch is None:
            raise Fenced("This process has left the others.")
        return self.epoch

    async def _change(self, column: Any, shards: Collection[int], **values: Any) -> None:
        change = update(_LEASES).where(column == self._known(), _LEASES.c.shard.in_(shards)).values(values)
        async with self._transaction() as connection:
            await connection.execute(change)

    @asynccontextmanager
    async def _transaction(self, *, exclusive: bool = True) -> AsyncIterator[AsyncConnection]:
        """A transaction; with ``exclusive``, under a lock that all processes share. After an error the next one gets a
        new connection, perhaps to another server."""
        try:
            async with asyncio.timeout(QUERY_TIMEOUT), self._engine.begin() as connection:
                if exclusive:
                    await connection.execute(_ONE_AT_A_TIME)
                yield connection
        except (SQLAlchemyError, OSError) as error:
            await self._engine.dispose()
            late = isinstance(error, TimeoutError)
            why = f"no answer within {QUERY_TIMEOUT:.0f} seconds" if late else reason(error)
            raise StoreUnavailable(f"The leases cannot be renewed: {why}") from error


async def _delete_expired(connection: AsyncConnection) -> None:
    """Deletes the processes that have not renewed in time, which frees their shards. A process that is writing at this
    moment is left for the next call. Expiry times too far in the future, from before the clock was set back, are cut to
    the longest lease: living processes renew soon, and dead ones do not keep their shards for long."""
    endless = update(_PROCESSES).where(_PROCESSES.c.expires_at > NOW + MAX_LEASE)
    await connection.execute(endless.values(expires_at=NOW + MAX_LEASE))
    late = select(_PROCESSES.c.epoch).where(_PROCESSES.c.expires_at < NOW).with_for_update(skip_locked=True)
    await connection.execute(delete(_PROCESSES).where(_PROCESSES.c.epoch.in_(late)))


def _late(lasting: int) -> ColumnElement[bool]:
    """Whether a process has not renewed for half of the time that its leases last."""
    return _PROCESSES.c.expires_at < NOW + lasting // 2


async def _members(connection: AsyncConnection, lasting: int) -> list[Member]:
    columns = (_PROCESSES.c.epoch, or_(_PROCESSES.c.leaving, _late(lasting)), _PROCESSES.c.need)
    return [Member(*row) for row in await connection.execute(select(*columns).order_by(_PROCESSES.c.epoch))]


async def _holdings(connection: AsyncConnection) -> list[Holding]:
    query = select(*columns_of(_LEASES, Holding)).order_by(_LEASES.c.shard)
    return [Holding(*row) for row in await connection.execute(query)]


def _renewal(epoch: int, holdings: list[Holding], members: list[Member]) -> Renewal:
    mine = [holding for holding in holdings if holding.epoch == epoch]
    return Renewal(
        mine={holding.shard: frozenset(json.loads(holding.seen or "[]")) for holding in mine},
        coming=frozenset(holding.shard for holding in holdings if holding.heir == epoch),
        wanted=frozenset(holding.shard for holding in mine if holding.ready),
        offered=frozenset(holding.shard for holding in mine if holding.heir is not None),
        last=not any(member.epoch != epoch and not member.leaving for member in members),
        requests=share_of_requests(epoch, members),
    )


# -- fences: they refuse the writes of a process after another one has taken over its shards


def held(epochs: ColumnElement[Any], shards: ColumnElement[Any]) -> Select[tuple[int, int]]:
    """Selects those of the epochs that exist, each beside those of the shards that it has leased, or null.

    Both are arrays. Locks the rows of the epochs until the transaction ends, so that nobody can take one over, which
    deletes the row, before the commit. The process can renew it meanwhile.
    """
    processes, leases = schema.processes, schema.leases
    of_the_epoch = (leases.c.epoch == processes.c.epoch) & (leases.c.shard == any_(shards))
    found = select(processes.c.epoch, leases.c.shard).outerjoin_from(processes, leases, of_the_epoch)
    return found.where(processes.c.epoch == any_(epochs)).with_for_update(read=True, key_share=True, of=processes)


_HELD: Final = held(bindparam("epochs", type_=ARRAY(BigInteger)), bindparam("shards", type_=ARRAY(Integer)))
ALL_HOLD: Final = """NOT EXISTS (
        SELECT FROM unnest({epochs}, {shards}) AS fence (epoch, shard) WHERE NOT EXISTS (
            SELECT FROM held WHERE held.epoch = fence.epoch AND (fence.shard IS NULL OR held.shard = fence.shard)
        )
    )"""
"""Whether every fence is found in ``held``, the same query as part of another statement."""


async def broken(connection: AsyncConnection, fences: Collection[Fence]) -> dict[Fence | None, Fenced]:
    """The fences that do not hold, each with its error."""
    if not fences:
        return {}
    shards = {fence.shard for fence in fences if fence.shard is not None}
    rows = await connection.execute(_HELD, {"epochs": [fence.epoch for fence in fences], "shards": list(shards)})
    held = {pair for row in rows for pair in ((row.epoch, None), (row.epoch, row.shard))}
    return {fence: _refusal(fence) for fence in fences if (fence.epoch, fence.shard) not in held}


def _refusal(fence: Fence) -> Fenced:
    what = "This process" if fence.shard is None else f"Shard {fence.shard}"
    return Fenced(f"{what} was taken over by another process: nothing of epoch {fence.epoch} is written any more.")
