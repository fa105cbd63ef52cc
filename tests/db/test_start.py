"""Starts: on what cannot be used the bot does not start, says why in a sentence, and leaves everything as it was."""

import asyncio
import ctypes
import io
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from db import Store, StoreError, engines
from db.sqlite_files import beside
from tests.db.copies import crash, write
from tests.db.rows import event, new, step
from tests.db.template import log_of, opened

DROP: Final = 24
"""prctl(2): PR_CAPBSET_DROP."""
READS_AND_WRITES_ALL: Final = (1, 2)
"""capabilities(7): by CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH root reads and writes what it may not."""
START = """
import asyncio, sys
from db import Store, StoreError

async def main():
    await (await Store.open(sys.argv[1])).close()

try:
    asyncio.run(main())
except StoreError as error:
    print(error.exit_code, error)
"""


def refusal(url: str) -> tuple[str, int]:
    """What a start says that is refused, and the status of the bot: 2 if only a person can help, else 1."""
    with pytest.raises(StoreError) as refused:
        asyncio.run(Store.open(url))
    return str(refused.value), refused.value.exit_code


def as_anybody() -> None:
    """Makes this process heed the permissions of files, even if it is root's."""
    for capability in READS_AND_WRITES_ALL:
        ctypes.CDLL(None).prctl(DROP, capability)


def left(folder: Path) -> dict[str, bytes | None]:
    """The files of a folder, but for the lock."""
    found = (file for file in sorted(folder.rglob("*")) if file.suffix != ".lock")
    return {str(file.relative_to(folder)): file.read_bytes() if file.is_file() else None for file in found}


@contextmanager
def with_permissions(path: Path, mode: int) -> Iterator[None]:
    """Within this context a file or folder has these permissions."""
    before = path.stat().st_mode
    path.chmod(mode)
    yield
    path.chmod(before)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("of", "mode", "sentence"),
    [
        (lambda file: file, 0o444, "cannot be written: .*hearts.db is read-only for the user of the bot."),
        (lambda file: file, 0o000, "cannot be written: .*hearts.db is read-only for the user of the bot."),
        (
            lambda file: file.parent,
            0o555,
            "The folder of the database .*hearts.db cannot be written: Permission denied.",
        ),
        (
            lambda file: beside(file, ".lock"),
            0o444,
            r"The lock .*hearts\.db\.lock cannot be written: Permission denied.",
        ),
        (lambda file: beside(file, "-wal"), 0o444, "hearts.db-wal is read-only for the user of the bot."),
        (lambda file: beside(file, "-shm"), 0o000, "hearts.db-shm is read-only for the user of the bot."),
    ],
    ids=["read-only file", "unreadable file", "read-only folder", "lock", "log", "memory"],
)
def test_a_start_without_the_permission_to_write_is_refused(
    database: str, file: Path, of: Callable[[Path], Path], mode: int, sentence: str
) -> None:
    for lock in file.parent.glob("*.lock"):
        lock.unlink()
    if not of(file).exists():  # as root leaves it behind
        of(file).touch()
    before = left(file.parent)
    with with_permissions(of(file), mode):
        command = [sys.executable, "-c", START, database]
        said = subprocess.run(command, preexec_fn=as_anybody, capture_output=True, text=True, check=True)
    assert re.search(f"^2 .*{sentence}", said.stdout.splitlines()[-1])
    assert left(file.parent) == before


