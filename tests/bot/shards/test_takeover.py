"""A takeover: processes are killed while people press; the others continue with their tables, and nothing is lost. How
long it takes is shown by `test_in_time.py`."""

import asyncio
import signal
from collections.abc import Iterable
from pathlib import Path

import pytest

from db import Store
from tests.play import stored
from tests.processes import PlayedTable, Process, Processes, processes, until

pytestmark = pytest.mark.slow

CARDS = 20
"""Cards that are played at each table while a process is killed."""
AT_ONCE = 10
"""How many games are begun at the same time."""
PRESSES = 2
"""The most presses at one table that a killed process has heard and nobody answers: a card, and a look at the hand."""


async def opened(world: Processes, count: int | None = None, **options: float) -> list[PlayedTable]:
    """Starts three processes and opens so many tables, each on a server of its own: one of the first shard, one of the
    next, and so on; by default one of each. ``options``: the keyword arguments of `PlayedTable`."""
    shards = world.shards
    tables = [PlayedTable(world.server, each % shards, shards, **options) for each in range(count or shards)]
    for _ in range(3):
        await world.start()
    await until(lambda: bool(world.server.state.commands), what="the commands are not registered")
    await world.settled(3)
    for at in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.begin() for table in tables[at : at + AT_ONCE]))
    return tables


async def check_log(url: str, tables: Iterable[PlayedTable]) -> None:
    """Checks that everything acknowledged is in the log exactly once."""
    store = await Store.open(url)
    try:
        for table in tables:
            await stored(store, table.number, table.played)
    finally:
        await store.close()


def gained(world: Processes) -> int:
    """How often a process has gained the first shard."""
    return sum(line["shard"] == 0 for process in world.all for line in process.told("a shard is ours"))


async def check_registrations(world: Processes) -> None:
    """Checks that the processes that gained the first shard looked which commands Discord has, and no others, and that
    only the first one had to register them."""

    def asked(method: str) -> int:
        requests = world.server.requests
        return sum(each.method == method and each.path.endswith("/commands") for each in requests)

    await until(lambda: asked("GET") >= gained(world), what="nobody looks at the commands")
    assert (asked("GET"), asked("PUT")) == (gained(world), 1)


async def kill_while_people_press(world: Processes, killed: Process, tables: list[PlayedTable]) -> list[PlayedTable]:
    """Kills a process while people at its tables wait for an answer, ends its leases once people at each of them do,
    and plays on. Returns these tables."""
    begun = [len(table.played) for table in tables]
    playing = {table: asyncio.create_task(table.play(CARDS)) for table in tables}
    held = zip(tables, begun, await world.holders(), strict=True)
    left = {table: before for table, before, epoch in held if epoch == killed.epoch}
    assert left, "it has no table"

    def waiting() -> list[bool]:
        return [table.waits or playing[table].done() for table in left]

    await until(lambda: all(len(table.played) > before for table, before in left.items()) and any(waiting()))
    killed.send(signal.SIGKILL)
    await killed.ended()
    await until(lambda: all(waiting()), what="nobody presses")
    await world.expire(killed)
    await asyncio.gather(*playing.values())
    return [*left]


async def test_the_others_go_on_with_the_tables_of_a_process_that_was_killed(shared_url: str, tmp_path: Path) -> None:
    async with processes(shared_url, tmp_path) as world:
        tables = await opened(world)
        await check_registrations(world)
        for number, killed in enumerate(world.all[:2], 1):
            lost = [table.lost for table in tables]
            left = await kill_while_people_press(world, killed, tables)
            for table, before in zip(tables, lost, strict=True):
                assert table.lost - before <= (PRESSES if table in left else 0)
            await world.settled(len(world.all) - number)
            await check_registrations(world)
        assert [process.said('"level": "error"') for process in world.all] == [0, 0, 0]
    await check_log(shared_url, tables)


async def test_a_process_that_is_woken_after_others_took_its_shards_says_so_and_names_no_error(
    shared_url: str, tmp_path: Path
) -> None:
    async with processes(shared_url, tmp_path) as world:
        tables = await opened(world)
        halted = world.all[0]
        await world.halt(halted)
        await world.expire(halted)
        await world.settled(2)
        assert halted.epoch not in await world.holders()
        halted.send(signal.SIGCONT)
        await until(lambda: len(halted.told("this process shares the shards")) > 1, what="it does not join again")
        await world.settled(3)
        await asyncio.gather(*(table.play(2) for table in tables))
        assert halted.said("all shards were lost") == 1
        assert [process.said('"level": "error"') for process in world.all] == [0, 0, 0]
