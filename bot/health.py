"""The heartbeat: a file that a living bot touches, and a health check in another process reads the age of."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog

EVERY = 30.0
"""Seconds between two beats."""
STALE = 90.0
"""Seconds after which a bot that has not touched its file counts as dead: two beats may be late."""

_FILE_DATABASE = "sqlite+aiosqlite:///"

_log = structlog.get_logger(__name__)


def heartbeat(database_url: str) -> Path:
    """Where the bot of this database beats: beside its file, or in the temporary folder where it has none."""
    path = database_url.removeprefix(_FILE_DATABASE).partition("?")[0]
    if path == database_url or path == ":memory:":
        return Path(tempfile.gettempdir(), "hearts.heartbeat")
    return Path(path + ".heartbeat")


def touch(path: Path, complaint: str = "") -> None:
    """Say that the bot is alive now, and what keeps it from its work."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(complaint)


def check(path: Path, now: float) -> str | None:
    """What is wrong with the bot that beats at `path`, as a sentence; None if it is well. `now` is `time.time()`."""
    try:
        age, complaint = now - path.stat().st_mtime, path.read_text()
    except OSError as error:
        return f"There is no heartbeat at {path}: {error.strerror}."
    if age > STALE:
        return f"The last heartbeat at {path} is {age:.0f} seconds old."
    if age < -STALE:  # the machine's clock was set back; whoever lives beats soon
        return f"The last heartbeat at {path} is {-age:.0f} seconds in the future."
    return complaint or None


async def beat(path: Path, complaint: Callable[[], Awaitable[str | None]]) -> None:
    """Touch `path` for as long as the event loop turns, with what the store complains of. Cancel it to stop."""
    said: str | None = None
    while True:
        found = await complaint()
        if found is not None and found != said:
            _log.error("the store cannot work", reason=found)
        elif found != said:
            _log.info("the store works again")
        said = found
        try:
            touch(path, found or "")
        except OSError as error:  # a full disk is no reason to stop beating: the next beat may succeed
            _log.warning("no heartbeat written", path=str(path), reason=error.strerror)
        await asyncio.sleep(EVERY)
