"""Fixtures: the simulated world, the connected world, databases and logs, with the checks that always hold."""

import gc
import io
import json
import logging
import os
import random
import re
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.client import FEATURES
from bot.config import Config
from bot.language import card_names
from bot.logs import FLOORS, configure_logs
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from bot.ui import features
from bot.ui.features import add_kinds
from db import Store
from players import preparing
from tests.connected import ConnectedWorld, online
from tests.databases import SQLite
from tests.db.compiled import engine_that_remembers
from tests.db.patience import PATIENCE, WAITS
from tests.db.postgresql import copied, emptied, make_template, server
from tests.db.template import database_at
from tests.secrecy import cards_in
from tests.world import Person, World, living, secrets

MEMORY, ROOM = Path("/dev/shm"), 4_000_000_000
"""The folder of a file system in memory, and the free bytes that it must have to be used."""

SLOW = 1_800
"""Seconds after which a slow test has failed. Only one that hangs needs so long, however busy the machine is."""


def _configure_uncached(configure: Callable[..., None], **options: Any) -> None:
    """Configures loggers that are not kept as they were when they were used first: the next test configures them anew,
    also after one that has run the program."""
    configure(**options | {"cache_logger_on_first_use": False})


def pytest_configure() -> None:
    """Puts temporary files in memory if there is room and TMPDIR is not set: each commit waits for its disk, which
    takes a hundred times as long. Leaves out the proxy of this machine: what tests talk to is on it. Adds the kinds of
    tables of all features, for tests without a bot. Heeds Ctrl-C and a closed terminal also where whoever runs the
    tests does not (nohup, a job in the background): the programs that tests start inherit that."""
    for number, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, handler)
    for name in ("HTTPS_PROXY", "https_proxy"):
        os.environ.pop(name, None)
    structlog.configure = partial(_configure_uncached, structlog.configure)
    for name in FEATURES:
        add_kinds(getattr(import_module(f"cogs.{name}.commands"), "KINDS", {}))
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_collection_finish() -> None:
    """Exempts everything imported so far from garbage collection, which some tests call. A finished world leaves a
    hundred thousand objects that refer to each other; they are collected only in some worlds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 50)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Marks tests as slow that need the compiled kernel, which each worker compiles when it is used first on a machine,
    or real connections, with which a test takes six times as long as in the simulated world. Gives slow tests their
    time."""
    if {"compiled", "connected"} & {*getattr(item, "fixturenames", ())}:
        item.add_marker("slow")
    if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
        item.add_marker(pytest.mark.timeout(SLOW))


