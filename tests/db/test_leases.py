"""Leases on a real PostgreSQL: only the holder of a shard may write, by the clock of the database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from db import Fenced, Leases, Status, Store, StoreInUse
from db.leases import _ONE_AT_A_TIME, MAX_LEASE
from tests.db.cancelling import cancelled_anywhere
from tests.db.postgresql import another, locked, run, until_locked_out
from tests.db.rows import new, step

pytestmark = pytest.mark.slow

LONG, SHORT = 60_000, 1
"""Milliseconds longer than any test, and a time that is over at once. A real lease is never so short: its process would
lose it before it had taken a shard."""


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[Store, Leases]]:
    """One more process: a store with its leases."""
    store = await Store.open(url)
    assert store.leases is not None
    yield store, store.leases
    await store.close()


async def expire(url: str) -> None:
    """Makes the leases of all processes expire."""
    await run(url, "UPDATE processes SET expires_at = 0")


async def test_the_first_process_has_all_shards_and_a_second_one_gets_half(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        first = await one.join(4, LONG)
        assert (await one.renew(LONG)).mine.keys() == {0, 1, 2, 3}
        assert await two.join(4, LONG) > first
        turn = await two.renew(LONG)
        assert not turn.mine
        assert turn.coming == {0, 1}
        assert (await one.renew(LONG)).wanted == set()
        await two.get_ready(turn.coming)
        before = await one.renew(LONG)
        assert before.wanted == {0, 1}
        for shard in before.wanted:
            await one.hand_over(shard, [71, 70 + shard])
        after = await two.renew(LONG)
        assert after.mine == {0: {71, 70}, 1: {71}}
        assert not (after.coming | after.wanted | after.offered), "they have arrived"
        assert (await one.renew(LONG)).mine.keys() == {2, 3}


async def test_a_process_that_leaves_offers_all_its_shards_unless_everybody_leaves(
    shared: Store, shared_url: str
) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        await one.renew(LONG)
        await two.join(2, LONG)
        leaving = await one.renew(LONG, leaving=True)
        assert leaving.offered == {0, 1}
        assert not leaving.wanted
        assert not leaving.last
        staying = await two.renew(LONG)
        assert staying.coming == {0, 1}
        assert staying.last
        await two.renew(LONG, leaving=True)
        assert (await one.renew(LONG, leaving=True)).last


async def test_a_process_that_leaves_takes_no_other_one_with_it(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        await one.renew(LONG)
        await two.join(2, LONG)
        await one.leave()
        assert (await two.renew(LONG)).mine.keys() == {0, 1}


async def test_processes_share_the_requests_by_what_they_need(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        assert (await one.renew(LONG, need=30)).requests == 1
        await two.join(2, LONG)
        less = (await two.renew(LONG, need=10)).requests
        more = (await one.renew(LONG, need=30)).requests
        assert 0 < less < more
        assert less + more == pytest.approx(1)


async def test_a_process_that_does_not_renew_in_time_loses_its_shards_to_others(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        await one.renew(LONG)
        await expire(shared_url)
        await two.join(2, LONG)
        assert (await two.renew(LONG)).mine.keys() == {0, 1}
        with pytest.raises(Fenced):
            await one.renew(LONG)
        assert await one.join(2, LONG) > 2


async def test_shards_of_a_silent_process_have_heirs_before_its_leases_end(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, silent), process(shared_url) as (_, other):
        await silent.join(2, LONG)
        await silent.renew(LONG)
        await other.join(2, LONG)
        assert (await other.renew(LONG)).coming == {0}, "its share"
        await run(shared_url, f"UPDATE processes SET expires_at = expires_at - {LONG * 2 // 3} WHERE epoch = 1")
        promised = await other.renew(LONG)
        assert promised.coming == {0, 1}
        assert not promised.mine
        heard = await silent.renew(LONG)
        assert heard.mine.keys() == {0, 1}
        assert heard.offered == {0}, "it keeps its share"
        await run(shared_url, "UPDATE processes SET expires_at = 0 WHERE epoch = 1")
        assert (await other.renew(LONG)).mine.keys() == {0, 1}


async def test_nobody_is_silent_after_the_database_was_away(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        await two.join(2, LONG)
        assert (await one.renew(LONG)).mine.keys() == {0}
        assert (await two.renew(LONG)).mine.keys() == {1}
        await run(shared_url, f"UPDATE processes SET expires_at = expires_at - {LONG * 2 // 3}")
        assert not (await two.renew(LONG)).coming


async def test_nothing_is_written_for_a_shard_that_another_process_has_taken_over(
    shared: Store, shared_url: str
) -> None:
    async with process(shared_url) as (stale, one), process(shared_url) as (_, two):
        await one.join(1, LONG)
        await one.renew(LONG)
        fence = one.fence(0)
        await stale.commit(replace(new(1), fence=fence))
        await expire(shared_url)
        await two.join(1, LONG)
        await two.renew(LONG)
        with pytest.raises(Fenced, match="Shard 0"):
            await stale.commit(replace(step(1, 2), fence=fence))
        with pytest.raises(Fenced):
            await stale.tables.set_message(1, 5, fence)
        with pytest.raises(Fenced, match="Shard 0"):
            await stale.privacy.delete_server(10, fence)
        with pytest.raises(Fenced):
            await stale.directory.see_player(7, "Ann", "en", 1)
        assert (await shared.tables.load(1)).table.seq == 1
        await shared.commit(replace(step(1, 2), fence=two.fence(0)))


async def test_a_process_that_has_lost_its_shards_hands_over_none_of_another(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, stale), process(shared_url) as (_, heir), process(shared_url) as (_, third):
        await stale.join(2, LONG)
        await stale.renew(LONG)
        await expire(shared_url)
        await heir.join(2, LONG)
        assert (await heir.renew(LONG)).mine.keys() == {0, 1}
        await stale.hand_over(0, [])
        await third.join(2, LONG)
        assert not (await third.renew(LONG)).mine
        assert (await heir.renew(LONG)).mine.keys() == {0, 1}


async def test_a_fence_holds_only_for_the_shard_that_it_names(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one):
        await one.join(2, LONG)
        await one.renew(LONG)
        await one.hand_over(1, [])
        mine, other = replace(new(1), fence=one.fence(0)), replace(new(2), fence=one.fence(1))
        outcomes = await asyncio.gather(shared.commit(mine), shared.commit(other), return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Fenced)
        assert await shared.tables.load(2) is None


async def test_a_takeover_waits_for_what_is_being_written(shared: Store, shared_url: str) -> None:
    """Nobody can take the shard between the check of the epoch and the commit."""
    async with process(shared_url) as (slow, one), process(shared_url) as (_, two):
        await one.join(1, LONG)
        await one.renew(LONG)
        await expire(shared_url)
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def wait(connection: object) -> None:
            begun.set()
            await may_end.wait()

        writing = asyncio.create_task(slow._database.write(wait))
        await begun.wait()
        await two.join(1, LONG)
        assert (await two.renew(LONG)).mine == {}
        may_end.set()
        await writing
        assert (await two.renew(LONG)).mine.keys() == {0}


async def test_a_renewal_does_not_wait_for_what_is_being_written(shared: Store, shared_url: str) -> None:
    """Processes renew one at a time: a write that has to wait would cost all of them their shards."""
    async with process(shared_url) as (slow, one), process(shared_url) as (_, two), locked(shared_url, "tables"):
        await one.join(2, LONG)
        await two.join(2, LONG)
        writing = asyncio.create_task(slow.tables.set_message(1, 5))
        await until_locked_out(shared_url)
        async with asyncio.timeout(60):
            await one.renew(LONG)
            await two.renew(LONG)
        assert not writing.done()
    await writing


async def test_processes_divide_the_shards_one_at_a_time(shared: Store, shared_url: str) -> None:
    """Each decides by what it has read; two at once could give a shard to both."""
    async with process(shared_url) as (_, one), another(shared_url) as other:
        await one.join(2, LONG)
        async with other.transaction():
            await other.execute(str(_ONE_AT_A_TIME))
            renewing = asyncio.create_task(one.renew(LONG))
            waiting = asyncio.create_task(until_locked_out(shared_url))
            await asyncio.wait([renewing, waiting], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            assert not renewing.done()
        assert (await renewing).mine.keys() == {0, 1}


async def test_another_number_of_shards_is_refused_while_others_live(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        with pytest.raises(StoreInUse, match="2 shards"):
            await two.join(3, LONG)
        await one.leave()
        await two.join(3, LONG)
        assert (await two.renew(LONG)).mine.keys() == {0, 1, 2}


async def test_with_another_number_of_shards_nothing_is_left_of_a_process_that_is_dead(
    shared: Store, shared_url: str
) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(4, LONG)
        await one.renew(LONG)
        await expire(shared_url)
        await two.join(2, LONG)
        assert (await two.renew(LONG)).mine.keys() == {0, 1}


async def test_identifying_takes_turns_in_each_bucket(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        assert await one.take_identify_turn(0, LONG) == 0
        assert LONG / 2 < await two.take_identify_turn(0, LONG) <= LONG
        assert await two.take_identify_turn(1, SHORT) == 0
        await asyncio.sleep(2 * SHORT / 1000)
        assert await one.take_identify_turn(1, LONG) == 0


async def test_who_comes_behind_leaves_the_turn_to_others_for_a_while(shared: Store) -> None:
    assert await shared.leases.take_identify_turn(0, LONG, behind=LONG) == 0  # nobody has ever waited
    assert await shared.leases.take_identify_turn(1, SHORT) == 0
    await asyncio.sleep(2 * SHORT / 1000)
    assert 0 < await shared.leases.take_identify_turn(1, LONG, behind=LONG) <= LONG
    assert await shared.leases.take_identify_turn(1, LONG) == 0


async def test_who_has_the_turn_can_have_it_again_and_the_others_wait_from_then_on(
    shared: Store, shared_url: str
) -> None:
    assert await shared.leases.take_identify_turn(0, LONG) == 0
    await run(shared_url, f"UPDATE identifies SET free_at = free_at - {LONG // 2}")  # as much time has passed
    assert 0 < await shared.leases.take_identify_turn(0, LONG) <= LONG / 2
    assert await shared.leases.take_identify_turn(0, LONG, behind=-LONG) == 0
    assert LONG / 2 < await shared.leases.take_identify_turn(0, LONG) <= LONG


async def test_whoever_may_identify_has_taken_the_turn(shared: Store, shared_url: str) -> None:
    """Also if the turn becomes free just after it was found taken."""
    free_at = 0
    async with another(shared_url) as other:
        for _ in range(200):
            if await shared.leases.take_identify_turn(0, 10) == 0:
                before, free_at = free_at, await other.fetchval("SELECT free_at FROM identifies")
                assert free_at > before


async def test_a_renewal_cancelled_anywhere_locks_nobody_out(shared: Store, shared_url: str) -> None:
    async with process(shared_url) as (_, one), process(shared_url) as (_, two):
        await one.join(2, LONG)
        await two.join(2, LONG)
        async for _ in cancelled_anywhere(lambda: one.renew(LONG), more_than=5):
            async with asyncio.timeout(60):
                await two.renew(LONG)
        assert (await one.renew(LONG)).mine.keys() | (await two.renew(LONG)).mine.keys() == {0, 1}


async def test_a_clock_that_is_set_back_keeps_no_shard_from_others(shared: Store, shared_url: str) -> None:
    """For a reader after the change, what was written before is an hour in the future."""
    async with process(shared_url) as (_, dead), process(shared_url) as (_, one):
        await dead.join(2, LONG)
        await dead.renew(LONG)
        await one.join(2, LONG)
        await dead.take_identify_turn(0, LONG)
        hour = 3_600_000
        await run(shared_url, f"UPDATE processes SET expires_at = expires_at + {hour}")
        await run(shared_url, f"UPDATE identifies SET free_at = free_at + {hour}")
        await one.renew(LONG)
        await run(shared_url, f"UPDATE processes SET expires_at = expires_at - {MAX_LEASE} WHERE epoch = {dead.epoch}")
        await asyncio.sleep(2 * SHORT / 1000)
        assert (await one.renew(LONG)).mine.keys() == {0, 1}
        assert await one.take_identify_turn(0, LONG) == 0


async def test_tables_of_several_processes_get_different_numbers(shared: Store, shared_url: str) -> None:
    await shared.commit(new(1))
    await run(shared_url, "SELECT setval('table_ids', 1)")
    async with process(shared_url) as (other, _):
        numbers = [await each.new_table_id() for each in (shared, other, shared, other)]
    assert numbers == [2, 3, 4, 5]


async def test_tables_are_found_by_their_shard(shared: Store) -> None:
    for number in range(1, 7):
        await shared.commit(replace(new(number, guild_id=(number << 22) + 1, due_at=9)))
    assert sorted(await shared.tables.to_resume(3, 1)) == [(1, 9, 1_000), (4, 9, 1_000)]
    await shared.commit(step(4, 2, guild_id=(4 << 22) + 1, status=Status.CANCELLED))
    assert await shared.tables.to_resume(3, 1) == [(1, 9, 1_000)]
