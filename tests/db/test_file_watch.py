"""File watch: after the database was deleted or replaced under a running bot, no move is accepted."""

from __future__ import annotations

import asyncio
import errno
import filecmp
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from db import Store, StoreUnavailable
from db.__main__ import main
from tests.db.rows import event, new, step
from tests.db.template import log_of

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
    def fail(*arguments: object) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, "pread", fail)
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
    restored = await Store.open(url)
    assert await restored.tables.log(1) == (event(1),)
    await restored.close()


async def test_the_content_of_a_deleted_log_is_written_at_the_end(
    store: Store, file: Path, url: str, backup: Path
) -> None:
    delete_log(file, backup)
    await store.close()
    again = await Store.open(url)
    assert await again.tables.log(1) == (event(1), event(2))
    await again.close()


async def test_a_new_connection_may_make_a_new_log(store: Store, file: Path, backup: Path) -> None:
    await store._writer.transactions.close()
    await store._reader.dispose()
    await store._writing.dispose()
    assert not log_of(file).exists()
    replaced = file.with_name("kept")  # so that the new log cannot get the inode of the old one
    replaced.write_text("")
    await store.commit(step(1, 3))
    assert await store.complaint() is None
