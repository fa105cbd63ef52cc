"""Left behind: what old messages say of a game that goes on in another channel, and which message a table takes up
after a start."""

import pytest

from bot.background import JOB_RETRY
from bot.tables.table import Table
from db import StoreUnavailable
from db.tables import TableStore
from tests.connected import ConnectedWorld, Screen
from tests.discord_server.faults import When
from tests.discord_server.state import Channel
from tests.people import short

POST, GET = ("POST", "/channels/*/messages"), ("GET", "/channels/*/messages")
SHORT = short()
ENDS = pytest.mark.parametrize("end", ["kill", "stop"])


def shown(world: ConnectedWorld, verb: str) -> list[Screen]:
    """The public messages in all channels that have a button of this verb."""
    screens = [screen for channel in world.guild.channels.values() for screen in world.messages(channel)]
    return [screen for screen in screens if verb in screen.verbs]


async def again(world: ConnectedWorld, end: str) -> None:
    """Ends the bot and starts it again, with a Discord that does as it is told."""
    await (world.kill() if end == "kill" else world.stop())
    world.server.faults.clear()
    await world.connect()
    await world.wait(120)


async def without_tokens(world: ConnectedWorld) -> None:
    """Starts the bot again, so that edits of the table's message count, and shows two people their hands."""
    await world.restart()
    for person in (world.ana, world.ben):
        await person.command("hearts hand")


async def go_on_in(world: ConnectedWorld, channel: Channel, *, after: float = 5.0) -> None:
    """Pauses the game where it is, and goes on with it in another channel so many seconds later."""
    here = world.server.state.channel((await world.table()).record.channel_id)
    await world.ana.command("hearts pause", channel=here)
    await world.wait(after)
    await world.ana.command("hearts back", channel=channel)
    await world.wait(after)


def few_cards(table: Table) -> bool:
    """Whether everybody has two cards at most."""
    return sum(len(table.game.hand(seat)) for seat in range(4)) <= 8


def without_ids(monkeypatch: pytest.MonkeyPatch, unlike: int | None = None) -> list[int]:
    """From now on the store fails between the two writes that keep a message; returns the ids that it did not keep."""
    refused, write = list[int](), TableStore.set_message

    async def full(self: TableStore, table_id: int, message_id: int | None, fence: object = None) -> None:
        if message_id in (None, unlike):
            await write(self, table_id, message_id)
            return
        refused.append(message_id)
        raise StoreUnavailable("full")

    monkeypatch.setattr(TableStore, "set_message", full)
    return refused


@pytest.mark.parametrize(("way", "thread"), [("B", True), ("BA", True), ("BC", False), ("BAB", False)])
async def test_every_message_that_a_game_has_left_names_the_channel_in_which_it_is_now(
    connected: ConnectedWorld, way: str, thread: bool
) -> None:
    await connected.change_settings(threads=thread)
    channels = {"A": connected.channel} | {name: connected.server.add_channel(connected.guild, name) for name in "BC"}
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.ana.press(lobby, "start")
    await connected.wait(8)
    for name in way:
        await go_on_in(connected, channels[name])
    await connected.wait(40)
    now = channels[way[-1]]
    screens = [screen for channel in connected.guild.channels.values() for screen in connected.messages(channel)]
    left = [screen for screen in screens if screen.says("moved-title")]
    assert len(left) == len(way) + thread, "each message that showed it, and the lobby of its thread"
    assert all(f"<#{now.id}>" in screen.text for screen in left)
    (board,) = shown(connected, "more")
    assert board.message.channel_id == now.id


