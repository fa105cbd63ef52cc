"""/help and /rules show: for people who do not know what to do."""

from __future__ import annotations

import discord

from tests.world import World


async def test_help_tells_how_to_begin(world: World) -> None:
    answer = await world.ana.command("help")
    assert answer.private
    assert "/hearts new" in answer.text


async def test_the_rules_of_a_table_are_explained_to_everybody(world: World) -> None:
    await world.open(preset="omnibus")
    for person in (world.ana, world.dana):
        answer = await person.command("rules show")
        assert answer.private
        assert len(answer.text) > 300


async def test_the_rules_button_of_the_lobby_explains_them_too(world: World) -> None:
    lobby = await world.open()
    answer = await world.dana.press(lobby, "rules")
    assert answer.private
    assert len(answer.text) > 300
    assert "start" in lobby.verbs


async def test_the_rules_of_the_server_are_explained_if_no_table_is_open(world: World) -> None:
    role = world.guild.create_role("Organizers", permissions=discord.Permissions(manage_guild=True))
    await world.arrive("Mia", roles=[role]).command("rules default", name="quick")
    assert (await world.dana.command("rules show")).says("rules-title-named", name="Quick")
    assert (await world.dana.command("rules show", table="9")).says("refusal-no-such-table")
