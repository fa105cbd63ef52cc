"""Compiled statements: SQLite engines that share the statements compiled by earlier engines.

Each test opens its own database. Compiling all statements again for each of them took an eighth of the tests' time.
"""

from functools import cache
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tests.db.at_once import connect_at_once

MAX_STATEMENTS = 5_000
"""How many compiled statements are cached."""


def engine_that_remembers(url: URL, **options: Any) -> AsyncEngine:
    """An engine; SQLite engines share a dialect, which is part of the cache's key, and the cache."""
    engine = create_async_engine(url, **options)
    if url.get_backend_name() == "sqlite":
        engine.sync_engine.dialect, engine.sync_engine._compiled_cache = _known()
    return engine


def engine_at_once(url: URL, **options: Any) -> AsyncEngine:
    """An engine that needs no thread for SQLite; engines for other databases are as usual."""
    if url.get_backend_name() == "sqlite":
        options |= {"connect_args": {"async_creator_fn": connect_at_once}}
    return engine_that_remembers(url, **options)


@cache
def _known() -> tuple[Any, Any]:
    """The dialect and the cache of an engine that lasts as long as the process."""
    engine = create_async_engine("sqlite+aiosqlite://", query_cache_size=MAX_STATEMENTS).sync_engine
    usual = create_engine("sqlite://")
    with usual.connect() as connection:  # so that the dialect learns what this SQLite can do
        engine.dialect.initialize(connection)
    usual.dispose()
    return engine.dialect, engine._compiled_cache
