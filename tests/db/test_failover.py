"""Failover: the database's machine is lost; nothing acknowledged is lost, and a process continues on the standby, with
its leases. Two bots do so in `tests/bot/shards/test_outage.py`."""

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import make_url, text

from db import Fenced, Store, StoreError, StoreUnavailable
from db.engines import address, reading_engine
from db.errors import READ_ONLY
from tests.db.postgresql import Server, another, run, running, standby
from tests.db.relay import relayed
from tests.db.rows import event, new, step
from tests.db.template import opened

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("slow_connections")]

TABLES = 50
LASTING = 60_000
"""Milliseconds that a lease lasts: no machine is so slow that it ends."""


def both(first: Server, second: Server) -> str:
    hosts = f"host=127.0.0.1:{first.port}&host=127.0.0.1:{second.port}"
    return f"postgresql+asyncpg://postgres@/hearts_test?{hosts}&target_session_attrs=read-write"


async def follow(primary: Server) -> None:
    """From now on a commit is acknowledged only once the standby has it."""
    engine = reading_engine(address(primary.url)).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("ALTER SYSTEM SET synchronous_standby_names = '*'"))
        await connection.execute(text("SELECT pg_reload_conf()"))
        asked = text("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")
        while not (await connection.execute(asked)).scalar():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await engine.dispose()


async def demote(server: Server) -> None:
    """From now on the server can only be read. It keeps its connections."""
    async with another(server.url) as operator:
        await operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        await operator.execute("SELECT pg_reload_conf()")
    told = "off"
    while told != "on":  # the server tells older connections first
        async with another(server.url) as watch:
            told = await watch.fetchval("SHOW default_transaction_read_only")


async def serving(url: str) -> Store:
    """A store whose process has a lease of the only shard."""
    store = await Store.open(url)
    await store.leases.join(1, LASTING)
    assert {*(await store.leases.renew(LASTING)).mine} == {0}
    return store


class Moves:
    """Tables that are changed repeatedly, with the fence of their shard, and the last acknowledged version of each."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fence = store.leases.fence(0)
        self.acknowledged = dict.fromkeys(range(1, TABLES + 1), 0)
        self.failures = 0
        self.made = 0

    async def move_on(self, number: int, done: asyncio.Event) -> None:
        """Changes a table repeatedly; after a refusal it reads the stored version and continues from there."""
        seq = 0
        while not done.is_set():
            change = new(number) if not seq else step(number, seq + 1)
            try:
                await self.store.commit(replace(change, fence=self.fence))
            except StoreError:
                self.failures += 1
                seq = await self.version(number)
                continue
            seq = self.acknowledged[number] = seq + 1
            self.made += 1

    async def version(self, number: int) -> int:
        while True:
            try:
                stored = await self.store.tables.load(number)
            except StoreError:
                await asyncio.sleep(0.05)
                continue
            return 0 if stored is None else stored.table.seq


async def test_nothing_acknowledged_is_lost_when_the_copy_takes_over() -> None:
    with running() as primary, standby(primary) as copy:
        await follow(primary)
        store = await serving(both(primary, copy))
        moves, done = Moves(store), asyncio.Event()
        moving = [asyncio.create_task(moves.move_on(number, done)) for number in moves.acknowledged]
        while moves.made < 1_000:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        primary.kill()
        before, lost_at = dict(moves.acknowledged), time.monotonic()
        await asyncio.to_thread(copy.promote)
        assert {*(await store.leases.renew(LASTING)).mine} == {0}, "the copy has not got the lease"
        while min(moves.acknowledged[number] - seq for number, seq in before.items()) < 2:
            await asyncio.sleep(0.01)
            assert time.monotonic() - lost_at < 600
        print(f"every table goes on {time.monotonic() - lost_at:.2f} s after the loss, {moves.failures} refusals")
        done.set()
        await asyncio.gather(*moving)
        assert (await store.leases.renew(LASTING)).mine
        for number, seq in moves.acknowledged.items():
            stored = await store.tables.load(number)
            assert stored.table.seq >= seq  # of what was refused because nobody knew, some may be there
            assert [event.seq for event in await store.tables.log(number)] == list(range(1, stored.table.seq + 1))
        await store.close()


async def test_the_copy_knows_who_has_the_lease_and_who_has_lost_it() -> None:
    with running() as primary, standby(primary) as copy:
        await follow(primary)
        old = await serving(both(primary, copy))
        await run(primary.url, "UPDATE processes SET expires_at = 0")
        heir = await serving(both(primary, copy))
        primary.kill()
        await asyncio.to_thread(copy.promote)
        with pytest.raises(Fenced):
            await old.commit(replace(new(1), fence=old.leases.fence(0)))
        await heir.commit(replace(new(1), fence=heir.leases.fence(0)))
        epoch = heir.leases.epoch or 0
        assert await old.leases.join(1, LASTING) > epoch, "a number is given twice"
        await old.close()
        await heir.close()


async def test_nothing_outdated_is_read_from_a_server_that_was_demoted_and_keeps_its_connections() -> None:
    with running() as first, standby(first) as second:
        await follow(first)
        async with opened(both(first, second)) as store:
            await store.commit(new(1))
            await asyncio.gather(*(store.tables.log(1) for _ in range(4)))  # on connections of their own
            await demote(first)
            await asyncio.to_thread(second.promote)
            with pytest.raises(StoreUnavailable, match=READ_ONLY):
                await store.commit(step(1, 2))
            await store.commit(step(1, 2))
            assert await asyncio.gather(*(store.tables.log(1) for _ in range(4))) == [(event(1), event(2))] * 4
            assert await store.complaint() is None


async def test_leases_are_renewed_where_the_name_of_a_server_leads_that_was_demoted_and_keeps_its_connections() -> None:
    with running() as first, standby(first) as second:
        await follow(first)
        async with relayed(first.port) as name:
            store = await serving(str(make_url(first.url).set(port=await name.open())))
            await demote(first)
            await asyncio.to_thread(second.promote)
            name.server = second.port
            with pytest.raises(StoreUnavailable, match=READ_ONLY):
                await store.leases.renew(LASTING)
            assert {*(await store.leases.renew(LASTING)).mine} == {0}
            await store.close()
