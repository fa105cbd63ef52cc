"""Engines: the connections to the database, with settings by which an acknowledged write survives a power cut."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from inspect import signature
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.errors import Unusable, WrongAddress, reason

T = TypeVar("T")


BUSY_TIMEOUT: Final = 5_000
"""Milliseconds that SQLite waits for a lock."""
WAL: Final = "-wal"
"""The suffix of the write-ahead log."""
CHECKPOINT_PAGES: Final = 1_000
CONNECT_TIMEOUT: Final = 5.0
"""Seconds that a connection to PostgreSQL may take."""
QUERY_TIMEOUT: Final = 10.0
"""Seconds that a query may take."""
INTERRUPT_AFTER: Final = 0.05
"""Seconds that the statement of a cancelled task may go on in SQLite."""
IDLE_TIMEOUT: Final = 4.0
"""Seconds after which PostgreSQL ends an idle transaction, as that of a halted process, so that its locks are free
before its leases expire."""
SILENCE_TIMEOUT: Final = 8
"""Seconds without a sign of life after which either side of a connection to PostgreSQL gives it up. By itself TCP waits
for a peer that a firewall cut off, or that lost power, for fifteen minutes, and for hours if nothing is on its way."""
LOCK_TIMEOUT: Final = 1.0
"""Seconds that a statement of a migration waits for a lock in PostgreSQL: whoever comes after it waits behind it."""

_NO_SERVER: Final = "The address of the database names no server and port. In a password, write @ as %40 and % as %25."
_PROBES: Final = {"TCP_KEEPIDLE": SILENCE_TIMEOUT // 2, "TCP_KEEPINTVL": SILENCE_TIMEOUT // 4, "TCP_KEEPCNT": 2}
"""When the system asks a silent peer for a sign of life: after so many seconds, how often, and how many times."""
_ALIVE: Final = {
    "tcp_keepalives_idle": str(_PROBES["TCP_KEEPIDLE"]),
    "tcp_keepalives_interval": str(_PROBES["TCP_KEEPINTVL"]),
    "tcp_keepalives_count": str(_PROBES["TCP_KEEPCNT"]),
    "tcp_user_timeout": str(SILENCE_TIMEOUT * 1000),
}
"""The same for the server's side, in its own words."""
_SETTINGS: Final = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: with NORMAL a power cut loses moves that were acknowledged
    "foreign_keys": 1,
    "busy_timeout": BUSY_TIMEOUT,
    "secure_delete": 1,  # what is deleted is overwritten with zeros
}


