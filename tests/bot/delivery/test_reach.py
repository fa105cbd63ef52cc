"""Reach: what is shown follows what Discord tells of a server."""

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
