"""Reading: work that a deadlock has ended is done again."""

import asyncio

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.database import run_read
from db.engines import reading_engine
from tests.db.postgresql import another, until_locked_out


@pytest.mark.slow
async def test_work_that_a_deadlock_has_ended_is_done_again(postgresql_copy: str) -> None:
    engine, asked = reading_engine(make_url(postgresql_copy)), 0

    async def work(connection: AsyncConnection) -> int:
        nonlocal asked
        asked += 1
        counts = [await connection.execute(text(f"SELECT count(*) FROM {name}")) for name in ("tables", "events")]
        return sum(count.scalar_one() for count in counts)

    async with another(postgresql_copy) as other, other.transaction():
        await other.execute("SET LOCAL deadlock_timeout = '10min'")  # the reader finds out, and is ended
        await other.execute("LOCK TABLE events")
        reading = asyncio.create_task(run_read(engine, work))
        await until_locked_out(postgresql_copy)
        await other.execute("LOCK TABLE tables")
    assert (await reading, asked) == (0, 2)
    await engine.dispose()
