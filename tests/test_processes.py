"""What counts as acknowledged at the tables of real processes."""

from pathlib import Path

import pytest

from tests.db.template import database_at
from tests.processes import PROGRAM, PlayedTable, processes, until

pytestmark = pytest.mark.slow

FAILING_ONCE = """
from bot.tables.service import Tables

act = Tables.act

async def fail(*values, **options):
    Tables.act = act
    raise MemoryError

Tables.act = fail
"""


async def test_a_card_counts_as_played_only_when_the_panel_offers_it_no_more(tmp_path: Path) -> None:
    async with processes(str(database_at(tmp_path / "hearts.db")), tmp_path, 1) as world:
        table = PlayedTable(world.server, 0, 1)
        process = await world.start(FAILING_ONCE + PROGRAM)
        await until(lambda: process.said('"event": "ready"') > 0, what="the bot is not ready")
        await table.begin()
        await table.play(2)
        assert len({*table.played}) == 2
