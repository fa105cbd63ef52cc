"""Transactions on a real PostgreSQL that is restarted, frozen, or cut off in the middle of a commit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import insert, make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from db import Store, StoreError, StoreUnavailable, Unconfirmed, engines, schema, writer
from db.transactions import KEPT
from tests.db.postgresql import LOCKED_OUT, Server, another, run, until_locked_out
from tests.db.relay import Relay, relayed
from tests.db.rows import event, new, step
from tests.db.template import opened

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("slow_connections")]


@pytest.fixture
def url(empty: str) -> str:
    """The address of the store's database."""
    return empty


@asynccontextmanager
async def far_store(relay: Relay, url: str) -> AsyncIterator[Store]:
    """A store whose way to its server leads through the relay."""
    async with opened(str(make_url(url).set(port=await relay.open()))) as store:
        yield store


async def test_no_move_and_no_query_fails_after_a_restart_of_the_server(store: Store, server: Server) -> None:
    await store.commit(new(1))
    await asyncio.gather(*(store.tables.load(1) for _ in range(10)))
    await asyncio.to_thread(server.restart)
    await asyncio.gather(store.commit(step(1, 2)), *(store.tables.load(1) for _ in range(10)))
    assert await store.tables.log(1) == (event(1), event(2))


@pytest.mark.parametrize(
    ("lost", "fields"),
    [(b"COMMIT", {"pace": "slow"}), (b"UPDATE tables", {"pace": "slow"}), (b"WITH mine", {}), (b"QS", {})],
    ids=["in the commit", "before the commit", "before the only statement", "in the only statement"],
)
async def test_a_move_whose_answer_is_lost_counts_once(
    empty: str, server: Server, lost: bytes, fields: dict[str, str]
) -> None:
    async with relayed(server.port) as relay, far_store(relay, empty) as store:
        await store.commit(new(1))
        relay.breaks_after = lost
        await store.commit(step(1, 2, **fields))
        assert not relay.breaks_after, "it was broken"
        await store.commit(step(1, 3, **fields))
        assert await store.tables.log(1) == (event(1), event(2), event(3))


async def test_a_move_that_the_server_still_writes_when_the_way_to_it_is_cut_counts_once(
    empty: str, server: Server
) -> None:
    waits = f"SELECT count(*) {LOCKED_OUT}"
    async with relayed(server.port) as relay, another(empty) as watch, far_store(relay, empty) as store:
        await store.commit(new(1))
        async with another(empty) as other, other.transaction():
            await other.execute("SELECT FROM tables FOR UPDATE")
            moving = asyncio.create_task(store.commit(step(1, 2)))
            await until_locked_out(empty)
            relay.cut()
            while await watch.fetchval(waits) < 2:
                pass
        await moving
        await store.commit(step(1, 3))
        assert await store.tables.log(1) == (event(1), event(2), event(3))


