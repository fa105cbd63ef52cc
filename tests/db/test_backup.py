"""Restoring: a backup is restored completely, whatever lies beside the database, and nothing is lost on the way."""

import asyncio
import io
import os
import re
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import make_url

from db import Store
from db.__main__ import main
from db.check import revision_in
from db.migrate import MIGRATIONS, migrate, newest_revision
from db.sqlite_files import beside
from db.store import _say_what_changed
from tests.db.copies import crash, restore, version, write
from tests.db.rows import event, new, step, versions
from tests.db.template import opened
from tests.db.terminal import Terminal
from tests.hindered import failing


@pytest.mark.parametrize("crashed", [False, True], ids=["after a stop", "after a crash"])
def test_a_backup_is_the_database_again_and_the_old_one_is_kept(
    url: str, file: Path, backup: Path, crashed: bool, terminal: Terminal
) -> None:
    if crashed:
        crash(url, file)
    said = terminal(url, "restore", backup).out
    assert version(url) == 2
    (kept,) = (each for each in file.parent.glob("*.replaced-*") if str(each) in said and "-wal" not in each.name)
    assert kept.with_name(f"{kept.name}-wal").exists() == crashed
    assert version(f"sqlite+aiosqlite:///{kept}") == 39
    assert backup.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_a_restored_database_and_the_old_one_are_read_by_their_owner_only(url: str, file: Path, backup: Path) -> None:
    file.chmod(0o644)  # as older versions made it
    assert restore(url, backup) == 0
    for each in (file, *file.parent.glob("*.replaced-*")):
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each


async def test_a_backup_is_not_restored_while_the_bot_runs(url: str, backup: Path, terminal: Terminal) -> None:
    async with opened(url) as store:
        assert "stop it first" in terminal(url, "restore", backup, status=1).err
        await store.commit(step(1, 40))
        assert await versions(store, 1) == [40]


def test_a_backup_is_restored_where_there_is_no_database_yet(
    url: str, file: Path, backup: Path, terminal: Terminal
) -> None:
    shutil.rmtree(file.parent)
    assert "kept" not in terminal(url, "restore", backup).out
    assert version(url) == 2


