"""A stopped process (SIGSTOP) whose shard another one takes: when it continues (SIGCONT), it writes nothing.

The same without fences shows that the test would notice a write.
"""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from db import Leases, Store
from tests.db.postgresql import run
from tests.processes import ROOT
from tests.thorough import part_of

pytestmark = pytest.mark.slow

DRIVER = Path(__file__).with_name("stopped_driver.py")


class Driver:
    """The process that is stopped."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        assert running.stdout is not None
        assert running.stdin is not None
        self.running, self.out, self.into = running, running.stdout, running.stdin

    async def until_it_writes(self, times: int) -> None:
        for _ in range(times):
            line = await self.out.readline()
            assert line.strip().isdigit(), line

    async def until_it_writes_beyond(self, version: int) -> None:
        """Skips what it had printed before it was stopped, however much that is."""
        while int(await self.out.readline()) <= version:
            pass

    async def until_it_is_fenced(self) -> None:
        while (line := await self.out.readline()) != b"fenced\n":
            assert line, "the process has ended"

    def go_on(self) -> None:
        self.into.write(b"\n")


@asynccontextmanager
async def driver(url: str, how: str) -> AsyncIterator[Driver]:
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        str(DRIVER),
        url,
        how,
        stdout=asyncio.subprocess.PIPE,
        stdin=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    try:
        yield Driver(running)
    finally:
        running.kill()
        await running.communicate()


async def take(leases: Leases, url: str) -> None:
    """Takes the shard once the lease of its holder is over, which a transaction of the holder delays."""
    await run(url, "UPDATE processes SET expires_at = 0")
    await leases.join(1, 60_000)
    while not (await leases.renew(60_000)).mine:  # noqa: ASYNC110
        await asyncio.sleep(0.02)


async def state(store: Store) -> tuple[int, int | None]:
    stored = await store.tables.load(1)
    assert stored is not None
    return stored.table.seq, stored.table.message_id


async def stale_writes(store: Store, url: str, how: str, rounds: int) -> int:
    """The number of rounds in which a process wrote although another one had its shard."""
    rng, stale = random.Random(1), 0
    assert store.leases is not None
    async with driver(url, how) as stopped:
        for _ in range(rounds):
            await stopped.until_it_writes(rng.randint(1, 9))
            await asyncio.sleep(rng.random() / 100)  # so that it is stopped at a different point each time
            stopped.running.send_signal(signal.SIGSTOP)
            await take(store.leases, url)
            before = await state(store)
            stopped.running.send_signal(signal.SIGCONT)
            if how == "fenced":
                await stopped.until_it_is_fenced()
            else:
                await stopped.until_it_writes_beyond(before[0])
            stale += await state(store) != before
            await store.leases.leave()
            stopped.go_on()
    return stale


async def test_a_halted_process_writes_nothing_stale(shared: Store, shared_url: str) -> None:
    assert await stale_writes(shared, shared_url, "fenced", part_of(50)) == 0


async def test_without_fences_a_halted_process_would_write_stale_changes(shared: Store, shared_url: str) -> None:
    assert await stale_writes(shared, shared_url, "unfenced", 3) == 3
