"""Guild events: what is shown follows what Discord tells of a server."""

from __future__ import annotations

from bot.language.wording import Translator
from tests.connected import ConnectedWorld
from tests.discord_server import objects


async def test_a_table_speaks_the_new_language_of_its_server_at_once(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    connected.guild.locale = "fr"
    told = objects.guild(connected.server.state, connected.guild)
    connected.server.gateway.dispatch(connected.guild.id, "GUILD_UPDATE", told)
    await connected.wait(5)
    assert Translator("fr")("board-title-pass", round=1) in connected.board().text


async def test_invitations_speak_the_new_language_of_their_server_too(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open()
    call = await connected.ana.pick(lobby, lobby.one("invite"), [str(connected.ben.id)])
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
