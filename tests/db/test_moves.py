"""Moves: all of them are written together, or nothing of them is, and then each is judged by itself."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url

from db import Change, DepartureRecord, Fence, SittingRecord, Status, Store, StoreError, StoreUnavailable
from db.batch import Item, Procedure
from db.moves import STATEMENT, single_moves, values
from db.schema import tables
from tests.db.postgresql import run
from tests.db.rows import event, new, result, round, seat, step


def test_a_move_brings_events_to_a_table_that_goes_on_and_nothing_more() -> None:
    move = step(1, 2)
    others: list[Item] = [
        new(2),
        step(3, 2, pace="slow"),
        replace(step(4, 2), seats=(seat(0, 7),)),
        replace(step(5, 2), seats=()),
        replace(step(6, 2), rounds=(round(0),)),
        replace(step(7, 2), results=(result(0, 26, 1),)),
        replace(step(10, 2), departures=(DepartureRecord(7, 0, "Ben", 2_000),)),
        replace(step(11, 2), sittings=(SittingRecord(0, 1, 4, 7, "Ben"),)),
        replace(step(8, 2, status=Status.OVER), moved=True),
        Procedure([tables.delete()]),
    ]
    assert single_moves([move, *others, replace(step(9, 2), events=())]) == [True, *[False] * len(others), True]


def test_a_move_beside_another_change_of_its_table_is_written_in_the_usual_way() -> None:
    changes = [step(1, 2), step(2, 2), step(2, 3), step(3, 2), step(3, 2, pace="slow")]
    assert single_moves(changes) == [True, *[False] * 4]


async def move(store: Store, *moves: Change) -> bool:
    """Whether they were written together, past the writer."""
    return await store._writer.transactions.move(moves)


async def versions(store: Store) -> list[tuple[int, int]]:
    """Of tables 1 and 2 the version, and the number of events."""
    loaded = [(await store.tables.load(number), await store.tables.log(number)) for number in (1, 2)]
    return [(stored.table.seq if stored is not None else 0, len(log)) for stored, log in loaded]


async def test_moves_are_written_with_all_that_moves_change(store: Store) -> None:
    await asyncio.gather(store.commit(new(1)), store.commit(new(2)))
    first = replace(step(1, 4), expected_seq=1, events=(event(2), event(3, body="0"), event(4, 1)))
    second = replace(step(2, 2, due_at=7_000, updated_at=6_000, uncalled=True, pace="slow"), moved=True, events=())
    assert await move(store, first, second)
    stored = [await store.tables.load(number) for number in (1, 2)]
    written = [first.table, replace(second.table, settings=first.table.settings)]
    assert [each.table for each in stored if each is not None] == written
    assert (await store.tables.log(1), await store.tables.log(2)) == ((event(1), *first.events), (event(1),))


@pytest.mark.sqlite
async def test_the_thread_of_the_driver_is_woken_once_for_all_moves_of_a_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.gather(store.commit(new(1)), store.commit(new(2)))
    raw: Any = await (await store._writer.transactions._connected()).get_raw_connection()
    jobs, given = raw.driver_connection._tx, list[object]()

    def put(job: object) -> None:
        given.append(job)
        jobs.put_nowait(job)

    monkeypatch.setattr(raw.driver_connection, "_tx", SimpleNamespace(put_nowait=put))
    assert await move(store, step(1, 2), step(2, 2))
    assert len(given) == 1
    assert not await move(store, step(1, 3), step(2, 2))
    assert len(given) == 2
    monkeypatch.undo()
    assert await versions(store) == [(2, 2), (2, 2)]


@pytest.mark.parametrize(
    "bad",
    [
        step(2, 3),
        step(3, 2),
        replace(step(2, 2), events=(event(1),)),
        replace(step(2, 2), events=(replace(event(2), at=2**64),)),
    ],
    ids=["stale", "no such table", "event twice", "number too big"],
)
async def test_a_bad_move_is_refused_alone(store: Store, bad: Change) -> None:
    await asyncio.gather(store.commit(new(1)), store.commit(new(2)))
    assert not await move(store, step(1, 2), bad)
    assert await versions(store) == [(1, 1), (1, 1)]
    outcomes = await asyncio.gather(store.commit(step(1, 2)), store.commit(bad), return_exceptions=True)
    assert [isinstance(outcome, StoreError) for outcome in outcomes] == [False, True]
    assert not isinstance(outcomes[1], StoreUnavailable)
    assert await versions(store) == [(2, 2), (1, 1)]


@pytest.mark.slow
async def test_a_move_with_a_text_that_its_column_cannot_hold_is_refused_alone(shared: Store) -> None:
    await asyncio.gather(shared.commit(new(1)), shared.commit(new(2)))
    bad = replace(step(2, 2), events=(replace(event(2), kind="x" * 99),))
    assert not await move(shared, step(1, 2), bad)
    outcomes = await asyncio.gather(shared.commit(step(1, 2)), shared.commit(bad), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), StoreError]
    assert await versions(shared) == [(2, 2), (1, 1)]


@pytest.mark.slow
async def test_a_change_whose_fence_does_not_hold_is_not_written(shared: Store, shared_url: str) -> None:
    await asyncio.gather(shared.commit(new(1)), shared.commit(new(2)))
    await run(
        shared_url,
        "INSERT INTO processes (epoch, expires_at, shards) VALUES (7, 0, 3), (8, 0, 3)",
        "INSERT INTO leases (shard, epoch) VALUES (0, 7), (1, 8), (2, NULL)",
    )
    whole = replace(step(1, 2), fence=Fence(7, 0))
    for fence in Fence(7, 1), Fence(7, 2), Fence(7, 3), Fence(8, 0), Fence(9, 0), Fence(9):
        assert not await move(shared, whole, replace(step(2, 2), fence=fence))
    assert await versions(shared) == [(1, 1), (1, 1)]
    assert await move(shared, whole, replace(step(2, 2), fence=Fence(8, 1)))
    assert await move(shared, step(1, 3), replace(step(2, 3), fence=Fence(8)))
    assert await versions(shared) == [(3, 3), (3, 3)]


@pytest.mark.slow
async def test_moves_wait_for_other_changes_of_their_tables_and_leases_and_are_judged_after_them(
    shared: Store, shared_url: str
) -> None:
    await asyncio.gather(shared.commit(new(1)), shared.commit(new(2)))
    await run(shared_url, "INSERT INTO processes (epoch, expires_at, shards) VALUES (7, 0, 3)")
    await run(shared_url, "INSERT INTO leases (shard, epoch) VALUES (0, 7)")

    async def moved(change: str, seq: int) -> bool:
        """Whether moves of both tables are written that come while another process makes this change."""
        async with AsyncExitStack() as end:
            other, watch = [await asyncpg.connect(_address(shared_url)) for _ in range(2)]
            end.push_async_callback(other.close)
            end.push_async_callback(watch.close)
            async with other.transaction():
                await other.execute(change)
                moving = asyncio.create_task(move(shared, *(replace(step(n, seq), fence=Fence(7, 0)) for n in (1, 2))))
                while not await watch.fetchval("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
                    pass
            return await moving

    assert await moved("UPDATE tables SET message_id = 77 WHERE id = 2", 2)
    assert await versions(shared) == [(2, 2), (2, 2)]
    stored = await shared.tables.load(2)
    assert stored.table.message_id == 77
    assert not await moved("UPDATE tables SET seq = 3 WHERE id = 2", 3)
    await run(shared_url, "UPDATE tables SET seq = 2")
    assert not await moved("DELETE FROM processes", 3)
    assert await versions(shared) == [(2, 2), (2, 2)]


def _address(url: str) -> str:
    return str(make_url(url).set(drivername="postgresql"))


@pytest.mark.slow
async def test_a_move_that_arrives_after_its_writer_asked_for_the_outcome_is_not_written(
    shared: Store, shared_url: str
) -> None:
    await shared.commit(new(1))
    transactions = shared._writer.transactions
    number = transactions._number + 1
    late = values(transactions._writer, number, [step(1, 2)])
    connection = await asyncpg.connect(_address(shared_url))
    assert not await transactions._was_committed(number)
    assert await connection.fetchval(STATEMENT, *late) is None
    assert await versions(shared) == [(1, 1), (0, 0)]
    assert await move(shared, step(1, 2))
    assert await transactions._was_committed(transactions._number)
    await connection.close()


async def test_moves_and_other_changes_are_written_in_one_batch(store: Store) -> None:
    await asyncio.gather(*map(store.commit, (new(1), new(2))))
    outcomes = await asyncio.gather(
        store.tables.set_message(1, 99),
        store.commit(step(1, 2)),
        store.commit(step(2, 2, preset=object())),
        store.commit(new(3)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), StoreError, type(None)]
    stored = await store.tables.load(1)
    assert (stored.table.seq, stored.table.message_id) == (2, 99)
    assert await versions(store) == [(2, 2), (1, 1)]