@pytest.mark.parametrize(("late", "gap"), [(1.0, 0.5), (4.0, 0.5), (4.0, 2.0)])
async def test_an_edit_that_is_slow_does_not_undo_what_the_old_message_says(
    connected: ConnectedWorld, late: float, gap: float
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(10)
    other = connected.server.add_channel(connected.guild, "other")
    connected.server.faults.delay("PATCH", "/channels/*", lambda request: late)
    await go_on_in(connected, other, after=gap)
    connected.server.faults.clear()
    await connected.wait(60)
    assert not shown(connected, "go-on")
    assert [screen.message.channel_id for screen in shown(connected, "more")] == [other.id]


async def test_a_game_that_is_back_at_once_keeps_its_message(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(10)
    board = connected.board()
    connected.server.faults.delay("PATCH", "/channels/*", lambda request: 3.0)
    await go_on_in(connected, connected.server.add_channel(connected.guild, "other"), after=0.5)
    await go_on_in(connected, connected.channel, after=0.5)
    connected.server.faults.clear()
    await connected.wait(JOB_RETRY)
    assert [screen.id for screen in shown(connected, "more")] == [board.id]


async def test_a_game_that_gets_its_thread_while_the_press_is_answered_is_not_shown_in_the_channel(
    connected: ConnectedWorld,
) -> None:
    await connected.change_settings(threads=True)
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.wait(20)
    connected.server.faults.fail("PATCH", "/channels/*", 503)
    connected.server.faults.fail("PATCH", "/webhooks/*", 503)
    late = connected.server.faults.delay("POST", "/interactions/*", lambda request: 2.5, when="after")
    connected.ana.begin(lobby, "start")
    await connected.wait(60)
    assert late.met
    (board,) = shown(connected, "more")
    assert board.message.channel_id == lobby.id, "a thread has the id of its message"


@pytest.mark.parametrize("late", [2.0, 2.8])
async def test_a_press_whose_answer_arrives_late_does_not_open_the_message_of_a_round_again(
    connected: ConnectedWorld, late: float
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.play_round()
    await connected.wait(5)
    old = connected.board()
    waits = [late]
    connected.server.faults.delay("POST", "/interactions/*", lambda request: waits.pop() if waits else 0.0)
    connected.ana.begin(old, "ready")
    await connected.wait(0.2)
    await connected.ben.command("hearts ready")
    await connected.wait(60)
    assert connected.board().id != old.id
    assert "ready" not in old.verbs


@ENDS
async def test_the_result_comes_though_the_message_before_it_was_deleted_and_the_bot_ended_then(
    connected: ConnectedWorld, end: str
) -> None:
    await connected.begin(connected.ben, computers=2, preset=SHORT)
    await without_tokens(connected)
    await connected.play_on(until=few_cards)
    await connected.wait(10)
    connected.server.channels.remove(connected.channel, connected.board().message)
    connected.server.faults.fail(*POST, 503, times=None)
    await connected.play_on(until=lambda table: not table.alive)
    while (await connected.bot.store.tables.load(1)).table.message_id is not None:
        await connected.wait(0.1)
    await again(connected, end)
    assert len(shown(connected, "rematch")) == 1


@ENDS
async def test_the_result_comes_though_the_message_before_it_was_not_stored_completely(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    await connected.begin(connected.ben, computers=2, preset=SHORT)
    await connected.play_on(until=few_cards)
    await connected.wait(5)
    refused = without_ids(monkeypatch)
    await go_on_in(connected, connected.server.add_channel(connected.guild, "other"))
    while not refused:
        await connected.wait(0.1)
    await connected.play_on(until=lambda table: not table.alive)
    monkeypatch.undo()
    await again(connected, end)
    assert len(shown(connected, "rematch")) == 1
    assert not shown(connected, "more")


@ENDS
async def test_a_message_in_a_thread_that_was_not_stored_completely_is_not_posted_again(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    await connected.change_settings(threads=True)
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.wait(2)
    refused = without_ids(monkeypatch, unlike=lobby.id)
    connected.ana.begin(lobby, "start")
    while not refused:
        await connected.wait(0.1)
    monkeypatch.undo()
    await again(connected, end)
    assert [screen.id for screen in shown(connected, "more")] == refused[:1]


@pytest.mark.parametrize(("rounds", "end"), [(2, "nothing"), (3, "kill")])
async def test_a_message_whose_answer_was_lost_shows_its_round_though_that_ends_before_it_is_found(
    connected: ConnectedWorld, rounds: int, end: str
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow", preset=short(rounds))
    await without_tokens(connected)
    await connected.play_round()
    cut = connected.server.faults.cut(*POST, when="after", times=None)
    connected.server.faults.cut(*GET, times=None)  # an outage
    await connected.get_ready()
    await connected.until_met(cut)
    await connected.play_round()
    if end == "kill":
        await again(connected, end)
    connected.server.faults.clear()
    await connected.wait(JOB_RETRY)
    for number in (1, 2):
        title = "result-title-last" if number == rounds else "result-title"
        (screen,) = [screen for screen in connected.messages() if screen.says(title, round=number)]
        assert "more" not in screen.verbs
    assert len(shown(connected, "more")) == (rounds == 3), "the third has begun meanwhile"


@ENDS
async def test_the_lobby_of_a_rematch_that_began_at_once_is_closed_though_the_bot_ended_before_it_knew_of_it(
    connected: ConnectedWorld, end: str
) -> None:
    await connected.begin(connected.ben, computers=2, preset=SHORT)
    await connected.play_round()
    await connected.wait(20)
    (result,) = shown(connected, "rematch")
    connected.server.faults.delay("POST", "/interactions/*", lambda request: 2.0, when="after")
    connected.ana.begin(result, "rematch")
    await connected.wait(0.5)
    connected.ben.begin(result, "rematch")
    await connected.wait(1)
    assert (await connected.table(2)).begun
    await again(connected, end)
    assert not shown(connected, "start")
    assert len(shown(connected, "more")) == 1


@pytest.mark.parametrize(("late", "when"), [(1.0, "before"), (4.0, "after"), (8.0, "before")])
async def test_a_message_that_is_on_its_way_while_the_game_moves_is_left_behind_too(
    connected: ConnectedWorld, late: float, when: When
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow", preset=short(2))
    await without_tokens(connected)
    await connected.play_round()
    await connected.wait(5)
    other = connected.server.add_channel(connected.guild, "other")
    delay = connected.server.faults.delay(*POST, lambda request: late, when=when)
    await connected.get_ready()
    await connected.until_met(delay)
    await connected.ana.command("hearts pause")
    await connected.wait(0.1)
    await connected.ana.command("hearts back", channel=other)
    await connected.wait(10)
    connected.server.faults.clear()
    await connected.wait(100)
    assert [screen.message.channel_id for screen in shown(connected, "more")] == [other.id]
    assert not shown(connected, "go-on")


async def test_an_old_message_whose_edit_was_slow_names_the_channel_to_which_the_game_went_on_meanwhile(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(10)
    old = connected.board()
    second, third = (connected.server.add_channel(connected.guild, name) for name in "BC")
    await connected.ana.command("hearts pause")
    await connected.wait(5)
    delay = connected.server.faults.delay("PATCH", f"/channels/*/messages/{old.id}", lambda request: 12.0, when="after")
    await connected.ana.command("hearts back", channel=second)
    await connected.until_met(delay)
    await go_on_in(connected, third, after=1)
    await connected.wait(15)
    connected.server.faults.clear()
    await connected.wait(JOB_RETRY)
    assert f"<#{third.id}>" in old.text


async def test_a_game_that_leaves_its_own_thread_closes_its_message_there(connected: ConnectedWorld) -> None:
    await connected.change_settings(threads=True)
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.wait(5)
    thread = connected.server.state.channel((await connected.table()).record.channel_id)
    (old,) = connected.messages(thread)
    assert "hand" in old.verbs
    await connected.bot.tables.suspend(1)
    await connected.wait(30)
    assert not old.verbs
    assert f"<#{connected.channel.id}>" in old.text
    assert len(shown(connected, "go-on")) == 1


async def test_the_result_of_a_round_stays_one_though_it_is_drawn_while_the_game_is_paused(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow", preset=short(3))
    await connected.play_round()
    await connected.wait(5)
    old = connected.board()
    await connected.get_ready()
    await connected.wait(10)
    await connected.ana.command("hearts pause")
    await connected.wait(5)
    await connected.bot.store.posts.outdate_about(1, "round 0")
    connected.bot.outdated_messages.begin()
    await connected.wait(30)
    assert old.says("result-title", round=1)
    assert not old.verbs


async def test_a_game_that_may_not_be_shown_from_its_start_can_be_gone_on_with_from_its_lobby(
    connected: ConnectedWorld,
) -> None:
    lobby = await connected.open(connected.ben, computers=2, pace="slow")
    await connected.restart()
    await connected.wait(3)
    connected.server.forbid(connected.channel, connected.server.state.bot.id, send_messages=False)
    await connected.wait(3)
    await connected.ana.command("hearts start")
    await connected.wait(60)
    assert "go-on" in lobby.verbs


async def test_a_message_that_takes_no_more_edits_and_cannot_be_deleted_says_later_that_it_is_old(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await without_tokens(connected)
    old = connected.board()
    connected.server.faults.fail("PATCH", f"/channels/*/messages/{old.id}", 400, 30046, times=None)
    connected.server.faults.fail("DELETE", "*", 503, times=None)
    await connected.pass_all()
    await connected.wait(20)
    assert connected.board().id != old.id
    connected.server.faults.clear()
    await connected.wait(2 * JOB_RETRY)
    assert not old.verbs