@pytest.mark.slow
def test_a_start_in_a_folder_that_can_only_be_read_is_refused_though_it_may_write_the_files(
    database: str, file: Path
) -> None:
    beside(file, ".lock").touch()
    before = left(file.parent)
    with with_permissions(file.parent, 0o555):
        command = [sys.executable, "-c", START, database]
        said = subprocess.run(command, preexec_fn=as_anybody, capture_output=True, text=True, check=True)
    assert said.stdout == f"2 The database cannot be written: {file.parent} is read-only for the user of the bot.\n"
    assert left(file.parent) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", ["bot", "db backup", "db restore", "db check", "db rebuild", "db export", "db import"]
)
def test_in_a_folder_that_is_closed_to_its_user_every_command_says_so(
    database: str, file: Path, command: str, tmp_path: Path
) -> None:
    """As in that of a service, for whoever has logged in."""
    other = [str(tmp_path / "other")] * (command.partition(" ")[2] in ("backup", "restore", "export", "import"))
    tmp_path.joinpath("other").touch()
    if command in ("db backup", "db export"):
        tmp_path.joinpath("other").unlink()
    environment = os.environ | {"DATABASE_URL": database, "DISCORD_TOKEN": "a.b.c"}
    with with_permissions(file.parent, 0o000):
        arguments = [sys.executable, "-m", *command.split(), *other]
        said = subprocess.run(arguments, preexec_fn=as_anybody, env=environment, capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (
        2 if command == "bot" else 1,
        f"The database {file} cannot be reached: its folder is closed to the user of this program.\n",
    )


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_a_command_names_the_file_that_it_may_not_read(database: str, file: Path, suffix: str) -> None:
    beside(file, suffix).touch()
    with with_permissions(beside(file, suffix), 0o000):
        command = [sys.executable, "-m", "db", "--url", database, "check"]
        said = subprocess.run(command, preexec_fn=as_anybody, capture_output=True, text=True)
    assert said.returncode == 1
    assert said.stderr == f"The database cannot be read: {file}{suffix} is closed to the user of this program.\n"


def test_a_start_while_another_program_has_locked_the_database_is_refused(
    database: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings: dict[str, Any] = engines._SETTINGS
    monkeypatch.setitem(settings, "busy_timeout", 50)
    before = left(file.parent)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refusal(database) == ("The database cannot be opened: database is locked", 1)
        other.execute("ROLLBACK")
    assert {name: content for name, content in left(file.parent).items() if content} == before
    asyncio.run(goes_on(database))


@pytest.mark.slow
def test_a_start_on_a_full_disk_is_refused_and_the_next_one_goes_on(database: str, file: Path, tmp_path: Path) -> None:
    new_file = tmp_path / "new" / "hearts.db"
    new_file.parent.mkdir()
    for url in (database, f"sqlite+aiosqlite:///{new_file}"):
        fault = ["-e", "trace=pwrite64", "-e", "inject=pwrite64:error=ENOSPC"]
        command = ["strace", "-f", "--seccomp-bpf", "-o", "/dev/null", *fault, sys.executable, "-c", START, url]
        said = subprocess.run(command, capture_output=True, text=True, check=True)
        assert re.search(r"^1 .*(disk is full|Is the disk full\?)", said.stdout.splitlines()[-1])
    asyncio.run(goes_on(database))
    asyncio.run(write(f"sqlite+aiosqlite:///{new_file}", new(1)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "status", "sentence"),
    [
        (lambda path: path.write_text("A letter. " * 500), 2, r"The database .* is damaged: .*\n"),
        (lambda path: path.mkdir(), 2, r"DATABASE_URL: There is no database .*: this is a folder\.\n"),
    ],
    ids=["letter", "folder"],
)
def test_the_bot_says_why_it_does_not_start_in_one_sentence(
    make: Callable[[Path], object], status: int, sentence: str, file: Path, new_url: str
) -> None:
    file.parent.mkdir()
    make(file)
    environment = os.environ | {"DATABASE_URL": new_url, "DISCORD_TOKEN": "a.b.c"}
    command = [sys.executable, "-m", "bot"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert said.returncode == status
    assert said.stdout == ""
    assert re.fullmatch(sentence, said.stderr)


async def goes_on(url: str) -> None:
    """The database with one game is whole, and takes the next move."""
    async with opened(url) as store:
        await store.commit(step(1, 2))
        assert await store.tables.log(1) == (event(1), event(2))


def test_a_database_that_an_older_version_left_open_to_others_is_closed_to_them_and_that_is_said_once(
    url: str, file: Path, log_lines: io.StringIO
) -> None:
    crash(url, file)  # so that its log is there, too
    log_of(file).chmod(0o644)
    file.chmod(0o664)

    async def start() -> set[int]:
        async with opened(url):
            return {stat.S_IMODE(path.stat().st_mode) for path in (file, log_of(file))}

    assert [asyncio.run(start()) for _ in range(2)] == [{0o600}] * 2
    said = [line for line in log_lines.getvalue().splitlines() if "was open to other users" in line]
    assert [str(file) in line and str(log_of(file)) in line for line in said] == [True]


async def test_a_new_database_and_its_log_can_be_read_by_their_owner_only(new_url: str, file: Path) -> None:
    """They hold the hidden cards of running games."""
    before = os.umask(0o022)
    try:
        store = await Store.open(new_url)
    finally:
        os.umask(before)
    await store.commit(new(1))
    for path in (file, beside(file, engines.WAL)):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    await store.close()
