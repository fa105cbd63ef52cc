"""The heartbeat: a file that a running bot touches, and a health check that another process makes by its age."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog

EVERY = 30.0
"""Seconds between two beats."""
STALE = 90.0
"""Seconds without a beat after which the bot counts as dead: two beats may be late."""

_FILE_DATABASE = "sqlite+aiosqlite:///"

log = structlog.get_logger(__name__)


def heartbeat(database_url: str) -> Path:
    """The path of the heartbeat: beside the database file, or in the temporary folder if the database is no file."""
    path = database_url.removeprefix(_FILE_DATABASE).partition("?")[0]
    if path == database_url or path == ":memory:":
        return Path(tempfile.gettempdir(), "hearts.heartbeat")
    return Path(path + ".heartbeat")


def touch(path: Path, complaint: str = "") -> None:
    """Writes a heartbeat, with what keeps the bot from working (empty if nothing does)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(complaint)


def check(path: Path, now: float) -> str | None:
    """What is wrong with the bot whose heartbeat is at `path`, as a sentence; None if it is well. `now` is
    `time.time()`."""
    try:
        age, complaint = now - path.stat().st_mtime, path.read_text()
    except OSError as error:
        return f"There is no heartbeat at {path}: {error.strerror}."
    if age > STALE:
        return f"The last heartbeat at {path} is {age:.0f} seconds old."
    if age < -STALE:  # the machine's clock was set back; a running bot beats soon
        return f"The last heartbeat at {path} is {-age:.0f} seconds in the future."
    return complaint or None


async def beat(path: Path, complaint: Callable[[], Awaitable[str | None]]) -> None:
    """Touches `path` regularly, with the complaint of the store, while the event loop runs. Cancel it to stop."""
    said: str | None = None
    while True:
        found = await complaint()
        if found is not None and found != said:
            log.error("the store cannot work", reason=found)
        elif found != said:
            log.info("the store works again")
        said = found
        try:
            touch(path, found or "")
        except OSError as error:  # such as a full disk; the next beat may succeed
            log.warning("no heartbeat written", path=str(path), reason=error.strerror)
        await asyncio.sleep(EVERY)
