"""Guild events: what is shown follows what Discord tells of a server."""

import discord
import pytest

from bot.language.wording import Translator
from db import Status
from tests.connected import ConnectedWorld
from tests.discord_server import objects
from tests.world import World
from tests.world.screen import Screen


async def test_a_table_speaks_the_new_language_of_its_server_at_once(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    connected.guild.locale = "fr"
    told = objects.guild(connected.server.state, connected.guild)
    connected.server.gateway.dispatch(connected.guild.id, "GUILD_UPDATE", told)
    await connected.wait(5)
    assert Translator("fr")("board-title-pass", round=1) in connected.board().text


async def test_invitations_speak_the_new_language_of_their_server_too(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    call = await connected.ana.choose_more(lobby, "invite", [str(connected.ben.id)])
    connected.guild.locale = "fr"
    told = objects.guild(connected.server.state, connected.guild)
    connected.server.gateway.dispatch(connected.guild.id, "GUILD_UPDATE", told)
    await connected.wait(10)
    french = Translator("fr")
    for message, button in ((lobby, "button-join"), (call, "button-yes-invited")):
        assert french(button) in [item.label for item in message.buttons], button


async def test_what_was_drawn_before_a_server_was_known_is_drawn_again_in_its_language(
    connected: ConnectedWorld,
) -> None:
    gateway, guild = connected.server.gateway, connected.guild
    guild.locale = "fr"
    gateway.invalidate()
    await connected.wait(60)
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    gateway.withheld.add(guild.id)
    await connected.stop()
    await connected.connect()
    await connected.wait(120)
    assert connected.board().says("board-title-trick", round=1, trick=1)
    gateway.dispatch(guild.id, "GUILD_CREATE", objects.guild(connected.server.state, guild))
    await connected.wait(5)
    assert Translator("fr")("board-title-trick", round=1, trick=1) in connected.board().text


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
    await world.bot.guild_events.greet(guild(world))
    assert world.messages() == []


@pytest.mark.parametrize("permission", ["view_channel", "send_messages"])
async def test_no_greeting_is_sent_where_the_bot_may_not_write(
    world: World, monkeypatch: pytest.MonkeyPatch, permission: str
) -> None:
    permissions = discord.Permissions(view_channel=True, send_messages=True)
    permissions.update(**{permission: False})
    monkeypatch.setattr(discord.TextChannel, "permissions_for", lambda *_: permissions)
    guild(world)._system_channel_id = world.channel.id
    await world.bot.guild_events.greet(guild(world))
    assert world.messages() == []
