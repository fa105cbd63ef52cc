"""Compiled questions: an SQLite engine that begins with what the engines before it have compiled.

Each test opens a database of its own. To compile all questions anew for each took an eighth of the tests' time.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tests.db.at_once import connect_at_once

MOST = 5_000
"""Questions that are known at a time."""


def engine_that_remembers(url: URL, **options: Any) -> AsyncEngine:
    """An engine like any other; those of SQLite share their dialect, which is a part of the key, and their cache."""
    engine = create_async_engine(url, **options)
    if url.get_backend_name() == "sqlite":
        engine.sync_engine.dialect, engine.sync_engine._compiled_cache = _known()
    return engine


def engine_at_once(url: URL, **options: Any) -> AsyncEngine:
    """One that needs no thread, of SQLite; others are like any other."""
    if url.get_backend_name() == "sqlite":
        options |= {"connect_args": {"async_creator_fn": connect_at_once}}
    return engine_that_remembers(url, **options)


@cache
def _known() -> tuple[Any, Any]:
    """The dialect and the cache of an engine that lasts as long as the process."""
    engine = create_async_engine("sqlite+aiosqlite://", query_cache_size=MOST).sync_engine
    usual = create_engine("sqlite://")
    with usual.connect() as connection:  # to learn what this SQLite can do
        engine.dialect.initialize(connection)
    usual.dispose()
    return engine.dialect, engine._compiled_cache
