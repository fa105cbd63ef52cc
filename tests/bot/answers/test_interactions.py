"""Interactions: a stop waits for answers that have begun, and accepts no more presses."""

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.answers.interactions import Interactions
from tests.connected import ConnectedWorld


def pressed(number: int = 1, guild_id: int | None = 1) -> Any:
    """A press with this id."""
    kind = discord.InteractionType.component
    return SimpleNamespace(id=number, guild_id=guild_id, type=kind, extras={}, message=None)


async def test_a_stop_waits_for_begun_answers_and_none_begins_after_it() -> None:
    interactions, answered, go_on = Interactions(), [], asyncio.Event()

    async def press(number: int) -> None:
        if await interactions.begin(pressed(number)):
            await go_on.wait()
            answered.append(number)

    first = asyncio.create_task(press(1))
    await asyncio.sleep(0)
    stop = asyncio.create_task(interactions.finish())
    await asyncio.sleep(0)
    second = asyncio.create_task(press(2))
    await asyncio.sleep(0)
    assert not stop.done()
    go_on.set()
    await asyncio.gather(stop, second)
    assert answered == [1]
    assert first.done()


async def test_an_answer_that_takes_too_long_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.answers.interactions.FINISHING", 0)
    interactions = Interactions()

    async def press() -> None:
        assert await interactions.begin(pressed())
        await asyncio.Event().wait()

    task = asyncio.create_task(press())
    await asyncio.sleep(0)
    await interactions.finish()
    assert task.cancelled()


async def test_a_press_that_begins_twice_is_waited_for_once_and_a_stop_does_not_wait_for_itself() -> None:
    interactions = Interactions()
    for _ in range(2):
        assert await interactions.begin(pressed())
    await interactions.finish()
    assert not await interactions.begin(pressed())


async def test_an_interaction_that_another_process_answers_does_not_begin() -> None:
    asked: list[tuple[int, int]] = []

    async def admit(interaction_id: int, guild_id: int) -> bool:
        asked.append((interaction_id, guild_id))
        return guild_id == 7

    interactions = Interactions(admit)
    assert await interactions.begin(pressed(1, guild_id=7))
    assert not await interactions.begin(pressed(2, guild_id=None))
    assert asked == [(1, 7), (2, 0)]


async def test_an_interaction_that_is_answered_is_not_left_to_the_garbage_collector(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben)
    gc.collect()
    gc.disable()
    try:
        before = interactions_in_memory()
        await connected.pass_all()
        await (await connected.until_turn()).play()
        await connected.ana.command("hearts status")
        await connected.quiet()
        assert interactions_in_memory() <= before
    finally:
        gc.enable()


def interactions_in_memory() -> int:
    return sum(isinstance(each, discord.Interaction) for each in gc.get_objects())
