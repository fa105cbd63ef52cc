"""How long tables stand still when one of three processes is killed, and while one after another is replaced.

Run ``python -m benchmarks takeover [--tables 60] [--cards 8]``. Three processes of the real program with six shards
share a PostgreSQL server that waits for the disk. Their leases and Discord's patience are those of a real bot. At each
table four people play a card after another, with a second in between; the processes, their Discord and the people share
the machine. A table's pause is the time from one acknowledged card to the next. The baseline is the longest pause
before the kill. The bars: after ``kill -9`` all tables of the process go on within 30 seconds, no press at the others
is lost, and a rolling restart loses none at all. It ends with a traceback if an acknowledged card is not stored, or
stored twice.
"""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median

from benchmarks._progress import say
from tests.bot.shards.test_takeover import check_log, opened
from tests.db.postgresql import running
from tests.discord_server.state import TO_ANSWER
from tests.processes import PlayedTable, Processes, processes, until

PROCESSES = 3
SHARDS = 6
"""As docs/scaling.md shows it."""
MAX_PAUSE = 30.0
"""The bar for the tables of a process that was killed, in seconds."""
THINKING = 1.0
"""Seconds from one card at a table to the next."""
LOOKS_EVERY = 0.1
"""Seconds from one look at a panel to the next."""
MAX_CARDS = 50
"""Cards that are played at a table: almost a round."""
MOST = 20
"""Cards before the kill, at most: after it as many must be left."""


class Played:
    """A table at which people play, and when a card was acknowledged."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.at: list[float] = []

    async def play(self, done: asyncio.Event) -> None:
        """Plays until ``done`` is set or the round is nearly over."""
        while not done.is_set() and len(self.at) < MAX_CARDS:
            await self.table.play(1)
            self.at.append(time.monotonic())
            await asyncio.sleep(THINKING)

    def longest(self, begin: float, end: float) -> float:
        """The longest pause, in seconds, of those that ended between these times."""
        pairs = zip(self.at, self.at[1:], strict=False)
        return max((after - before for before, after in pairs if begin < after <= end), default=0.0)


class Round:
    """Three processes, and tables at which one round is played."""

    def __init__(self, world: Processes, tables: Sequence[PlayedTable]) -> None:
        self.world = world
        self.played = [*map(Played, tables)]
        self.done = asyncio.Event()

    async def until_played(self, cards: int, since: float, tables: Sequence[Played]) -> None:
        """Waits until so many cards were acknowledged after a time at each of these tables, or its round is over."""
        await until(
            lambda: all(sum(at > since for at in each.at) >= cards or len(each.at) >= MAX_CARDS for each in tables),
            what="a table stands still",
        )

    @property
    def lost(self) -> int:
        """The presses that nobody answered."""
        return sum(each.table.lost for each in self.played)


async def kill(round: Round, cards: int) -> dict[str, bool]:
    """Kills one of the three processes, and prints how long its tables and the others stand still."""
    world, began = round.world, time.monotonic()
    await round.until_played(cards, began, round.played)
    victim, holders = world.all[0], await world.holders()
    left = [each for each in round.played if holders[each.table.shard] == victim.epoch]
    others = [each for each in round.played if each not in left]
    quiet = max(each.longest(began, time.monotonic()) for each in round.played)
    victim.send(signal.SIGKILL)
    killed = time.monotonic()
    await round.until_played(1, killed, left)
    pauses = sorted(min(at for at in each.at if at > killed) - killed for each in left)
    say(f"{len(left)} tables go on")
    await round.until_played(cards, time.monotonic(), round.played)
    elsewhere = max(each.longest(killed, time.monotonic()) for each in others)
    print(f"\n{'before':34}longest pause {quiet:6.2f} s")
    print(f"{f'killed: its {len(left)} tables':34}longest pause {pauses[-1]:6.2f} s, median {median(pauses):.2f} s, "
          f"{pauses[-1] / quiet:.1f} times that before; {round.lost} presses reached nobody")  # fmt: skip
    print(f"{f'killed: the {len(others)} others':34}longest pause {elsewhere:6.2f} s")
    return {
        f"the tables go on within {pauses[-1]:.1f} s (at most {MAX_PAUSE:.0f})": pauses[-1] <= MAX_PAUSE,
        "no press at another table was lost": not sum(each.table.lost for each in others),
    }


async def replace(round: Round, _: int) -> dict[str, bool]:
    """Replaces each of the three processes, and prints how long tables stand still."""
    world, began = round.world, time.monotonic()
    for old in world.all[:PROCESSES]:
        old.send(signal.SIGTERM)
        await world.start()
        assert await old.ended() == 0, "a process has failed"
        await world.settled(PROCESSES)
        say("a process is replaced")
    ended = time.monotonic()
    pauses = sorted(each.longest(began, ended) for each in round.played)
    cards_played = sum(began < at <= ended for each in round.played for at in each.at)
    print(f"\n{f'each replaced, in {ended - began:.0f} s':34}longest pause {pauses[-1]:6.2f} s, "
          f"median of tables {median(pauses):.2f} s; {cards_played} cards")  # fmt: skip
    went_on = all(len(each.at) < MAX_CARDS for each in round.played)
    return {
        f"{round.lost} presses were lost (none)": not round.lost,
        "people played at all tables until the end": went_on,
    }


Change = Callable[[Round, int], Awaitable[dict[str, bool]]]


async def measure(change: Change, options: Namespace) -> dict[str, bool]:
    """Lets people play while the processes change. Returns the bars, and whether each is held."""
    with running(fsync=True) as server, tempfile.TemporaryDirectory() as folder:
        async with processes(server.url, Path(folder), SHARDS, patient=False) as world:
            round = Round(world, await opened(world, options.tables, looks_every=LOOKS_EVERY, patience=TO_ANSWER))
            say(f"{options.tables} games have begun")
            playing = [asyncio.create_task(each.play(round.done)) for each in round.played]
            bars = await change(round, options.cards)
            round.done.set()
            await asyncio.gather(*playing)
        await check_log(server.url, [each.table for each in round.played])
    return bars


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--tables", type=int, default=60, help=f"at least {SHARDS}, one for each shard")
    parser.add_argument(
        "--cards", type=int, default=8, help=f"played at each table before and after the kill, up to {MOST}"
    )
    options = parser.parse_args()
    if options.tables < SHARDS or not 0 < options.cards <= MOST:
        parser.error("that is too few or too many")
    return asyncio.run(measure(kill, options)) | asyncio.run(measure(replace, options))
