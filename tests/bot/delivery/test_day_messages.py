"""Messages of the day: one a day in the chosen channel, edited, and never a ping."""

from __future__ import annotations

import discord

from bot.delivery.day_messages import PERIOD
from bot.ui.look import sealed_by
from tests.cogs.test_daily import next_day, play_the_day, today
from tests.cogs.test_settings import at, find, settings
from tests.world import World


async def choose_channel(world: World) -> None:
    role = world.guild.create_role("Organizers", permissions=discord.Permissions(manage_guild=True))
    mia = world.arrive("Mia", roles=[role])
    screen = await mia.command("settings server")
    await find(mia, await mia.press(screen, at(screen, "settings", "boards")), "daily", [world.channel])
    assert settings(world).daily_channel == world.channel.id
    await world.wait(PERIOD + 5)


async def test_there_is_one_message_a_day_and_it_is_edited(world: World) -> None:
    await choose_channel(world)
    (message,) = world.messages()
    assert message.says("daily-announced", people=0)
    await play_the_day(world.ben)
    await world.wait(PERIOD + 5)
    (message,) = world.messages()
    assert message.says("daily-announced", people=1)
    assert not message.cards
    assert len(world.messages()) == 1
    await next_day(world)
    await world.wait(PERIOD + 5)
    yesterday, now = world.messages()
    assert yesterday.says("daily-announced-over", people=1)
    assert now.says("daily-announced", people=0)


async def test_the_secret_is_not_in_it_before_the_day_is_over(world: World) -> None:
    await choose_channel(world)
    deal = await world.bot.store.dailies.deal(today(world))
    assert deal is not None
    assert deal.secret.hex() not in world.messages()[0].text
    assert sealed_by(deal.commitment) in world.messages()[0].text
    await next_day(world)
    await world.wait(PERIOD + 5)
    assert deal.secret.hex() in world.messages()[0].text


async def test_whoever_presses_it_plays_in_private(world: World) -> None:
    await choose_channel(world)
    screen = await world.ben.press(world.messages()[0], "daily")
    assert screen.private


async def test_a_restart_posts_no_second_message(world: World) -> None:
    await choose_channel(world)
    await world.restart()
    await world.wait(PERIOD + 5)
    assert len(world.messages()) == 1


async def test_a_server_without_a_channel_for_it_is_told_nothing(world: World) -> None:
    await world.wait(PERIOD + 5)
    await next_day(world)
    assert world.messages() == []