@pytest.fixture(autouse=True)
def _every_link(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets tests of screens draw every link, whichever features a bot had before in this process."""
    monkeypatch.setattr(features, "_loaded", None)


@pytest.fixture(scope="session", autouse=True)
def _no_compiler() -> Iterator[None]:
    """Keeps tests from starting the compiler by asking an expert; tests of the kernel load it themselves."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("players.prepare", "players.preparing.prepare"):
            patch.setattr(name, lambda: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _one_dialect() -> Iterator[None]:
    """Shares SQLAlchemy's cache of compiled statements between all databases of a process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("db.engines.create_async_engine", engine_that_remembers)
        yield


@pytest.fixture(scope="session")
def _loaded() -> None:
    preparing.load()
    preparing._ready.clear()


@pytest.fixture
def compiled(_loaded: None) -> Iterator[None]:
    """The compiled kernel is ready in this test, which makes it slow: compiling takes half a minute."""
    preparing._ready.set()
    yield
    preparing._ready.clear()


def plain_logs() -> None:
    """Configures logging for tests that do not read the log. structlog's default prints all local variables into each
    traceback, which takes a second and more."""
    structlog.configure(
        processors=[structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    for name in ("simcord", "filelock"):  # they log every event at DEBUG
        logging.getLogger(name).setLevel(logging.INFO)


plain_logs()


@pytest.fixture
def log_lines() -> Iterator[io.StringIO]:
    """Everything that the bot logs, in its final format; checked for secrets at the end."""
    loggers = [logging.getLogger(name) for name in (None, *FLOORS)]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    stream = io.StringIO()
    configure_logs(Config(_env_file=None, log_format="json", log_level="DEBUG"), stream)
    yield stream
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers
    structlog.reset_defaults()
    plain_logs()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store in a file."""
    store = await Store.open(database_at(tmp_path / "hearts.db"))
    yield store
    await store.close()


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    """`Tables` whose clock always shows one second after the start of 1970, with the same deals in every run."""
    tables = Tables(store, lambda: 1_000, rng=random.Random(1), secret=secrets(), thinking=Thinking(0))
    yield tables
    await tables.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with server() as address:
        yield address


@pytest.fixture(scope="session")
def postgresql_template(postgresql: str) -> str:
    """A PostgreSQL database with the schema, which is copied for each test."""
    make_template(postgresql)
    return postgresql


@pytest.fixture
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store waits for PostgreSQL as long as a busy machine needs."""
    for name in WAITS:
        monkeypatch.setattr(name, PATIENCE)


@pytest.fixture
def postgresql_copy(postgresql_template: str, _patient: None) -> Iterator[str]:
    with copied(postgresql_template) as address:
        yield address


@pytest.fixture
async def shared_url(postgresql: str, _patient: None) -> str:
    """The address of an empty PostgreSQL database."""
    await emptied(postgresql)
    return postgresql


@pytest.fixture
async def shared(shared_url: str) -> AsyncIterator[Store]:
    """A store that several processes can share."""
    store = await Store.open(shared_url)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def _languages() -> None:
    """Loads what every bot reads at its first start and keeps from then on: see `pytest_collection_finish`."""
    card_names.prepare()
    gc.collect()
    gc.freeze()


@pytest.fixture
def world_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a world's empty database: an SQLite file, or PostgreSQL for a test that asks for
    ``postgresql``."""
    on_postgresql = getattr(request, "param", "sqlite") == "postgresql"
    return request.getfixturevalue("postgresql_copy") if on_postgresql else database_at(tmp_path / "hearts.db")


@pytest.fixture
async def world(
    tmp_path: Path, world_url: str, log_lines: io.StringIO, _languages: None, request: pytest.FixtureRequest
) -> AsyncIterator[World]:
    """The bot in a simulated Discord, where everything that it sends is checked for mistakes and for hidden cards."""
    async with living(tmp_path, url=world_url) as world:
        yield world
        assert not world.watch.complaints, "\n\n".join(world.watch.complaints[:5])
        assert not world.bot._connection._view_store._views, "a view is kept in memory"
        tokens = list(world.env.backend.interaction_tokens)
    check_log(log_lines.getvalue(), tokens, request)


@pytest.fixture
def mia(world: World) -> Person:
    """A person who may manage the server; Ana, Ben, Chidi and Dana may not."""
    return world.manager()


@pytest.fixture
async def connected(
    tmp_path: Path, log_lines: io.StringIO, _languages: None, request: pytest.FixtureRequest
) -> AsyncIterator[ConnectedWorld]:
    """The bot over real connections to a small Discord, which a test can slow down and break."""
    async with online(SQLite(tmp_path / "hearts.db")) as world:
        yield world
        tokens = list(world.server.state.by_token)
    gc.collect()  # an exception that nobody retrieves is reported when its task is deleted
    assert not world.errors, world.errors
    assert not world.server.complaints, "\n\n".join(world.server.complaints[:5])
    check_log(log_lines.getvalue(), tokens, request)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every token is too old for the public message of a table, so that all requests about it count."""
    monkeypatch.setattr("bot.messages.exempt_requests.USED_FOR", 0)


def check_log(text: str, tokens: list[str], request: pytest.FixtureRequest) -> None:
    """Asserts that no line contains a card, a token, a custom_id, or a traceback of ours that the test is not about."""
    marked = request.node.get_closest_marker("traceback") is not None
    for line in text.splitlines():
        if '"exception": ' in line and not marked:
            entry = json.loads(line)
            assert entry["logger"].startswith("discord."), entry["exception"]
        assert not cards_in(line), f"a card in the log: {line}"
        assert not re.search(r"\bh1:[a-z]:", line), f"a custom_id in the log: {line}"
    for token in tokens:
        assert token not in text, "a token in the log"
