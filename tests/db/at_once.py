"""SQLite at once: a connection that does in the event loop what aiosqlite has a thread do, on the same real file.

The simulated Discord answers at once, and so does this disk. A fifth of the time of its tests went to waking threads,
some five hundred times before anybody had pressed anything. The store is tested with the threads that it has.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import aiosqlite

TURNS = {"execute", "executemany", "executescript", "commit", "rollback"}
"""What reaches the file. Others have their turn before it is known to be done, as while a thread works."""


class _Queue:
    """In place of the queue of a thread: what is put into it is done."""

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = item
        try:
            result, tell = work(), aiosqlite.core.set_result
        except BaseException as error:
            result, tell = error, aiosqlite.core.set_exception
        if future is None:
            return
        if isinstance(work, partial) and work.func.__name__ in TURNS:
            future.get_loop().call_soon(tell, future, result)
        else:
            tell(future, result)


class ConnectionAtOnce(aiosqlite.Connection):
    """Needs no thread. What whoever is cancelled has begun is done, as a thread would have done it."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._tx = _Queue()

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()


def connect_at_once(database: str, **options: Any) -> ConnectionAtOnce:
    """In place of `aiosqlite.connect`."""
    return ConnectionAtOnce(lambda: sqlite3.connect(database, **options))
