"""Presses on an invitation: accept, or not now."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.answers.deferral import DEFER_AFTER
from bot.language.wording import Translator
from bot.tables.invitations import MAX_INVITATIONS
from bot.tables.person import Person as Sitter
from bot.transport.failures import MAX_ANSWERS
from bot.ui.invitation import INVITATION
from db import Post, StoreUnavailable
from tests.cogs.test_invitation import reserved_for
from tests.connected import ConnectedWorld, Screen
from tests.discord_server.faults import When
from tests.driven_time import until
from tests.payloads import PING
from tests.world import World

ANSWER = "/interactions/*/*/callback"


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


async def invited(world: ConnectedWorld) -> Screen:
    """An invitation of Ben and Chidi."""
    lobby = await world.open()
    return await world.ana.pick(lobby, lobby.one("invite"), [str(world.ben.id), str(world.chidi.id)])


async def test_an_answer_that_arrives_after_a_newer_one_is_followed_by_what_holds(connected: ConnectedWorld) -> None:
    call = await invited(connected)
    hold = connected.server.faults.hold("POST", ANSWER)
    older = connected.ben.begin(call, "accept")
    await until(lambda: bool(hold.met))
    await connected.chidi.press(call, "decline")
    hold.release()
    await connected.ben.answer(older)
    assert "Chidi" in call.text
    await connected.wait(5)
    assert call.says("invitation-over", code="1")


async def test_two_answers_whose_replies_arrive_in_another_order_are_followed_by_what_holds(
    connected: ConnectedWorld,
) -> None:
    call = await invited(connected)
    answer, reply = (connected.server.faults.hold("POST", ANSWER, when=when) for when in ("before", "after"))
    older = connected.ben.begin(call, "accept")
    await until(lambda: bool(answer.met))
    newer = connected.chidi.begin(call, "decline")
    await until(lambda: bool(reply.met))
    answer.release()
    await connected.ben.answer(older)
    reply.release()
    await connected.chidi.answer(newer)
    await connected.wait(5)
    assert call.says("invitation-over", code="1")


async def test_an_invitation_that_nobody_else_answers_is_drawn_once(connected: ConnectedWorld) -> None:
    call = await invited(connected)
    mark = len(connected.server.requests)
    await connected.ben.press(call, "accept")
    await connected.wait(30)
    assert [request.path for request in connected.server.requests[mark:] if str(call.id) in request.path] == []
    assert call.says("invitation-accepted", who="Ben")


async def test_an_invitation_whose_answer_took_long_shows_it_too(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    call, commit = await invited(connected), connected.bot.store.commit

    async def slowly(*arguments: Any) -> None:
        await asyncio.sleep(DEFER_AFTER + 1)
        await commit(*arguments)

    with monkeypatch.context() as slow:
        slow.setattr(connected.bot.store, "commit", slowly)
        connected.ben.begin(call, "accept")
        await connected.wait(DEFER_AFTER + 5)
    assert connected.ben.said()[-1].says("note-seated")
    assert str(connected.ben.id) not in call.text, "he was mentioned among those who have not answered"


async def test_a_guest_can_be_invited_again_if_the_invitation_was_lost(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    await connected.wait(5)
    for _ in range(MAX_INVITATIONS):
        cut = connected.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
        connected.ana.person.choose(lobby.message, lobby.one("invite").custom_id, [str(connected.ben.id)])
        await connected.wait(30)
        assert cut.met
    call = await connected.ana.pick(lobby, lobby.one("invite"), [str(connected.ben.id)])
    assert f"<@{connected.ben.id}>" in call.text


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_invitation_to_a_game_that_begins_while_it_is_posted_does_not_stay_open(
    connected: ConnectedWorld, when: When
) -> None:
    lobby = await connected.open()
    hold = connected.server.faults.hold("POST", ANSWER, when=when)
    connected.ana.person.choose(lobby.message, lobby.one("invite").custom_id, [str(connected.ben.id)])
    await until(lambda: bool(hold.met))
    await connected.ana.command("hearts start")
    hold.release()
    await connected.wait(10)
    assert not [message for message in connected.messages() if message.all("accept")]


async def test_an_invitation_that_could_not_be_stored_is_sent_and_redrawn_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, keep, failures = await world.open(), world.bot.store.posts.keep, [StoreUnavailable("full")]

    async def failing(post: Post) -> None:
        if post.subject == INVITATION and failures:
            raise failures.pop()
        await keep(post)

    monkeypatch.setattr(world.bot.store.posts, "keep", failing)
    call = await world.ana.invite(lobby, world.ben)
    assert not failures
    assert call.one("accept"), "nobody is told of an error"
    await world.wait(60)
    await world.ana.press(lobby, "start")
    await world.wait(10)
    assert not call.all("accept")
