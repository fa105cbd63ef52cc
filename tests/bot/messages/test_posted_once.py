"""Posted once: a message of a table that Discord took is not posted again, though the bot does not know that it did."""

from collections.abc import Awaitable, Callable

import pytest

from bot.background import JOB_RETRY
from bot.tables.pace import PACES
from db import Status
from tests.connected import ConnectedWorld, Screen
from tests.discord_server.faults import Failing, Fault, Faults
from tests.people import short

POST = "/channels/*/messages"
FOLLOW_UP = "/webhooks/*"
CALLBACK = "/interactions/*/callback"


async def second_round(connected: ConnectedWorld, *, cuts: int = 1) -> Failing:
    """Plays one round after a restart, so that the message of the next is posted by a counted request. The connection
    breaks just after Discord has taken it. Returns that fault."""
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.restart()
    await connected.show_hands()
    await connected.play_round()
    cut = connected.server.faults.cut("POST", POST, when="after", times=cuts)
    await connected.get_ready()
    return cut


def rounds(connected: ConnectedWorld, number: int) -> list[Screen]:
    """The messages that show a round before its cards are passed."""
    return [screen for screen in connected.messages() if screen.says("board-title-pass", round=number)]


async def set_clock(world: ConnectedWorld, ahead: float) -> None:
    """Starts the bot again on a machine whose clock is so many seconds ahead of Discord's."""
    if ahead:
        await world.stop()
        world.clock_ahead = ahead
        await world.connect()


@pytest.mark.parametrize("readable", [True, False])
async def test_the_message_of_a_round_is_posted_once_though_the_connection_breaks_after_discord_has_taken_it(
    connected: ConnectedWorld, readable: bool
) -> None:
    if not readable:
        connected.server.faults.fail("GET", POST, 403, 50013, times=None)
    cut = await second_round(connected, cuts=2)
    await connected.wait(30)
    assert len(cut.met) == (1 if readable else 2), "it is found in the channel, or told by its nonce"
    assert len(rounds(connected, 2)) == 1
    assert (await connected.table()).record.message_id == connected.board().message.id


@pytest.mark.parametrize("readable", [True, False])
async def test_the_message_shows_what_has_happened_before_it_was_posted_again(
    connected: ConnectedWorld, readable: bool
) -> None:
    if not readable:
        connected.server.faults.fail("GET", POST, 403, 50013, times=None)
    cut = await second_round(connected)
    await connected.until_met(cut)
    await connected.ana.show(connected.board())
    await connected.ana.pass_cards()
    await connected.wait(30)
    (shown,) = rounds(connected, 2)
    assert "✅ Ana" in shown.text


async def test_the_message_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld,
) -> None:
    cut = await second_round(connected)
    await connected.until_met(cut)
    await connected.kill()
    await connected.connect()
    await connected.wait(30)
    assert len(rounds(connected, 2)) == 1


async def again_after(connected: ConnectedWorld, fault: Fault, how: str, seconds: float = 0) -> None:
    """Ends the bot as soon as Discord has met this fault, and starts it again after this time."""
    await connected.until_met(fault)
    await (connected.kill() if how == "kill" else connected.stop())
    fault.end()
    await connected.wait(seconds)
    await connected.connect()
    await connected.wait(60)


def boards(connected: ConnectedWorld) -> list[Screen]:
    """The messages in all channels that show the first round."""
    shown = [screen for channel in connected.guild.channels.values() for screen in connected.messages(channel)]
    return [screen for screen in shown if screen.says("board-title-pass", round=1)]


async def in_a_thread(connected: ConnectedWorld) -> None:
    await connected.change_settings(threads=True)
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.wait(2)
    connected.ana.begin(lobby, "start")


