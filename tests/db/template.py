"""The database that tests start with, migrated once per process and copied for each test, its files and stores."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Store
from db.engines import WAL
from db.sqlite_files import OWNER_ONLY, beside


def database_at(file: Path) -> str:
    """Puts a database without rows there, unless there is one already; returns its address."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(OWNER_ONLY)
        file.write_bytes(_template())
    return f"sqlite+aiosqlite:///{file}"


@cache
def _template() -> bytes:
    """The bytes of the migrated database; migrating for each test would take a third of all tests' time."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:  # the caller may be inside an event loop
        file = Path(folder) / "hearts.db"
        thread.submit(asyncio.run, _make(f"sqlite+aiosqlite:///{file}")).result()
        return file.read_bytes()


async def _make(url: str) -> None:
    await (await Store.open(url)).close()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store, closed at the end of this context."""
    store = await Store.open(url)
    yield store
    await store.close()


@contextmanager
def write_locked(file: Path) -> Iterator[sqlite3.Connection]:
    """Within this context another program holds the write lock of a database."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other
        other.execute("ROLLBACK")


def log_of(file: Path) -> Path:
    """The write-ahead log of a database."""
    return beside(file, WAL)
