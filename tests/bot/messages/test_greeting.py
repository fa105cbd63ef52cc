"""The welcome: one message in the channel that the server uses for such messages, with the ways to begin."""

from __future__ import annotations

import discord
import pytest

from bot.language.wording import Translator, languages
from bot.messages.greeting import greet
from bot.ui.welcome import welcome
from db import Status
from tests.payloads import lint_components
from tests.world import World
from tests.world.screen import Screen


def guild(world: World) -> discord.Guild:
    found = world.bot.get_guild(world.guild.id)
    assert found is not None
    return found


async def greeted(world: World) -> Screen:
    """The welcome, in the server's channel for system messages."""
    guild(world)._system_channel_id = world.channel.id
    with world.env.of_the_bot():
        world.bot.dispatch("guild_join", guild(world))
    await world.wait(1)
    (shown,) = world.messages()
    return shown


async def test_the_greeting_opens_a_table_with_the_settings_of_the_server(world: World) -> None:
    lobby = await world.ben.press(await greeted(world), "new")
    assert not lobby.private
    table = await world.table()
    assert (table.record.status, table.record.host_id) == (Status.LOBBY, world.ben.id)


async def test_a_server_without_a_chosen_channel_gets_no_greeting(world: World) -> None:
    await greet(guild(world), welcome(Translator("en")))
    assert world.messages() == []


@pytest.mark.parametrize("permission", ["view_channel", "send_messages"])
async def test_no_greeting_is_sent_where_the_bot_may_not_write(
    world: World, monkeypatch: pytest.MonkeyPatch, permission: str
) -> None:
    permissions = discord.Permissions(view_channel=True, send_messages=True)
    permissions.update(**{permission: False})
    monkeypatch.setattr(discord.TextChannel, "permissions_for", lambda *_: permissions)
    guild(world)._system_channel_id = world.channel.id
    await greet(guild(world), welcome(Translator("en")))
    assert world.messages() == []


@pytest.mark.parametrize("language", languages())
def test_the_greeting_fits_in_every_language(language: str) -> None:
    assert lint_components(welcome(Translator(language)).to_components()) == []
