"""What a press costs: our bot and two simple ones, each a process of its own, on a small Discord over real connections.

Run ``python -m benchmarks load [--tables 20 100 1000] [--seconds 6] [--rounds 3]``; by default with 1,000 tables, which
takes five minutes. At each table sit four people, who press what their panels show. The bots take turns in slices of a
few seconds, so that the load of the machine is the same for all: ours, one that only acknowledges each press, and one
that sends the three requests of a move with fixed contents. At full load the people of our bot press as fast as they
can, and those of the others as often per second as they did: a press costs each bot more the fewer there are. At half
load all press half as often. At first each bot's own people press as fast as they can, which is printed beside the
table. CPU time is that of the bot's process with all its threads. "Cores" below one means that the bot waited for the
people: for those at few tables, or because they are slower, in another process. Discord's rate limits are announced but
not enforced.
"""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from benchmarks._process import BotProcess
from benchmarks._progress import say
from bot.program import new_event_loop

Result = TypeVar("Result")

KINDS = ("hearts", "acknowledging", "three")
MIN_RATIO = {"acknowledging": 0.33, "three": 0.5}
"""The bars: the CPU time per press of each simple bot, as a share of ours."""
MAX_ANSWER, MAX_LAG = 0.1, 0.01
"""The bars for the 99th percentile at half load on a quiet machine, in seconds."""
MAX_KILOBYTES = {"panel_kb": 2.0, "live_table_kb": 60.0}
"""The bars for memory."""
WEIGHED = 1_000
"""The tables with which memory is measured: so many that the caches of sentences and names are full."""


async def weigh(options: Namespace) -> dict[str, float]:
    """The kilobytes of a panel and of a live table: what the objects of a process take, which traces them. What the
    process itself occupies also depends on where its memory has holes: for one panel, by several kilobytes."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        bot = BotProcess("hearts", WEIGHED, Path(folder), options.seed, traced=True)
        try:
            await bot.start()
            return bot.memory
        finally:
            await bot.close()


async def measure(tables: int, options: Namespace) -> dict[str, BotProcess]:
    """Measures all kinds of bots with this many tables, in turn."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=options.folder)))
        bots = []
        for kind in KINDS:
            bot = BotProcess(kind, tables, folder, options.seed)
            stack.push_async_callback(bot.close)
            await bot.start()
            say(f"{tables:,} tables: {kind} is ready")
            bots.append(bot)
        ours, turns = bots[0], deque(bots)
        for bot in turns:
            await bot.press("alone", options.seconds)
        for number in range(1, options.rounds + 1):
            for bot in turns:
                await bot.press("full", options.seconds, None if bot is ours else most(ours))
            for bot in turns:
                await bot.press("half", options.seconds, most(ours) / 2)
            turns.rotate()  # which bot was busy before makes a difference: caches, and the clock of the processor
            say(f"{tables:,} tables: {number} of {options.rounds}")
        return {bot.kind: bot for bot in bots}


def most(bot: BotProcess) -> float:
    """Presses per second of the people who press our bot as fast as they can: the median of all slices."""
    return median(each["rate"] for each in bot.slices["alone"] + bot.slices["full"])


COLUMNS = (
    ("CPU ms, full", "full", "cpu", 1000, 2),
    ("CPU ms, half", "half", "cpu", 1000, 2),
    ("presses/s", "full", "rate", 1, 0),
    ("cores", "full", "busy", 1, 2),
    ("p50 ms", "half", "p50", 1000, 1),
    ("p99 ms", "half", "p99", 1000, 1),
    ("lag p99 ms", "half", "lag", 1000, 1),
    ("counted", "half", "counted", 1, 2),
    ("exempt", "half", "exempt", 1, 2),
    ("counted/move", "half", "counted_move", 1, 2),
    ("exempt/move", "half", "exempt_move", 1, 2),
)
"""The printed columns: heading, load, what it costs, factor, and digits after the point. CPU time and requests are per
press, the last ones per move: a card played, or three passed."""


def report(tables: int, found: dict[str, BotProcess]) -> None:
    """Prints the results."""
    print(f"\n{f'{tables:,} tables':15}" + "".join(f"{heading:>14}" for heading, *_ in COLUMNS) + f"{'lost':>14}")
    for kind, bot in found.items():
        values = (f"{bot.usual(load, name) * factor:>14.{digits}f}" for _, load, name, factor, digits in COLUMNS)
        print(f"{kind:15}" + "".join(values) + f"{bot.lost:>14}")
    for kind, bot in found.items():
        rate, cpu = bot.usual("alone", "rate"), bot.usual("alone", "cpu")
        print(f"{kind} as fast as its people can: {rate:.0f} presses/s, {cpu * 1000:.2f} ms each")
    print(", ".join(f"{name} {value:.1f}" for name, value in found["hearts"].memory.items()), flush=True)


def bars_of(tables: int, found: dict[str, BotProcess]) -> dict[str, bool]:
    ours, bars = found["hearts"], {}
    for kind, least in MIN_RATIO.items():
        for load in ("full", "half"):
            ratio = found[kind].usual(load, "cpu") / ours.usual(load, "cpu")
            bars[f"{ratio:.2f} of {kind}, {load} load (at least {least})"] = ratio >= least
    for name, limit in (("p99", MAX_ANSWER), ("lag", MAX_LAG)):
        took = ours.usual("half", name)
        bars[f"{name} {took * 1000:.1f} ms at half load (at most {limit * 1000:.0f})"] = took <= limit
    for name, bound in MAX_KILOBYTES.items():
        bars[f"{name} {ours.memory[name]:.1f} (at most {bound:.0f})"] = ours.memory[name] <= bound
    bars[f"{ours.lost} presses without an answer (none)"] = not ours.lost
    return {f"{tables:,} tables: {words}": held for words, held in bars.items()}


def _run(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs people and their Discord on the event loop of the bot, which is faster than that of the standard library."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--tables", type=int, nargs="+", default=[1_000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each slice")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each kind; the median counts")
    parser.add_argument("--folder", help="where the databases lie; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    memory, bars = _run(weigh(options)), dict[str, bool]()
    say(f"memory is measured with {WEIGHED:,} tables")
    for tables in options.tables:
        found = _run(measure(tables, options))
        found["hearts"].memory |= memory
        report(tables, found)
        bars |= bars_of(tables, found)
    return bars
