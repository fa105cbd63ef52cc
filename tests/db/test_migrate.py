"""Migrations: each step is complete or undone, and there is no way back; `test_killed_migrations.py` kills them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Connection, Integer, MetaData, make_url

from db import NewerDatabase, Store, StoreError
from db.errors import Unusable
from db.migrate import migrate, newest_revision
from db.schema import metadata
from tests.db.damage import sql
from tests.db.drafting import draft_migration

MIGRATION = """
from alembic import op
from sqlalchemy import Column, Integer

revision, down_revision = "9999", "{after}"


def upgrade():
    op.create_table("extra", Column("id", Integer, primary_key=True))
    for name in ("ix_tables_over_guild_id_ended_at", "ix_tables_still_due_at"):
        op.drop_index(name, "tables")
    with op.batch_alter_table("tables", recreate="always") as tables:
        tables.drop_column("ended_at")  # Alembic would copy what cannot be written
        tables.drop_column("still_due_at")
        tables.add_column(Column("stars", Integer))
    op.execute("INSERT INTO extra VALUES (1)")
    {then}
"""

FAILING = """
from alembic import op

revision, down_revision = "99999", "9999"


def upgrade():
    op.execute("CREATE TABLE more (id INTEGER)")
    raise ZeroDivisionError
"""


def add(folder: Path, then: str = "pass") -> None:
    """Adds a migration that makes a table, rebuilds another one, and then runs ``then``."""
    text = MIGRATION.format(after=newest_revision(), then=then)
    (folder / "versions" / "9999_extra.py").write_text(text)


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def tables(file: Path) -> set[str]:
    return {name for (name,) in rows(file, "SELECT name FROM sqlite_schema WHERE type = 'table'")}


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async with store._reader.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_an_older_database_is_brought_up_to_date_with_all_that_is_in_it(
    database: str, file: Path, folder: Path
) -> None:
    add(folder)
    await migrate(make_url(database), folder)
    assert rows(file, "SELECT id, stars FROM tables") == [(1, None)]
    assert rows(file, "SELECT table_id FROM events") == [(1,)]
    assert rows(file, "SELECT version_num FROM alembic_version") == [("9999",)]


@pytest.mark.parametrize(
    ("revision", "error", "sentence"),
    [
        ("9999", NewerDatabase, "Update the program"),
        ("0001", Unusable, "Start the commit dcb9d377 of the program on it once, and then this version. Nothing was"),
        ("0041", Unusable, "Its revision 0041 is from between two releases"),
    ],
)
def test_a_database_that_no_migration_leads_on_from_is_left_as_it_is_to_the_byte(
    revision: str, error: type[StoreError], sentence: str, database: str, file: Path
) -> None:
    sql(f"UPDATE alembic_version SET version_num = '{revision}'", "PRAGMA journal_mode = DELETE")(file)  # a backup's
    before = file.read_bytes()
    with pytest.raises(error, match=sentence) as refused:
        asyncio.run(Store.open(database))
    assert refused.value.exit_code == 2
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.glob("*.revision-*")] == []


async def test_a_migration_that_fails_leaves_nothing(database: str, file: Path, folder: Path) -> None:
    before = rows(file, "SELECT * FROM sqlite_schema")
    add(folder, then="raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        await migrate(make_url(database), folder)
    assert rows(file, "SELECT * FROM sqlite_schema") == before
    await (await Store.open(database)).close()


async def test_a_migration_that_fails_leaves_earlier_ones_in_place(database: str, file: Path, folder: Path) -> None:
    add(folder)
    (folder / "versions" / "99999_failing.py").write_text(FAILING)
    with pytest.raises(ZeroDivisionError):
        await migrate(make_url(database), folder)
    assert rows(file, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert "extra" in tables(file)
    assert "more" not in tables(file)


async def test_a_migration_that_leaves_broken_references_is_rolled_back(
    database: str, file: Path, folder: Path
) -> None:
    add(folder, then='op.execute("DELETE FROM tables")')
    with pytest.raises(Unusable, match="a row of events would refer to a row that is not there"):
        await migrate(make_url(database), folder)
    assert rows(file, "SELECT id FROM tables") == [(1,)]
    assert "extra" not in tables(file)


def test_a_new_column_is_drafted_as_the_next_migration(
    new_url: str, folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = MetaData(naming_convention=metadata.naming_convention)
    for table in metadata.sorted_tables:
        table.to_metadata(newer)
    newer.tables["tables"].append_column(Column("stars", Integer))
    monkeypatch.setattr("db.schema.metadata", newer)
    (drafted,) = draft_migration("stars of a table", folder)
    assert drafted.name == f"{int(newest_revision() or 0) + 1:04}_stars_of_a_table.py"
    monkeypatch.undo()
    file.parent.mkdir()
    asyncio.run(migrate(make_url(new_url), folder))
    assert rows(file, "SELECT stars FROM tables") == []


def test_no_migration_is_drafted_where_nothing_has_changed(folder: Path) -> None:
    assert draft_migration("nothing", folder) == []