async def in_another_channel(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(5)
    await connected.ana.command("hearts pause")
    await connected.wait(5)
    await connected.ana.command("hearts back", channel=connected.server.add_channel(connected.guild, "other"))


async def after_it_was_deleted(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(5)
    connected.server.channels.remove(connected.channel, connected.board().message)
    await connected.ana.command("hearts hand")
    await connected.ana.pass_cards()


@pytest.mark.parametrize(("how", "seconds"), [("kill", 600), ("stop", 0)], ids=["kill, ten minutes", "stop"])
@pytest.mark.parametrize("begin", [in_a_thread, in_another_channel, after_it_was_deleted])
async def test_the_first_message_somewhere_else_is_posted_once_though_the_bot_ends_before_it_knows_of_it(
    connected: ConnectedWorld, begin: Callable[[ConnectedWorld], Awaitable[None]], how: str, seconds: float
) -> None:
    held = connected.server.faults.delay("POST", POST, lambda request: 4.0, when="after")
    await begin(connected)
    await again_after(connected, held, how, seconds)
    (shown,) = boards(connected)
    assert (await connected.table()).record.message_id == shown.id


async def test_a_result_is_posted_once_though_the_bot_is_killed_and_starts_after_ten_minutes(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, preset=short())
    held = connected.server.faults.delay("POST", POST, lambda request: 4.0, when="after")
    await connected.play_round()
    await again_after(connected, held, "kill", 600)
    (shown,) = [screen for screen in connected.messages() if "rematch" in screen.verbs]
    assert shown.message.attachments, "with its picture"


async def test_the_message_of_a_game_in_a_thread_never_takes_the_place_of_its_late_lobby(
    connected: ConnectedWorld,
) -> None:
    await connected.change_settings(threads=True)
    await connected.open_late(pace="slow", computers=2)
    await connected.wait(5)
    (lobby,) = connected.messages()
    await connected.ben.press(lobby, "join")
    cut = connected.server.faults.cut("POST", POST, times=None)
    await connected.ana.press(lobby, "start")
    await again_after(connected, cut, "kill")
    (shown,) = boards(connected)
    assert shown.id != lobby.id
    assert lobby.says("lobby-started-title")


async def test_a_game_that_went_on_elsewhere_says_so_in_its_old_channel_though_the_bot_is_killed_before_that(
    connected: ConnectedWorld,
) -> None:
    held = connected.server.faults.delay("POST", POST, lambda request: 4.0)
    connected.server.faults.cut("PATCH", f"/channels/{connected.channel.id}/messages/*", times=None)
    await in_another_channel(connected)
    old = connected.messages()[-1]
    await again_after(connected, held, "kill")
    connected.server.faults.clear()
    await connected.wait(JOB_RETRY)
    assert old.says("moved-title")


LOST: dict[str, Callable[[Faults], Fault]] = {
    "the connection breaks": lambda faults: faults.cut("POST", FOLLOW_UP, when="after"),
    "a server error, after which the library would ask again": lambda faults: faults.fail(
        "POST", FOLLOW_UP, 502, when="after"
    ),
    "no answer in time": lambda faults: faults.delay("POST", FOLLOW_UP, lambda request: 8.0, when="after"),
}


@pytest.mark.parametrize("name", LOST)
async def test_a_follow_up_is_posted_once_though_its_answer_is_lost(connected: ConnectedWorld, name: str) -> None:
    fault = LOST[name](connected.server.faults)
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(30)
    assert len(fault.met) == 1
    (shown,) = rounds(connected, 1)
    assert (await connected.table()).record.message_id == shown.message.id
    await connected.ana.pass_cards()
    await connected.wait(10)
    assert "✅ Ana" in shown.text, "it is the table's message from then on"


async def test_a_follow_up_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.wait(1)
    cut = connected.server.faults.cut("POST", FOLLOW_UP, when="after")
    connected.ana.begin(lobby, "start")
    await connected.until_met(cut)
    await connected.kill()
    await connected.connect()
    await connected.wait(30)
    (shown,) = rounds(connected, 1)
    assert (await connected.table()).record.message_id == shown.message.id


async def test_a_follow_up_that_discord_has_not_taken_is_posted_though_other_messages_are_there(
    connected: ConnectedWorld,
) -> None:
    """Those of another table, and a call to this one."""
    await connected.begin(connected.ben, computers=2)
    await connected.play_round()
    await connected.begin(connected.chidi, host=connected.dana, computers=2, pace="slow")
    cut = connected.server.faults.cut("POST", FOLLOW_UP)
    await connected.get_ready()
    await connected.until_met(cut)
    await connected.wait(30)
    (shown,) = [each for each in rounds(connected, 2) if each.buttons]
    assert (await connected.table()).record.message_id == shown.message.id


@pytest.mark.parametrize("refused", [False, True])
async def test_a_follow_up_is_posted_again_where_the_history_may_not_be_read(
    connected: ConnectedWorld, refused: bool
) -> None:
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    connected.server.forbid(connected.channel, read_message_history=False)
    if refused:
        connected.server.faults.fail("GET", "/channels/*/messages", 403, 50013)
    connected.server.faults.cut("POST", FOLLOW_UP)
    await connected.ana.press(lobby, "start")
    await connected.wait(30)
    assert len(rounds(connected, 1)) == 1


async def test_the_history_is_not_read_while_nothing_is_lost(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2)
    await connected.restart()
    await connected.play_round()
    await connected.get_ready()
    await connected.wait(10)
    assert len(rounds(connected, 2)) == 1
    assert not [each for each in connected.server.requests if each.method == "GET" and "/messages" in each.path]


async def test_a_message_that_is_deleted_again_and_again_is_posted_again_each_time(connected: ConnectedWorld) -> None:
    await second_round(connected)
    await connected.wait(30)
    for person in (connected.ana, connected.ben):
        old = connected.board().message
        connected.server.channels.remove(connected.channel, old)
        await person.command("hearts hand")
        await person.pass_cards()
        await connected.wait(10)
        assert connected.board().message.id > old.id
        assert (await connected.table()).record.message_id == connected.board().message.id


@pytest.mark.parametrize("readable", [True, False])
async def test_a_lobby_that_is_posted_late_is_posted_once_though_its_answer_is_lost(
    connected: ConnectedWorld, readable: bool
) -> None:
    if not readable:
        connected.server.faults.fail("GET", POST, 403, 50013, times=None)
    cut = connected.server.faults.cut("POST", POST, when="after", times=2)
    await connected.open_late()
    await connected.wait(30)
    assert len(cut.met) == (1 if readable else 2)
    (lobby,) = connected.messages()
    assert lobby.one("join")
    assert connected.ana.said() == []
    assert (await connected.table()).record.message_id == lobby.message.id


async def test_a_lobby_that_is_posted_again_after_a_kill_shows_who_has_joined_since(connected: ConnectedWorld) -> None:
    connected.server.faults.cut("POST", POST, when="after", times=None)
    await connected.open_late()
    await connected.wait(1)
    await connected.ben.command("hearts join")
    await connected.kill()
    connected.server.faults.clear()
    await connected.connect()
    await connected.wait(30)
    (lobby,) = connected.messages()
    assert "Ben" in lobby.text


@pytest.mark.parametrize("ahead", [0.0, 3_600.0], ids=["", "with a clock that is ahead"])
async def test_a_lobby_that_answers_a_command_is_posted_once_though_the_bot_is_killed_before_it_knows_of_it(
    connected: ConnectedWorld, ahead: float
) -> None:
    await set_clock(connected, ahead)
    held = connected.server.faults.delay("POST", CALLBACK, lambda request: 5.0, when="after")
    connected.ana.person.type(connected.channel, "hearts new")
    await connected.wait(1)
    assert len(held.met) == len(connected.messages()) == 1
    await connected.kill()
    connected.server.faults.clear()
    await connected.connect()
    await connected.wait(30)
    (lobby,) = connected.messages()
    assert (await connected.table()).record.message_id == lobby.message.id
    await connected.ben.press(lobby, "join")
    await connected.ana.press(lobby, "start")
    await connected.wait(10)
    assert "start" not in lobby.verbs


async def test_a_game_that_loses_its_thread_soon_after_its_lobby_was_posted_says_so(connected: ConnectedWorld) -> None:
    await connected.change_settings(threads=True)
    await connected.open_late()
    await connected.wait(2)
    (lobby,) = connected.messages()
    connected.server.faults.fail("POST", POST, 403, 160005)  # the first message in the thread
    await connected.ana.press(lobby, "start")
    await connected.wait(10)
    assert (await connected.table()).record.status is Status.SUSPENDED
    assert lobby.says("paused-title")
    await connected.ana.command("hearts back")
    await connected.wait(10)
    assert lobby.says("board-title-pass", round=1)
    await connected.stop()
    await connected.connect()
    await connected.ana.show(lobby)
    await connected.ana.pass_cards()
    await connected.wait(30)
    assert "scores" in lobby.verbs, "what was its lobby is the message of its round"
    assert (await connected.table()).record.message_id == lobby.id


@pytest.mark.parametrize("direct", [False, True])
async def test_nobody_is_called_twice_by_one_question_because_of_a_server_error(
    connected: ConnectedWorld, direct: bool
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.ana.pass_cards()
    if direct:
        await connected.bot.people.prefer(connected.ben.id, direct=True)
    failed = connected.server.faults.fail("POST", POST, 502, when="after")
    await connected.wait(PACES["slow"].nudge / 1000 + 10)
    assert failed.met
    private = [message for channel in connected.server.state.direct.values() for message in channel.messages]
    assert (len(private), len(connected.calls())) == ((1, 0) if direct else (0, 1))
