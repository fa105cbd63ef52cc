"""What a start costs with many stored tables: until the bot is ready, until a press is answered, and after that.

Run ``python -m benchmarks start [--tables 10000] [--seconds 8] [--due]``. All tables are being played, and their
messages are up to date. With ``--due``, the time of whoever's turn it is ran out at all of them while no bot ran. The
bot runs on a small Discord over real connections; the baseline is another start with a database of a few tables. CPU
time is that of the bot's process. The bars: a press is answered within three seconds of the gateway's READY, and the
start causes no request, unless tables are due. Both starts are made again with memory traced, which shows what a table
takes that is stored and not in memory.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path

from benchmarks._process import BotProcess
from benchmarks._progress import say
from tests.payloads import walk

PLAYED = 20
"""How many tables are really played to that point; the others are copies of them."""
MAX_SECONDS = 3.0


def multiply(database: Path, tables: int, due: bool) -> None:
    """Copies the rows of the stored tables until there are ``tables`` in all. Each message is up to date. Unless
    ``due``, nothing is for a day: a two of clubs that plays itself is no part of a start."""
    with closing(sqlite3.connect(database)) as connection, connection:
        at = "1" if due else "due_at + 86400000"
        connection.execute(f"UPDATE tables SET shown_seq = seq, uncalled = 0, due_at = {at}")
        for name, key in (("tables", "id"), ("seats", "table_id"), ("rounds", "table_id"), ("events", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            columns = [column for column in columns if column == key or column != "id"]
            copied = ", ".join(f"{column} + ?1" if column == key else column for column in columns)
            statement = f"INSERT INTO {name} ({', '.join(columns)}) SELECT {copied} FROM {name} WHERE {key} <= {PLAYED}"
            connection.executemany(statement, [(offset,) for offset in range(PLAYED, tables, PLAYED)])


async def measure(tables: int, options: Namespace, *, traced: bool = False) -> dict[str, float]:
    """Measures one start: seconds and CPU seconds from READY until a press is answered, and what follows. ``traced``:
    the memory is what its objects take, and everything is slow."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        bot = BotProcess("hearts", PLAYED, Path(folder), options.seed, traced=traced)
        await bot.prepare()
        await asyncio.to_thread(multiply, bot.database, tables, options.due)
        say(f"{tables:,} tables are stored")
        began = time.perf_counter()
        try:
            await bot.run()
            ready = time.perf_counter()
            await asyncio.wait_for(press(bot), 60)
            pressed = time.perf_counter()
            before = await bot.ask()
            bot.requests = {"counted": 0, "exempt": 0}
            await asyncio.sleep(options.seconds)
            after = await bot.ask("memory")
            say(f"{tables:,} tables: pressed, and rested for {options.seconds:.0f} s")
            return {
                "until_ready": ready - began,
                "until_pressed": pressed - ready,
                "cpu_until_pressed": before["cpu"],
                "cpu_after": after["cpu"] - before["cpu"],
                "requests_after": sum(bot.requests.values()),
                "memory_mb": after["memory"] / (1 << 20),
            }
        finally:
            await bot.close()


async def press(bot: BotProcess) -> None:
    """A person opens their hand from the message that existed before the start."""
    each = bot.seated[0]
    assert each.message is not None
    buttons = (part.get("custom_id", "") for part in walk(each.message.components))
    hand = next(custom_id for custom_id in buttons if custom_id.startswith("h1:b:hand:"))
    await each.people[0].forge(each.message, hand).answered.wait()


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=8.0, help="in which it is looked at what follows")
    parser.add_argument("--due", action="store_true", help="a move is due at each table")
    parser.add_argument("--folder", help="where the databases lie; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = {tables: asyncio.run(measure(tables, options)) for tables in (PLAYED, options.tables)}
    few, many = found[PLAYED], found[options.tables]
    print(f"\n{'':20}{f'{PLAYED} tables':>14}{f'{options.tables:,} tables':>16}{'ratio':>8}")
    for name, value in many.items():
        ratio = f"{value / few[name]:8.2f}" if few[name] else ""
        print(f"{name:20}{few[name]:14.2f}{value:16.2f}{ratio}")
    few_objects, all_objects = (asyncio.run(measure(tables, options, traced=True))["memory_mb"] for tables in found)
    cold = (all_objects - few_objects) * 1024 / (options.tables - PLAYED)
    print(f"a table that is stored and not in memory: {cold:.2f} KB")
    bars = {f"pressed within {MAX_SECONDS:.0f} s of the ready": many["until_pressed"] <= MAX_SECONDS}
    return bars if options.due else bars | {"nothing sent by the start": not many["requests_after"]}