def test_a_link_to_the_database_stays_a_link(url: str, file: Path, backup: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(file)
    assert restore(f"sqlite+aiosqlite:///{link}", backup) == 0
    assert link.is_symlink()
    assert version(url) == 2


def test_a_file_is_copied_if_it_cannot_have_two_names(
    url: str, file: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", failing(PermissionError(1, "Operation not permitted")))
    assert restore(url, backup) == 0
    assert version(url) == 2
    assert list(file.parent.glob("*.replaced-*")) != []


async def test_a_backup_made_while_the_bot_writes_is_a_whole_database(store: Store, url: str, tmp_path: Path) -> None:
    await store.commit(new(1))
    copy = tmp_path / "it's.db"
    writing = asyncio.gather(*(store.commit(step(1, seq)) for seq in range(2, 100)))
    assert await asyncio.to_thread(main, ["--url", url, "backup", str(copy)]) == 0
    await writing
    async with opened(f"sqlite+aiosqlite:///{copy}") as restored:
        table = await restored.tables.load(1)
        assert table.events == tuple(map(event, range(1, table.table.seq + 1)))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("lost", [False, True], ids=["the database", "its folder"])
def test_a_database_that_root_restores_belongs_to_the_user_of_the_old_one(
    url: str, file: Path, backup: Path, lost: bool
) -> None:
    os.chown(file.parent if lost else file, 12_345, 12_345)
    lock = beside(file, ".lock")
    lock.unlink(missing_ok=True)
    if lost:
        file.unlink()
    assert restore(url, backup) == 0
    for made in (file, lock):
        assert (made.stat().st_uid, made.stat().st_gid) == (12_345, 12_345), made


def test_no_database_is_put_in_the_place_of_a_folder(url: str, file: Path, backup: Path, terminal: Terminal) -> None:
    file.unlink()
    file.mkdir()
    assert "is no file" in terminal(url, "restore", backup, status=1).err
    assert file.is_dir()


NEWEST = newest_revision() or ""
LAST = sorted(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))[-2]
"""The revision of the version of the program before this one."""


@pytest.fixture
def older(new_url: str, file: Path, folder: Path) -> Callable[[str], str]:
    """Makes a database of an older revision, or migrates one to it; gives its address."""

    def make(revision: str) -> str:
        file.parent.mkdir(exist_ok=True)
        then = shutil.copytree(folder, folder.with_name(f"of {revision}"))
        for script in then.glob("versions/[0-9]*.py"):
            if script.name.partition("_")[0] > revision:
                script.unlink()
        asyncio.run(migrate(make_url(new_url), then))
        return new_url

    return make


def start(url: str) -> None:
    asyncio.run(write(url))


def copies(file: Path) -> list[str]:
    return sorted(each.name.removeprefix(f"{file.name}.") for each in file.parent.glob("*.revision-*"))


def test_a_start_backs_an_older_database_up_before_it_migrates_it_and_says_the_way_back(
    older: Callable[[str], str], file: Path, log_lines: io.StringIO
) -> None:
    url = older(LAST)
    start(url)
    assert revision_in(file) == NEWEST
    (name,) = copies(file)
    copy = file.with_name(f"{file.name}.{name}")
    assert (name, revision_in(copy)) == (f"revision-{LAST}-before-{NEWEST}", LAST)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert f"python -m db restore {copy}" in log_lines.getvalue()
    assert restore(url, copy) == 0
    assert revision_in(file) == LAST


@pytest.mark.parametrize("new", [True, False])
def test_there_is_no_copy_where_nothing_is_migrated(new: bool, new_url: str, file: Path) -> None:
    if not new:
        start(new_url)
    start(new_url)
    assert copies(file) == []


def test_only_the_newest_copy_is_kept(older: Callable[[str], str], file: Path) -> None:
    url = older(LAST)
    for left in (
        "revision-0001-before-0002",
        "revision-0001-before-0003.part",
        "revision-0001-before-0003.part-journal",
    ):
        file.with_name(f"{file.name}.{left}").touch()
    start(url)
    assert copies(file) == [f"revision-{LAST}-before-{NEWEST}"]


def test_after_an_interrupted_migration_the_copy_from_before_it_stays(older: Callable[[str], str], file: Path) -> None:
    url = older(LAST)  # as far as the start before this one came
    first = "revision-0001-before-" + NEWEST
    file.with_name(f"{file.name}.{first}").touch()
    start(url)
    assert copies(file) == [first]


def test_after_the_way_back_the_next_update_makes_a_copy_of_what_came_since(
    older: Callable[[str], str], file: Path
) -> None:
    url = older(LAST)
    file.with_name(f"{file.name}.revision-{LAST}-before-{NEWEST}").write_bytes(b"of a week ago")
    start(url)
    assert revision_in(file.with_name(f"{file.name}.revision-{LAST}-before-{NEWEST}")) == LAST


@pytest.mark.parametrize("fault", ["no room", "a folder of that name"])
def test_a_copy_that_cannot_be_made_is_said_and_keeps_no_bot_from_starting(
    fault: str, older: Callable[[str], str], file: Path, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    url = older(LAST)
    if fault == "no room":
        usage = shutil._ntuple_diskusage(10**9, 10**9 - 4096, 4096)
        monkeypatch.setattr("db.backup.shutil.disk_usage", lambda folder: usage)
    else:
        file.with_name(f"{file.name}.revision-{LAST}-before-{NEWEST}").mkdir()
    start(url)
    assert revision_in(file) == NEWEST
    assert "the database is migrated without a backup" in log_lines.getvalue()
    assert ("4,096 are free" in log_lines.getvalue()) is (fault == "no room")


@pytest.mark.parametrize("revision", [LAST, None], ids=["an update", "a first start"])
def test_a_start_that_migrates_says_so_in_one_line(
    revision: str | None, older: Callable[[str], str], new_url: str, file: Path, log_lines: io.StringIO
) -> None:
    if revision is not None:
        older(revision)
    start(new_url)
    lines = [line for line in log_lines.getvalue().splitlines() if "backed up" not in line]
    (line,) = (line for line in lines if '"level": "debug"' not in line)
    assert re.search("the database was migrated" if revision else "a new database was made", line)


def test_a_migration_of_postgresql_says_that_the_way_back_is_a_dump(log_lines: io.StringIO) -> None:
    _say_what_changed(make_url("postgresql+asyncpg://hearts:secret@host/hearts"), LAST)
    assert "restore the pg_dump that you made" in log_lines.getvalue()