async def test_the_outcome_of_a_move_is_unknown_until_the_server_answers_again(
    store: Store, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(new(1))
    with server.frozen(), monkeypatch.context() as impatient:
        impatient.setattr(writer, "WRITE_TIMEOUT", 0.2)
        with pytest.raises(Unconfirmed, match="not known yet") as unknown:
            await store.commit(step(1, 2))
        with pytest.raises(StoreUnavailable, match="nothing was begun"):
            await store.commit(new(2))
        assert not unknown.value.outcome.done()
    await unknown.value.outcome
    assert await store.tables.log(1) == (event(1), event(2))
    assert await store.tables.load(2) is None


async def test_while_the_server_is_gone_everything_is_refused_and_then_all_goes_on(
    store: Store, server: Server
) -> None:
    await store.commit(new(1))
    await store.leases.join(1, 1)
    await asyncio.to_thread(server.control, "-m", "immediate", "stop")
    try:
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await store.tables.load(1)
            with pytest.raises(StoreUnavailable):
                await store.leases.renew(1_000)
            with pytest.raises(StoreUnavailable):
                await store.commit(step(1, 2, pace="slow"))
    finally:
        await asyncio.to_thread(server.control, "-w", "start")
    await store.leases.join(1, 60_000)
    assert (await store.leases.renew(60_000)).mine.keys() == {0}
    await store.commit(step(1, 2))
    assert await store.tables.log(1) == (event(1), event(2))


async def test_a_number_that_a_table_got_before_a_crash_of_the_server_is_not_given_again(
    store: Store, server: Server
) -> None:
    before = await store.new_table_id()
    await asyncio.to_thread(server.restart, "immediate")
    assert await store.new_table_id() > before


async def test_a_query_to_a_frozen_server_is_given_up(
    store: Store, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(new(1))
    with server.frozen(), monkeypatch.context() as impatient:
        impatient.setattr("db.database.QUERY_TIMEOUT", 0.2)
        with pytest.raises(StoreUnavailable, match="did not answer within"):
            await store.tables.load(1)
    assert (await store.tables.log(1)) == (event(1),)


async def test_a_connection_that_ends_while_a_bad_write_is_looked_for_refuses_nobody_else(
    store: Store, server: Server
) -> None:
    """Each write is made alone then, and it is not this one that the database refuses."""
    ended = list[int]()

    async def write(connection: AsyncConnection) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        if not ended:
            ended.append(driver.get_server_pid())
            async with another(server.url) as process:
                await process.execute(f"SELECT pg_terminate_backend({ended[0]})")
            while not driver.is_closed():  # noqa: ASYNC110 it tells nobody else
                await asyncio.sleep(0)
        await connection.execute(insert(schema.guilds), {"id": 5})

    bad, unsuspected = store.commit(step(1, 2, preset="x" * 99)), store._database.write(write)
    await store.commit(new(1))
    refused, written, other = await asyncio.gather(bad, unsuspected, store.commit(new(2)), return_exceptions=True)
    assert ended
    assert isinstance(refused, StoreError)
    assert not isinstance(refused, StoreUnavailable)
    assert (written, other) == (None, None)
    assert [guild.id for guild in await store.directory.guilds()] == [5]
    assert await store.tables.log(2) == (event(1),)


async def test_a_write_that_deadlocks_again_and_again_is_written_in_the_end(store: Store, server: Server) -> None:
    await asyncio.gather(*(store.commit(new(number)) for number in (1, 2, 3)))
    async with another(server.url) as first, another(server.url) as second, second.transaction():
        for process in (first, second):
            await process.execute("SET deadlock_timeout = '1min'")  # the store finds out, and is rolled back
        await second.execute("UPDATE tables SET members = '' WHERE id = 3")
        async with first.transaction():
            await first.execute("UPDATE tables SET members = '' WHERE id = 2")
            writing = asyncio.gather(*(store.tables.set_message(number, 11 * number) for number in (1, 2, 3)))
            await until_locked_out(server.url)
            await first.execute("UPDATE tables SET members = '' WHERE id = 1")
        await until_locked_out(server.url)
        await second.execute("UPDATE tables SET members = '' WHERE id = 1")
    await writing
    stored = [await store.tables.load(number) for number in (1, 2, 3)]
    assert [each.table.message_id for each in stored if each is not None] == [11, 22, 33]


async def test_a_new_process_deletes_the_rows_of_writers_that_are_idle_for_a_day_and_no_others(
    store: Store, server: Server
) -> None:
    await store.commit(new(1))
    await run(server.url, f"UPDATE commits SET at = at - {KEPT}", "INSERT INTO commits VALUES ('busy', 7, 0)")
    await run(server.url, "UPDATE commits SET at = (SELECT max(at) FROM commits) + 60000 WHERE writer = 'busy'")
    async with opened(server.url) as process:
        await process.commit(step(1, 2))
    async with another(server.url) as watch:
        rows = await watch.fetch("SELECT writer, number FROM commits")
    assert ("busy", 7) in map(tuple, rows)
    assert len(rows) == 2, "the other one is that of the new process"
    await store.commit(step(1, 3))
    assert await store.tables.log(1) == (event(1), event(2), event(3))


async def test_moves_that_are_cut_off_or_called_off_while_they_wait_count_once(store: Store, server: Server) -> None:
    await asyncio.gather(store.commit(new(1)), store.commit(new(2)))
    for seq, ended in enumerate(("cancel", "terminate"), 2):
        async with another(server.url) as process, process.transaction():
            await process.execute("UPDATE tables SET members = '' WHERE id = 2")
            writing = asyncio.gather(store.commit(step(1, seq)), store.commit(step(2, seq)))
            await until_locked_out(server.url)
            await run(server.url, f"SELECT pg_{ended}_backend(pid) {LOCKED_OUT}")
        await writing
        assert [event.seq for event in await store.tables.log(1)] == [event.seq for event in await store.tables.log(2)]
    assert await store.tables.log(2) == (event(1), event(2), event(3))


def test_the_limits_are_those_that_a_person_can_wait_for() -> None:
    assert engines.BUSY_TIMEOUT / 1000 < writer.WRITE_TIMEOUT <= engines.QUERY_TIMEOUT <= 10
