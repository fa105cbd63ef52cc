"""Bounds: what the bot keeps of games, panels and messages is gone once they are over, however they have ended."""

import pkgutil
from collections import Counter
from datetime import timedelta
from functools import _lru_cache_wrapper
from importlib import import_module

import pytest

from tests.kept import caches, kept
from tests.world import World

MONTHS = timedelta(days=70).total_seconds()
WHILE = timedelta(hours=6).total_seconds()
EDIT = "/channels/*/messages/*"
FILLING = {"Faces", "People", "Rate"}
"""The parts that keep the last of something, up to a number."""
PACKAGES = "bot", "cogs", "db", "hearts", "players"
CONSTANT = {
    *(f"bot.language.places.{name}" for name in ("_airports", "_city", "_keys", "_locale")),
    *(f"bot.language.places.{name}" for name in ("_own_names", "named", "territories", "zone_info")),
    *("bot.language.card_names.vocabulary", "bot.language.wording._read"),
    *("bot.language.wording.languages", "bot.language.wording.spoken"),
    *(f"bot.pictures.artwork.{name}" for name in ("back", "card", "rank", "suit")),
    *("bot.pictures.emojis.card_name", "bot.pictures.emojis.emoji_name", "bot.pictures.emojis.short"),
    *("bot.pictures.lettering._missing", "bot.pictures.lettering.font"),
    *("hearts.moves.Played", "players.puzzles.puzzles"),
}
"""The functions that are called with few different values, as cards, languages and sizes, whoever plays."""
CACHES = {
    *("ChannelThrottles._throttles", "Computers._backoffs", "DirectMessages._backoffs", "Editor._unread"),
    *("GuildEvents._unknown", "HouseRules._known", "Interactions._begun", "Interactions._newest"),
    *("Invitations._lately", "PackingState.unpacked", "People._seen", "Shares._days"),
    "Thinking._answers",
}
"""What remembers what was used last, however much there was."""


def functions_with_caches() -> dict[str, int | None]:
    """How many results each function of our modules remembers at most; None without a bound."""
    found: dict[str, int | None] = {}
    for package in PACKAGES:
        for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            if "migrations" not in module.name and not module.name.endswith("__main__"):
                values = vars(import_module(module.name)).values()
                found |= {
                    f"{each.__module__}.{each.__qualname__}": each.cache_parameters()["maxsize"]
                    for each in values
                    if isinstance(each, _lru_cache_wrapper)
                }
    return {name: most for name, most in found.items() if name.startswith(PACKAGES)}


def test_each_function_that_remembers_its_results_has_a_bound_or_few_of_them() -> None:
    bounds = functions_with_caches()
    assert {name for name, most in bounds.items() if most is None} == CONSTANT
    assert max(most for most in bounds.values() if most is not None) <= 8_192


async def test_what_remembers_the_last_of_something_has_a_bound(world: World) -> None:
    bounds = caches(world.bot)
    assert {*bounds} <= CACHES
    assert max(bounds.values()) <= 10_000


async def later(world: World) -> Counter[str]:
    """What is kept when everything is over, and somebody has opened a hand since then, which that is over too."""
    for _ in range(2):
        await world.later(MONTHS)
        await world.wait(WHILE)
        number = await world.begin(computers=3)
        await world.ana.end(table=str(number))
    await world.later(MONTHS)
    await world.wait(WHILE)
    found = kept(world.bot)
    return Counter({name: count for name, count in found.items() if name.partition(".")[0] not in FILLING})


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
    assert {"LiveMessages._messages", "OpenPanels.data", "Drafts._drafts", "Nudges._questions"} <= {*kept(world.bot)}
    assert await later(world) - before == Counter()


async def test_nothing_is_kept_of_what_discord_refuses_to_show(world: World) -> None:
    before = await later(world)
    await world.begin(world.ben, computers=2, pace="slow")
    world.env.inject_error("PATCH", EDIT, status=400, times=None)
    await world.ana.end()
    assert await later(world) - before == Counter()


async def test_of_servers_that_the_bot_does_not_know_only_the_last_are_remembered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.guild_events.MAX_UNKNOWN", 2)
    await world.restart()
    for number in range(1, 6):
        world.bot.public_say(number)
    assert [*world.bot.guild_events._unknown] == [4, 5]
