"""Anywhere: on a server without the bot, to which a person or the server has added its commands alone, these are
private and belong to no server."""

import re
from pathlib import Path

import pytest

from bot.messages.permissions import invitation
from tests.connected import ConnectedWorld

BY = ["the person", "the server"]
"""Who has added the commands."""


@pytest.fixture(params=BY)
async def without(connected: ConnectedWorld, request: pytest.FixtureRequest) -> ConnectedWorld:
    """A server that does not have the bot, but its commands."""
    connected.server.remove_bot(connected.guild)
    if request.param == "the person":
        connected.server.state.installed_by.add(connected.ana.id)
    await connected.quiet()
    return connected


def address(world: ConnectedWorld) -> str:
    return invitation(world.server.state.application_id, world.guild.id)


def test_the_address_that_adds_the_bot_asks_for_what_the_readme_says() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    (asked,) = re.findall(r"oauth2/authorize\?client_id=YOUR_APPLICATION_ID(&\S+)", readme)
    assert invitation(7, 8) == f"https://discord.com/oauth2/authorize?client_id=7{asked}&guild_id=8"


async def is_used(without: ConnectedWorld, command: str) -> None:
    """Ana gives the command, and nothing is remembered of the server."""
    screen = await without.ana.command(command)
    assert screen.private
    rows = (await without.bot.store.privacy.export(without.ana.id))["names"]
    assert all(row["guild_id"] == 0 for row in rows), "nothing is remembered of the server"
    assert "history" not in screen.verbs


@pytest.mark.parametrize("command", ["hearts new", "hearts status"])
async def test_tables_are_only_opened_where_the_bot_is_a_member(without: ConnectedWorld, command: str) -> None:
    answer = await without.ana.command(command)
    assert answer.private
    assert answer.says("refusal-no-member", where=address(without))
    assert without.messages() == []


async def test_a_screen_of_a_server_that_has_removed_the_bot_says_how_to_add_it(connected: ConnectedWorld) -> None:
    lobby = await connected.open(connected.ben)
    connected.server.remove_bot(connected.guild)
    assert (await connected.chidi.press(lobby, "join")).says("refusal-no-member", where=address(connected))
    connected.server.invite_bot(connected.guild)
    await connected.quiet()
    assert (await connected.ana.command("hearts new")).buttons


async def test_a_server_that_discord_has_trouble_with_has_the_bot_all_the_same(connected: ConnectedWorld) -> None:
    trouble = {"id": str(connected.guild.id), "unavailable": True}
    connected.server.gateway.dispatch(connected.guild.id, "GUILD_DELETE", trouble)
    await connected.quiet()
    assert not (await connected.ana.command("hearts status")).says("refusal-no-member", where=address(connected))


async def test_a_command_of_a_server_is_refused_outside_of_servers(connected: ConnectedWorld) -> None:
    direct = connected.server.add_direct(connected.ana.person.user)
    assert (await connected.ana.command("hearts status", channel=direct)).says("refusal-guild-only")
