"""The heartbeat: where its file is, when it counts as stopped, and that a failing disk does not stop it."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.__main__ import _health
from bot.config import Config
from bot.health import EVERY, STALE, beat, check, examine, heartbeat, touch
from db import Store
from tests.db.template import database_at

POSTGRESQL = "postgresql+asyncpg://me:pw@host/db"


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite+aiosqlite:///data/hearts.db", Path("data/hearts.db.heartbeat")),
        ("sqlite+aiosqlite:////data/hearts.db?timeout=5", Path("/data/hearts.db.heartbeat")),
        ("sqlite+aiosqlite:///:memory:", Path(tempfile.gettempdir(), f"hearts-{os.getpid()}.heartbeat")),
        (POSTGRESQL, Path(tempfile.gettempdir(), f"hearts-{os.getpid()}.heartbeat")),
        (f"{POSTGRESQL}?host=a:1&host=b:2", Path(tempfile.gettempdir(), f"hearts-{os.getpid()}.heartbeat")),
    ],
)
def test_the_heartbeat_is_beside_the_database_or_named_after_its_process(url: str, path: Path) -> None:
    assert heartbeat(url) == path


def test_a_fresh_heartbeat_is_healthy_and_an_old_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "heartbeat"
    assert "no heartbeat" in (check(file, 1000.0) or "")
    touch(file)
    os.utime(file, (1000.0, 1000.0))
    assert check(file, 1000.0 + STALE) is None
    assert "91 seconds old" in (check(file, 1000.0 + STALE + 1) or "")


def test_a_heartbeat_from_the_future_is_unhealthy(tmp_path: Path) -> None:
    touch(file := tmp_path / "heartbeat")
    os.utime(file, (4600.0, 4600.0))
    assert "3600 seconds in the future" in (check(file, 1000.0) or "")


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files, empty."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_a_process_that_hangs_is_not_covered_by_a_healthy_one(temporary: Path) -> None:
    touch(hung := temporary / f"hearts-{os.getppid()}.heartbeat")
    touch(own := heartbeat(POSTGRESQL))
    assert examine(POSTGRESQL, time.time())[0] == []
    later = time.time() + STALE + 1
    os.utime(own, (later, later))
    (complaint,) = examine(POSTGRESQL, later)[0]
    assert str(hung) in complaint


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says when a process began")
async def test_a_process_that_has_the_number_of_a_killed_one_is_not_taken_for_it(temporary: Path) -> None:
    touch(left := temporary / f"hearts-{os.getppid()}.heartbeat")
    os.utime(left, (1000.0, 1000.0))  # before this machine was started
    (found,) = examine(POSTGRESQL, time.time())[0]
    assert "no bot runs here" in found
    task = asyncio.create_task(beat(own := heartbeat(POSTGRESQL), well))
    await said(own, "")
    assert not left.exists()
    task.cancel()


@pytest.fixture
def left(temporary: Path) -> Path:
    """The heartbeat of a process that was killed."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    touch(file := temporary / f"hearts-{ended.pid}.heartbeat")
    return file


def test_a_process_that_has_ended_is_not_missed(left: Path) -> None:
    (found,) = examine(POSTGRESQL, time.time())[0]
    assert "no bot runs here" in found
    left.unlink()
    assert examine(POSTGRESQL, time.time())[0] == [found]
    touch(heartbeat(POSTGRESQL))
    assert examine(POSTGRESQL, time.time())[0] == []


async def test_a_bot_removes_at_its_start_what_killed_processes_have_left(temporary: Path, left: Path) -> None:
    others = [temporary / f"hearts-{os.getppid()}.heartbeat", heartbeat(f"sqlite+aiosqlite:///{temporary}/hearts-2.db")]
    for file in others:
        touch(file)
    task = asyncio.create_task(beat(own := heartbeat(POSTGRESQL), well))
    await said(own, "")
    assert [file.exists() for file in (left, *others)] == [False, True, True]
    task.cancel()


async def well() -> None:
    """The complaint of a store that is well: none."""


async def test_a_deleted_database_is_unhealthy_within_a_minute_and_the_log_says_why_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert EVERY <= 60
    monkeypatch.setattr("bot.health.EVERY", 0.001)
    file, database = tmp_path / "heartbeat", tmp_path / "hearts.db"
    store = await Store.open(database_at(database))
    with capture_logs() as lines:
        task = asyncio.create_task(beat(file, store.complaint))
        await said(file, "")
        assert check(file, time.time()) is None
        database.unlink()
        await said(file, "was deleted or moved while the bot runs")
        await asyncio.sleep(0.05)
    assert "was deleted or moved" in (check(file, time.time()) or "")
    assert [line["event"] for line in lines] == ["the store cannot work"]
    assert str(database) in lines[0]["reason"]
    task.cancel()
    await store.close()


async def test_a_bot_that_waits_is_well_and_says_what_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, until = f"sqlite+aiosqlite:///{tmp_path / 'hearts.db'}", "Discord lets the bot in again at noon."
    task = asyncio.create_task(beat(heartbeat(url), well, lambda: until))
    await said(heartbeat(url), until)
    assert _health(Config(_env_file=None, database_url=url)) == 0
    assert capsys.readouterr().err == until + "\n"
    task.cancel()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of its own of 64 KB."""
    folder = tmp_path / "mounted"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if not hasattr(os, "geteuid") or os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can mount a disk, and not everywhere")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """Fills a disk with a file, and returns that."""
    file = disk / "other"
    with suppress(OSError), file.open("wb", buffering=0) as other:
        while True:
            other.write(bytes(4096))
    return file


def test_a_heartbeat_says_why_though_the_disk_is_full(small_disk: Path) -> None:
    file = small_disk / "heartbeat"
    touch(file)
    other = fill(small_disk)
    touch(file, "The disk is full.")
    assert check(file, time.time()) == "The disk is full."
    other.unlink()
    touch(file)
    assert check(file, time.time()) is None


def test_a_heartbeat_on_a_disk_that_was_full_before_is_never_well_by_mistake(small_disk: Path) -> None:
    fill(small_disk)
    file = small_disk / "heartbeat"
    touch(file)
    assert check(file, time.time()) is None, "a bot whose database is elsewhere is well"
    with pytest.raises(OSError, match="No space left"):
        touch(file, "The disk is full.")
    assert "There is no heartbeat" in str(check(file, time.time()))


async def said(file: Path, complaint: str) -> None:
    """Waits until the heartbeat contains this complaint."""
    async with asyncio.timeout(60):
        while not says(file, complaint):  # noqa: ASYNC110
            await asyncio.sleep(0.001)


def says(file: Path, complaint: str) -> bool:
    return file.exists() and complaint in file.read_text()


async def test_the_bot_beats_until_it_is_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.EVERY", 0.001)
    file = tmp_path / "heartbeat"
    task = asyncio.create_task(beat(file, well))
    for _ in range(2):
        await said(file, "")
        file.unlink()
    await said(file, "")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not file.exists()


async def test_a_failing_disk_does_not_stop_the_heartbeat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.EVERY", 0.001)
    folder = tmp_path / "not a folder"
    folder.write_text("")
    task = asyncio.create_task(beat(folder / "heartbeat", well))
    await asyncio.sleep(0.01)
    assert not task.done()
    folder.unlink()
    await said(folder / "heartbeat", "")
    task.cancel()
