"""Engines: what a connection guarantees is read back from the database, and is not just what we asked for."""

import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from db import Store, StoreUnavailable
from db.engines import (
    address,
    leasing_engine,
    migrating_engine,
    reading_engine,
    run_in_thread,
    socket_of,
    writing_engine,
)
from tests.db.rows import new, step
from tests.db.template import opened

FULL = 2
"""SQLite's number of the level at which a commit waits for the disk."""


@pytest.mark.sqlite
@pytest.mark.parametrize("engine", [writing_engine, migrating_engine])
async def test_a_commit_waits_for_the_disk(store: Store, url: str, engine: Callable[[URL], AsyncEngine]) -> None:
    await store.close()
    assert await pragma(engine(make_url(url)), "synchronous") == FULL


@pytest.mark.sqlite
async def test_an_open_store_writes_to_a_log_that_only_its_writer_checkpoints(store: Store) -> None:
    said = {name: await pragma(store._writing, name) for name in ("journal_mode", "foreign_keys", "secure_delete")}
    assert said == {"journal_mode": "wal", "foreign_keys": 1, "secure_delete": 1}
    assert await pragma(store._writing, "wal_autocheckpoint") == 1_000
    assert await pragma(store._reader, "wal_autocheckpoint") == 0


@pytest.mark.sqlite
async def test_a_reading_connection_cannot_write(store: Store) -> None:
    assert await pragma(store._reader, "query_only") == 1


@pytest.mark.sqlite
@pytest.mark.parametrize("engine", [reading_engine, writing_engine])
async def test_parameters_of_an_address_change_nothing_about_a_file(
    store: Store, url: str, engine: Callable[[URL], AsyncEngine]
) -> None:
    """Each of these would let SQLite leave out its log, or its locks."""
    opened = engine(make_url(f"{url}?immutable=1&nolock=1&vfs=unix-none"))
    assert await pragma(opened, "journal_mode") == "wal"


@pytest.mark.sqlite
async def test_every_connection_and_the_lock_mean_the_same_file_beyond_a_link(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "folder").mkdir(parents=True)
    (tmp_path / "link").symlink_to(elsewhere / "folder")
    async with opened(f"sqlite+aiosqlite:///{tmp_path}/link/../hearts.db") as store:
        await store.commit(new(1))
    assert {*os.listdir(elsewhere)} == {"folder", "hearts.db", "hearts.db.lock"}
    assert {*os.listdir(tmp_path)} == {"elsewhere", "link"}


async def test_a_writing_transaction_locks_the_database_from_its_begin(store: Store, file: Path) -> None:
    async with store._writing.begin():
        with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as other:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
            other.execute("SELECT count(*) FROM tables").fetchall()


async def test_no_connection_reads_during_a_migration(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as other:
        other.execute("CREATE TABLE seen (number INTEGER)")
        async with migrating_engine(make_url(f"sqlite+aiosqlite:///{file}")).begin():
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("SELECT count(*) FROM seen").fetchall()


async def test_no_error_of_the_database_repeats_the_values(store: Store) -> None:
    with pytest.raises(SQLAlchemyError) as error:
        async with store._writing.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", ("the hidden hand",))
    assert "hidden hand" not in str(error.value)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        (
            "postgresql://ana@database/hearts",
            "must begin with sqlite+aiosqlite:/// or postgresql+asyncpg:// and name one",
        ),
        ("postgresql+asyncpg://ana@database", "and name one"),
        ("postgresql+asyncpg://ana:se@cret@database/hearts", "In a password, write @ as %40"),
        ("postgresql+asyncpg://ana:se@cret:word@database/hearts", "In a password, write @ as %40"),
        ("postgresql+asyncpg://ana:secret@database/hearts?sslmode=require&service=a", "does not know: sslmode. "),
        *((wrong, "must begin with") for wrong in ("", "nonsense", "sqlite:///x.db", "sqlite+aiosqlite://")),
        *((f"sqlite+aiosqlite:///{name}", "must be a file") for name in (":memory:", "file::memory:?cache=shared")),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_its_password(url: str, why: str) -> None:
    with pytest.raises(StoreUnavailable) as refusal:
        address(url)
    assert why in str(refusal.value)
    assert "cret" not in str(refusal.value)


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreUnavailable, match=r"pip install \"\.\[postgres\]\""):
        address("postgresql+asyncpg://ana@database/hearts")


async def test_a_server_that_cannot_be_reached_is_named_without_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = socket.create_server(("127.0.0.1", 0))
    port = silent.getsockname()[1]
    for servers, named, why in (
        ("nobody.invalid", "nobody.invalid:5432", ""),
        ("-..-", "-..-:5432", ""),
        ("127.0.0.1:1", "127.0.0.1:1", "Connect call failed"),
        ("?host=127.0.0.1:1&host=127.0.0.1:2", "127.0.0.1:1, 127.0.0.1:2", "Connect call failed"),
        (f"127.0.0.1:{port}", f"127.0.0.1:{port}", "no answer within"),
    ):
        host, _, query = servers.partition("?")
        monkeypatch.setattr("db.engines.CONNECT_TIMEOUT", 60.0 if why.startswith("Connect") else 0.5)
        with pytest.raises(StoreUnavailable) as refusal:
            await Store.open(f"postgresql+asyncpg://ana:secret@{host}/hearts?{query}")
        assert str(refusal.value).startswith(f"The database cannot be opened: no connection to {named} ({why}")
        assert str(refusal.value).endswith("the address is wrong, or the server does not run")
        assert "secret" not in str(refusal.value)
    silent.close()


@pytest.mark.slow
@pytest.mark.parametrize("engine", [reading_engine, writing_engine, leasing_engine, migrating_engine])
async def test_both_sides_of_a_connection_notice_within_seconds_that_the_other_is_gone(
    shared_url: str, engine: Callable[[URL], AsyncEngine]
) -> None:
    opened = engine(make_url(shared_url))
    async with opened.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        ours = driver._transport.get_extra_info("socket")
        for option, setting, value in (
            ("TCP_KEEPIDLE", "tcp_keepalives_idle", 4),
            ("TCP_KEEPINTVL", "tcp_keepalives_interval", 2),
            ("TCP_KEEPCNT", "tcp_keepalives_count", 2),
            ("TCP_USER_TIMEOUT", "tcp_user_timeout", 8000),
        ):
            assert ours.getsockopt(socket.IPPROTO_TCP, getattr(socket, option)) == value
            query = text("SELECT setting::int FROM pg_settings WHERE name = :name")
            assert (await connection.execute(query, {"name": setting})).scalar() == value
        assert ours.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
    await opened.dispose()


async def pragma(engine: AsyncEngine, name: str) -> object:
    async with engine.connect() as connection:
        value: object = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
    await engine.dispose()
    return value


RENAMED: Any = SimpleNamespace()


@pytest.mark.sqlite
async def test_a_move_is_written_though_the_driver_runs_one_statement_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.moves.run_in_thread", lambda driver, work: run_in_thread(RENAMED, work))
    await store.commit(new(1))
    assert not await store._writer.transactions.move([step(1, 2)])
    await store.commit(step(1, 2))
    stored = await store.tables.load(1)
    assert stored.table.seq == 2


def test_a_connection_that_does_not_tell_its_socket_is_used_without() -> None:
    assert socket_of(RENAMED) is None
