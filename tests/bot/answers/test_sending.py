"""Sending: an answer that has arrived counts, although Discord's reply to it was lost."""

from __future__ import annotations

from bot.transport.failures import MAX_ANSWERS
from db import Status
from tests.connected import ConnectedWorld, Screen

ANSWER = "/interactions/*/*/callback"
LOOK = "/webhooks/*/*/messages/@original"


async def started(world: ConnectedWorld) -> Screen:
    """The board of a game of four people, who have not opened their hands."""
    lobby = await world.open(world.ben, world.chidi, world.dana)
    await world.ana.press(lobby, "start")
    await world.wait(1)
    return world.board()


async def test_a_first_hand_follows_the_table_though_the_reply_to_it_was_lost(connected: ConnectedWorld) -> None:
    board = await started(connected)
    connected.server.faults.cut("POST", ANSWER, when="after")
    hand = await connected.ana.answer(connected.ana.begin(board, "hand"))
    await connected.wait(300)
    assert not hand.all("toggle"), "the clock has passed for everybody, and nobody has pressed again"
    assert [screen.id for screen in connected.ana.said()] == [hand.id], "nobody is told of an error"


async def test_the_newer_of_two_hands_is_left_though_the_reply_to_it_was_lost(connected: ConnectedWorld) -> None:
    board = await started(connected)
    await connected.ana.show(board)
    connected.server.faults.cut("POST", ANSWER, when="after")
    newer = await connected.ana.answer(connected.ana.begin(board, "hand"))
    await connected.wait(2)
    assert [screen.id for screen in connected.ana.said()] == [newer.id]


async def test_a_hand_that_did_not_arrive_is_answered_with_a_sentence(connected: ConnectedWorld) -> None:
    board = await started(connected)
    connected.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
    connected.ana.begin(board, "hand")
    await connected.wait(2)
    (sentence,) = connected.ana.said()
    assert sentence.says("error-answer", reference=sentence.text.split()[-1])


async def test_a_lobby_is_looked_for_until_discord_can_be_asked(connected: ConnectedWorld) -> None:
    connected.server.faults.cut("POST", ANSWER, when="after")
    looks = connected.server.faults.cut("GET", LOOK, times=2)
    lobby = await connected.open()
    await connected.wait(20)
    assert len(looks.met) == 2
    assert (await connected.table()).record.status is Status.LOBBY
    await connected.ben.press(lobby, "join")
    await connected.ana.press(lobby, "start")
    await connected.wait(2)
    assert (await connected.table()).record.status is Status.PLAYING


async def test_a_lobby_that_nobody_can_see_and_nobody_can_ask_for_is_closed(connected: ConnectedWorld) -> None:
    connected.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
    connected.server.faults.cut("GET", LOOK, times=None)
    connected.ana.person.type(connected.channel, "hearts new")
    await connected.wait(30)
    assert (await connected.table()).record.status is Status.CANCELLED


async def test_an_answer_is_sent_again_when_its_connection_breaks(connected: ConnectedWorld) -> None:
    board = await started(connected)
    connected.server.faults.cut("POST", ANSWER)
    hand = await connected.ana.answer(connected.ana.begin(board, "hand"))
    assert hand.all("toggle")
    connected.server.faults.cut("POST", ANSWER)
    await connected.ana.press(hand, hand.all("toggle")[0])
    assert [screen.id for screen in connected.ana.said()] == [hand.id], "nobody is told of an error"
