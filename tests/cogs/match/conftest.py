"""Fixtures: the tables of one process with its matches, without a Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.cogs.match.test_matches import House
from tests.db.template import database_at


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(await Store.open(database_at(tmp_path / "hearts.db")))
    yield house
    await house.close()
