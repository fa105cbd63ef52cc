"""SQLite files: one process has them, a file is there as a whole or not at all, and no move is accepted once they were
deleted or replaced under a running bot."""

import asyncio
import errno
import filecmp
import os
import re
import shutil
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from db import Store, StoreInUse, StoreUnavailable
from db.__main__ import main
from db.sqlite_files import atomic_write
from tests.db.rows import event, new, step
from tests.db.template import log_of, opened
from tests.db.terminal import Terminal
from tests.hindered import failing


@pytest.mark.sqlite
async def test_a_second_store_is_kept_out_until_the_first_closes(store: Store, url: str) -> None:
    with pytest.raises(StoreInUse, match="Another process"):
        await Store.open(url)
    await store.close()
    await (await Store.open(url)).close()


async def test_a_folder_that_cannot_be_created_is_reported(file: Path, new_url: str) -> None:
    file.parent.write_text("")
    with pytest.raises(StoreUnavailable, match="folder"):
        await Store.open(new_url)


async def test_a_database_is_locked_under_all_of_its_names(store: Store, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.symlink_to(file)
    with pytest.raises(StoreInUse):
        await Store.open(f"sqlite+aiosqlite:///{other}")


def test_a_target_has_its_name_only_at_the_end_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    target = tmp_path / "target"
    with atomic_write(target) as part:
        part.write_text("all of it")
        assert not target.exists()
    assert target.read_text() == "all of it"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert list(target.parent.iterdir()) == [target]


def test_what_a_killed_command_left_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "target.part").write_text("half of an earlier one, which was longer")
    with atomic_write(tmp_path / "target") as part:
        part.write_text("all of it")
    assert (tmp_path / "target").read_text() == "all of it"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), ValueError(), KeyboardInterrupt()])
def test_nothing_is_left_of_a_target_that_fails(tmp_path: Path, error: BaseException) -> None:
    expected = StoreUnavailable if isinstance(error, OSError) else type(error)

    def fail() -> None:
        with atomic_write(tmp_path / "target") as part:
            part.write_text("half of")
            raise error

    with pytest.raises(expected):
        fail()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["backup", "export"])
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("precious", "{} is there already, and is not overwritten: choose another name."),
        ("", "{} is there already, and is not overwritten: choose another name."),
        ("broken link", "{} is there already, and is not overwritten: choose another name."),
        ("of a disk/that is not mounted", "{} cannot be written: there is no folder .*/of a disk."),
        ("precious/below a file", "{} cannot be written: (File exists|Not a directory)."),
        ("x" * 300, "{} cannot be written: File name too long."),
    ],
    ids=["there", "folder", "broken link", "no folder", "below a file", "long"],
)
def test_a_target_that_cannot_be_is_refused_in_a_sentence(
    database: str, tmp_path: Path, command: str, name: str, sentence: str, terminal: Terminal
) -> None:
    (tmp_path / "precious").write_text("letters")
    (tmp_path / "broken link").symlink_to("/nowhere/to")
    before = sorted(os.listdir(tmp_path))
    said = terminal(database, command, tmp_path / name, status=1).err
    assert re.fullmatch(sentence.format(re.escape(str(tmp_path / name))) + "\n", said)
    assert sorted(os.listdir(tmp_path)) == before
    assert (tmp_path / "precious").read_text() == "letters"


def test_of_two_commands_that_write_the_same_target_only_a_whole_one_gets_the_name(tmp_path: Path) -> None:
    target = tmp_path / "target"

    def write_while_another_begins(*, ends: bool) -> None:
        with atomic_write(target) as part, part.open("w") as file:
            file.write("all of the first")
            with suppress(KeyboardInterrupt), atomic_write(target) as other:
                other.write_text("half of the second")
                file.flush()
                if not ends:
                    raise KeyboardInterrupt
                other.write_text("all of the second")

    with pytest.raises(StoreUnavailable, match="target cannot be written"):
        write_while_another_begins(ends=False)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StoreUnavailable, match="target cannot be written"):
        write_while_another_begins(ends=True)
    assert target.read_text() == "all of the second"
    assert list(tmp_path.iterdir()) == [target]


def test_the_unfinished_target_of_another_command_is_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    other = tmp_path / "target.part"

    def write_while_another_begins() -> None:
        with atomic_write(tmp_path / "target") as part, part.open("w"):
            part.unlink()
            other.write_text("half of the second")

    with pytest.raises(StoreUnavailable, match="target cannot be written: another command writes it"):
        write_while_another_begins()
    assert [(path, path.read_text()) for path in tmp_path.iterdir()] == [(other, "half of the second")]


Harm = Callable[[Path, Path], object]


