"""A process that writes continuously to the table of its shard, and prints each acknowledged version.

Usage: python stopped_driver.py URL fenced|unfenced. When others have taken its shard it prints ``fenced``, waits for a
line, and joins again. Without fences it never notices.
"""

import asyncio
import sys
from dataclasses import replace

from db import Fenced, Leases, Store
from tests.db.patience import WAITS, wait_patiently
from tests.db.rows import new, step

LASTING = 60_000
"""The duration of its lease in milliseconds: until the test makes it expire."""


async def main(url: str, fenced: bool) -> None:
    store = await Store.open(url)
    leases = store.leases
    assert leases is not None
    while True:
        await take(leases)
        try:
            await write(store, leases, fenced)
        except Fenced:
            print("fenced", flush=True)
            await asyncio.to_thread(sys.stdin.readline)


async def take(leases: Leases) -> None:
    await leases.join(1, LASTING)
    while not (await leases.renew(LASTING)).mine:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def write(store: Store, leases: Leases, fenced: bool) -> None:
    """Writes until a write is refused. The process may be stopped at any step of it."""
    fence = leases.fence(0) if fenced else None
    if not fenced:
        leases.epoch = None  # the store would ask it for the fences of all other writes
    stored = await store.tables.load(1)
    seq = stored.table.seq if stored is not None else 0
    while True:
        seq += 1
        await store.commit(replace(new(1) if seq == 1 else step(1, seq), fence=fence))
        await store.tables.set_message(1, seq, fence)
        print(seq, flush=True)


if __name__ == "__main__":
    wait_patiently({*WAITS} - {"db.engines.IDLE_TIMEOUT"})  # for which its locks keep others from taking the shard
    asyncio.run(main(sys.argv[1], sys.argv[2] == "fenced"))
