"""Deadlines while the machine's clock is set: nobody loses their time, and nothing waits for a day."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path

import pytest

from bot.playground import simulated_time
from bot.tables.clock import SPARE, Clock, steady
from bot.tables.pace import PACES
from tests.world import living

DAY = 86_400.0
JUMPS = pytest.mark.parametrize("jump", [-DAY, DAY], ids=["a day back", "a day ahead"])


class Machine:
    """The clocks of a machine, in seconds: one that is set, and one that nobody sets."""

    def __init__(self) -> None:
        self.set_by = 0.0

    @cached_property
    def time(self) -> Callable[[], int]:
        return steady(self.wall, self.elapsed)

    def now(self) -> int:
        """What the bot reads, from its start on."""
        return self.time()

    def wall(self) -> float:
        return self.elapsed() + self.set_by

    def elapsed(self) -> float:
        return simulated_time() / 1000


@JUMPS
async def test_setting_the_clock_moves_no_deadline_by_a_minute(tmp_path: Path, jump: float) -> None:
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


@JUMPS
async def test_computer_players_and_messages_go_on_when_the_clock_is_set(tmp_path: Path, jump: float) -> None:
    machine = Machine()
    async with living(tmp_path, now=machine.now) as world:
        await world.begin(computers=3)
        await world.ana.pass_cards()
        machine.set_by = jump
        person = await world.until_turn(patience=12)
        await person.play()
        await world.wait(20)
        assert (await world.table()).game.tricks
        assert "2" in world.board().text


def test_time_is_right_at_the_start_and_goes_on_evenly() -> None:
    machine = [1_000_000.0, 50.0]
    now = steady(lambda: machine[0], lambda: machine[1])
    assert now() == 1_000_000_000
    machine[:] = [17.0, 51.5]
    assert now() == 1_000_001_500


def test_the_machine_tells_the_time_of_everybody() -> None:
    assert abs(steady()() / 1000 - datetime.now(UTC).timestamp()) < 60


async def test_deadlines_that_are_put_off_again_and_again_are_not_kept() -> None:
    rung, time = [], 0

    async def due(table_id: int) -> None:
        rung.append(table_id)

    clock = Clock(lambda: time, due)
    for move in range(10 * SPARE):
        clock.set(1, 1_000_000 + move)
    clock.set(2, 1)
    assert len(clock._heap) <= SPARE + 4
    time = 2_000_000
    clock.set(3, 0)
    for _ in range(20):
        await asyncio.sleep(0)
    await clock.close()
    assert sorted(rung) == [1, 2, 3]
