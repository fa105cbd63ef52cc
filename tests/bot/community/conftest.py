"""Fixtures: people and servers on a database, without a Discord."""

from collections.abc import AsyncIterator

import pytest

from bot.community.people import People
from bot.community.servers import Servers
from bot.tables.service import Tables
from db import Store


@pytest.fixture
def now() -> list[int]:
    """The current time, in a list so that a test can set it."""
    return [1_000]


@pytest.fixture
def people(store: Store, now: list[int]) -> People:
    return People(store, lambda: now[0])


@pytest.fixture
def servers(store: Store, now: list[int]) -> Servers:
    return Servers(store, lambda: now[0])


@pytest.fixture
async def tables(store: Store, servers: Servers, now: list[int]) -> AsyncIterator[Tables]:
    tables = Tables(store, lambda: now[0], banned=servers.banned)
    yield tables
    await tables.close()
