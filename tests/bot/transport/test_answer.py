"""The answer to an interaction: one that has arrived counts, although Discord's reply to it was lost."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.transport.answer import DEFER_AFTER, MAX_ANSWERS, Answer
from bot.transport.failures import ACKNOWLEDGED, AnswerLost
from db import Status
from tests.bot.transport.test_failures import refused
from tests.connected import ConnectedWorld, Screen
from tests.discord_server.interactions import LATER_EDIT, LATER_MESSAGE
from tests.discord_server.people import PEOPLE

ANSWER = "/interactions/*/*/callback"
LOOK = "/webhooks/*/*/messages/@original"


def new() -> Answer:
    """The answer to an interaction of which nothing is known."""
    asked: Any = SimpleNamespace(extras={})
    return Answer(asked)


async def test_a_delivered_answer_returns_the_response_of_discord() -> None:
    async def answer() -> str:
        return "shown"

    shown = new()
    assert await shown.send(answer) == "shown"
    assert not shown.was_given


async def test_an_answer_that_discord_says_it_has_already_may_show_something_older() -> None:
    async def answer() -> None:
        raise refused(400, ACKNOWLEDGED)

    shown = new()
    await shown.send(answer)
    assert shown.was_given


async def test_an_answer_that_is_refused_is_refused_and_one_on_a_broken_connection_is_lost() -> None:
    async def fails(error: Exception) -> None:
        raise error

    with pytest.raises(discord.HTTPException):
        await new().send(lambda: fails(refused(400, 10062)))
    with pytest.raises(AnswerLost):
        await new().send(lambda: fails(ConnectionResetError()))


async def test_an_answer_is_sent_again_on_another_connection_unless_it_must_not_be() -> None:
    sent: list[str] = []

    async def answer() -> str:
        sent.append("an answer")
        if len(sent) == 1:
            raise ConnectionResetError
        return "shown"

    assert await new().send(answer) == "shown"
    sent.clear()
    with pytest.raises(AnswerLost):
        await new().send(answer, tries=1)
    assert len(sent) == 1


async def test_an_answer_is_not_sent_again_after_a_timeout() -> None:
    sent: list[str] = []

    async def answer() -> None:
        sent.append("an answer")
        raise TimeoutError

    with pytest.raises(AnswerLost):
        await new().send(answer)
    assert len(sent) == 1


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


@pytest.mark.parametrize("asked", [True, False], ids=["", "also if nobody can ask for it"])
async def test_a_lobby_that_nobody_can_see_is_closed(connected: ConnectedWorld, asked: bool) -> None:
    connected.server.faults.cut("POST", ANSWER, times=MAX_ANSWERS)
    if not asked:
        connected.server.faults.cut("GET", LOOK, times=None)
    connected.ana.person.type(connected.channel, "hearts new")
    await connected.wait(30)
    record = (await connected.table()).record
    assert (record.status, record.due_at) == (Status.CANCELLED, None)
    assert connected.messages() == [], "nothing is said of a table that was never shown"
    assert not any("nothing was changed" in said.text for said in connected.ana.said())


async def test_an_answer_is_sent_again_when_its_connection_breaks(connected: ConnectedWorld) -> None:
    board = await started(connected)
    connected.server.faults.cut("POST", ANSWER)
    hand = await connected.ana.answer(connected.ana.begin(board, "hand"))
    assert hand.all("toggle")
    connected.server.faults.cut("POST", ANSWER)
    await connected.ana.press(hand, hand.all("toggle")[0])
    assert [screen.id for screen in connected.ana.said()] == [hand.id], "nobody is told of an error"


DISCORD_WAITS = 3.0


def answers(world: ConnectedWorld) -> list[int]:
    """The types of the first answers to all presses and commands, in order."""
    sent = [request for request in world.server.requests if request.path.endswith("/callback")]
    return [request.body["type"] for request in sent]


async def test_a_move_that_is_not_committed_in_time_is_deferred_and_then_shown(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben)
    await connected.pass_all()
    player = await connected.until_turn()
    panel = player.panel
    before = (await connected.table()).game
    async with connected.bot.tables.repository._locks.changing(1):  # the database is busy with the table
        pressed = player.begin(panel, next(button for button in panel.buttons if button.verb == "play"))
        await connected.wait(DEFER_AFTER - 0.1)
        assert not pressed.answered.is_set()
        await connected.wait(0.2)
        assert answers(connected)[-1] == LATER_EDIT
        await connected.wait(5)
    await connected.quiet()
    assert len((await connected.table()).game.events) > len(before.events)
    assert "turn" not in panel.text.splitlines()[0]


async def test_a_press_on_a_message_that_is_dismissed_before_it_can_be_answered_is_answered_in_a_new_one(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben)
    await connected.pass_all()
    player = await connected.until_turn()
    async with connected.bot.tables.repository._locks.changing(1):  # the database is busy with the table
        pressed = player.begin(player.panel, next(button for button in player.panel.buttons if button.verb == "play"))
        await connected.wait(1)
        player.person.dismiss(player.panel.message)
        await connected.wait(5)
        assert answers(connected)[-2:] == [LATER_EDIT, LATER_MESSAGE]
    shown = await player.answer(pressed)
    await connected.quiet()
    assert shown.private
    assert shown.cards, "it is the hand, after the card"
    assert connected.bot.panels.open[1, player.id].message_id == shown.message.id, "and the bot knows where it is"


async def test_the_wait_until_a_shard_is_handed_over_is_a_part_of_the_time_after_which_an_answer_is_deferred(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:

    async def admit(interaction_id: int, guild_id: int) -> bool:
        await asyncio.sleep(DEFER_AFTER - 0.5)
        return True

    await connected.begin(connected.ben)
    monkeypatch.setattr(connected.bot.interactions, "_admit", admit)
    async with connected.bot.tables.repository._locks.changing(1):  # the database is busy with the table
        connected.ana.begin(connected.board(), "hand")
        await connected.wait(DEFER_AFTER + 0.1)
        assert answers(connected)[-1] == LATER_MESSAGE


async def test_a_late_hand_that_was_asked_for_in_public_is_seen_only_by_its_owner(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben)
    board = connected.board()
    async with connected.bot.tables.repository._locks.changing(1):
        pressed = connected.ana.begin(board, "hand")
        await connected.wait(DISCORD_WAITS)
        assert answers(connected)[-1] == LATER_MESSAGE
    await connected.quiet()
    panel = await connected.ana.answer(pressed)
    assert panel.private
    assert panel.buttons
    await connected.pass_all()  # what is pushed later goes to the panel, and nowhere else
    await connected.until_turn()
    assert all("play" not in {button.verb for button in screen.buttons} for screen in connected.messages())


async def test_a_seat_that_is_taken_late_is_shown_on_the_board(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    async with connected.bot.tables.repository._locks.changing(1):
        connected.ben.begin(lobby, "join")
        await connected.wait(DISCORD_WAITS)
    await connected.wait(10)
    assert "Ben" in connected.board().text
    assert connected.ben.said() == []


@pytest.mark.parametrize("private", [True, False])
async def test_people_are_called_late_from_a_private_screen_and_not_where_a_deferred_answer_notifies_nobody(
    connected: ConnectedWorld, private: bool
) -> None:
    await connected.ben.has(lambda ctx: ctx.bot.regulars.want(ctx.guild_id, ctx.id, True))
    lobby = await connected.open()
    more = await connected.ana.press(lobby, "more")
    invite = next(item for item in more.buttons if item.kind == PEOPLE)
    pressed = (more if private else lobby).message  # as of older versions, whose lobbies had these
    async with connected.bot.tables.repository._locks.changing(1):
        connected.ana.person.forge(pressed, more.one("regulars").custom_id)
        await connected.wait(DISCORD_WAITS)
    await connected.wait(5)
    called = await connected.bot.store.regulars.called_at(connected.guild.id) is not None
    assert called is private is not connected.ana.said()[-1].says("refusal-regulars-late")
    async with connected.bot.tables.repository._locks.changing(1):
        connected.ana.person.forge(pressed, invite.custom_id, [str(connected.chidi.id)], kind=PEOPLE)
        await connected.wait(DISCORD_WAITS)
    await connected.wait(5)
    calls = [screen.text for screen in connected.messages() if screen.id != lobby.id]
    assert len(calls) == 2 * private
    if private:
        assert f"<@{connected.ben.id}>" in calls[0]
        assert f"<@{connected.chidi.id}>" in calls[1]
    told = connected.ana.said()[-1].says("invited", who="**Chidi**", count=1)
    assert told is not private


async def test_a_refusal_that_comes_late_is_said(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    async with connected.bot.tables.repository._locks.changing(1):
        connected.ben.begin(lobby, "start")
        await connected.wait(DISCORD_WAITS)
    await connected.quiet()
    (said,) = connected.ben.said()
    assert "host" in said.text


async def test_an_answer_in_time_is_not_deferred(connected: ConnectedWorld) -> None:
    await connected.open()
    await connected.wait(10)
    assert not {LATER_EDIT, LATER_MESSAGE} & set(answers(connected))


def test_an_answer_is_deferred_before_discord_stops_waiting() -> None:
    assert pytest.approx(DEFER_AFTER) == 2.0
    assert DEFER_AFTER < DISCORD_WAITS


async def test_an_answer_waits_for_its_own_deferral(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben)
    board = connected.board()
    before = len(answers(connected))
    held = connected.server.faults.hold("POST", "*/callback")
    async with connected.bot.tables.repository._locks.changing(1):
        pressed = connected.ana.begin(board, "hand")
        await connected.wait(DEFER_AFTER + 0.1)
    await connected.quiet()
    held.release()
    panel = await connected.ana.answer(pressed)
    await connected.quiet()
    assert len(answers(connected)) == before + 1
    assert panel.buttons


async def test_an_answer_that_is_on_its_way_for_long_is_not_announced_too(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    before = len(answers(connected))
    held = connected.server.faults.hold("POST", "*/callback")
    pressed = connected.ben.begin(lobby, "more")
    await connected.wait(DEFER_AFTER + 0.5)
    held.release()
    await connected.ben.answer(pressed)
    await connected.quiet()
    assert len(answers(connected)) == before + 1


@pytest.mark.parametrize("how", ["502", "a broken connection"])
async def test_an_answer_is_shown_though_its_deferral_was_taken_and_reported_as_failed(
    connected: ConnectedWorld, how: str
) -> None:
    await connected.begin(connected.ben)
    board, panel = connected.board(), connected.ben.panel
    faults = connected.server.faults
    if how == "502":
        faults.fail("POST", "*/callback", 502, when="after", times=3)
    else:
        faults.cut("POST", "*/callback", when="after", times=3)
    async with connected.bot.tables.repository._locks.changing(1):
        asked = connected.ana.begin(board, "hand"), connected.ben.begin(panel, "more")
        connected.chidi.begin(board, "hand")  # who does not play
        await connected.wait(DEFER_AFTER + 2)
    await connected.quiet()
    hand = await connected.ana.answer(asked[0])
    assert hand.buttons, "it is not thinking any more"
    assert panel.says("more-title", code="1")
    (said,) = connected.chidi.said()
    assert said.says("spectator-title")
