"""Hearing: Discord is asked for a sign before somebody is taken for absent."""

from __future__ import annotations

import asyncio

from bot.delivery.hearing import EVERY, HEARTBEAT_TIMEOUT
from tests.connected import ConnectedWorld


async def test_deadlines_that_pass_together_need_one_heartbeat(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    now, before = world.time.milliseconds(), gateway.heartbeats
    heard = await asyncio.gather(*(world.bot.hearing.heard(world.guild.id, now) for _ in range(20)))
    assert all(heard)
    assert gateway.heartbeats == before + 1


async def test_what_has_come_since_is_sign_enough(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    now, before = world.time.milliseconds(), gateway.heartbeats
    await world.wait(1)
    await world.ana.command("hearts new")
    assert await world.bot.hearing.heard(world.guild.id, now)
    assert gateway.heartbeats == before


async def test_many_deadlines_one_after_another_do_not_ask_more_often_than_discord_accepts(
    connected: ConnectedWorld,
) -> None:
    world, gateway = connected, connected.server.gateway
    before = gateway.heartbeats
    for _ in range(20):
        asked = asyncio.create_task(world.bot.hearing.heard(world.guild.id, world.time.milliseconds()))
        await world.wait(0.5)
    await world.wait(EVERY / 1000)
    assert await asked
    assert 5 <= gateway.heartbeats - before <= 7, "in ten to twelve seconds"


async def test_the_next_question_is_asked_anew(connected: ConnectedWorld) -> None:
    world, gateway = connected, connected.server.gateway
    before = gateway.heartbeats
    for _ in range(3):
        assert await world.bot.hearing.heard(world.guild.id, world.time.milliseconds())
        await world.wait(EVERY / 1000)
    assert gateway.heartbeats == before + 3


async def test_a_connection_that_gives_no_sign_is_not_waited_for_for_long(connected: ConnectedWorld) -> None:
    world = connected
    await world.fall_silent()
    await world.wait(1)
    asked = asyncio.create_task(world.bot.hearing.heard(world.guild.id, world.time.milliseconds()))
    await world.wait(HEARTBEAT_TIMEOUT - 1)
    assert not asked.done()
    await world.wait(2)
    assert not await asked
