"""Messages on their way: requests that overlap, are lost, or whose outcome the store does not take."""

import pytest

from db import StoreUnavailable
from db.tables import TableStore
from tests.connected import ConnectedWorld
from tests.hindered import fail
from tests.payloads import PING

POST = "/channels/*/messages"


async def test_a_running_game_shows_its_state_though_the_edit_that_takes_out_a_name_arrives_late(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, pace="slow")
    await connected.wait(10)
    board = connected.board()
    late = connected.server.faults.hold("PATCH", f"/channels/{connected.channel.id}/messages/{board.id}")
    await connected.ben.delete_data()
    await connected.wait(8)
    await connected.ana.pass_cards()
    await connected.wait(10)
    late.release()
    await connected.wait(60)
    assert "✅ Ana" in board.text
    assert "Ben" not in board.text


async def test_a_lobby_that_is_shown_is_followed_by_no_complaint_though_the_store_does_not_take_its_message(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = fail(monkeypatch, TableStore, "set_message", StoreUnavailable("full"))
    await connected.ana.command("hearts new")
    await connected.wait(30)
    assert not failures
    assert connected.ana.said() == [], "the table is open"
    assert (await connected.table()).record.message_id == connected.board().id


async def test_a_lobby_that_the_store_did_not_take_at_first_stands_there_once(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, TableStore, "set_message", StoreUnavailable("full"))
    connected.ana.person.type(connected.channel, "hearts new", computers=2)
    await connected.wait(5)
    (lobby,) = connected.messages()
    await connected.ben.command("hearts join")
    await connected.wait(60)
    assert [message.id for message in connected.messages()] == [lobby.id]
    assert (await connected.table()).record.message_id == lobby.id


async def test_a_lobby_that_is_posted_again_calls_nobody_twice(connected: ConnectedWorld) -> None:
    lobby = await connected.open()
    await connected.ana.choose_more(lobby, "invite", [str(connected.ben.id)])
    await connected.wait(5)
    connected.server.channels.remove(connected.channel, lobby.message)
    sent = len(connected.server.requests)
    await connected.chidi.command("hearts join")
    await connected.wait(10)
    posts = [
        each for each in connected.server.requests[sent:] if each.method == "POST" and each.path.endswith("/messages")
    ]
    assert len(posts) == 1
    assert not PING.search(str(posts[0].body))


@pytest.mark.parametrize("hours", [1, 24])
async def test_a_message_stays_that_of_its_round_after_a_restart_though_the_clock_is_not_that_of_discord(
    connected: ConnectedWorld, hours: int
) -> None:
    await connected.stop()
    connected.clock_ahead = hours * 3_600
    await connected.connect()
    number = await connected.begin(connected.ben, computers=2, pace="slow", preset="no_pass")
    person = await connected.until_turn(number)
    before = {message.id for message in connected.messages()}
    await connected.stop()
    await connected.connect()
    await person.play(screen=person.panels[number])
    await connected.wait(30)
    assert {message.id for message in connected.messages()} == before
    assert "hand" in connected.board(number).verbs
