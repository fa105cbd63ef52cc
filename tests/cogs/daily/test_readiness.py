"""Readiness: a deal whose computer players are not compiled yet begins by itself when they are."""

import pytest

from tests.bot.answers.test_router import Kernel
from tests.cogs.daily.test_commands import daily_of, named, table_of, today
from tests.world import World
from tests.world.screen import Screen


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    return Kernel(monkeypatch)


async def begin(world: World) -> Screen:
    screen = await world.ana.command("daily")
    return await world.ana.press(screen, named(screen, "begin"))


async def test_the_deal_of_the_day_begins_by_itself_once_its_computer_players_are_ready(
    world: World, kernel: Kernel
) -> None:
    waiting = await begin(world)
    assert waiting.private
    assert waiting.says("getting-ready")
    await world.wait(20)
    assert not waiting.cards
    kernel.finish()
    await world.wait(2)
    assert len(waiting.cards) == 13
    assert (await table_of(world, world.ana)).alive


async def test_a_second_press_while_it_waits_begins_the_same_try(world: World, kernel: Kernel) -> None:
    waiting, again = await begin(world), await begin(world)
    kernel.finish()
    await world.wait(3)
    assert len(again.cards) == 13
    assert waiting.id != again.id
    with pytest.raises(Exception, match="Unknown Message"):
        assert waiting.text, "a person has one live hand"


async def test_a_try_says_that_its_computer_players_cannot_be_compiled(world: World, kernel: Kernel) -> None:
    waiting = await begin(world)
    kernel.compiling = False
    await world.wait(2)
    assert waiting.says("getting-ready-failed")
    assert await daily_of(world.bot).deals.tried(world.ana.id, today(world)) is None
