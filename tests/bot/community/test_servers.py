"""Servers: their settings, their bans, and the list of what moderators did."""

from __future__ import annotations

import pytest

from bot.community.servers import BANNED, UNBANNED, Servers
from bot.community.settings import Settings
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from db import Store

SERVER, OTHER = 7, 8
MIA, ANA = Person(1, "Mia", may_manage=True), Person(11, "Ana")


async def test_only_people_who_manage_a_server_change_its_settings_which_survive_a_restart(
    servers: Servers, store: Store
) -> None:
    with pytest.raises(NotAllowed, match="managers-only"):
        await servers.change(SERVER, ANA, pace="slow")
    await servers.change(SERVER, MIA, pace="slow")
    assert (servers.settings(SERVER).pace, servers.settings(OTHER)) == ("slow", Settings())
    later = Servers(store, lambda: 2_000)
    await later.load()
    assert later.settings(SERVER).pace == "slow"


async def test_tables_are_opened_only_in_channels_that_allow_them(servers: Servers) -> None:
    servers.check_channel(SERVER, 21)
    await servers.change(SERVER, MIA, channels=(21,))
    servers.check_channel(SERVER, 99, 21)
    with pytest.raises(NotAllowed):
        servers.check_channel(SERVER, 22)


async def test_a_ban_holds_for_one_person_on_one_server_until_it_is_lifted(servers: Servers, store: Store) -> None:
    await servers.ban(SERVER, ANA.id, "Ana", MIA)
    assert [servers.banned(*each) for each in ((SERVER, ANA.id), (OTHER, ANA.id), (SERVER, 12))] == [True, False, False]
    with pytest.raises(NotAllowed, match="barred-already"):
        await servers.ban(SERVER, ANA.id, "Ana", MIA)
    later = Servers(store, lambda: 2_000)
    await later.load()
    assert later.banned(SERVER, ANA.id)
    assert await servers.unban_person(SERVER, ANA.id, MIA) == "Ana"
    assert not servers.banned(SERVER, ANA.id)
    with pytest.raises(NotAllowed, match="not-barred"):
        await servers.unban_person(SERVER, ANA.id, MIA)
    assert [line.what for line in await servers.lines(SERVER)][:2] == [UNBANNED, BANNED]
