"""Presses on an invitation: accept, or not now."""

from __future__ import annotations

import pytest

from bot.language.wording import Translator
from bot.tables.person import Person as Sitter
from tests.cogs.test_invitation import reserved_for
from tests.payloads import PING
from tests.world import World


async def test_accepting_takes_the_seat_and_declining_gives_it_up(world: World) -> None:
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben, world.chidi)
    await world.ben.press(call, "accept")
    assert (await world.table()).seats[1].player_id == world.ben.id
    assert call.says("invitation-accepted", who="Ben")
    assert "Chidi" in call.text
    assert not PING.search(call.text)
    await world.chidi.press(call, "decline")
    assert await reserved_for(world) == [None] * 4
    assert call.says("invitation-over", code="1")
    assert call.says("invitation-declined", who="Chidi")
    await world.wait(5)
    assert "**Ben**" in lobby.text
    assert "Chidi" not in lobby.text


async def test_an_invitation_is_in_the_language_of_the_server(world: World) -> None:
    await world.bot.servers.change(world.guild.id, Sitter(0, "", may_manage=True), language="de")
    call = await world.ana.invite(await world.open(), world.ben)
    german = Translator("de")
    assert german("invitation-call", host="Ana", who=f"<@{world.ben.id}>") in call.text


async def test_the_lobby_lets_a_guest_decline_too(world: World) -> None:
    lobby = await world.open()
    await world.ana.invite(lobby, world.ben)
    await world.wait(5)
    assert (await world.chidi.press(lobby, "decline")).says("refusal-not-invited")
    await world.ben.press(lobby, "decline")
    assert await reserved_for(world) == [None] * 4
    assert "decline" not in lobby.verbs


@pytest.mark.parametrize("how", ["start", "cancel"])
async def test_an_invitation_to_a_table_that_is_no_lobby_any_more_says_so(world: World, how: str) -> None:
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben)
    if how == "start":
        await world.ana.press(lobby, "start")
    else:
        await world.ana.end()
    await world.wait(5)
    assert call.says("invitation-over", code="1")
    late = await world.ben.forge(call, "h1:b:decline:1:0:")
    assert late is not None
    assert late.says("refusal-already-started" if how == "start" else "refusal-table-closed")
