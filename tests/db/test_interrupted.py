"""Interrupted commands: stopped, or on a disk that is full, broken or read-only (`strace` does that), a command says so
in a sentence, leaves nothing half done, and succeeds the next time."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.__main__ import main
from tests.db.damage import played
from tests.db.games import everything
from tests.db.test_start import left

pytestmark = pytest.mark.slow

WRITTEN = {
    "backup": ("pwrite64", "target.part"),
    "export": ("write", "target.part"),
    "restore": ("pwrite64", "a new folder/hearts.db.part"),
    "rebuild": ("pwrite64", "a new folder/hearts.db-wal"),
    "check": ("pread64", "a new folder/hearts.db"),
}
"""The call and the file by which each command is caught in the midst of its work."""


COMMAND = """
import runpy
from db import progress
progress.EVERY = 3_600.0
runpy.run_module("db", run_name="__main__", alter_sys=True)
"""
"""The command as it is run, except that it says how far it is only after an hour: `strace` slows it down."""


def run(url: str, folder: Path, command: str, fault: str, of: str | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own, where a system call (by default that of `WRITTEN`) meets a fault."""
    call, file = WRITTEN[command]
    only = [] if of else ["-P", str(folder / file)]
    faults = [*only, "-e", f"trace={of or call}", "-e", f"inject={of or call}:{fault}", "-o", "/dev/null"]
    program = [sys.executable, "-c", COMMAND, "--url", url, *arguments(command, folder)]
    return subprocess.run(["strace", "-f", *faults, *program], capture_output=True, text=True)


def arguments(command: str, folder: Path) -> list[str]:
    """The command with its file, if it takes one."""
    files = {"backup": ["target"], "export": ["target"], "restore": ["backup.db"]}
    return [command, *(str(folder / file) for file in files.get(command, []))]


@pytest.fixture
def whole(url: str, file: Path, tmp_path: Path) -> dict[str, bytes | None]:
    """A database and a backup, as they were before the command."""
    assert shutil.which("strace"), "strace is not installed: apt-get install strace"
    file.write_bytes(played())
    assert main(["--url", url, "backup", str(tmp_path / "backup.db")]) == 0
    return left(tmp_path)


@pytest.mark.parametrize(
    ("command", "signal"), [*((command, "SIGTERM") for command in WRITTEN), ("backup", "SIGINT"), ("backup", "SIGHUP")]
)
def test_a_command_that_is_stopped_leaves_everything_as_it_was(
    url: str, file: Path, tmp_path: Path, whole: dict[str, bytes | None], command: str, signal: str
) -> None:
    before = everything(file)
    stopped = run(url, tmp_path, command, f"signal={signal}:when=10")
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "", "Stopped before the end.\n")
    assert everything(file) == before
    assert command == "rebuild" or left(tmp_path) == whole


@pytest.mark.parametrize(
    ("command", "error", "of", "sentence"),
    [
        ("backup", "ENOSPC", None, "target cannot be written: database or disk is full."),
        ("backup", "EIO", "fdatasync", "target cannot be written: disk I/O error."),
        ("export", "ENOSPC", None, "target cannot be written: No space left on device."),
        ("export", "EIO", "fsync", "target cannot be written: Input/output error."),
        ("restore", "ENOSPC", None, "backup.db cannot be restored: database or disk is full. Nothing was lost."),
        ("restore", "EIO", "rename", "backup.db cannot be restored: Input/output error ("),
        ("rebuild", "ENOSPC", None, "The standings cannot be rebuilt: database or disk is full"),
    ],
)
def test_on_a_failing_disk_a_command_says_so_and_succeeds_the_next_time(
    url: str, tmp_path: Path, whole: dict[str, bytes | None], command: str, error: str, of: str | None, sentence: str
) -> None:
    failed = run(url, tmp_path, command, f"error={error}:when={1 if of else 10}+", of)
    assert (failed.returncode, failed.stdout, len(failed.stderr.splitlines())) == (1, "", 1)
    assert sentence in failed.stderr
    assert left(tmp_path) == whole
    assert main(["--url", url, *arguments(command, tmp_path)]) == 0


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """A folder with a database on a disk that can only be read."""
    folder = tmp_path / "mounted"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if not hasattr(os, "geteuid") or os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can mount a disk, and not everywhere")
    try:
        (folder / "hearts.db").write_bytes(played())
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_on_a_disk_that_can_only_be_read_the_bot_says_so_before_it_logs_in(read_only: Path) -> None:
    url = f"sqlite+aiosqlite:///{read_only / 'hearts.db'}"
    environment = os.environ | {"DATABASE_URL": url, "DISCORD_TOKEN": "a.b.c"}
    said = subprocess.run([sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (2, "")
    assert re.fullmatch(r"The folder of the database .* cannot be written: Read-only file system\.\n", said.stderr)


def test_on_a_disk_that_can_only_be_read_commands_read_and_do_not_write(
    read_only: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def does(*arguments: str, name: str = "hearts.db") -> tuple[int, str]:
        status = main(["--url", f"sqlite+aiosqlite:///{read_only / name}", *arguments])
        return status, capsys.readouterr().err

    assert does("check") == (0, "")
    assert does("backup", str(tmp_path / "backup.db")) == (0, "")
    assert does("export", str(tmp_path / "export")) == (0, "")
    refused = (
        does("rebuild"),
        does("restore", str(tmp_path / "backup.db")),
        does("import", str(tmp_path / "export"), name="new.db"),
        does("backup", str(read_only / "backup.db")),
        does("export", str(read_only / "export")),
    )
    for status, said in refused:
        assert status == 1
        assert re.fullmatch(r".* cannot be written: Read-only file system\.\n", said)
    assert [path.name for path in read_only.iterdir()] == ["hearts.db"]