def delete(file: Path, backup: Path) -> None:
    file.unlink()


def delete_all(file: Path, backup: Path) -> None:
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink()


def replace(file: Path, backup: Path) -> None:
    shutil.copy(backup, file.with_suffix(".new"))
    file.with_suffix(".new").replace(file)


def overwrite(file: Path, backup: Path) -> None:
    """Overwrites a file as `cp` does: the same file with other contents."""
    file.write_bytes(backup.read_bytes())


def empty(file: Path, backup: Path) -> None:
    file.write_bytes(b"")


def delete_log(file: Path, backup: Path) -> None:
    log_of(file).unlink()


def replace_log(file: Path, backup: Path) -> None:
    content = log_of(file).read_bytes()
    log_of(file).unlink()
    log_of(file).write_bytes(content)


@pytest.fixture
async def backup(store: Store, url: str, tmp_path: Path) -> Path:
    await store.commit(new(1))
    copy = tmp_path / "backup.db"
    assert await asyncio.to_thread(main, ["--url", url, "backup", str(copy)]) == 0
    await store.commit(step(1, 2))
    return copy


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (delete, "deleted or moved"),
        (delete_all, "deleted or moved"),
        (replace, "replaced while the bot runs"),
        (overwrite, "replaced while the bot runs"),
        (empty, "replaced while the bot runs"),
        (delete_log, "log of the database"),
        (replace_log, "log of the database"),
    ],
)
async def test_no_move_is_accepted_once_the_files_are_not_the_same(
    store: Store, file: Path, backup: Path, harm: Harm, sentence: str
) -> None:
    assert await store.complaint() is None
    harm(file, backup)
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match=sentence):
            await store.commit(step(1, 3))
    assert sentence in (await store.complaint() or "")


async def test_no_move_is_accepted_while_the_file_cannot_be_read(
    store: Store, file: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(os, "pread", failing(OSError(errno.EIO, os.strerror(errno.EIO))))
        with pytest.raises(StoreUnavailable, match="cannot be read: Input/output error"):
            await store.commit(step(1, 3))
        assert "cannot be read" in (await store.complaint() or "")
    await store.commit(step(1, 3))


async def test_a_database_that_is_put_back_goes_on(store: Store, file: Path, backup: Path) -> None:
    away = file.with_name("away.db")
    shutil.move(file, away)
    with pytest.raises(StoreUnavailable):
        await store.commit(step(1, 3))
    shutil.move(away, file)
    await store.commit(step(1, 3))
    assert await store.complaint() is None
    assert await store.tables.log(1) == (event(1), event(2), event(3))


async def test_a_database_that_is_away_for_a_while_is_not_made_anew_by_those_who_read(store: Store, file: Path) -> None:
    await store.commit(new(1))
    away = file.with_name("away.db")
    shutil.move(file, away)
    await asyncio.gather(*(store.tables.load(1) for _ in range(5)), return_exceptions=True)
    assert "deleted or moved" in (await store.complaint() or "")
    shutil.move(away, file)
    assert None not in await asyncio.gather(*(store.tables.load(1) for _ in range(5)))
    assert await store.complaint() is None


async def test_a_transaction_during_which_the_file_goes_is_not_acknowledged(
    store: Store, file: Path, backup: Path
) -> None:
    with pytest.raises(StoreUnavailable, match="deleted or moved"):
        await store._writer.transactions.run(lambda connection: asyncio.to_thread(file.unlink))


async def test_closing_does_not_write_into_a_file_that_replaced_the_database(
    store: Store, file: Path, url: str, backup: Path
) -> None:
    overwrite(file, backup)
    await store.close()
    assert filecmp.cmp(file, backup, shallow=False)
    with pytest.raises(StoreUnavailable, match="does not belong to the log beside it"):
        await Store.open(url)
    assert main(["--url", url, "restore", str(file)]) == 0
    async with opened(url) as restored:
        assert await restored.tables.log(1) == (event(1),)


async def test_the_content_of_a_deleted_log_is_written_at_the_end(
    store: Store, file: Path, url: str, backup: Path
) -> None:
    delete_log(file, backup)
    await store.close()
    async with opened(url) as again:
        assert await again.tables.log(1) == (event(1), event(2))


async def test_a_new_connection_may_make_a_new_log(store: Store, file: Path, backup: Path) -> None:
    await store._writer.transactions.close()
    await store._reader.dispose()
    await store._writing.dispose()
    assert not log_of(file).exists()
    replaced = file.with_name("kept")  # so that the new log cannot get the inode of the old one
    replaced.write_text("")
    await store.commit(step(1, 3))
    assert await store.complaint() is None
