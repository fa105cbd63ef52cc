"""Fixtures: `Tables` on a database, without a Discord."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from db import Store
from tests.db.template import database_at
from tests.world import secrets


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """`Tables` whose clock always shows one second after the start of 1970, with the same deals in every run."""
    store = await Store.open(database_at(tmp_path / "hearts.db"))
    tables = Tables(store, lambda: 1_000, rng=random.Random(1), secret=secrets(), thinking=Thinking(0))
    yield tables
    await tables.close()
    await store.close()
