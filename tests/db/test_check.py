"""Checking: damage and foreign files are found at the start and by the command, and are not changed."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from db import Store, StoreUnavailable
from db.__main__ import main
from db.check import refuse_damaged
from db.sqlite_files import beside
from tests.db.copies import crash, restore, version, write
from tests.db.games import begun
from tests.db.rows import new, step
from tests.db.template import log_of


def test_a_backup_that_was_put_beside_an_old_log_is_refused_untouched_and_the_command_puts_it_right(
    url: str, file: Path, backup: Path
) -> None:
    crash(url, file)
    shutil.copy(backup, file)
    before = file.read_bytes(), log_of(file).read_bytes()
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match=r"does not belong to the log.*python -m db restore FILE"):
            version(url)
        assert (file.read_bytes(), log_of(file).read_bytes()) == before
    assert restore(url, file) == 0  # even if it was moved there and is the only copy
    assert version(url) == 2


def test_an_older_copy_of_the_database_beside_a_newer_log_is_refused_untouched(url: str, file: Path) -> None:
    asyncio.run(write(url, new(1)))
    older = file.read_bytes()  # a copy of the file itself, which says that it has a log
    asyncio.run(write(url, *(step(1, seq) for seq in range(2, 500))))
    crash(url, file)
    file.write_bytes(older)
    log = log_of(file).read_bytes()
    with pytest.raises(StoreUnavailable, match=r"is that of another one.*python -m db restore FILE"):
        version(url)
    assert (file.read_bytes(), log_of(file).read_bytes()) == (older, log)


@pytest.mark.parametrize("left", [None, b""], ids=["missing", "empty"])
def test_a_log_without_its_database_is_not_thrown_away(url: str, file: Path, backup: Path, left: bytes | None) -> None:
    crash(url, file)
    log = log_of(file).read_bytes()
    file.unlink()
    if left is not None:
        file.write_bytes(left)
    with pytest.raises(StoreUnavailable, match=r"There is no database.*python -m db restore FILE"):
        version(url)
    assert log_of(file).read_bytes() == log


def test_a_damaged_database_is_refused_at_the_start(url: str, file: Path, backup: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 9] = bytes(4096 * 6)
    file.write_bytes(content)
    with pytest.raises(StoreUnavailable, match=r"is damaged.*python -m db restore FILE"):
        version(url)
    assert file.read_bytes() == content
    assert restore(url, backup) == 0
    assert version(url) == 2


def test_after_a_crash_the_content_is_compared_and_not_only_its_structure(url: str, file: Path, backup: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:  # an index that contains wrong rows
        connection.execute("CREATE INDEX other ON tables (host_id)")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, 'host_id', 'channel_id') WHERE name = 'other'")
    crash(url, file)
    with pytest.raises(StoreUnavailable, match=r"is damaged, or the log beside it.*is that of another one"):
        version(url)


def test_files_that_a_crash_left_are_no_damage(url: str, file: Path, backup: Path) -> None:
    crash(url, file)
    assert version(url) == 39


@pytest.mark.parametrize("comes", [True, False])
def test_a_file_that_is_created_or_deleted_meanwhile_bars_nobody(
    comes: bool, database: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite does so with the files beside the database whenever somebody else opens or closes it."""
    memory, access = beside(file, "-shm"), os.access

    def late(path: Path, right: int) -> bool:
        if path == memory and not comes:
            memory.unlink(missing_ok=True)
        may = access(path, right)
        if path == memory and comes:
            memory.touch()
        return may

    if not comes:
        memory.touch()
    monkeypatch.setattr(os, "access", late)
    refuse_damaged(make_url(database))


@pytest.mark.sqlite
async def test_an_undamaged_database_passes_the_check_while_the_bot_runs(
    store: Store, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await store.commit(begun(1))
    assert await asyncio.to_thread(main, ["--url", url, "check"]) == 0
    assert capsys.readouterr().out == "The database is whole.\n"


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM tables", "of events refers to a row of tables that is not there"),
        ("UPDATE alembic_version SET version_num = '0009'", "Its revision is 0009"),
        ("DROP TABLE alembic_version", "not made by this program"),
    ],
)
def test_a_check_finds_what_is_wrong(
    damage: str, sentence: str, database: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(damage)
    assert main(["--url", database, "check"]) == 1
    assert sentence in capsys.readouterr().out


def test_a_check_finds_damaged_pages(database: str, file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:-4096] = bytes(len(content) - 8192)
    file.write_bytes(content)
    assert main(["--url", database, "check"]) == 1
