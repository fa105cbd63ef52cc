"""Bounds: what the bot keeps of games, panels and messages is gone once they are over, however they have ended."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from tests.kept import kept
from tests.world import Screen, World

MONTHS = timedelta(days=70).total_seconds()
WHILE = timedelta(hours=6).total_seconds()
EDIT = "/channels/*/messages/*"
FILLING = {"Faces", "People", "Rate"}
"""The parts that keep the last of something, up to a number."""


async def later(world: World) -> Counter[str]:
    """What is kept when everything is over, and somebody has opened a hand since then, which that is over too."""
    for _ in range(2):
        await world.later(MONTHS)
        await world.wait(WHILE)
        await world.ana.command("solo")
    await world.later(MONTHS)
    await world.wait(WHILE)
    found = kept(world.bot)
    return Counter({name: count for name, count in found.items() if name.partition(".")[0] not in FILLING})


async def press(world: World, screen: Screen, arg: str) -> None:
    """Ana presses a button of a match."""
    await world.ana.press(screen, next(item for item in screen.buttons if item.arg == arg))


async def test_nothing_is_kept_of_what_is_over(world: World) -> None:
    emil, short = world.arrive("Emil"), await world.short_game()
    before = await later(world)
    number = await world.begin(world.ben, world.chidi, world.dana, preset=short)
    await world.skip(number, until=lambda table: not table.alive)
    await world.wait(60)
    await world.ben.command("hearts rematch")
    await world.ana.invite(await world.open(thread=True), world.ben, emil)
    abandoned = await world.begin(world.ben, computers=2, pace="blitz")
    await world.ana.press(world.ana.panels[abandoned], world.ana.panels[abandoned].all("toggle")[0])
    await emil.command("daily")
    await world.ana.command("match new", deals=4)
    match = await world.ana.command("match new", deals=5)
    await world.ben.press(match, next(item for item in match.buttons if item.arg == "join"))
    await press(world, match, "start")
    assert {"Boards._boards", "OpenPanels._panels", "Drafts._drafts", "Nudges._questions"} <= {*kept(world.bot)}
    assert await later(world) - before == Counter()


async def test_nothing_is_kept_of_what_discord_refuses_to_show(world: World) -> None:
    before = await later(world)
    await world.begin(world.ben, computers=2, pace="slow")
    match = await world.ana.command("match new", deals=4)
    world.env.inject_error("PATCH", EDIT, status=500, times=5)  # as often as the library tries
    await press(world, match, "team")
    await world.wait(60)
    world.env.inject_error("PATCH", EDIT, status=400, times=None)
    await world.ana.end()
    assert await later(world) - before == Counter()


async def test_of_servers_that_the_bot_does_not_know_only_the_last_are_remembered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.reach.MAX_UNKNOWN", 2)
    await world.restart()
    for number in range(1, 6):
        world.bot.public_say(number)
    assert [*world.bot.reach._unknown] == [4, 5]
