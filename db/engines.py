"""Engines: how the database is connected to, so that what was acknowledged survives a power cut."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.errors import StoreUnavailable

BUSY_TIMEOUT = 5_000
"""Milliseconds that SQLite waits for a lock."""
CHECKPOINT_PAGES = 1_000

_SETTINGS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY_TIMEOUT}
"""``synchronous`` 2 is FULL: with NORMAL a power cut loses moves that were acknowledged."""


def reading_engine(url: URL) -> AsyncEngine:
    """Many connections that only read, and never checkpoint."""
    return _engine(url, begin="BEGIN", checkpoint_pages=0)


def writing_engine(url: URL) -> AsyncEngine:
    """For the one connection that writes and alone checkpoints."""
    return _engine(url, begin="BEGIN IMMEDIATE", checkpoint_pages=CHECKPOINT_PAGES, pool_size=1, max_overflow=0)


def migrating_engine(url: URL) -> AsyncEngine:
    """For migrations: nobody else may look in between, and tables may be rebuilt under their references."""
    engine = _engine(url, begin="BEGIN EXCLUSIVE", checkpoint_pages=CHECKPOINT_PAGES, poolclass=NullPool)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def _without_references(connection: Any, record: Any) -> None:
            connection.execute("PRAGMA foreign_keys = OFF")

    return engine


async def check_settings(engine: AsyncEngine) -> None:
    """Reads the settings back. Raises StoreUnavailable where the database did not take one."""
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        for name, wanted in _SETTINGS.items():
            got = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            if got != wanted:
                raise StoreUnavailable(
                    f"The database does not keep {name} = {wanted} (it says {got}): is it on a network drive?"
                )


def _engine(url: URL, *, begin: str, checkpoint_pages: int, **options: Any) -> AsyncEngine:
    engine = create_async_engine(url, **options)
    if engine.dialect.name == "sqlite":
        _prepare(engine, begin, checkpoint_pages)
    return engine


def _prepare(engine: AsyncEngine, begin: str, checkpoint_pages: int) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def _settings(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        for name, value in _SETTINGS.items():
            connection.execute(f"PRAGMA {name} = {value}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {checkpoint_pages}")

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
