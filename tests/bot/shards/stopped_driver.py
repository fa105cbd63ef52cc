"""A process that writes on and on to the table of its shard, and prints each version that was acknowledged.

Usage: python stopped_driver.py URL fenced|unfenced. When others have taken its shard it prints ``fenced``, waits for
a line, and takes part anew. Without fences it never notices.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

from db import Fenced, Leases, Store
from tests.db.rows import new, step

LASTING = 200
"""Milliseconds that its lease lasts."""


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
    """Writes until that is refused. A stop may come at any step of it."""
    fence = leases.fence(0) if fenced else None
    if not fenced:
        leases.epoch = None  # the store asks it for the fences of all else
    stored = await store.load(1)
    seq = stored.table.seq if stored is not None else 0
    while True:
        seq += 1
        await store.commit(replace(new(1) if seq == 1 else step(1, seq), fence=fence))
        await store.set_message(1, seq, fence)
        print(seq, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] == "fenced"))
