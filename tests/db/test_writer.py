"""Group commit: many changes in one transaction, each with its own result."""

import asyncio
import gc
import math
import resource
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from db import Change, Conflict, Store, StoreError, StoreUnavailable, Unconfirmed, engines
from db.transactions import Transactions
from db.writer import LARGEST_BATCH, WRITE_TIMEOUT
from tests.db.cancelling import cancel_at, cancelled_anywhere
from tests.db.rows import commit_all, event, new, seat, step, versions
from tests.db.template import log_of, opened, write_locked
from tests.driven_time import DrivenTime, until


async def test_a_refusal_without_a_waiting_caller_is_not_logged_as_an_unread_error(store: Store) -> None:
    await store.commit(new(1))
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    waiting = asyncio.create_task(store.commit(new(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.commit(new(2))
    gc.collect()
    assert complaints == []


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (step(2, 3), Conflict),
        (replace(step(2, 2), events=(event(1),)), Conflict),  # an event that exists already
        (replace(step(2, 2), seats=(seat(0, 1), seat(0, 2))), Conflict),
        (replace(step(2, 2), events=(event(2**63),)), StoreError),
        (replace(step(2, 2), events=(event(2, body="\ud800"),)), StoreError),
        (step(2, 2, rules=None), Conflict),
        (step(2, 2, rules=object()), StoreError),
    ],
    ids=["stale", "event twice", "seat twice", "number too big", "no text", "nothing", "no value of a database"],
)
async def test_a_bad_change_fails_alone_and_leaves_nothing(store: Store, bad: Change, error: type[Exception]) -> None:
    await commit_all(store, new(1), new(2), new(3))
    outcomes = await commit_all(store, step(1, 2), bad, step(3, 2), step(1, 3))
    assert [type(outcome) for outcome in outcomes] == [type(None), error, type(None), type(None)]
    assert await versions(store, 1, 2, 3) == [3, 1, 2]
    assert await store.tables.log(2) == (event(1),)
    await store.commit(step(2, 2))


async def test_more_than_one_batch_is_written_whole(store: Store) -> None:
    many = range(1, 2 * LARGEST_BATCH + 10)
    assert not any(await commit_all(store, *map(new, many)))
    assert sorted(number for number, *_ in await store.tables.to_resume()) == list(many)


async def test_with_a_delay_the_writes_after_a_commit_share_the_next_one(url: str) -> None:
    store, time = await Store.open(url, commit_delay=6), DrivenTime()
    with time.driving():
        await store.commit(new(1))  # nobody else writes, so it does not wait
        before = REGISTRY.get_sample_value("hearts_commit_seconds_count") or 0.0
        second = asyncio.create_task(store.commit(new(2)))
        await time.pass_by(3, nothing)
        third = asyncio.create_task(store.commit(new(3)))
        await time.pass_by(2, nothing)
        assert not second.done()
        await time.pass_by(1, nothing)
        await asyncio.gather(second, third)
    assert REGISTRY.get_sample_value("hearts_commit_seconds_count") == before + 1
    await store.close()


async def test_closing_does_not_lose_what_waits_for_a_delayed_commit(url: str) -> None:
    store = await Store.open(url, commit_delay=0.2)
    await store.commit(new(1))
    waiting = asyncio.create_task(store.commit(new(2)))
    await asyncio.sleep(0)
    await store.close()
    await waiting


async def test_the_writer_rests_while_nothing_waits(store: Store) -> None:
    await store.commit(new(1))
    await asyncio.sleep(0)
    assert [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []


async def test_a_cancelled_caller_harms_nobody(store: Store) -> None:
    for number in range(1, 40):
        leaving = asyncio.create_task(store.commit(new(number)))
        staying = asyncio.create_task(store.commit(new(100 + number)))
        for _ in range(number):
            await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.wait([leaving])
        await staying
    assert set(await versions(store, *range(101, 140))) == {1}


async def test_closing_writes_what_waits(store: Store, url: str) -> None:
    writing = [asyncio.create_task(store.commit(new(number))) for number in range(1, 2 * LARGEST_BATCH)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    async with opened(url) as again:
        assert len(await again.tables.to_resume()) == len(writing)


async def test_a_stopped_writer_leaves_nobody_waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.writer.WRITE_TIMEOUT", math.inf)
    writing = [asyncio.create_task(store.commit(new(number))) for number in range(1, 2 * LARGEST_BATCH)]
    await asyncio.sleep(0)
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "writer")
    await asyncio.sleep(0)
    writer.cancel()
    async with asyncio.timeout(60):
        outcomes = await asyncio.gather(*writing, return_exceptions=True)
    begun, waiting = outcomes[:LARGEST_BATCH], outcomes[LARGEST_BATCH:]
    assert {type(outcome) for outcome in begun} == {Unconfirmed}
    assert {type(outcome) for outcome in waiting} == {StoreUnavailable}
    unknown = [outcome.outcome for outcome in begun if isinstance(outcome, Unconfirmed)]
    assert all(outcome.done() for outcome in unknown), "nobody waits for what will never be known"
    await store.commit(new(5_000))


async def test_a_database_that_does_not_answer_is_not_waited_for_at_the_end(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.writer.WRITE_TIMEOUT", 0.05)
    store = await Store.open(url)
    with write_locked(file):
        with pytest.raises(Unconfirmed) as unknown:
            await store.commit(new(1))
        (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "writer")
        ending = asyncio.create_task(store.close())
        await until(lambda: bool(writer.cancelling()) or writer.done())
    await ending
    assert isinstance(unknown.value.outcome.exception(), Unconfirmed), "the writer was cancelled before it knew"


async def test_late_writes_that_have_not_begun_are_refused_and_others_get_an_outcome(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.writer.WRITE_TIMEOUT", 0.05)
    with write_locked(file):
        first = asyncio.create_task(store.commit(new(1)))
        await asyncio.sleep(0.01)
        second = asyncio.create_task(store.commit(new(2)))
        await asyncio.wait([first, second])
        with pytest.raises(Unconfirmed) as unknown:
            first.result()
        with pytest.raises(StoreUnavailable, match="nothing was begun"):
            second.result()
    monkeypatch.undo()
    await unknown.value.outcome
    await store.commit(new(3))
    assert await versions(store, 1, 2, 3) == [1, 0, 1]


async def test_a_late_write_is_told_so_though_its_timer_comes_a_little_early(store: Store, file: Path) -> None:
    time = DrivenTime()
    with write_locked(file), time.driving():
        writing = asyncio.create_task(store.commit(new(1)))
        await asyncio.sleep(0)
        time.stand_still(WRITE_TIMEOUT - 1e-10)  # less than the resolution of the event loop's clock
        for _ in range(3):
            await asyncio.sleep(0)
        assert writing.done()
    with pytest.raises(Unconfirmed) as unknown:
        await writing
    await unknown.value.outcome


@pytest.mark.parametrize("fields", [{"pace": "slow"}, {}], ids=["change", "move"])
async def test_a_writer_cancelled_anywhere_leaves_nobody_waiting_and_no_lock(
    store: Store, fields: dict[str, str]
) -> None:
    await store.commit(new(1))
    seq = 1

    def write() -> Coroutine[Any, Any, None]:
        return store.commit(step(1, seq + 1, **fields))

    async for at, writing, _ in cancelled_anywhere(write, "writer", more_than=1):
        refused = writing.exception()
        assert refused is None or isinstance(refused, StoreUnavailable | Unconfirmed)
        await store.commit(new(1 + at))  # the next one is neither locked out nor refused
        before, (seq, other) = seq, await versions(store, 1, 1 + at)
        assert other == 1
        assert isinstance(refused, Unconfirmed) or seq - before == (refused is None)


@pytest.mark.sqlite
async def test_a_writer_cancelled_while_it_empties_the_log_still_waits_for_locks(store: Store) -> None:
    await store.commit(new(1))
    transactions = store._writer.transactions
    for at in range(1, 4):
        emptying = asyncio.create_task(transactions.truncate_wal(), name="emptying")
        assert await cancel_at(at, "emptying")
        await asyncio.wait([emptying])
        connection = await transactions._connected()
        assert (await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar() == engines.BUSY_TIMEOUT
        await connection.rollback()


async def test_a_writer_stopped_while_it_empties_the_log_leaves_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(new(1))
    emptying = asyncio.Event()

    async def stuck(transactions: Transactions) -> bool:
        emptying.set()
        await asyncio.sleep(WRITE_TIMEOUT)
        return True

    monkeypatch.setattr(Transactions, "truncate_wal", stuck)
    erasing = asyncio.create_task(store.privacy.delete(7, "Somebody"))
    await emptying.wait()
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "writer")
    writer.cancel()
    monkeypatch.undo()
    with suppress(asyncio.CancelledError):
        await writer
    await asyncio.sleep(0)
    assert erasing.done()
    await erasing


async def test_a_writer_that_fails_while_it_empties_the_log_leaves_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    emptying, waits = asyncio.Event(), asyncio.Event()

    async def broken(transactions: Transactions) -> bool:
        emptying.set()
        await waits.wait()
        raise RuntimeError

    monkeypatch.setattr(Transactions, "truncate_wal", broken)
    erasing = asyncio.create_task(store.privacy.delete(7, "Somebody"))
    await emptying.wait()
    behind = asyncio.create_task(store.commit(new(1)))
    await asyncio.sleep(0)
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "writer")
    waits.set()
    await asyncio.wait([writer])
    monkeypatch.undo()
    assert isinstance(writer.exception(), RuntimeError)
    for _ in range(3):
        await asyncio.sleep(0)
    assert isinstance(behind.exception(), StoreUnavailable)
    await erasing
    await store.commit(new(1))


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file of this process can grow beyond the present size of the write-ahead log."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log_of(file).stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_refuses_everything_until_there_is_room(store: Store, file: Path) -> None:
    await commit_all(store, new(1), new(2))
    with full_disk(file):
        for _ in range(3):
            outcomes = await commit_all(store, step(1, 2), step(2, 2))
            assert [type(outcome) for outcome in outcomes] == [StoreUnavailable, StoreUnavailable]
            assert await versions(store, 1, 2) == [1, 1]
    await store.commit(step(1, 2))
    assert await versions(store, 1, 2) == [2, 1]


async def test_a_locked_database_is_waited_for_and_then_refused(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings: dict[str, Any] = engines._SETTINGS
    monkeypatch.setitem(settings, "busy_timeout", 50)
    async with opened(url) as store:
        await store.commit(new(1))
        with write_locked(file), pytest.raises(StoreUnavailable, match="locked"):
            await store.commit(step(1, 2))
        await store.commit(step(1, 2))


async def test_a_setting_that_sqlite_does_not_keep_prevents_the_start(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings: dict[str, Any] = engines._SETTINGS
    monkeypatch.setitem(settings, "synchronous", 7)  # a value that SQLite does not know
    with pytest.raises(StoreUnavailable, match="does not keep synchronous = 7"):
        await Store.open(url)


async def nothing() -> None:
    """The database works in real time: nothing is waited for here."""


async def test_what_is_not_on_disk_yet_is_counted_while_the_database_is_locked(store: Store, file: Path) -> None:
    await store.commit(new(1))
    assert store.unwritten == 0
    with write_locked(file):
        writes = [asyncio.create_task(store.commit(new(number))) for number in range(2, 7)]
        await asyncio.sleep(0)
        assert store.unwritten == len(writes)
    await asyncio.gather(*writes)
    await until(lambda: store.unwritten == 0)
