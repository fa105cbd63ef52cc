"""Invitations: a seat is reserved for ten minutes, one message calls the guest, who accepts or declines."""

from __future__ import annotations

import pytest

from bot.answers.asker import Asker
from bot.presses import new_table
from bot.tables.invitations import MAX_INVITATIONS
from bot.tables.person import Person as Sitter
from bot.tables.table import Table
from bot.transport.failures import AnswerLost
from db import Status
from tests.payloads import PING
from tests.world import World, say

MENU = say("menu-invite")


def pinged(world: World, mark: int = 0) -> list[int]:
    """The ids of the people whom Discord may have notified since then, with repetitions."""
    allowed = [request.body.get("allowed_mentions") or {} for request in world.watch.since(mark)]
    allowed += [(request.body.get("data") or {}).get("allowed_mentions") or {} for request in world.watch.since(mark)]
    return [int(user) for each in allowed for user in each.get("users") or ()]


async def reserved_for(world: World, number: int = 1) -> list[int | None]:
    return [seat.held_for for seat in (await world.table(number)).seats]


async def test_a_seat_is_reserved_for_each_guest_and_one_message_calls_them(world: World) -> None:
    lobby = await world.open()
    mark = len(world.watch.requests)
    call = await world.ana.invite(lobby, world.ben, world.chidi)
    assert not call.private
    assert {found[1] for found in PING.finditer(call.text)} == {str(world.ben.id), str(world.chidi.id)}
    assert await reserved_for(world) == [None, world.ben.id, world.chidi.id, None]
    await world.wait(5)
    assert sorted(pinged(world, mark)) == [world.ben.id, world.chidi.id]
    assert say("seat-reserved", who="Ben") in lobby.text
    assert lobby.one("invite").count == 1, "one seat is free for more guests"


async def test_a_reserved_seat_is_free_after_ten_minutes_also_after_a_restart(world: World) -> None:
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben, world.chidi, world.dana)
    eve = world.arrive("Eve")
    await world.wait(9 * 60)
    await world.restart()
    await world.wait(2)
    assert (await eve.press(lobby, "join")).says("refusal-seats-reserved")
    await world.wait(61)
    await eve.press(lobby, "join")
    assert (await world.table()).seats[1].player_id == eve.id
    assert call.says("invitation-over", code="1")
    assert not call.buttons


async def test_a_second_invitation_does_not_make_the_first_one_last(world: World) -> None:
    lobby = await world.open()
    await world.ana.invite(lobby, world.ben)
    await world.wait(9 * 60)
    await world.ana.invite(lobby, world.chidi)
    await world.wait(61)
    assert await reserved_for(world) == [None, None, world.chidi.id, None]


async def test_the_option_of_a_new_table_and_the_menu_of_a_person_invite_too(world: World) -> None:
    lobby = await world.ana.command("hearts new", invite=world.ben.actor)
    assert PING.search(lobby.text)
    assert await reserved_for(world) == [None, world.ben.id, None, None]
    call = await world.ana.use_menu(MENU, world.chidi)
    assert call.one("accept").table == 1, "to the lobby that she sits in"
    other = await world.dana.use_menu(MENU, world.chidi)
    assert other.one("start").table == 2, "she sits in none: it is a new one"
    assert await reserved_for(world, 2) == [None, world.chidi.id, None, None]
    world.channel = world.guild.create_text_channel("attic")
    elsewhere = await world.ana.use_menu(MENU, world.chidi)
    assert elsewhere.one("start").table == 3, "her lobby is in another channel"


async def test_nobody_is_called_again_and_again_by_one_table_after_another(world: World) -> None:
    for number in range(1, 6):
        answer = await world.ana.command("hearts new", invite=world.ben.actor)
        assert answer.says("refusal-invite-often", name="Ben") is (number > 3)
        if number <= 3:
            await world.ana.end()
    assert pinged(world) == [world.ben.id] * 3
    assert (await world.dana.command("hearts new", invite=world.ben.actor)).one("start"), "others may"
    await world.wait(10 * 60)
    assert (await world.ana.command("hearts new", invite=world.ben.actor)).one("start")


async def test_what_calls_nobody_does_not_count_as_an_invitation(world: World) -> None:
    lobby = await world.open()
    await world.ana.invite(lobby, world.ben)
    for _ in range(4):
        assert (await world.ana.invite(lobby, world.ben)).says("refusal-invite-asked", name="Ben")
        assert (await world.ana.invite(lobby, world.chidi, world.ana)).says("refusal-invite-self")
    assert not (await world.ana.invite(lobby, world.chidi)).private


async def test_the_guest_of_a_table_whose_lobby_was_lost_can_be_invited_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(asker: Asker, table: Table) -> None:
        await asker.bot.tables.end(table.record.id, asker.person)
        raise AnswerLost("the message is not there")

    with monkeypatch.context() as patch:
        patch.setattr(new_table, "open_lobby", lost)
        for _ in range(MAX_INVITATIONS):
            await world.ana.command("hearts new", invite=world.ben.actor)
    assert (await world.ana.command("hearts new", invite=world.ben.actor)).one("start")


async def test_a_guest_who_likes_silence_is_named_and_not_called(world: World) -> None:
    await world.bot.people.prefer(world.ben.id, silent=True)
    lobby = await world.open()
    call = await world.ana.invite(lobby, world.ben)
    assert "**Ben**" in call.text
    assert not PING.search(call.text)
    await world.bot.servers.change(world.guild.id, Sitter(0, "", may_manage=True), nudges=False)
    call = await world.ana.invite(lobby, world.chidi)
    table = await world.dana.command("hearts new", invite=world.chidi.actor)
    assert not [screen for screen in (call, table) if PING.search(screen.text)], "nor is anybody where calls are off"


async def test_a_rematch_begins_by_itself_with_the_last_of_those_who_played(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.end()
    await world.wait(3)
    lobby = await world.ben.command("hearts rematch", table="1")
    assert (await world.table(2)).record.status is Status.LOBBY
    await world.ana.press(lobby, "join")
    table = await world.table(2)
    assert table.record.status is Status.PLAYING
    assert table.begun
    await world.wait(3)
    await world.ana.show(world.board(2))
    assert len(world.ana.panels[2].cards) >= 13


async def test_a_rematch_of_one_person_begins_with_the_one_press(world: World) -> None:
    await world.begin(computers=3)
    await world.ana.end()
    await world.wait(3)
    await world.ana.command("hearts rematch", table="1")
    assert (await world.table(2)).begun


async def test_a_rematch_that_somebody_declines_waits_for_its_host(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1)
    await world.ana.end()
    await world.wait(3)
    lobby = await world.ben.command("hearts rematch", table="1")
    await world.chidi.press(lobby, "decline")
    await world.ana.press(lobby, "join")
    assert (await world.table(2)).record.status is Status.LOBBY
