"""Databases: where the bot of a connected world keeps its games, and what becomes of them when it is killed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from db import Store, Unconfirmed
from tests.db.postgresql import LOCKED_OUT, Server, another, running
from tests.db.relay import Relay, relayed
from tests.db.template import database_at, log_of, write_locked
from tests.driven_time import moment

IDLE = 600.0
"""Real seconds after which PostgreSQL ends an idle transaction: while a test lets no time pass, none is idle."""


@contextmanager
def locked(folder: Path) -> Iterator[sqlite3.Connection]:
    """Another program holds the write lock of ``hearts.db``; a write is reported as unconfirmed after a tenth of a
    second."""
    with write_locked(folder / "hearts.db") as other, pytest.MonkeyPatch.context() as impatient:
        impatient.setattr("db.writer.WRITE_TIMEOUT", 0.1)
        impatient.setattr("bot.tables.locks.CONFIRM_TIMEOUT", 0.1)
        yield other


async def written_late(folder: Path, store: Store, write: Awaitable[object]) -> None:
    """Makes a change whose caller learns that it is not confirmed yet, and that is written after that."""
    with locked(folder), pytest.raises(Unconfirmed):
        await write
    await store.settled()


async def in_doubt(folder: Path, store: Store, first: Awaitable[object], second: Awaitable[object]) -> None:
    """Makes two changes one after the other: the caller of the first one learns that it is not confirmed yet, and it is
    written when the second one waits, too, or was given up."""
    with locked(folder):
        with pytest.raises(Unconfirmed):
            await first
        other = asyncio.ensure_future(second)
        while store.unwritten < 2 and not other.done():  # noqa: ASYNC110 nothing else tells of it
            await asyncio.sleep(0)
    await asyncio.gather(other, return_exceptions=True)
    await store.settled()


class SQLite:
    """A database file."""

    held = 0
    """How many queries are not answered before time passes."""

    def __init__(self, file: Path) -> None:
        self.file = file

    async def open(self) -> str:
        """The address for a bot."""
        return database_at(self.file)

    @contextmanager
    def left(self, url: str) -> Iterator[None]:
        """Nothing that the bot writes within this context is kept, as after a ``kill -9``. No other one may write."""
        files = [log_of(self.file), self.file]  # so that a checkpoint loses nothing
        content = {each: each.read_bytes() for each in files if each.exists()}
        yield
        for each in files:
            each.unlink(missing_ok=True)
        for each, kept in content.items():
            each.write_bytes(kept)

    async def look(self) -> None:
        """Waits a moment for what the bot does."""
        await moment()


class PostgreSQL:
    """A database on a PostgreSQL server, to which a relay leads each bot on a way of its own."""

    def __init__(self, relay: Relay, server: Server) -> None:
        self.relay = relay
        self.server = server
        self._locked = 0, 0
        """How many connections waited for a lock of another one, and how much had been passed on then."""

    @property
    def held(self) -> int:
        """How many queries are not answered before time passes."""
        locked, passed = self._locked
        return self.relay.held + (locked if passed == self.relay.passed else 0)

    async def open(self) -> str:
        """The address for a bot."""
        return str(make_url(self.server.url).set(port=await self.relay.open()))

    @contextmanager
    def left(self, url: str) -> Iterator[None]:
        """Nothing that the bot writes from now on is kept, as after a ``kill -9``."""
        port = make_url(url).port
        assert port is not None
        self.relay.close(port)
        yield

    async def look(self) -> None:
        """Waits a moment for what the bot does."""
        await moment()
        if self.relay.held:  # by a transaction that has locked what others wait for
            passed = self.relay.passed
            async with another(self.server.url) as watch:
                self._locked = await watch.fetchval(f"SELECT count(*) {LOCKED_OUT}"), passed


Database = SQLite | PostgreSQL


@asynccontextmanager
async def postgresql() -> AsyncIterator[PostgreSQL]:
    """A database on a server of its own."""
    with running() as server, pytest.MonkeyPatch.context() as patient:
        patient.setattr("db.engines.IDLE_TIMEOUT", IDLE)
        async with relayed(server.port) as relay:
            yield PostgreSQL(relay, server)
