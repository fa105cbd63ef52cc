"""Fences: refuse the writes of a process after another one has taken over its shards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ARRAY, BigInteger, ColumnElement, Integer, Select, any_, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.errors import Fenced
from db.records import Fence


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
