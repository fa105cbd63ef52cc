"""Guests: who can be invited to a table."""

from __future__ import annotations

from typing import Any

import discord

from tests.bot.answers.test_access import private_thread
from tests.bot.presses.test_regulars import ask_to_be_called, call
from tests.cogs.test_invitation import reserved_for
from tests.screens import Button
from tests.world import Person, Screen, World


async def test_people_who_cannot_come_are_not_invited(world: World) -> None:
    lobby = await world.open(world.chidi)
    await world.ben.press(shown := await world.ben.command("settings me"), switch(shown, "invited"))
    await world.restart()  # now nobody's preferences are cached
    assert (await world.ana.invite(lobby, world.ben)).says("refusal-invite-unwanted", name="Ben")
    assert (await world.ana.invite(lobby, world.chidi)).says("refusal-invite-seated", name="Chidi")
    assert (await world.ana.invite(lobby, world.ana)).says("refusal-invite-self")
    await world.ana.invite(lobby, world.dana)
    assert (await world.chidi.invite(lobby, world.dana)).says("refusal-invite-asked", name="Dana")
    assert (await world.ben.invite(lobby, world.arrive("Eve"))).says("refusal-not-seated")
    assert await reserved_for(world) == [None, None, world.dana.id, None]


async def test_programs_are_not_invited(world: World) -> None:
    robot = Person(world, world.guild.add_member(world.env.create_user("Robot", bot=True)))
    assert (await world.ana.invite(await world.open(), robot)).says("refusal-invite-bot", name="Robot")


async def test_barred_people_are_not_invited(world: World) -> None:
    mia = world.manager()
    await mia.command("hearts bar", member=world.dana.actor)
    lobby = await world.open()
    assert (await world.ana.invite(lobby, world.dana)).says("refusal-invite-barred", name="Dana")


async def test_people_who_cannot_see_the_channel_are_not_invited(world: World) -> None:
    away = world.guild.create_role("Elsewhere")
    unseen: dict[Any, discord.PermissionOverwrite] = {away: discord.PermissionOverwrite(view_channel=False)}
    world.channel = world.guild.create_text_channel("club", overwrites=unseen)
    eve = world.arrive("Eve", roles=[away])
    lobby = await world.open()
    assert (await world.ana.invite(lobby, eve)).says("refusal-invite-hidden", name="Eve")
    assert (await world.ana.command("hearts new", invite=eve.actor)).says("refusal-invite-hidden", name="Eve")
    assert len(await world.bot.store.tables.alive_in_channel(world.channel.id)) == 1, "no table is opened then"
    await world.ana.invite(lobby, world.ben)
    assert await reserved_for(world) == [None, world.ben.id, None, None]


async def test_people_who_are_not_in_a_private_thread_are_not_invited_there(world: World) -> None:
    world.channel = private_thread(world, world.ana, world.ben)
    lobby = await world.open()
    assert (await world.ana.invite(lobby, world.dana)).says("refusal-invite-hidden", name="Dana")
    await world.ana.invite(lobby, world.ben)
    assert await reserved_for(world) == [None, world.ben.id, None, None]


async def test_regulars_who_are_not_in_a_private_thread_are_not_called_there(world: World) -> None:
    await ask_to_be_called(world.ben, world.dana)
    world.channel = private_thread(world, world.ana, world.ben)
    _, called = await call(world.ana, await world.open())
    assert called == [world.ben.id]


def switch(screen: Screen, name: str) -> Button:
    return next(item for item in screen.buttons if item.arg.startswith(f"{name}."))
