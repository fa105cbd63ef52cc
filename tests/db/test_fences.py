"""Fences: they hold according to the present leases, for the process and for the shard that is named."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, make_url

from db import schema
from db.engines import writing_engine
from db.fences import broken
from db.records import Fence

MINE, OTHER = 7, 8


@pytest.mark.slow
async def test_a_fence_holds_while_its_process_is_there_and_has_the_shard_that_it_names(
    postgresql_copy: str,
) -> None:
    engine = writing_engine(make_url(postgresql_copy))
    holding, gone, reserve = Fence(MINE, 0), Fence(MINE, 1), Fence(MINE)
    async with engine.begin() as connection:
        process = {"expires_at": 100, "shards": 2}
        await connection.execute(insert(schema.processes), [{"epoch": epoch} | process for epoch in (MINE, OTHER)])
        await connection.execute(insert(schema.leases), [{"shard": 0, "epoch": MINE}, {"shard": 1, "epoch": OTHER}])
        assert await broken(connection, []) == {}
        refused = await broken(connection, [holding, gone, reserve, Fence(9), Fence(OTHER, 1)])
    await engine.dispose()
    assert refused.keys() == {gone, Fence(9)}
    assert str(refused[gone]).startswith("Shard 1 was taken over")
    assert str(refused[Fence(9)]).startswith("This process was taken over")
