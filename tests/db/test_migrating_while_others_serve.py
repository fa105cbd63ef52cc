"""Migrations on PostgreSQL while older processes serve: they run once, and keep nobody waiting for long."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url

from db import Change, Store
from db.migrate import migrate, newest_revision
from tests.db.postgresql import another, locked, until_locked_out
from tests.db.rows import event, new, seat, step
from tests.db.template import opened

pytestmark = pytest.mark.slow

MIGRATION = """
from alembic import op

revision, down_revision = "{revision}", "{after}"


def upgrade():
    for statement in {statements}:
        op.execute(statement)
"""


def add(folder: Path, *statements: str) -> None:
    """Adds a migration to those of a newer program."""
    after = newest_revision(folder)
    assert after is not None
    revision = f"{int(after) + 1:04}"
    text = MIGRATION.format(revision=revision, after=after, statements=statements)
    (folder / "versions" / f"{revision}_newer.py").write_text(text)


class Play:
    """Tables that an older process changes all the time, by moves and in other ways. A refusal ends the test."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made = 0
        self.slowest = 0.0
        """Seconds that one change took."""
        self.over = False

    async def at(self, number: int) -> int:
        """Plays at a table until all is over; returns the acknowledged version."""
        await self.store.commit(new(number))
        seq = 1
        while not self.over:
            began = time.monotonic()
            seq += 1
            change = step(number, seq)
            await self.store.commit(change if seq % 3 else replace(change, seats=(seat(0, seq),), moved=False))
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.made += 1
        return seq

    async def watch(self, number: int) -> None:
        """Reads a table until all is over."""
        while not self.over:
            await self.store.tables.load(number)

    async def more(self, changes: int) -> None:
        """Returns once so many more changes were made."""
        enough = self.made + changes
        while self.made < enough:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def values(url: str, query: str) -> list[object]:
    """The first column of what a query finds."""
    async with another(url) as connection:
        return [row[0] for row in await connection.fetch(query)]