def address(url: str) -> URL:
    """Parses the address of a database. Raises WrongAddress without the address, which can contain a password, and
    Unusable if the driver for PostgreSQL is missing."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        parsed = None
    except ValueError:
        raise WrongAddress(_NO_SERVER) from None
    if parsed is None or parsed.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg") or not parsed.database:
        raise WrongAddress(
            "The address of the database must begin with sqlite+aiosqlite:/// or postgresql+asyncpg:// and name one."
        )
    if parsed.drivername == "sqlite+aiosqlite" and parsed.database.startswith((":memory:", "file:")):
        raise WrongAddress("An SQLite database must be a file, named by its path.")
    if parsed.drivername == "sqlite+aiosqlite" and not Path(parsed.database).name:
        raise WrongAddress(f"An SQLite database must be a file, and {parsed.database} is a folder.")
    if parsed.drivername == "postgresql+asyncpg":
        if "@" in (parsed.host or ""):
            raise WrongAddress(_NO_SERVER)
        _check_parameters(parsed)
    return parsed


def _check_parameters(url: URL) -> None:
    """Raises Unusable if the driver for PostgreSQL is missing, WrongAddress if it does not know a parameter."""
    try:
        from asyncpg import connect  # installed for PostgreSQL only
    except ImportError:
        raise Unusable('PostgreSQL needs its driver: pip install ".[postgres]"') from None
    unknown = url.query.keys() - signature(connect).parameters.keys() - {"prepared_statement_cache_size"}
    if unknown:
        raise WrongAddress(
            f"The address of the database has parameters that asyncpg does not know: {', '.join(sorted(unknown))}. "
            "The one for encryption is ssl, as in ?ssl=require."
        )


def read_only(path: Path, *, immutable: bool = False) -> str:
    """The address by which SQLite only reads a database and creates none. With ``immutable`` it opens no other file,
    and no other process may have the database open."""
    logged = path.with_name(f"{path.name}{WAL}").exists()
    # SQLite would make the log anew. Who else has the database open keeps the log there.
    if immutable or not (logged or os.access(path.parent, os.W_OK)):
        mode = "immutable=1"
    else:  # the last connection to close writes the log into the database, unless it may only read
        mode = "mode=ro" if logged else "mode=rw"
    return f"{path.absolute().as_uri()}?{mode}"


@asynccontextmanager
async def inspected(url: URL) -> AsyncIterator[AsyncConnection]:
    """A connection that changes nothing, not even the mode of an SQLite file, and reads one that ends too early as far
    as it goes. Raises SQLAlchemyError or OSError."""
    engine = _inspecting_engine(url)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


def _inspecting_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "postgresql":
        return reading_engine(url)
    name, _, mode = read_only(Path(url.database or "").resolve()).partition("?")
    address = url.set(database=name, query={**dict([mode.split("=")]), "uri": "true"})
    engine = create_async_engine(address, hide_parameters=True)
    _prepare(engine, "BEGIN", {"writable_schema": 1, "query_only": 1, "busy_timeout": BUSY_TIMEOUT})
    return engine


def reading_engine(url: URL) -> AsyncEngine:
    """An engine with many connections that only read and never checkpoint. A dead one is replaced before it is used."""
    # Connections of SQLite do not die, and testing one would take as long as a query.
    ping = url.get_backend_name() == "postgresql"
    settings: dict[str, int | None] = {"wal_autocheckpoint": 0, "query_only": 1}
    return _engine(url, "BEGIN", settings, pool_pre_ping=ping, pool_timeout=QUERY_TIMEOUT)


def writing_engine(url: URL) -> AsyncEngine:
    """An engine for the one connection that writes. Only this one checkpoints."""
    # It runs the same few statements again and again, and planning one takes the server longer than running it.
    server = {"plan_cache_mode": "force_generic_plan"}
    settings: dict[str, int | None] = {"wal_autocheckpoint": CHECKPOINT_PAGES}
    return _engine(url, "BEGIN IMMEDIATE", settings, server, pool_size=1, max_overflow=0)


def leasing_engine(url: URL) -> AsyncEngine:
    """An engine for the one connection that renews leases. A dead one is replaced before it is used."""
    return _engine(url, "BEGIN", {}, pool_size=1, max_overflow=0, pool_pre_ping=True)


def migrating_engine(url: URL) -> AsyncEngine:
    """An engine for migrations: no other connection may read meanwhile, and references are not checked."""
    # The journal mode stays, because a database of a newer version must not be changed.
    settings: dict[str, int | None] = {"foreign_keys": 0, "journal_mode": None}
    server = {"lock_timeout": str(round(LOCK_TIMEOUT * 1000))}
    return _engine(url, "BEGIN EXCLUSIVE", settings, server, poolclass=NullPool)


def _existing(url: URL) -> URL:
    """The address by which SQLite opens a database and creates none: where one was moved away, those who read would
    make an empty one, and go on to read that when the other is back. It names the file as the lock does, with links
    resolved, and has none of the url's parameters, some of which would let SQLite leave out its log or its locks."""
    if url.get_backend_name() != "sqlite":
        return url
    return url.set(database=Path(url.database or "").resolve().as_uri(), query={"mode": "rw", "uri": "true"})


async def check_settings(engine: AsyncEngine) -> None:
    """Checks that SQLite took each setting. Raises Unusable if it did not."""
    if engine.dialect.name != "sqlite":
        return
    async with engine.connect() as connection:
        for name, wanted in _SETTINGS.items():
            got = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            if got != wanted:
                raise Unusable(
                    f"The database does not keep {name} = {wanted} (it says {got}): is it on a network drive?"
                )


def _engine(
    url: URL, begin: str, settings: dict[str, int | None], server: Mapping[str, str] = {}, **options: Any
) -> AsyncEngine:
    """An engine. ``begin`` (a statement) and ``settings`` (pragmas) are for SQLite, ``server`` are settings of
    PostgreSQL."""
    # Errors must not contain values, which can be hidden cards.
    arguments: dict[str, Any] = {}
    if url.get_backend_name() == "postgresql":
        server = {"idle_in_transaction_session_timeout": str(round(IDLE_TIMEOUT * 1000)), **_ALIVE, **server}
        arguments = {"timeout": CONNECT_TIMEOUT, "server_settings": server, "async_creator_fn": _connect}
    engine = create_async_engine(_existing(url), hide_parameters=True, connect_args=arguments, **options)
    if engine.dialect.name == "sqlite":
        _prepare(engine, begin, _SETTINGS | settings)
    else:
        _leave_at_once(engine)
    if url.query.get("target_session_attrs") == "read-write":
        _leave_demoted(engine)
    return engine


