"""Boards while answers and edits are under way: no message stays older than its table."""

import gc
from pathlib import Path

import pytest

from bot.messages.exempt_requests import USED_FOR
from bot.messages.shown_versions import STORED_EVERY
from bot.tables.pace import MINUTE, Tempo
from bot.tables.person import Person
from tests.connected import ConnectedWorld, online
from tests.databases import SQLite
from tests.discord_server.faults import Hold, When, gaps
from tests.discord_server.state import PUBLIC_THREAD
from tests.driven_time import until

ANSWER = "/interactions/*/*/callback"
EDIT = "/webhooks/*/*/messages/*"
COUNTED_EDIT = "/channels/*/messages/*"
"""Without the token of a press; it counts for the limit of the bot."""


@pytest.mark.parametrize("newer", ["answer", "edit"])
async def test_an_answer_that_arrives_after_a_newer_one_or_an_edit_is_followed_by_an_edit(
    connected: ConnectedWorld, newer: str
) -> None:
    lobby = await connected.open()
    hold = connected.server.faults.hold("POST", ANSWER)
    older = connected.chidi.begin(lobby, "join")
    await until(lambda: bool(hold.met))
    await (connected.ben.press(lobby, "join") if newer == "answer" else connected.ben.command("hearts join"))
    await connected.wait(2)
    assert "Ben" in connected.board().text
    hold.release()
    await connected.chidi.answer(older)
    assert "Ben" not in connected.board().text
    await connected.wait(5)
    assert "Ben" in connected.board().text
    mark = len(connected.server.requests)
    await connected.wait(30)
    assert connected.server.requests[mark:] == [], "one edit is enough"


@pytest.mark.parametrize("method", ["PATCH", "POST"])
async def test_a_message_is_right_soon_after_an_outage_in_which_people_play(
    connected: ConnectedWorld, method: str
) -> None:
    lobby = await connected.open(connected.ben, connected.chidi, connected.dana, pace="slow")
    if method == "PATCH":
        await connected.ana.press(lobby, "start")
        await connected.wait(5)
    connected.server.faults.fail(method, "/webhooks/*", 503, times=None)
    outage = connected.server.faults.fail(method, "/channels/*/messages*", 503, times=None)
    if method == "POST":
        await connected.ana.press(lobby, "start")
    for person in connected.people[:2]:
        await connected.wait(500)
        await person.command("hearts hand")
        await person.pass_cards()
    await connected.wait(500)
    assert max(gaps(outage)) <= 16
    outage.end()
    await connected.wait(16)
    assert "✅ Ben" in connected.board().text


