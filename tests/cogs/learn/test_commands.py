"""/learn, as somebody goes through it who has never played."""

from cogs.learn.lessons import LESSONS
from tests.cogs.learn.test_presses import card
from tests.world import World

MOST_PRESSES = 12


async def test_the_seven_lessons_take_at_most_twelve_presses(world: World) -> None:
    screen = await world.ana.command("learn")
    presses = 1
    for number in range(len(LESSONS)):
        assert screen.private
        assert screen.says("learn-step", step=number + 1, steps=len(LESSONS))
        screen = await world.ana.press(screen, card(screen, number, right=True))
        presses += 1
        assert screen.says(f"learn-{LESSONS[number].name}-right")
    assert screen.says("learn-done", end="score", score=100)
    assert presses <= MOST_PRESSES
    await world.ana.press(screen, "solo")
    assert {seat.level for seat in (await world.table()).seats if seat.level} == {"beginner"}


async def test_who_leaves_goes_on_where_they_left(world: World) -> None:
    screen = await world.ana.command("learn")
    for number in range(3):
        screen = await world.ana.press(screen, card(screen, number, right=True))
    await world.ana.close(screen)
    await world.restart()
    assert (await world.ana.command("learn")).says("learn-step", step=4, steps=len(LESSONS))
    assert (await world.ben.command("learn")).says("learn-step", step=1, steps=len(LESSONS))
