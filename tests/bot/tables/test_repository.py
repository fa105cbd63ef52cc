"""The repository while the database does not answer: an unknown outcome is told to everybody once it is known."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterable
from contextlib import nullcontext
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.tables.errors import NotAllowed
from bot.tables.repository import TRIES, Cause, Ownership
from bot.tables.service import Tables
from bot.tables.table import Table, everybody
from db import Change, Conflict, StoredTable, StoreUnavailable, Unconfirmed
from db.tables import TableStore
from tests.bot.tables.lobby import ANA, BEN, CHIDI, options
from tests.databases import locked
from tests.driven_time import until
from tests.hindered import fail, keep_failing


@pytest.fixture
async def tables(tables: Tables) -> Tables:
    """Ana has opened a table."""
    await tables.open(ANA, options())
    return tables


@pytest.fixture
async def other(tables: Tables) -> AsyncIterator[Tables]:
    """Another process on the same database."""
    other = Tables(tables.store, lambda: 1_000, rng=random.Random(1))
    yield other
    await other.close()


async def refuse_locked(tables: Tables) -> None:
    """From now on a write is refused after four tenths of a second for which the database is locked."""
    connection = await tables.store._writer.transactions._connected()
    await connection.exec_driver_sql("PRAGMA busy_timeout = 400")
    await connection.rollback()


def writing(tables: Tables) -> bool:
    task = tables.store._writer._task
    return task is not None and not task.done()


def told(tables: Tables) -> asyncio.Queue[tuple[Table, Cause]]:
    """A queue of all changes that listeners are told of."""
    changes: asyncio.Queue[tuple[Table, Cause]] = asyncio.Queue()
    tables.repository.listen(lambda before, after, cause: changes.put_nowait((after, cause)))
    return changes


async def test_a_caller_who_waits_too_long_is_told_that_the_outcome_is_unknown_and_all_see_it_later(
    tables: Tables, tmp_path: Path
) -> None:
    changes, seen = told(tables), list[Table]()
    tables.repository.listen(lambda before, after, cause: seen.append(before))
    with locked(tmp_path):
        with pytest.raises(Unconfirmed):
            await tables.join(1, BEN)
        assert changes.empty()
    async with asyncio.timeout(60):
        table, cause = await changes.get()
    assert cause is Cause.PERSON
    assert seen[0].seat_of(BEN.id) is None
    assert table.seat_of(BEN.id) is not None
    assert (await tables.get(1)).seat_of(BEN.id) is not None
    await tables.join(1, CHIDI)
    assert changes.get_nowait()[0].seat_of(CHIDI.id) is not None


async def test_a_change_that_was_not_written_in_the_end_is_shown_as_undone(tables: Tables, tmp_path: Path) -> None:
    await refuse_locked(tables)
    changes = told(tables)
    with locked(tmp_path):
        with pytest.raises(Unconfirmed):
            await tables.join(1, BEN)
        async with asyncio.timeout(60):
            table, _ = await changes.get()
    assert table.seat_of(BEN.id) is None
    await tables.join(1, BEN)


async def test_a_change_is_shown_though_it_cannot_be_read_at_once_when_its_outcome_is_known(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes = told(tables)
    monkeypatch.setattr("bot.background.STORE_RETRY", 0.0)
    with locked(tmp_path):
        with pytest.raises(Unconfirmed):
            await tables.join(1, BEN)
        failures = fail(monkeypatch, TableStore, "load", StoreUnavailable("no database"))
    async with asyncio.timeout(10):
        table, _ = await changes.get()
    assert table.seat_of(BEN.id) is not None
    assert not failures


async def test_a_stop_before_the_outcome_of_a_change_is_known_is_no_error(tables: Tables, tmp_path: Path) -> None:
    await refuse_locked(tables)
    with locked(tmp_path), capture_logs() as lines:
        with pytest.raises(Unconfirmed):
            await tables.join(1, BEN)
        await tables.close()
        await tables.store.close()
    assert [line for line in lines if line["log_level"] == "error"] == []


async def test_a_table_whose_last_change_is_unconfirmed_stays_locked(tables: Tables, tmp_path: Path) -> None:
    changes = told(tables)
    with locked(tmp_path):
        with pytest.raises(Unconfirmed):
            await tables.join(1, BEN)
        with pytest.raises(StoreUnavailable, match="not done yet"):
            await tables.join(1, CHIDI)
        with pytest.raises(StoreUnavailable, match="not done yet"):
            await tables.get(1)
    async with asyncio.timeout(60):
        await changes.get()
    assert (await tables.get(1)).seat_of(CHIDI.id) is None


async def test_a_change_is_shown_to_all_though_its_caller_was_cancelled_before_it_was_written(
    tables: Tables, tmp_path: Path
) -> None:
    changes = told(tables)
    with locked(tmp_path):
        asking = asyncio.create_task(tables.join(1, BEN))
        await until(lambda: writing(tables))
        asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled()
    async with asyncio.timeout(60):
        table, _ = await changes.get()
    assert table.seat_of(BEN.id) is not None
    await tables.join(1, CHIDI)
    assert changes.get_nowait()[0].seat_of(BEN.id) is not None


@pytest.mark.parametrize("cancelled", [False, True])
async def test_an_unconfirmed_new_table_is_shown_and_has_its_deadline_once_it_is_known_to_be_stored(
    tables: Tables, tmp_path: Path, cancelled: bool
) -> None:
    changes = told(tables)
    with locked(tmp_path):
        opening = asyncio.create_task(tables.open(BEN, options()))
        if cancelled:
            await until(lambda: writing(tables))
            opening.cancel()
        await asyncio.wait([opening])
        assert opening.cancelled() or isinstance(opening.exception(), Unconfirmed)
        with pytest.raises(StoreUnavailable, match="not done yet"):
            await tables.get(2)
    async with asyncio.timeout(60):
        table, _ = await changes.get()
    assert table.seat_of(BEN.id) is not None
    assert tables.clock._deadlines[2] == table.record.due_at is not None
    assert (await tables.join(2, CHIDI)).seat_of(CHIDI.id) is not None


async def test_a_table_that_was_not_stored_in_the_end_is_not_shown(tables: Tables, tmp_path: Path) -> None:
    await refuse_locked(tables)
    changes = told(tables)
    with locked(tmp_path):
        opening = asyncio.create_task(tables.open(BEN, options()))
        await until(lambda: writing(tables))
        opening.cancel()
        await asyncio.wait([opening])
        assert tables.store._writer._task is not None
        tables.store._writer._task.cancel()
        await tables.repository._unconfirmed.finish(within=5)
    assert changes.empty()
    with pytest.raises(NotAllowed, match="no-such-table"):
        await tables.get(2)


async def test_a_table_that_a_new_one_replaces_is_shown_as_it_is_stored(tables: Tables) -> None:
    changes = told(tables)
    await tables.open_instead(tables.lobby(BEN, options(), 2), [1])
    ended, _ = changes.get_nowait()
    assert (ended.alive, ended.record) == (False, (await tables.get(1)).record)


@pytest.mark.parametrize("cancelled", [False, True], ids=["unconfirmed", "cancelled"])
@pytest.mark.parametrize("what", ["a move", "a deletion"])
async def test_a_table_stays_locked_until_the_outcome_of_a_write_beside_the_repository_is_known_and_is_read_again(
    tables: Tables, tmp_path: Path, what: str, cancelled: bool
) -> None:
    async def write() -> None:
        if what == "a move":
            await tables.repository.move_to(1, 99)
        else:
            await tables.repository.with_tables_locked(
                [1], lambda: tables.store.privacy.delete(ANA.id, "Former player")
            )

    with locked(tmp_path):
        asking = asyncio.create_task(write())
        await until(lambda: writing(tables))
        if cancelled:
            asking.cancel()
        await asyncio.wait([asking])
        assert asking.cancelled() or isinstance(asking.exception(), Unconfirmed)
        with pytest.raises(StoreUnavailable, match="not done yet"):
            await tables.get(1)
    await tables.repository._unconfirmed.finish(within=5)
    table = await tables.get(1)
    assert table.record.channel_id == 99 if what == "a move" else table.seat_of(ANA.id) is None


async def test_the_tables_used_last_stay_in_memory(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.repository.MAX_TABLES", 2)
    read: list[int] = []
    load = TableStore.load

    async def noted(store: TableStore, number: int) -> StoredTable | None:
        read.append(number)
        return await load(store, number)

    monkeypatch.setattr(TableStore, "load", noted)
    for person in (BEN, CHIDI):
        await tables.open(person, options())
        await tables.get(2)  # it is used more often than any other
    for number in (2, 3, 2, 1, 2):
        assert (await tables.get(number)).record.id == number
    assert read == [1]


async def test_a_read_that_overlaps_with_a_change_returns_the_written_state(tables: Tables) -> None:
    """Preferences are asked for meanwhile; they may have to be read from the database."""
    repository, begun, known = tables.repository, asyncio.Event(), asyncio.Event()

    async def slowly(people: Iterable[int]) -> frozenset[int]:
        begun.set()
        await known.wait()
        return frozenset(people)

    await tables.get(1)
    repository._autoplayers = slowly
    look = asyncio.create_task(tables.get(1))
    await begun.wait()
    repository._autoplayers = everybody
    written = await tables.join(1, BEN)
    known.set()
    assert (await look).record.seq == written.record.seq


async def test_a_read_returns_the_present_preferences(tables: Tables) -> None:
    assert (await tables.get(1)).autoplayers == {ANA.id}

    async def nobody(people: Iterable[int]) -> frozenset[int]:
        return frozenset()

    tables.repository._autoplayers = nobody
    assert (await tables.get(1)).autoplayers == frozenset()
    assert (await tables.get(1)).autoplayers == frozenset()


async def test_the_first_change_after_a_start_knows_the_preferences_of_the_people(other: Tables) -> None:
    known = list[frozenset[int]]()

    def look(table: Table) -> Table:
        known.append(table.autoplayers)
        return table

    await other.repository.change(1, look)
    assert known == [{ANA.id}]


async def test_a_change_is_decided_again_if_another_process_has_changed_the_table_meanwhile(
    tables: Tables, other: Tables
) -> None:
    await other.join(1, BEN)
    assert [seat.player_id for seat in (await tables.get(1)).seats[:2]] == [ANA.id, None], "what it knew before"
    both = await tables.join(1, CHIDI)
    assert [seat.player_id for seat in both.seats[:3]] == [ANA.id, BEN.id, CHIDI.id]
    await other.close()


@pytest.mark.parametrize(("faster", "joined"), [(TRIES - 1, True), (TRIES, False)])
async def test_a_change_is_decided_again_until_no_other_process_was_first_but_not_for_ever(
    tables: Tables, other: Tables, monkeypatch: pytest.MonkeyPatch, faster: int, joined: bool
) -> None:
    commit, left = tables.store.commit, faster

    async def be_late(change: Change) -> None:
        nonlocal left
        if left:
            left -= 1
            await change_elsewhere()
        await commit(change)

    async def change_elsewhere() -> None:
        with monkeypatch.context() as direct:
            direct.setattr(tables.store, "commit", commit)
            await other.seat_computers(1, ANA, 1 + left % 2)

    monkeypatch.setattr(tables.store, "commit", be_late)
    with nullcontext() if joined else pytest.raises(Conflict):
        await tables.join(1, BEN)
    assert ((await tables.get(1)).seat_of(BEN.id) is not None) is joined


async def test_what_another_process_has_changed_is_shown_once_it_is_read_again(tables: Tables, other: Tables) -> None:
    seen = told(tables)
    await other.join(1, BEN)
    await other.end(1, ANA)
    assert (await tables.get(1)).alive
    assert not (await tables.repository.read_again(1)).alive
    shown, _ = seen.get_nowait()
    assert not shown.alive
    assert 1 not in tables.clock._deadlines
    await tables.repository.read_again(1)
    assert seen.empty(), "nobody shows a table that was not in use"


async def test_what_another_process_has_changed_is_shown_though_it_could_not_be_read_again_at_first(
    tables: Tables, other: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = told(tables)
    await other.end(1, ANA)
    with monkeypatch.context() as outage:
        keep_failing(outage, TableStore, "load", StoreUnavailable("gone"))
        with pytest.raises(StoreUnavailable):
            await tables.repository.read_again(1)
    await tables.repository.read_again(1)
    shown, _ = seen.get_nowait()
    assert not shown.alive


class Shared(Ownership):
    """Owns all tables until a test says that others do."""

    ours = True

    def keeps(self, guild_id: int) -> bool:
        return self.ours


async def test_a_table_that_another_process_owns_now_is_read_anew(tables: Tables) -> None:
    shared = Shared()
    process = Tables(tables.store, lambda: 1_000, rng=random.Random(1), ownership=shared)
    await process.get(1)
    assert process.repository.evict_lost() == []
    shared.ours = False
    assert process.repository.evict_lost() == [1]
    await tables.join(1, BEN)
    shared.ours = True
    assert (await process.get(1)).seat_of(BEN.id) is not None
    await process.close()


async def test_whoever_shows_a_table_is_told_that_it_is_lost_though_its_last_write_has_failed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = Shared()
    process = Tables(tables.store, lambda: 1_000, rng=random.Random(1), ownership=shared)
    keep_failing(monkeypatch, tables.store, "commit", StoreUnavailable("gone"))
    with pytest.raises(StoreUnavailable):
        await process.join(1, BEN)
    shared.ours = False
    assert process.repository.evict_lost() == [1]
    assert process.repository.evict_lost() == []
    await process.close()


async def test_a_table_that_is_over_is_not_lost(tables: Tables) -> None:
    shared = Shared()
    process = Tables(tables.store, lambda: 1_000, rng=random.Random(1), ownership=shared)
    await process.end(1, ANA)
    shared.ours = False
    assert process.repository.evict_lost() == []
    await process.close()


@pytest.mark.parametrize("server", [0, 1 << 22, 2**63 - 1])
def test_a_single_process_owns_and_caches_every_table_and_needs_no_fence(server: int) -> None:
    alone = Ownership()
    assert (alone.owns(server), alone.keeps(server)) == (True, True)
    assert (alone.fence(server), alone.own_fence(server)) == (None, None)


async def test_the_message_of_a_table_is_stored_with_its_subject_and_changes_no_game(tables: Tables) -> None:
    opened = await tables.open(ANA, options())
    number, channel_id = opened.record.id, opened.record.channel_id
    await tables.repository.posted(opened.post(99, "lobby"))
    stored = await tables.store.tables.load(number)
    assert (stored.table.message_id, stored.table.seq) == (99, opened.record.seq)
    await tables.store.posts.outdate_about(number, "lobby")
    ((_, post),) = await tables.store.posts.outdated()
    assert (post.message_id, post.table_id, post.channel_id) == (99, number, channel_id)


async def test_a_table_that_moves_has_no_message_in_its_new_channel(tables: Tables) -> None:
    opened = await tables.open(ANA, options())
    number, channel_id = opened.record.id, opened.record.channel_id
    await tables.repository.posted(opened.post(99, "lobby"))
    await tables.repository.move_to(number, 77, channel_id, own_thread=True)
    for table in (await tables.get(number)).record, (await tables.store.tables.load(number)).table:
        assert (table.message_id, table.channel_id, table.parent_id) == (None, 77, channel_id)
    assert (await tables.get(number)).is_in(channel_id)
