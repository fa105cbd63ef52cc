"""What it takes many processes to share the shards of a large bot: the time of a renewal of their leases.

Run ``python -m benchmarks leases [--processes 20] [--shards 1000] [--rounds 10]``. It starts its own PostgreSQL. All
processes are made in this one, and renew one after another, as they do in a bot: a renewal waits for the one before it.
"""

from __future__ import annotations

import asyncio
import time
from argparse import ArgumentParser
from contextlib import AsyncExitStack
from statistics import median

from sqlalchemy import make_url

from benchmarks.postgresql import cpu_of
from db import Store
from db.leases import Leases
from tests.db.postgresql import Server, running

LASTING = 60_000
"""Milliseconds that a lease lasts here, so that none ends while a slow machine measures."""
BETWEEN = 4.0
"""Seconds between two renewals of one process with the usual lease of 12 seconds."""
MAX_SHARE = 0.2
"""The bar: the share of the time in which somebody renews."""


async def shared(server: Server, processes: int, shards: int, rounds: int) -> list[float]:
    """The seconds of each renewal once every process has its share."""
    await (await Store.open(server.url)).close()  # makes the schema
    async with AsyncExitStack() as stack:
        every = [Leases(make_url(server.url)) for _ in range(processes)]
        for each in every:
            stack.push_async_callback(each.close)
            await each.join(shards, LASTING)
        began = time.perf_counter()
        held, within = await settled(every), time.perf_counter() - began
        print(f"divided within          {within:>9.2f} s    ({min(held)} to {max(held)} each)", flush=True)
        took, worked, used = [], cpu_of(server), time.process_time()
        for _ in range(rounds):
            for each in every:
                began = time.perf_counter()
                await each.renew(LASTING)
                took.append(time.perf_counter() - began)
        mine, its = (seconds / len(took) * 1000 for seconds in (time.process_time() - used, cpu_of(server) - worked))
        print(f"CPU time of a renewal   {mine + its:>9.1f} ms   (process {mine:.1f}, server {its:.1f})")
        return took


async def settled(every: list[Leases]) -> list[int]:
    """Renews, and takes over what was offered, until every process has its share. Returns how many shards each has."""
    while True:
        moving, held = False, []
        for each in every:
            renewal = await each.renew(LASTING)
            await each.get_ready(renewal.coming)
            for shard in renewal.wanted:
                await each.hand_over(shard, ())
            moving = moving or bool(renewal.coming or renewal.offered or renewal.wanted)
            held.append(len(renewal.mine))
        if not moving:
            return held


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--processes", type=int, default=20)
    parser.add_argument("--shards", type=int, default=1_000)
    parser.add_argument("--rounds", type=int, default=10)
    arguments = parser.parse_args()
    with running() as server:
        took = asyncio.run(shared(server, arguments.processes, arguments.shards, arguments.rounds))
    took = sorted(seconds * 1000 for seconds in took)
    busy = median(took) / 1000 * arguments.processes / BETWEEN
    print(f"a renewal               {median(took):>9.1f} ms   ({took[0]:.1f} to {took[-1]:.1f})")
    return {f"somebody renews in {busy:.1%} of the time (at most {MAX_SHARE:.0%})": busy <= MAX_SHARE}
