"""The clock: if the machine's clock is changed, nobody loses time, and nothing waits for a day."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

import pytest

from bot.playground.world import simulated_time
from bot.tables.clock import DEADLINE_RETRY, LONGEST, Clock, Downtime, steady
from bot.tables.errors import NoSuchTable
from bot.tables.pace import PACES
from bot.tables.table import Table
from db import Conflict, Fenced, StoreUnavailable
from tests.driven_time import DrivenTime, turns
from tests.world import World, living

DAY = 86_400.0


class Machine:
    """The clocks of a machine, in seconds: one that can be set, and a steady one."""

    def __init__(self) -> None:
        self.set_by = 0.0

    @cached_property
    def time(self) -> Callable[[], int]:
        return steady(self.wall, self.elapsed)

    def now(self) -> int:
        """The time that the bot reads, since its start."""
        return self.time()

    def start_again(self) -> None:
        """Restarts the machine: from now on the clock that can be set tells the time."""
        del self.time

    def wall(self) -> float:
        return self.elapsed() + self.set_by

    def elapsed(self) -> float:
        return simulated_time() / 1000


@pytest.mark.parametrize("jump", [-DAY, DAY], ids=["a day back", "a day ahead"])
async def test_setting_the_clock_moves_deadlines_by_less_than_a_minute(tmp_path: Path, jump: float) -> None:
    machine = Machine()
    async with living(tmp_path, now=machine.now) as world:
        await world.begin(world.ben, computers=2, pace="slow")
        asked = (await world.table()).game.to_act
        await world.wait(3600)
        machine.set_by = jump
        await world.wait(PACES["slow"].choose / 1000 - 3600 - 60)
        assert (await world.table()).game.to_act == asked
        await world.wait(120)
        assert (await world.table()).game.to_act != asked


async def until_a_computer_thinks(world: World) -> Table:
    """People play until a computer player owes a card."""
    while not all(map((table := await world.table()).by_computer, table.game.to_act)):
        person = await world.until_asked()
        await person.show(world.board())
        await person.play()
    return table


async def test_a_start_with_another_clock_keeps_nobody_waiting(tmp_path: Path) -> None:
    """The bot is stopped while a computer player is to move; before it starts again, the machine's clock is changed."""
    machine = Machine()
    async with living(tmp_path, now=machine.now) as world:
        await world.begin(world.ben, computers=2)
        await world.pass_all()
        for set_by in (-3600.0, -DAY, 0.0, DAY):
            before = await until_a_computer_thinks(world)
            machine.set_by = set_by
            machine.start_again()
            await world.restart()
            await world.wait(5)
            assert len((await world.table()).game.events) > len(before.game.events), set_by


def test_the_clock_is_right_at_the_start_and_then_runs_evenly() -> None:
    machine = [1_000_000.0, 50.0]
    now = steady(lambda: machine[0], lambda: machine[1])
    assert now() == 1_000_000_000
    machine[:] = [17.0, 51.5]
    assert now() == 1_000_001_500


def test_the_default_clock_is_that_of_the_machine() -> None:
    assert abs(steady()() / 1000 - datetime.now(UTC).timestamp()) < 60


