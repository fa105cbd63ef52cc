"""A PostgreSQL server for the tests: in a temporary folder, on the loopback interface, and removed afterwards."""

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import make_url, text

from db import Store
from db.engines import reading_engine
from tests.ports import reserved_port

_copies = itertools.count()
USER = "postgres"
"""PostgreSQL refuses to run as root, so root runs it as this user, which Debian's package creates."""


@dataclass(frozen=True)
class Server:
    """A running server, and what can be done to it."""

    url: str
    port: int
    data: Path
    control: Callable[..., None]
    """Runs `pg_ctl` with these arguments."""

    def processes(self) -> Iterator[int]:
        """The ids of all its processes. The first one starts the others, which are listed when the second id is asked
        for; each of them may end at any time."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        yield first
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True).stdout
        yield from map(int, listed.split())

    def kill(self) -> None:
        """Kills every process of the server at once, as when its machine is lost."""
        _send(signal.SIGKILL, [*self.processes()])

    def limit_files(self, size: str) -> None:
        """Lets no file grow beyond so many bytes, as on a full disk; ``unlimited`` lets them grow again."""
        for process in self.processes():
            command = ["prlimit", "--pid", str(process), f"--fsize={size}:unlimited"]
            done = subprocess.run(command, user=_user(), capture_output=True, text=True)
            assert done.returncode == 0 or not Path(f"/proc/{process}").exists(), done.stderr

    def promote(self) -> None:
        """Makes a standby writable."""
        self.control("-w", "promote")

    def restart(self, mode: str = "fast") -> None:
        """Stops and starts it; ``immediate``: as after a crash."""
        self.control("-m", mode, "-w", "restart")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Within this context all processes of the server are frozen."""
        _send(signal.SIGSTOP, self.processes())
        try:
            yield
        finally:
            _send(signal.SIGCONT, self.processes())


def _send(number: signal.Signals, processes: Iterable[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # it has ended meanwhile
            os.kill(process, number)


async def run(url: str, *statements: str) -> None:
    """Runs SQL statements without the store."""
    engine = reading_engine(make_url(url))
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


LOCKED_OUT = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
"""The connections that wait for a lock."""


@asynccontextmanager
async def another(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of another process."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        yield connection
    finally:
        await connection.close()


@asynccontextmanager
async def locked(url: str, table: str, mode: str = "ACCESS EXCLUSIVE") -> AsyncIterator[None]:
    """Within this context another process has a table locked: by default nobody else can read it."""
    async with another(url) as connection, connection.transaction():
        await connection.execute(f"LOCK TABLE {table} IN {mode} MODE")
        yield


async def until_locked_out(url: str) -> None:
    """Returns once somebody waits for a lock."""
    async with another(url) as watch:
        while not await watch.fetchval(f"SELECT count(*) {LOCKED_OUT}"):
            pass


TEMPLATE, EMPTY = "hearts_template", "template1"


def make_template(url: str) -> None:
    """Makes another database with the schema and no rows on the server at this address."""
    _apart(_sql, url, f"CREATE DATABASE {TEMPLATE}")
    _apart(_open, str(make_url(url).set(database=TEMPLATE)))


@contextmanager
def copied(url: str, template: str = TEMPLATE) -> Iterator[str]:
    """A copy of that database, or of another one, for one test."""
    name = f"hearts_{next(_copies)}"
    _apart(_sql, url, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield str(make_url(url).set(database=name))
    _apart(_sql, url, f"DROP DATABASE {name} WITH (FORCE)")


def _apart(work: Callable[..., Coroutine[Any, Any, None]], *values: str) -> None:
    """Runs work in a new event loop, because the caller may be inside another one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work(*values)).result()


async def _sql(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute(statement)
    await connection.close()


async def _open(url: str) -> None:
    await (await Store.open(url)).close()


async def emptied(url: str) -> None:
    """Deletes everything in the database."""
    await run(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")


@contextmanager
def server() -> Iterator[str]:
    """The address of an empty database. Fails with a sentence if PostgreSQL is not installed."""
    with running(fsync=True) as started:
        yield started.url


@contextmanager
def standby(primary: Server) -> Iterator[Server]:
    """A standby of a server, which from then on acknowledges nothing before the standby has it."""
    with running(copy_of=primary) as copy:
        yield copy


@contextmanager
def running(copy_of: Server | None = None, *, fsync: bool = False) -> Iterator[Server]:
    """A server with an empty database, or a standby that follows another one. With ``fsync`` it waits for the disk."""
    programs = _programs()
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="hearts-postgresql-"))
    if user is not None:
        shutil.chown(folder, user)
    data, port = folder / "data", reserved_port()

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), *arguments]
        done = subprocess.run(
            command, user=user, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=os.environ | {"PGCTLTIMEOUT": "600"},
        )  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    try:
        if copy_of is None:
            run("initdb", "-D", str(data), "-U", USER, "--auth=trust", "--no-sync")
        else:
            at = ("-h", "127.0.0.1", "-p", str(copy_of.port), "-U", USER)
            run("pg_basebackup", "-D", str(data), *at, "-R", "--checkpoint=fast", "--no-sync")
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        options += f" -c fsync={'on' if fsync else 'off'}"
        run("pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            if copy_of is None:
                run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", USER, "hearts_test")
            url = f"postgresql+asyncpg://{USER}@127.0.0.1:{port}/hearts_test"
            log = str(folder / "log")
            yield Server(url, port, data, partial(run, "pg_ctl", "-D", str(data), "-o", options, "-l", log))
        finally:
            with suppress(AssertionError):  # a killed server has stopped already
                run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> str | None:
    """Who runs the server; None for the user of the tests."""
    return USER if os.geteuid() == 0 else None


def _programs() -> Path:
    """The folder of the server's programs, which Debian does not add to the path."""
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if found is None and not folders:
        raise AssertionError("PostgreSQL is not installed: on Debian, apt-get install postgresql")
    return folders[-1] if folders else Path(found or "").parent
