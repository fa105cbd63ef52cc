"""Fixtures: every test of the store gets a real SQLite file, and in the slow suite a real PostgreSQL, too.

A test that asks for the file, or is marked ``sqlite``, runs on SQLite only.
"""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from db import Store
from db.migrate import MIGRATIONS
from tests.db.copies import backed_up
from tests.db.patience import PATIENCE
from tests.db.postgresql import Server, emptied, running
from tests.db.rows import new
from tests.db.template import database_at, opened
from tests.db.terminal import Terminal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of the database to be; not even its folder exists yet."""
    return tmp_path / "a new folder" / "hearts.db"


@pytest.fixture
def new_url(file: Path) -> str:
    """The address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A PostgreSQL server that a test may disturb."""
    with running() as started:
        yield started


@pytest.fixture
async def empty(server: Server) -> str:
    """The address of its database, in which nothing is."""
    await emptied(server.url)
    return server.url


@pytest.fixture
def slow_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection to PostgreSQL may take as long as a busy machine needs."""
    monkeypatch.setattr("db.engines.CONNECT_TIMEOUT", PATIENCE)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture(autouse=True)
def _quick_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command says how far it is only after an hour, however slow the machine is."""
    monkeypatch.setattr("db.progress.EVERY", 3_600.0)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs every test that asks for a store with each database."""
    asked = metafunc.definition._fixtureinfo.argnames
    named = metafunc.definition.get_closest_marker("sqlite") is not None
    about_sqlite = named or {"file", "new_url", "tmp_path"}.intersection(asked)
    if "store" in asked and "backend" in metafunc.fixturenames and not about_sqlite:
        backends = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
        metafunc.parametrize("backend", backends, indirect=True)


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    """The kind of database of a test."""
    return getattr(request, "param", "sqlite")


@pytest.fixture
def url(backend: str, file: Path, request: pytest.FixtureRequest) -> str:
    """The address of a database without rows."""
    return request.getfixturevalue("postgresql_copy") if backend == "postgresql" else database_at(file)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with opened(url) as store:
        yield store


@pytest.fixture
def backup(url: str, tmp_path: Path) -> Path:
    """A backup of one game at version 2; the database itself has moved on since."""
    copy = tmp_path / "backup.db"
    for path, content in zip((make_url(url).database, copy), backed_up(), strict=True):
        Path(str(path)).write_bytes(content)
    return copy


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the program's migrations, to which a test can add."""
    return Path(shutil.copytree(MIGRATIONS, tmp_path / "100% migrations"))


@pytest.fixture
async def database(url: str) -> str:
    """The address of a database with one game in it."""
    async with opened(url) as store:
        await store.commit(new(1))
    return url
