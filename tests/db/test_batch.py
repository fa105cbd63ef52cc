"""A batch: changes are checked by their versions, and each is written entirely or not at all."""

import asyncio
from dataclasses import replace

import pytest

from db import MOVE_COLUMNS, Change, Conflict, DepartureRecord, Status, Store
from tests.db.rows import commit_all, event, loaded, new, round, seat, step, table, versions


async def test_the_first_of_two_changes_of_the_same_version_wins(store: Store) -> None:
    await store.commit(new(1))
    first = replace(step(1, 2), events=(event(2, body="first"),))
    outcomes = await commit_all(store, first, step(1, 2))
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert await store.tables.log(1) == (event(1), event(2, body="first"))


async def test_a_table_is_made_once(store: Store) -> None:
    outcomes = await commit_all(store, new(1), new(1))
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    with pytest.raises(Conflict):
        await store.commit(new(1))


async def test_a_table_that_was_never_made_cannot_go_on(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.commit(step(1, 2))


async def test_a_move_also_writes_earlier_changes_of_its_table_in_the_same_batch(store: Store) -> None:
    await commit_all(store, new(1), new(2))
    moved = dict(zip(MOVE_COLUMNS[1:], (7_000, 6_000, True), strict=True))
    first, second = (replace(step(number, 3, pace="slow", **moved), moved=True) for number in (1, 2))
    assert not any(await commit_all(store, step(1, 2, pace="slow"), first))
    assert not any(await commit_all(store, step(2, 2)))
    assert not any(await commit_all(store, second))
    for number, pace in (1, "slow"), (2, "live"):
        stored = await store.tables.load(number)
        assert stored.table == table(number, 3, pace=pace, **moved)


@pytest.mark.parametrize("status", [Status.PLAYING, Status.OVER])
async def test_a_move_brings_nothing_back_that_was_deleted_after_its_table_was_read(
    store: Store, status: Status
) -> None:
    """As at the end of a round, or when a message shows that the game is over, while its host's data is deleted."""
    await store.commit(new(1, status=status))
    read = (await loaded(store, 1)).table
    assert read.host_id == 30
    await store.privacy.delete(30, "Former player")
    await store.commit(Change(replace(read, seq=2, due_at=7_000), expected_seq=1, rounds=(round(0),), moved=True))
    after = (await loaded(store, 1)).table
    assert after.host_id < 0
    assert after.due_at == 7_000


async def test_changes_of_one_table_are_applied_in_order(store: Store) -> None:
    left = DepartureRecord(7, 0, "Ben", 2_000)
    changes = [
        replace(
            step(1, seq),
            seats=(seat(0, seq),),
            rounds=(round(0, cut=seq),),
            departures=(replace(left, removed=seq == 49),),
        )
        for seq in range(2, 50)
    ]
    assert not any(await commit_all(store, new(1), *changes))
    stored = await store.tables.load(1)
    assert stored.table.seq == 49
    assert stored.seats == (seat(0, 49),)
    assert stored.rounds == (round(0, cut=49),)
    assert stored.departures == (replace(left, removed=True),)
    assert stored.events == tuple(map(event, range(1, 50)))


async def test_a_change_after_a_stale_one_of_the_same_table_is_judged_on_its_own(store: Store) -> None:
    outcomes = await commit_all(store, new(1), step(1, 3), step(1, 2), step(1, 3))
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)]
    assert await versions(store, 1) == [3]


async def test_a_message_can_be_set_while_its_table_is_made(store: Store) -> None:
    await asyncio.gather(
        store.tables.set_message(1, 99), store.commit(new(1)), store.directory.see_player(1, "Ann", "en", 1)
    )
    stored = await store.tables.load(1)
    assert stored.table.message_id == 99
