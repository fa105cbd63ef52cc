"""The heartbeat: where it lies, when it counts as stopped, and that a failing disk does not stop it."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

import pytest

from bot.health import STALE, beat, check, heartbeat, touch


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite+aiosqlite:///data/hearts.db", Path("data/hearts.db.heartbeat")),
        ("sqlite+aiosqlite:////data/hearts.db?timeout=5", Path("/data/hearts.db.heartbeat")),
        ("sqlite+aiosqlite:///:memory:", Path(tempfile.gettempdir(), "hearts.heartbeat")),
        ("postgresql+asyncpg://me:pw@host/db", Path(tempfile.gettempdir(), "hearts.heartbeat")),
    ],
)
def test_it_lies_beside_the_database(url: str, path: Path) -> None:
    assert heartbeat(url) == path


def test_a_fresh_heartbeat_is_healthy_and_an_old_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "heartbeat"
    assert "no heartbeat" in (check(file, 1000.0) or "")
    touch(file)
    os.utime(file, (1000.0, 1000.0))
    assert check(file, 1000.0 + STALE) is None
    assert "91 seconds old" in (check(file, 1000.0 + STALE + 1) or "")


async def test_the_bot_beats_until_it_is_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.EVERY", 0.001)
    file = tmp_path / "heartbeat"
    task = asyncio.create_task(beat(file))
    for _ in range(2):
        await asyncio.sleep(0.1)
        file.unlink()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_failing_disk_does_not_stop_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.health.EVERY", 0.001)
    folder = tmp_path / "not a folder"
    folder.write_text("")
    task = asyncio.create_task(beat(folder / "heartbeat"))
    await asyncio.sleep(0.01)
    assert not task.done()
    folder.unlink()
    await asyncio.sleep(0.1)
    assert (folder / "heartbeat").exists()
    task.cancel()
