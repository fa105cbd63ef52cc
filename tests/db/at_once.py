"""SQLite at once: a connection that runs in the event loop what aiosqlite runs in a thread, on the same real file.

The simulated Discord answers at once, and so does this database. Waking threads took a fifth of the time of its tests,
some five hundred times before anybody had pressed anything. The store itself is tested with its threads.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import aiosqlite

TURNS = {"execute", "executemany", "executescript", "commit", "rollback"}
"""Calls that access the file. Other tasks run before such a call returns, as while a thread works."""


class _Queue:
    """Replaces the queue of the thread: runs what is put into it."""

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = item
        tell: Callable[[asyncio.Future[Any], Any], None] = aiosqlite.core.set_result
        try:
            result = work()
        except BaseException as error:
            result, tell = error, aiosqlite.core.set_exception
        if future is None:
            return
        if isinstance(work, partial) and work.func.__name__ in TURNS:
            future.get_loop().call_soon(tell, future, result)
        else:
            tell(future, result)


class ConnectionAtOnce(aiosqlite.Connection):
    """A connection without a thread. Calls that a cancelled task has begun are completed, as a thread would do."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._tx = _Queue()  # type: ignore[assignment]

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()


def connect_at_once(database: str, **options: Any) -> ConnectionAtOnce:
    """Replaces `aiosqlite.connect`."""
    return ConnectionAtOnce(lambda: sqlite3.connect(database, **options))
