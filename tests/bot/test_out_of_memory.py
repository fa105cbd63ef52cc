"""Out of memory: a computer player takes all memory of the whole bot while people play."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests import memory
from tests.bot.shards.test_takeover import check_log
from tests.processes import PROGRAM, Guest, PlayedTable, Process, Processes, processes, until

pytestmark = pytest.mark.slow

CARDS = 5
"""Cards that each person plays."""
TABLES = 4
ROOM = 64
"""Megabytes that the process may take beside those that it has when a computer player first moves."""
WAIT = 30.0
"""Seconds after which people press again: without memory the bot may not even be able to say that it has failed."""
HOARDING = """
import resource
from pathlib import Path
from bot import health
from players import LEVELS, Level
from tests import memory
from tests.bot.shards.test_takeover import check_log

bounds = memory.bounded(resource.RLIMIT_DATA, {room})
bounded = []

def hoard(view, rng):
    if not Path({begin!r}).exists():
        raise LookupError("not yet")
    if not bounded:
        health.LIMIT = 5  # not from the start on, for which a busy machine may need longer
        bounded.append(bounds.__enter__())
    hoarded = []
    while True:
        hoarded.append(bytearray({size}))

for name, level in LEVELS.items():
    LEVELS[name] = Level(0, hoard, hoard, hoard, fallback=level.fallback)
"""
"""From when a file exists, computer players take all memory."""


class Table(PlayedTable):
    """A table of one person and three computer players."""

    def __init__(self, world: Processes) -> None:
        super().__init__(world.server, 0, 1)
        self.people: list[Guest] = self.people[:1]
        self.people[0].patience = WAIT


async def play(tables: list[Table], process: Process) -> bool:
    """Lets people play until all have played their cards, or the process has ended. Returns whether it has."""
    playing = [asyncio.create_task(table.play(CARDS - len(table.played))) for table in tables]
    await until(lambda: all(task.done() for task in playing) or process.running.returncode is not None)
    for task in playing:
        if not task.done():
            task.cancel()
    await asyncio.wait(playing)
    for task in playing:
        if not task.cancelled():
            task.result()
    return process.running.returncode is not None


@pytest.mark.skipif(not memory.KNOWN, reason=memory.UNKNOWN)
@pytest.mark.parametrize("size", [16 << 20, 1_000], ids=["16 MB", "1 KB"])
async def test_tables_go_on_and_nothing_is_lost_when_a_computer_player_takes_all_memory_of_the_bot(
    tmp_path: Path, size: int
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'hearts.db'}"
    async with processes(url, tmp_path, 1, patient=False) as world:
        world.server.state.to_answer = WAIT
        tables = [Table(world) for _ in range(TABLES)]
        begin = tmp_path / "begin"
        process = await world.start(HOARDING.format(room=ROOM, size=size, begin=str(begin)) + PROGRAM)
        await until(lambda: process.said('"event": "ready"') > 0, what="the bot is not ready")
        await asyncio.gather(*(table.begin() for table in tables))
        begin.touch()
        if await play(tables, process):
            assert process.running.returncode in (1, -signal.SIGABRT)  # a library may abort it
            assert not await play(tables, await world.start())
    assert [len(table.played) for table in tables] == [CARDS] * TABLES
    await check_log(url, tables)
