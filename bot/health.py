"""Health: how a bot that does not work is found. A file that each running bot touches, by whose age another process
checks it; and a watchdog, which ends a process that stands still, gets no more memory, or does not come to its end, so
that it is started again.

Nothing that was acknowledged is lost then. For lack of memory, for example, a thread may not begin, for which Python
waits for ever; or each look into the database may fail, though the event loop goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import mmap
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Final

import structlog

EVERY: Final = 30.0
"""Seconds between two beats."""
STALE: Final = 90.0
"""Seconds without a beat after which the bot counts as dead: two beats may be late."""

WAITS: Final = "Well: "
"""How the text of a heartbeat begins that is no complaint: what the bot waits for, which a restart would prolong."""

ROOM: Final = 1_000
"""Bytes of each heartbeat, also of one without a complaint: on a full disk a complaint has its room already."""

_FILE_DATABASE: Final = "sqlite+aiosqlite:///"
_NAME: Final = "hearts-{}.heartbeat"

log = structlog.get_logger(__name__)
LIMIT: Final = 60
"""Seconds for which the event loop may stand still, and within which a stop must be done: twice as long as that takes
at most, with PostgreSQL."""
DUMP_TIMEOUT: Final = 5
"""Seconds for writing where the process stands: whoever reads its output may stand still, too."""
MEMORY: Final = 1 << 20
"""Bytes that a process must be able to get from the system. What it has freed itself may be in pieces that suffice for
small objects alone."""


def heartbeat(database_url: str) -> Path:
    """The path of this process's heartbeat: beside the database file, which one process uses at a time, or in the
    temporary folder, with the number of the process in its name, if the database is no file."""
    return _beside(database_url) or Path(tempfile.gettempdir(), _NAME.format(os.getpid()))


def _beside(database_url: str) -> Path | None:
    if not database_url.startswith(_FILE_DATABASE):
        return None
    path = database_url.removeprefix(_FILE_DATABASE).partition("?")[0]
    return None if path == ":memory:" else Path(path + ".heartbeat")


def examine(database_url: str, now: float) -> tuple[list[str], list[str]]:
    """What is wrong with the bots that run here, a sentence each, and none if all are well; and what those that are
    well wait for. ``now`` is `time.time()`."""
    if not (paths := _running(database_url)):
        return [f"There is no heartbeat in {tempfile.gettempdir()}: no bot runs here."], []
    said = [sentence for path in paths if (sentence := check(path, now)) is not None]
    wrong = [sentence for sentence in said if not sentence.startswith(WAITS)]
    return wrong, [sentence.removeprefix(WAITS) for sentence in said if sentence.startswith(WAITS)]


def _running(database_url: str) -> list[Path]:
    """The heartbeats of the bots that run here, or ran beside the file of the database."""
    beside = _beside(database_url)
    return [beside] if beside is not None else [path for path in _of_processes() if not _has_ended(path)]


def _of_processes() -> list[Path]:
    """The heartbeats that are named after their processes, and not after a database hearts-2.db."""
    found = sorted(Path(tempfile.gettempdir()).glob(_NAME.format("*")))
    return [path for path in found if _process(path).isdecimal()]


def _process(path: Path) -> str:
    """The number of the process whose heartbeat this is."""
    return path.stem.rpartition("-")[2]


def _has_ended(path: Path) -> bool:
    """Whether the process whose heartbeat this is has ended. One that was killed leaves its file, and another process
    may have its number by now."""
    if sys.platform == "win32":  # where os.kill would end it
        return False
    process = int(_process(path))
    try:
        os.kill(process, 0)
    except OSError as error:  # another user's process runs too, and may not be asked
        return isinstance(error, ProcessLookupError)
    try:
        return _began(process) > path.stat().st_mtime
    except OSError:  # a system that does not say when processes began
        return False


def _began(process: int) -> float:
    """When a process began, in seconds since 1970. Raises OSError if the system does not say (Linux does)."""
    ticks = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[19])  # since the machine started
    return time.time() - time.clock_gettime(time.CLOCK_BOOTTIME) + ticks / os.sysconf("SC_CLK_TCK")


def touch(path: Path, complaint: str = "") -> None:
    """Writes a heartbeat, with what keeps the bot from working (empty if nothing does). Raises OSError if that cannot
    be written; then there is no heartbeat."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT, 0o666), "wb") as file:
            file.write(complaint.encode().ljust(ROOM))  # over the last one, which makes room if it is shortened first
            file.truncate()
    except OSError:
        if complaint:
            _remove(path)
            raise
        path.write_bytes(b"")


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def check(path: Path, now: float) -> str | None:
    """What is wrong with the bot whose heartbeat is at ``path``, as a sentence, or what it waits for, after `WAITS`;
    None if it is well and waits for nothing. ``now`` is `time.time()`."""
    try:
        age, said = now - path.stat().st_mtime, path.read_text().strip()
    except OSError as error:
        return f"There is no heartbeat at {path}: {error.strerror}."
    if age > STALE:
        return f"The last heartbeat at {path} is {age:.0f} seconds old."
    if age < -STALE:  # the machine's clock was set back; a running bot beats soon
        return f"The last heartbeat at {path} is {-age:.0f} seconds in the future."
    return said or None


