"""Presses about finished games."""

from __future__ import annotations

import pytest

from tests.cogs.test_history import SHORT, past
from tests.world import World


async def test_the_history_has_pages(world: World) -> None:
    games = [await past(world, at=1_000_000 * number, rules=SHORT) for number in range(1, 20)]
    newest = [str(table.record.id) for table in games[::-1]]
    screen, seen = await world.dana.command("history"), []
    for _ in range(4):
        seen += screen.one("replay").values
        onward = next(item for item in screen.all("history") if item.arg.startswith("next"))
        if not onward.disabled:
            await world.dana.press(screen, onward)
            assert screen.says("history-title"), "of everybody"
    assert seen == newest
    assert onward.disabled
    back = next(item for item in screen.all("history") if item.arg.startswith("back"))
    await world.dana.press(screen, back)
    assert screen.one("replay").values == newest[12:18]


@pytest.mark.parametrize("arg", ["next", "next.", "next.x", "next." + "9" * 30])
async def test_a_forged_page_is_refused(world: World, arg: str) -> None:
    await past(world)
    screen = await world.dana.command("history")
    answer = await world.dana.forge(screen, f"h1:b:history:0:0:{arg}")
    assert answer is not None
    assert answer.says("refusal-unreadable")
