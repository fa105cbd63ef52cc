"""Fences: refuse the writes of a process after another one has taken over its shards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.errors import Fenced
from db.records import Fence

_HELD: Final = (
    select(schema.processes.c.epoch, schema.leases.c.shard)
    .outerjoin(
        schema.leases,
        (schema.leases.c.epoch == schema.processes.c.epoch)
        & schema.leases.c.shard.in_(bindparam("shards", expanding=True)),
    )
    .where(schema.processes.c.epoch.in_(bindparam("epochs", expanding=True)))
    .with_for_update(read=True, of=schema.processes)
)
"""Locks the rows of the epochs until the transaction ends, so that nobody can take one over before the commit."""

HELD: Final = """SELECT processes.epoch, leases.shard
    FROM processes LEFT JOIN leases ON leases.epoch = processes.epoch AND leases.shard = ANY({shards})
    WHERE processes.epoch = ANY({epochs}) FOR SHARE OF processes"""
"""The same query as part of another statement, with the fences as a list of epochs and a list of shards."""
ALL_HOLD: Final = """NOT EXISTS (
        SELECT FROM unnest({epochs}, {shards}) AS fence (epoch, shard) WHERE NOT EXISTS (
            SELECT FROM held WHERE held.epoch = fence.epoch AND (fence.shard IS NULL OR held.shard = fence.shard)
        )
    )"""
"""Whether every fence is found in ``held``."""


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