def _leave_at_once(engine: AsyncEngine) -> None:
    """Closes connections without waiting until the server has ended them too, which one that is halted does not."""

    @event.listens_for(engine.sync_engine, "close")
    def _terminate(connection: Any, record: Any) -> None:
        connection.driver_connection.terminate()


def _leave_demoted(engine: AsyncEngine) -> None:
    """Before a connection is used, replaces all of them if its server no longer accepts writes. After a switch to
    another server, what they read would be outdated."""

    @event.listens_for(engine.sync_engine, "checkout")
    def _check(connection: Any, record: Any, borrowed: Any) -> None:
        # The server tells its clients when this changes (from PostgreSQL 14 on), so this asks it nothing.
        if getattr(connection.driver_connection.get_settings(), "default_transaction_read_only", "off") == "on":
            raise InvalidatePoolError("its server can only be read")


async def _connect(*arguments: Any, **options: Any) -> Any:
    """A connection to the first of several servers that is as the address asks. Raises OSError, which names the
    servers, if there is none."""
    import asyncpg

    try:
        connection = await asyncpg.connect(*arguments, **options)
        if (connected := socket_of(connection)) is not None:
            _notice_silence(connected)
        return connection
    except TimeoutError:
        why = f"no answer within {CONNECT_TIMEOUT:.0f} seconds"
    except (asyncpg.InternalClientError, OSError, UnicodeError) as error:
        why = reason(error)
    raise OSError(f"no connection to {_servers(**options)} ({why}): the address is wrong, or the server does not run")


def _notice_silence(connected: socket.socket) -> None:
    """Lets the system end a connection whose other side is silent for `SILENCE_TIMEOUT` seconds."""
    if connected.family == socket.AF_UNIX:
        return
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (*_PROBES.items(), ("TCP_USER_TIMEOUT", SILENCE_TIMEOUT * 1000)):
        with suppress(AttributeError, OSError):  # not every system has each
            connected.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def _servers(host: str | list[str] = "the socket", port: int | list[int] = 5432, **others: Any) -> str:
    """The servers of an address, each with its port."""
    hosts = [host] if isinstance(host, str) else host
    ports = [port] * len(hosts) if isinstance(port, int) else port
    return ", ".join(f"{name}:{number}" for name, number in zip(hosts, ports, strict=True))


def _prepare(engine: AsyncEngine, begin: str, settings: dict[str, Any]) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def _configure(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        for name, value in settings.items():
            if value is not None:
                connection.execute(f"PRAGMA {name} = {value}").close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    @event.listens_for(engine.sync_engine, "invalidate")
    def _end(connection: Any, record: Any, error: BaseException | None) -> None:
        """Ends the statement and the transaction of a task that was cancelled. SQLite closes a connection only once
        its last query is finished, and keeps its locks until then."""
        interrupting = asyncio.get_running_loop().create_task(_interrupt(connection.driver_connection))
        with suppress(sqlite3.Error, asyncio.CancelledError):  # the task is being cancelled already
            connection.rollback()
        interrupting.cancel()


async def _interrupt(connection: Any) -> None:
    """Interrupts the statement that still runs after `INTERRUPT_AFTER`. Not at once: a query that nobody reads any more
    would be unfinished for ever, and SQLite then refuses to roll back."""
    await asyncio.sleep(INTERRUPT_AFTER)
    await connection.interrupt()


# -- private names of the drivers, without which everything works


async def run_in_thread(driver: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T | None:
    """Runs work as one call in the thread of the driver; None if that is not possible. Raises what it does. A move that
    is committed alone takes 0.14 ms in this way, in place of 0.73."""
    try:
        execute, connection = driver._execute, driver._conn
    except AttributeError:
        return None
    found: T = await execute(work, connection)  # type: ignore[no-untyped-call]
    return found


def socket_of(connection: Any) -> socket.socket | None:
    """The socket of a connection of asyncpg, by whose options a silent server is given up after seconds, and not after
    a quarter of an hour; None if the connection does not tell."""
    transport = getattr(connection, "_transport", None)
    found: socket.socket | None = transport.get_extra_info("socket") if transport is not None else None
    return found