async def test_of_the_deadlines_of_a_table_the_last_one_counts_and_one_that_was_removed_does_not_come() -> None:
    rung: list[tuple[int, int]] = []

    async def due(table_id: int) -> None:
        rung.append((table_id, driven.milliseconds() - began))

    with (driven := DrivenTime()).driving():
        began, clock = driven.milliseconds(), Clock(driven.milliseconds, due)
        for table_id, seconds in ((1, 3), (2, 2), (1, 1), (1, 2 * LONGEST // 1000), (3, 1), (2, 1)):
            clock.set(table_id, began + seconds * 1000)
        clock.set(3, None)
        # cancelled timers leave no other trace, and a loop has no public list of those that wait
        timers = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
        assert sum(not timer.cancelled() for timer in timers) == 2, "replaced deadlines are not kept in memory"
        await driven.pass_by(3 * LONGEST / 1000)
        await clock.close()
    assert rung == [(2, 1000), (1, 2 * LONGEST)]


@pytest.mark.parametrize(
    ("error", "is_error"),
    [
        (StoreUnavailable("no database"), True),
        (RuntimeError("a mistake"), True),
        (Conflict("by others"), False),
        (Fenced("taken over"), False),
    ],
)
async def test_a_table_that_could_not_be_moved_on_is_tried_again(
    log_lines: io.StringIO, error: Exception, is_error: bool
) -> None:
    rung: list[int] = []

    async def due(table_id: int) -> None:
        rung.append(table_id)
        if len(rung) == 1:
            raise error

    with (driven := DrivenTime()).driving():
        clock = Clock(driven.milliseconds, due)
        clock.set(1, driven.milliseconds() + 1_000)
        await driven.pass_by(2)
        assert rung == [1]
        await driven.pass_by(DEADLINE_RETRY / 1000)
        assert rung == [1, 1]
        await driven.pass_by(DEADLINE_RETRY / 1000)
        assert rung == [1, 1], "it has been moved on"
        await clock.close()
    assert ('"level": "error"' in log_lines.getvalue()) is is_error


async def test_a_table_that_was_deleted_before_its_deadline_is_left_alone(log_lines: io.StringIO) -> None:
    rung: list[int] = []

    async def due(table_id: int) -> None:
        rung.append(table_id)
        raise NoSuchTable

    with (driven := DrivenTime()).driving():
        clock = Clock(driven.milliseconds, due)
        clock.set(1, driven.milliseconds())
        await driven.pass_by(2 * DEADLINE_RETRY / 1000)
        await clock.close()
    assert (rung, log_lines.getvalue()) == ([1], "")


@dataclass
class Busy:
    """A clock that has rung for table 1, which is moved on once ``may_end`` is set."""

    time: DrivenTime
    clock: Clock
    rung: list[int]
    may_end: asyncio.Event

    def due_now(self, table_id: int) -> None:
        self.clock.set(table_id, self.time.milliseconds())


@pytest.fixture
async def busy() -> AsyncIterator[Busy]:
    rung: list[int] = []
    may_end = asyncio.Event()

    async def due(table_id: int) -> None:
        rung.append(table_id)
        await may_end.wait()

    with (time := DrivenTime()).driving():
        busy = Busy(time, Clock(time.milliseconds, due), rung, may_end)
        busy.due_now(1)
        await time.pass_by(1)
        yield busy
        await busy.clock.close()


async def test_a_clock_that_is_closed_waits_for_what_it_has_begun_and_begins_nothing_more(busy: Busy) -> None:
    closing = asyncio.create_task(busy.clock.close())
    await turns()
    assert not closing.done()
    busy.due_now(2)
    busy.may_end.set()
    await busy.time.pass_by(1)
    assert (closing.done(), busy.rung) == (True, [1])


async def test_a_deadline_that_passes_while_its_table_is_moved_on_rings_after_that(busy: Busy) -> None:
    busy.due_now(1)
    await busy.time.pass_by(1)
    assert busy.rung == [1], "one call at a time"
    busy.may_end.set()
    await busy.time.pass_by(1)
    assert busy.rung == [1, 1]


FIRST, SECOND = 4 << 22, 5 << 22
"""Servers of the first and the second of two shards."""


def test_time_before_a_shard_was_connected_is_downtime() -> None:
    downtime = Downtime()
    assert not downtime.covers(FIRST, 0)
    downtime.end(2, 0, 100)
    assert downtime.covers(FIRST, 99)
    assert not downtime.covers(FIRST, 100)
    assert not downtime.covers(SECOND, 99)


def test_time_until_a_shard_is_connected_is_downtime_whenever_the_number_of_shards_is_known() -> None:
    downtime = Downtime()
    downtime.begin(1, 0)
    assert downtime.covers(FIRST, 10**15)
    downtime.end(2, 0, 100)
    assert not downtime.covers(FIRST, 100)
    assert downtime.covers(SECOND, 10**15)
    downtime.end(2, 1, 200)
    assert not downtime.covers(SECOND, 200)


def test_a_shard_that_is_connected_later_does_not_lengthen_the_downtime_of_others() -> None:
    downtime = Downtime()
    downtime.end(2, 0, 100)
    downtime.end(2, 1, 200)
    assert not downtime.covers(FIRST, 150)
    assert downtime.covers(SECOND, 150)
