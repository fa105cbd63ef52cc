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

import argparse
import asyncio
import sys
import tempfile
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

from benchmarks._process import BotProcess, Measured
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


async def weigh(options: argparse.Namespace) -> dict[str, float]:
    """The kilobytes of a panel and of a live table: what the objects of a process take, which traces them. What the
    process itself occupies also depends on where its memory has holes: for one panel, by several kilobytes."""
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        bot = BotProcess("hearts", WEIGHED, Path(folder), options.seed, traced=True)
        try:
            await bot.start()
            return bot.measured.memory
        finally:
            await bot.close()


async def measure(tables: int, options: argparse.Namespace) -> dict[str, Measured]:
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
            await bot.alone(options.seconds)
        for number in range(1, options.rounds + 1):
            for bot in turns:
                await bot.full(options.seconds, None if bot is ours else ours.measured.most)
            for bot in turns:
                await bot.half(options.seconds, ours.measured.most / 2)
            turns.rotate()  # which bot was busy before makes a difference: caches, and the clock of the processor
            say(f"{tables:,} tables: {number} of {options.rounds}")
        return {bot.kind: bot.measured for bot in bots}


COLUMNS = {
    "cpu_full": ("CPU ms, full", 1, 2),
    "cpu_half": ("CPU ms, half", 1, 2),
    "rate": ("presses/s", 1, 0),
    "busy": ("cores", 1, 2),
    "p50": ("p50 ms", 1000, 1),
    "p99": ("p99 ms", 1000, 1),
    "lag": ("lag p99 ms", 1000, 1),
    "counted": ("counted", 1, 2),
    "exempt": ("exempt", 1, 2),
    "counted_move": ("counted/move", 1, 2),
    "exempt_move": ("exempt/move", 1, 2),
    "lost": ("lost", 1, 0),
}
"""The printed columns: heading, factor, and digits after the point."""


def report(tables: int, found: dict[str, Measured]) -> None:
    """Prints the results; CPU time and requests are per press, and the last ones also per move."""
    print(f"\n{f'{tables:,} tables':15}" + "".join(f"{heading:>14}" for heading, _, _ in COLUMNS.values()))
    for kind, measured in found.items():
        line = measured.line()
        values = (f"{line[name] * factor:>14.{digits}f}" for name, (_, factor, digits) in COLUMNS.items())
        print(f"{kind:15}" + "".join(values))
    for kind, measured in found.items():
        line = measured.line()
        print(f"{kind} as fast as its people can: {line['own_rate']:.0f} presses/s, {line['own_cpu']:.2f} ms each")
    print(", ".join(f"{name} {value:.1f}" for name, value in found["hearts"].memory.items()))


def held(found: dict[str, Measured]) -> bool:
    """Whether the bars are met."""
    ours, bars = found["hearts"].line(), {}
    for kind, least in MIN_RATIO.items():
        for name in ("cpu_full", "cpu_half"):
            ratio = found[kind].line()[name] / ours[name]
            bars[f"{ratio:.2f} of {kind}, {name} (at least {least})"] = ratio >= least
    for name, most in (("p99", MAX_ANSWER), ("lag", MAX_LAG)):
        bars[f"{name} {ours[name] * 1000:.1f} ms at half load (at most {most * 1000:.0f})"] = ours[name] <= most
    for name, bound in MAX_KILOBYTES.items():
        value = found["hearts"].memory[name]
        bars[f"{name} {value:.1f} (at most {bound:.0f})"] = value <= bound
    bars[f"{ours['lost']} presses without an answer (none)"] = not ours["lost"]
    for words, good in bars.items():
        print(f"{'held  ' if good else 'MISSED'}  {words}")
    return all(bars.values())


def _run(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs people and their Discord on the event loop of the bot, which is faster than that of the standard library."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1_000])
    parser.add_argument("--seconds", type=float, default=6.0, help="of each slice")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each kind; the median counts")
    parser.add_argument("--folder", help="where the databases lie; by default a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    well, memory = True, _run(weigh(options))
    say(f"memory is measured with {WEIGHED:,} tables")
    for tables in options.tables:
        found = _run(measure(tables, options))
        found["hearts"].memory |= memory
        report(tables, found)
        well = held(found) and well
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
