"""The database that tests start with, migrated once per process and copied for each test, and its files."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
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


def log_of(file: Path) -> Path:
    """The write-ahead log of a database."""
    return beside(file, WAL)
