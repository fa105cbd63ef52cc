"""A takeover: one of three processes is killed; the others continue with its tables, and nothing is lost."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from pathlib import Path

import pytest

from db import Store
from hearts import Dealt, Played, read_event
from tests.processes import PlayedTable, Processes, processes, until

pytestmark = pytest.mark.slow


async def opened(world: Processes) -> list[PlayedTable]:
    """Opens a table on a server of each shard."""
    tables = [PlayedTable(world.server, shard, world.shards) for shard in range(world.shards)]
    for _ in range(3):
        await world.start()
    await until(lambda: bool(world.server.state.commands), what="the commands are not registered")
    await world.settled(3)
    await asyncio.gather(*(table.begin() for table in tables))
    return tables


async def check_log(url: str, tables: list[PlayedTable]) -> None:
    """Checks that everything acknowledged is in the log exactly once, and that the log is that of a legal game."""
    store = await Store.open(url)
    for table in tables:
        events = [read_event(event.kind, event.body) for event in await store.tables.log(table.number)]
        dealt = sum(isinstance(event, Dealt) for event in events)
        played = Counter(event.card for event in events if isinstance(event, Played))
        assert max(played.values()) <= dealt, "a card was played twice in a round"
        assert not Counter(table.played) - played, "a card that was acknowledged is lost"
    await store.close()


async def test_the_others_go_on_with_the_tables_of_a_process_that_was_killed(shared_url: str, tmp_path: Path) -> None:
    async with processes(shared_url, tmp_path) as world:
        tables = await opened(world)
        await asyncio.gather(*(table.play(8) for table in tables))
        assert sum(table.lost for table in tables) == 0
        world.all[1].send(signal.SIGKILL)
        await world.all[1].ended()
        await world.expire(world.all[1])
        await world.settled(2)
        await asyncio.gather(*(table.play(8) for table in tables))
        assert not any(process.said('"level": "error"') for process in (world.all[0], world.all[2]))
    await check_log(shared_url, tables)
