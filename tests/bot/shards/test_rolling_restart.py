"""A rolling restart: one process after another is replaced while people play, and no press is lost."""

import asyncio
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.bot.shards.test_takeover import check_log, opened
from tests.processes import PlayedTable, processes, until

pytestmark = pytest.mark.slow


MAX_PLAYED = 50
"""Cards that are played at a table: almost a round."""


def all_went_on(tables: list[PlayedTable], played: list[int]) -> bool:
    """Whether somebody has played at each table since so many cards were played there."""
    return all(len(table.played) > min(before, MAX_PLAYED - 1) for table, before in zip(tables, played, strict=True))


async def play_on(table: PlayedTable, done: asyncio.Event) -> None:
    """Plays cards until the restart is done, slowly enough for one round to last."""
    while not done.is_set() and len(table.played) < MAX_PLAYED:
        await table.play(1)
        await asyncio.sleep(1.0)


async def test_no_press_is_lost_while_every_process_is_replaced(shared_url: str, tmp_path: Path) -> None:
    async with processes(shared_url, tmp_path) as world:
        tables = await opened(world)
        done = asyncio.Event()
        playing = [asyncio.create_task(play_on(table, done)) for table in tables]
        for old in world.all[:3]:
            played = [len(table.played) for table in tables]
            old.send(signal.SIGTERM)
            await world.start()
            assert await old.ended() == 0
            await world.settled(3)
            assert old.said("nobody has taken over") == 0
            await until(partial(all_went_on, tables, played), what="a table stands still")
        done.set()
        await asyncio.gather(*playing)
        assert [table.lost for table in tables] == [0, 0, 0]
    await check_log(shared_url, tables)
