"""Presses about finished games."""

from __future__ import annotations

from hearts import Rules
from tests.cogs.test_history import code, named, past
from tests.world import Screen, World


async def test_anybody_steps_through_a_finished_game_and_back(world: World) -> None:
    table = await past(world, rules=Rules(end="rounds", end_rounds=2))
    screen = await world.dana.command("hearts replay", table=code(table))
    assert screen.private
    there = await step_through(world, screen, "next")
    assert len(there) == 14 * len(table.game.rounds) == len(set(there))
    back = await step_through(world, screen, "back")
    assert back == there[::-1]


async def test_a_menu_leads_to_another_round_and_hands_can_be_hidden(world: World) -> None:
    table = await past(world)
    screen = await world.dana.command("hearts replay", table=code(table), round=2)
    assert len(screen.cards) == 52
    await world.dana.press(screen, named(screen, "hands"))
    assert not screen.cards
    await world.dana.press(screen, named(screen, "last"))
    assert len(screen.cards) == 4
    menu = named(screen, "round")
    assert len(menu.values) == len(table.game.rounds)
    await world.dana.forge(screen, menu.custom_id, ["0"])
    assert screen.says("replay-deal", code=code(table), round=1, rounds=len(table.game.rounds), passes="yes")
    assert not screen.cards


async def step_through(world: World, screen: Screen, verb: str) -> list[str]:
    """Presses a button of the replay as long as it is enabled; returns what was shown."""
    shown = [screen.text]
    while True:
        item = named(screen, verb)
        if item.disabled:
            return shown
        screen = await world.dana.press(screen, item)
        shown.append(screen.text)