async def beat(
    path: Path, complaint: Callable[[], Awaitable[str | None]], waits: Callable[[], str | None] = lambda: None
) -> None:
    """Touches ``path`` regularly, with the complaint of the store, or what the bot ``waits`` for, while the event loop
    runs. Cancel it to stop: then the file is deleted, and at the start those of processes that were killed."""
    for left in filter(_has_ended, _of_processes()):
        _remove(left)
    try:
        await _beat(path, complaint, waits)
    finally:
        _remove(path)


async def _beat(path: Path, complaint: Callable[[], Awaitable[str | None]], waits: Callable[[], str | None]) -> None:
    said: str | None = None
    while True:
        found = await complaint()
        if found is not None and found != said:
            log.error("the store cannot work", reason=found)
        elif found != said:
            log.info("the store works again")
        said = found
        try:
            touch(path, found or (f"{WAITS}{waiting}" if (waiting := waits()) else ""))
        except OSError as error:  # such as a full disk; the next beat may succeed
            log.warning("no heartbeat written", path=str(path), reason=error.strerror)
        await asyncio.sleep(EVERY)


class Watchdog:
    """A context in which, and after which, the process is ended unless `run` runs. A thread counts seconds, and looks
    at no clock: a process that was stopped for an hour, as by ``SIGSTOP``, goes on."""

    def __init__(self) -> None:
        self._missed = 0

    def __enter__(self) -> Watchdog:
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.reset()  # Python waits for all other threads before it ends this one and the process

    async def run(self) -> None:
        """Tells each second that the event loop goes on and the system gives memory, until it is cancelled."""
        while True:
            if _gets_memory():
                self.reset()
            await asyncio.sleep(1)

    def reset(self) -> None:
        """The event loop goes on."""
        self._missed = 0

    def count(self) -> bool:
        """Counts a second. Returns whether the event loop has stood still for too long."""
        self._missed += 1
        return self._missed > LIMIT

    def _watch(self) -> None:
        while not self.count():
            if hasattr(signal, "setitimer"):  # Unix. By default the signal ends a process that lets no thread run
                signal.setitimer(signal.ITIMER_PROF, LIMIT)  # for so many seconds of CPU time
            time.sleep(1)
        try:
            if hasattr(signal, "alarm"):
                signal.alarm(DUMP_TIMEOUT)
            faulthandler.dump_traceback()  # where it stands; needs neither memory nor a lock, unlike the log
        finally:  # also if there is no stderr
            os._exit(1)


def _gets_memory() -> bool:
    """Whether the system gives the process memory."""
    try:
        if sys.platform == "win32":
            mmap.mmap(-1, MEMORY).close()
        else:
            mmap.mmap(-1, MEMORY, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS).close()
    except (OSError, MemoryError):
        return False
    return True
