"""Every test of the store gets a real SQLite file of its own; who asks for it, an empty PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.db.template import database_at


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is to be; so far there is nothing, not even the folder."""
    return tmp_path / "a new folder" / "hearts.db"


@pytest.fixture
def new_url(file: Path) -> str:
    """The address of a database that nobody has made yet."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def url(file: Path) -> str:
    """The address of a database without rows."""
    return database_at(file)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