async def test_a_migration_that_waits_for_a_long_query_lets_others_write(
    postgresql_copy: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engines.LOCK_TIMEOUT", 0.2)
    add(folder, "ALTER TABLE tables ADD COLUMN stars INTEGER")
    async with opened(postgresql_copy) as old:
        await old.commit(new(1))
        async with locked(postgresql_copy, "tables", "ACCESS SHARE"):  # as a long query or a backup does
            migrating = asyncio.create_task(migrate(make_url(postgresql_copy), folder))
            for seq in range(2, 5):
                await until_locked_out(postgresql_copy)
                await old.commit(step(1, seq))
            assert not migrating.done()
        await migrating
        await old.commit(step(1, 5))
        assert await old.tables.log(1) == tuple(event(seq) for seq in range(1, 6))
    assert await values(postgresql_copy, "SELECT version_num FROM alembic_version") == [newest_revision(folder)]


async def test_two_new_processes_migrate_once_while_an_old_one_goes_on(postgresql_copy: str, folder: Path) -> None:
    add(folder, "CREATE TABLE run (what TEXT)", "INSERT INTO run VALUES ('a table')")
    add(
        folder,
        "ALTER TABLE tables ADD COLUMN stars INTEGER",
        "ALTER TABLE seats ADD COLUMN stars INTEGER",
        "ALTER TABLE events ADD COLUMN stars INTEGER NOT NULL DEFAULT 0",
        "INSERT INTO run VALUES ('columns')",
    )
    add(
        folder,
        "ALTER TABLE tables ADD COLUMN moved_at BIGINT GENERATED ALWAYS AS (updated_at) STORED",
        "CREATE INDEX ix_events_at ON events (at)",
        "UPDATE tables SET stars = 1",
        "INSERT INTO run VALUES ('all rows')",
    )
    async with opened(postgresql_copy) as old:
        play = Play(old)
        playing = [asyncio.create_task(play.at(number)) for number in range(1, 9)]
        await play.more(100)
        async with locked(postgresql_copy, "tables", "ACCESS SHARE"):
            migrating = [asyncio.create_task(migrate(make_url(postgresql_copy), folder)) for _ in range(2)]
            await until_locked_out(postgresql_copy)
            await play.more(100)
        await asyncio.gather(*migrating)
        await play.more(100)
        play.over = True
        acknowledged = await asyncio.gather(*playing)
        logs = [await old.tables.log(number) for number in range(1, 9)]
    print(f"{play.made} changes, none refused, the slowest took {play.slowest:.2f} s")
    assert [[event.seq for event in log] for log in logs] == [list(range(1, seq + 1)) for seq in acknowledged]
    assert await values(postgresql_copy, "SELECT what FROM run") == ["a table", "columns", "all rows"]
    assert await values(postgresql_copy, "SELECT DISTINCT stars FROM tables") == [1]


async def test_migrations_that_lock_tables_in_any_order_get_through_under_load(
    postgresql_copy: str, folder: Path
) -> None:
    tables = ("tables", "seats", "events")
    for order in (tables[::-1], tables):
        add(folder, *(f"ALTER TABLE {table} ADD COLUMN after_{order[0]} INTEGER" for table in order))
    plays = [Play(await Store.open(postgresql_copy)) for _ in range(4)]
    async with asyncio.TaskGroup() as playing:
        for number in range(8):
            playing.create_task(plays[number % 4].at(number + 1))
        playing.create_task(plays[0].watch(1))
        await asyncio.gather(*(play.more(20) for play in plays))
        await migrate(make_url(postgresql_copy), folder)
        await asyncio.gather(*(play.more(20) for play in plays))
        for play in plays:
            play.over = True
    for play in plays:
        await play.store.close()
    print(f"none refused, the slowest change took {max(play.slowest for play in plays):.2f} s")


@pytest.mark.parametrize("change", [step(1, 2), replace(step(1, 2), seats=(seat(0, 2),), moved=False)])
async def test_whoever_waits_for_a_migration_has_locked_nothing_that_it_may_still_need(
    postgresql_copy: str, folder: Path, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    monkeypatch.setattr("db.engines.LOCK_TIMEOUT", 600.0)
    add(folder, "ALTER TABLE events ADD COLUMN stars INTEGER", "ALTER TABLE tables ADD COLUMN stars INTEGER")
    async with opened(postgresql_copy) as old:
        await old.commit(new(1))
        async with locked(postgresql_copy, "tables", "ACCESS SHARE"):
            migrating = asyncio.create_task(migrate(make_url(postgresql_copy), folder))
            await until_locked_out(postgresql_copy)
            writing = asyncio.create_task(old.commit(change))
            waited_for = "SELECT relation::regclass::text FROM pg_locks WHERE NOT granted ORDER BY 1"
            while len(found := await values(postgresql_copy, waited_for)) < 2:
                pass
        assert found == ["commits", "tables"]
        await asyncio.gather(migrating, writing)


async def test_a_migration_that_deadlocks_with_an_old_process_is_run_again(
    postgresql_copy: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engines.LOCK_TIMEOUT", 600.0)
    add(folder, "ALTER TABLE events ADD COLUMN stars INTEGER", "ALTER TABLE tables ADD COLUMN stars INTEGER")
    async with another(postgresql_copy) as old, old.transaction():
        await old.execute("SET LOCAL deadlock_timeout = '10min'")  # the migration finds out, and is rolled back
        await old.execute("LOCK TABLE tables IN ROW EXCLUSIVE MODE")
        migrating = asyncio.create_task(migrate(make_url(postgresql_copy), folder))
        await until_locked_out(postgresql_copy)
        await old.execute("LOCK TABLE events IN ROW EXCLUSIVE MODE")
    await migrating
    assert await values(postgresql_copy, "SELECT stars FROM events") == []
