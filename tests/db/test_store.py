"""The store: what was acknowledged can be read back, in this process and in the next."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from sqlalchemy import QueuePool, text
from sqlalchemy.util import await_only

from db import Store, StoreUnavailable
from tests.db.cancelling import cancelled_anywhere
from tests.db.rows import event, loaded, new, step
from tests.db.template import log_of, opened


async def test_table_numbers_go_on_after_a_restart(store: Store, url: str) -> None:
    assert [await store.new_table_id() for _ in range(3)] == [1, 2, 3]
    await store.commit(new(3))
    await store.close()
    async with opened(url) as again:
        assert await again.new_table_id() == 4


async def test_reads_see_every_write_before_them(store: Store) -> None:
    async def play(number: int) -> None:
        await store.commit(new(number))
        for seq in range(2, 9):
            await store.commit(step(number, seq))
            assert (await loaded(store, number)).table.seq == seq

    await asyncio.gather(*map(play, range(1, 30)))


async def test_a_query_cancelled_anywhere_gives_its_connection_back(store: Store) -> None:
    await store.commit(new(1))
    pool = store._reader.sync_engine.pool
    assert isinstance(pool, QueuePool)
    async for _, reading, cancelled in cancelled_anywhere(lambda: store.tables.load(1), "read", more_than=5):
        assert reading.cancelled() == cancelled
        assert pool.checkedout() == 0
    assert (await loaded(store, 1)).events == (event(1),)


@pytest.mark.sqlite
async def test_a_query_that_does_not_come_to_an_end_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = text(
        "WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number) SELECT max(n) FROM number"
    )
    monkeypatch.setattr("db.database.QUERY_TIMEOUT", 0.05)
    with pytest.raises(StoreUnavailable, match="did not answer within"):
        await store._database.run_read(lambda connection: connection.execute(endless))
    monkeypatch.undo()
    await store.privacy.delete(7, "Somebody")
    assert await store._writer.transactions.truncate_wal(), "nobody reads the log any more"


@pytest.mark.sqlite
async def test_a_query_that_fails_after_its_caller_was_cancelled_is_no_error(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context))
    monkeypatch.setattr("db.database.QUERY_TIMEOUT", 0.05)
    asked = asyncio.create_task(store._database.run_read(lambda connection: asyncio.sleep(60)))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.wait([asked])
    while store._database._reads:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    del asked
    gc.collect()  # then asyncio tells of errors that nobody has looked at
    assert not told


@pytest.mark.slow
async def test_an_opening_cancelled_anywhere_leaves_the_database_free(url: str, file: Path) -> None:
    async for at, opening, cancelled in cancelled_anywhere(lambda: Store.open(url), more_than=10):
        store = await Store.open(url) if cancelled else opening.result()
        await store.commit(new(at))
        await store.close()


@pytest.mark.sqlite
async def test_a_store_is_closed_though_its_closing_is_cancelled_again_and_again(url: str, file: Path) -> None:
    store = await Store.open(url)
    await store.commit(new(1))
    await loaded(store, 1)
    closing = asyncio.create_task(store.close())
    while not closing.done():
        await asyncio.sleep(0)
        closing.cancel()
    assert closing.cancelled()
    assert not log_of(file).exists()  # the last connection takes it away
    await (await Store.open(url)).close()


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.commit(new(1))
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.tables.load(1)


async def test_closing_lets_reads_finish(store: Store, file: Path) -> None:
    await store.commit(new(1))
    reading = [asyncio.create_task(store.tables.load(1)) for _ in range(25)]
    await asyncio.sleep(0)
    await store.close()
    assert None not in await asyncio.gather(*reading)
    assert not log_of(file).exists()


async def test_closing_waits_for_reads_whose_callers_were_cancelled(store: Store) -> None:
    await store.commit(new(1))
    returned: list[bool] = []
    asked = asyncio.Event()

    def give_back_slowly(*arguments: Any) -> None:
        await_only(asyncio.sleep(0.05))
        returned.append(True)

    sqlalchemy.event.listen(store._reader.sync_engine, "reset", give_back_slowly)
    sqlalchemy.event.listen(store._reader.sync_engine, "checkout", lambda *arguments: asked.set())
    reading = asyncio.create_task(store.tables.load(1))
    async with asyncio.timeout(60):
        await asked.wait()
    reading.cancel()
    await asyncio.wait([reading])
    await store.close()
    assert returned == [True]  # nobody would close a connection that is returned later