async def test_an_edit_follows_two_answers_whose_replies_arrive_in_another_order(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    answer, reply = (connected.server.faults.hold("POST", ANSWER, when=when) for when in ("before", "after"))
    older = connected.chidi.begin(lobby, "join")
    await until(lambda: bool(answer.met))
    newer = connected.ben.begin(lobby, "join")
    await until(lambda: bool(reply.met))
    answer.release()
    await connected.chidi.answer(older)
    reply.release()
    await connected.ben.answer(newer)
    await connected.wait(5)
    assert "Ben" in connected.board().text


async def test_an_edit_follows_a_press_that_a_process_which_lost_its_leases_has_answered(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open()
    hold = connected.server.faults.hold("POST", ANSWER)
    asked = connected.ben.begin(lobby, "join")
    await until(lambda: bool(hold.met))
    connected.answer_elsewhere(asked)
    hold.release()
    await connected.wait(5)
    assert "Ben" in connected.board().text


async def test_an_edit_that_arrives_after_a_newer_answer_is_followed_by_another(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    hold = connected.server.faults.hold("PATCH", EDIT)
    await connected.ben.command("hearts join")
    await connected.wait(2)
    assert hold.met
    await connected.chidi.press(lobby, "join")
    hold.release()
    await connected.quiet()
    assert "Chidi" not in connected.board().text
    await connected.wait(5)
    assert "Chidi" in connected.board().text


async def test_an_edit_whose_reply_is_lost_and_that_arrives_after_a_newer_answer_is_followed_by_another(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open()
    await connected.wait(USED_FOR / 1000)  # the message is no longer edited through the token of a press
    hold = connected.server.faults.hold("PATCH", COUNTED_EDIT)
    connected.server.faults.cut("PATCH", COUNTED_EDIT, when="after")
    await connected.ben.command("hearts join")
    await connected.wait_until(lambda: bool(hold.met))
    await connected.chidi.press(lobby, "join")
    hold.release()
    await connected.quiet()
    assert "Chidi" not in connected.board().text
    await connected.wait(60)
    assert "Chidi" in connected.board().text


async def test_an_edit_that_arrives_after_a_newer_answer_and_a_kill_is_followed_by_another(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open()
    await connected.wait(USED_FOR / 1000)  # the message is no longer edited through the token of a press
    hold = connected.server.faults.hold("PATCH", COUNTED_EDIT)
    await connected.ben.command("hearts join")
    await connected.wait_until(lambda: bool(hold.met))
    await connected.chidi.press(lobby, "join")
    await connected.wait(STORED_EVERY + 1)
    await connected.kill()
    hold.release()
    await connected.connect()
    await connected.wait(30)
    assert "Chidi" in connected.board().text


async def being_posted(connected: ConnectedWorld, when: When) -> Hold:
    """Opens a table, and holds the request that posts its lobby, or its reply."""
    hold = connected.server.faults.hold("POST", ANSWER, when=when)
    connected.ana.person.type(connected.channel, "hearts new")
    await until(lambda: bool(hold.met))
    return hold


@pytest.mark.parametrize("begins", [True, False], ids=["as its game begins", "as it is closed"])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_table_leaves_no_open_lobby_though_that_is_posted_meanwhile(
    connected: ConnectedWorld, when: When, begins: bool
) -> None:
    hold = await being_posted(connected, when)
    if begins:
        await connected.ana.command("hearts start")
    else:
        await connected.bot.tables.end(1, Person(connected.ana.id, "Ana"))
    await connected.wait(2)
    hold.release()
    await connected.wait(10)
    lobby, *game = connected.messages()
    assert not lobby.all("join"), lobby.text
    assert len(game) == begins


async def test_a_game_that_moves_while_its_lobby_is_posted_is_shown_once_where_it_is(connected: ConnectedWorld) -> None:
    other, ana = connected.server.add_channel(connected.guild, "other"), connected.ana
    hold = await being_posted(connected, "after")
    await ana.command("hearts start")
    await ana.command("hearts pause")
    await ana.command("hearts back", channel=other)
    await connected.wait(2)
    hold.release()
    await connected.wait(10)
    (left,), (game,) = connected.messages(), connected.messages(other)
    assert not left.all("join"), left.text
    assert f"<#{other.id}>" in left.text
    assert game.all("hand")


async def test_two_requests_to_an_archived_thread_open_it_again_once(connected: ConnectedWorld) -> None:
    """Discord lets a bot change a thread twice in ten minutes."""
    await connected.change_settings(threads=True)
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.ana.press(lobby, "start")
    await connected.wait(2)
    (thread,) = (each for each in connected.guild.channels.values() if each.kind == PUBLIC_THREAD)
    connected.channel = thread
    await connected.show_hands()
    await connected.ana.pass_cards()
    await connected.wait(USED_FOR / 1000)  # the message is no longer edited through the token of a press
    assert len(connected.messages()) == 2, "Ben is called"
    thread.archived = True
    hold, mark = connected.server.faults.hold("PATCH", "/channels/*"), len(connected.server.requests)
    await connected.ben.pass_cards()
    await connected.wait(10)
    hold.release()
    await connected.wait(10)
    asked = [request.method for request in connected.server.requests[mark:] if request.path == f"/channels/{thread.id}"]
    assert asked.count("PATCH") == 1
    assert len(connected.messages()) == 1
    assert connected.board().says("board-title-trick", round=1, trick=1)
    assert not connected.errors


async def test_who_is_ready_while_a_repeated_edit_is_on_its_way_is_shown_after_it(tmp_path: Path) -> None:
    async with online(SQLite(tmp_path / "hearts.db"), tempo=Tempo(between_rounds=60 * MINUTE)) as world:
        await world.begin(world.ben, world.chidi, computers=1)
        await world.play_round()
        await world.wait(USED_FOR / 1000)  # the message is no longer edited through the token of a press
        world.server.faults.fail("PATCH", COUNTED_EDIT, 503)
        hold = world.server.faults.hold("PATCH", COUNTED_EDIT)
        await world.ana.press(world.ana.panel, "ready")
        await world.wait_until(lambda: hold.met)
        await world.ben.press(world.ben.panel, "ready")
        hold.release()
        await world.wait(5)
        assert "Ana, Ben" in world.board().text


async def test_nobody_complains_of_a_table_that_was_deleted_while_its_message_was_due(
    connected: ConnectedWorld, caplog: pytest.LogCaptureFixture
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(10)
    await connected.bot.store.privacy.delete_server(connected.guild.id)
    connected.bot.tables.repository._live.clear()
    connected.bot.boards.mark_dirty(1)
    await connected.wait(60)
    gc.collect()  # a task whose error nobody has looked at complains when it goes
    assert connected.errors == []
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []
