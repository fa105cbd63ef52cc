"""Exempt requests: what the token of a press on a table's message is used for, and what happens when it is refused."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.exempt_requests import USED_FOR, ExemptRequests
from bot.messages.subjects import subject_now
from bot.tables.person import Person as Sitter
from bot.transport.library import Library
from bot.ui.items import Layout, screen
from tests.connected import ConnectedWorld
from tests.discord_server.faults import Fault, Faults
from tests.world import World

FOLLOW_UP = "/webhooks/*/*/messages/[0-9]*"
"""Where a follow-up is edited; a panel is ``@original``."""
COUNTED = ("edit", "post", "delete")


def counted(world: World, mark: int) -> int:
    counts = world.watch.count(mark)
    return sum(counts[kind] for kind in COUNTED)


def sent(world: World, mark: int) -> list[str]:
    """What was sent since then beside answers."""
    return [request.kind for request in world.watch.since(mark) if request.kind != "answer"]


# -- what a token is used for


async def test_a_game_sends_no_request_that_counts_while_its_token_is_young(world: World) -> None:
    mark = len(world.watch.requests)
    await world.begin(world.ben, computers=2)
    await world.pass_all()
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)
    await world.skip_round()
    await world.wait(3)
    assert world.board().says("result-title", round=1)
    await world.go_on()
    await world.wait(3)
    assert world.board().says("board-title-pass", round=2)
    assert counted(world, mark) == 0
    rounds = [request for request in world.watch.since(mark) if request.kind == "follow-up"]
    assert [request.private for request in rounds] == [False, False]
    assert world.watch.count(mark)["exempt"] > 3


async def test_a_press_on_ready_below_a_result_lends_its_token(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.restart()
    await world.skip_round()
    await world.wait(3)
    assert world.board().says("result-title", round=1)
    mark = len(world.watch.requests)
    await world.ana.press(world.board(), "ready")
    await world.ben.press(world.board(), "ready")
    await world.wait(3)
    assert world.board().says("board-title-pass", round=2)
    assert counted(world, mark) == 0


async def test_a_press_on_an_older_message_leaves_the_token_of_the_newer_one(world: World) -> None:
    """The token of a press on the lobby could not edit the message of the round."""
    lobby = await world.open(computers=3)
    join = lobby.one("join").custom_id
    await world.ana.press(lobby, "start")
    await world.wait(2)
    await world.ana.show(world.board())
    mark = len(world.watch.requests)
    await world.at_once((world.ben, lobby, join, None))
    assert (await world.table()).seat_of(world.ben.id) is not None
    await world.ana.pass_cards()
    await world.wait(5)
    assert world.board().says("board-title-trick", round=1, trick=1)
    assert counted(world, mark) == 0


async def test_a_lobby_is_edited_through_the_token_of_its_command(connected: ConnectedWorld) -> None:
    lobby = await connected.open(computers=2)
    mark = len(connected.server.requests)
    await connected.ben.command("hearts join")
    await connected.wait(3)
    assert "Ben" in lobby.text
    edits = [request for request in connected.server.requests[mark:] if request.method == "PATCH"]
    assert [request.path.rpartition("/")[2] for request in edits] == ["@original"]


async def test_neither_a_busy_process_nor_other_tables_of_its_channel_hold_up_a_message_with_a_token(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    boards = connected.bot.boards
    connected.bot.budget.share(0)
    boards._throttles.of(connected.channel.id).back_off(connected.time.milliseconds() + 60_000)
    await connected.ana.pass_cards()
    await connected.wait(1)
    assert "✅ Ana" in connected.board().text
    await connected.ben.pass_cards()
    await connected.wait(3)
    assert connected.board().says("board-title-trick", round=1, trick=1)
    assert not boards._edits._sent, "nothing counts"


# -- when it is not used


@pytest.mark.parametrize("after", ["fourteen minutes", "a restart"])
async def test_after_fourteen_minutes_or_a_restart_edits_count_and_none_is_tried_in_vain(
    world: World, after: str
) -> None:
    await world.begin(world.ben, computers=2, pace="slow")
    await (world.restart() if after == "a restart" else world.later(USED_FOR / 1000))
    mark = len(world.watch.requests)
    await world.ana.command("hearts hand")
    await world.ana.pass_cards()
    await world.wait(5)
    assert "✅ Ana" in world.board().text
    counts = world.watch.count(mark)
    assert (counts["edit"], counts["exempt"]) == (1, 0)


async def test_the_messages_of_a_thread_are_not_sent_through_the_token_of_a_press_in_its_channel(world: World) -> None:
    await world.change_settings(threads=True)
    lobby = await world.open(world.ben, computers=2, pace="slow")
    mark = len(world.watch.requests)
    await world.ana.press(lobby, "start")
    await world.wait(2)
    (world.channel,) = world.channel.threads
    assert world.board().says("board-title-pass", round=1)
    assert (world.watch.count(mark)["post"], world.watch.count(mark)["follow-up"]) == (1, 0)
    mark = len(world.watch.requests)
    await world.ana.pass_cards(await world.ana.show(world.board()))
    await world.wait(30)
    assert "✅ Ana" in world.board().text
    assert sent(world, mark) == ["edit"], "and none is tried in vain"


async def test_the_token_of_a_press_in_another_channel_is_not_used(world: World) -> None:
    """As while a game moves into its thread, and somebody presses in the lobby."""
    await world.begin(world.ben, computers=2, pace="slow")
    await world.restart()
    table, shown = await world.table(), world.board()
    pressed: Any = SimpleNamespace(channel_id=shown.channel_id + 1, token="of another channel", extras={})
    subject = subject_now(table)
    world.bot.boards.answered(table, pressed, shown.id, subject, world.bot.boards.draw(table, subject))
    mark = len(world.watch.requests)
    await world.ana.command("hearts hand")
    await world.ana.pass_cards()
    await world.wait(5)
    assert "✅ Ana" in world.board().text
    assert sent(world, mark) == ["post"], "the message in the other channel is left behind"
    mark = len(world.watch.requests)
    await world.ben.pass_cards(await world.ben.show(world.board()))
    await world.wait(5)
    assert world.board().says("board-title-trick", round=1, trick=1)
    assert "edit" in sent(world, mark)


def test_a_token_is_used_for_less_than_the_fifteen_minutes_that_discord_accepts_it() -> None:
    assert USED_FOR < 15 * 60_000
    assert not ExemptRequests().usable(0)


# -- what Discord may answer


REFUSALS: dict[str, Callable[[Faults], Fault]] = {
    "the token is too old": lambda faults: faults.fail("PATCH", FOLLOW_UP, 401, 50027, times=None),
    "an unknown webhook": lambda faults: faults.fail("PATCH", FOLLOW_UP, 404, 10015, times=None),
    "not a message of this token": lambda faults: faults.fail("PATCH", FOLLOW_UP, 404, 10008, times=None),
    "an outage": lambda faults: faults.fail("PATCH", FOLLOW_UP, 500, times=None),
    "a limit": lambda faults: faults.limit("PATCH", FOLLOW_UP, 60),
    "no connection": lambda faults: faults.cut("PATCH", FOLLOW_UP, times=None),
}


async def test_whatever_discord_answers_the_message_is_edited_by_a_request_that_counts(
    connected: ConnectedWorld,
) -> None:
    for name, refuse in REFUSALS.items():
        number = await connected.begin(connected.ben, computers=2, pace="slow")
        fault = refuse(connected.server.faults)
        await connected.ana.pass_cards(connected.ana.panels[number])
        await connected.wait(7)
        assert fault.met, name
        assert "✅ Ana" in connected.board(number).text, name
        tried = len(fault.met)
        await connected.ben.pass_cards(connected.ben.panels[number])
        await connected.wait(4)
        assert connected.board(number).says("board-title-trick", round=1, trick=1), name
        assert len(fault.met) == tried, f"{name}: a token that was refused is not used again"
        connected.server.faults.clear()
        await connected.bot.tables.end(number, Sitter(connected.ana.id, "", may_manage=True))
        await connected.wait(2)


async def test_no_press_waits_for_a_request_through_a_token(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    held = connected.server.faults.hold("PATCH", FOLLOW_UP)
    await connected.ana.pass_cards()
    await connected.wait(2)
    assert held.met
    panel = await connected.ben.pass_cards()
    assert "toggle" not in panel.verbs, "the press was answered meanwhile"
    held.release()
    await connected.wait(4)
    assert connected.board().says("board-title-trick", round=1, trick=1)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (403, 50001)])
async def test_a_follow_up_that_is_refused_is_posted_by_a_request_that_counts(
    connected: ConnectedWorld, status: int, code: int
) -> None:
    fault = connected.server.faults.fail("POST", "/webhooks/*", status, code, times=None)
    await connected.begin(connected.ben, computers=2)
    assert len(fault.met) == 1
    shown = [board for board in connected.messages() if board.says("board-title-pass", round=1)]
    assert len(shown) == 1


# -- the token itself


class Through(Library):
    """Sends through tokens what a test lets arrive; notes their values."""

    def __init__(self) -> None:
        self.used: list[str] = []
        self.error: Exception | None = None
        self.meanwhile: Callable[[], object] = lambda: None

    async def post_follow_up(self, token: str, layout: Layout) -> int:
        await self.edit_original(token, layout)
        return 7

    async def edit_original(self, token: str, layout: Layout, file: discord.File | None = None) -> None:
        self.used.append(token)
        self.meanwhile()
        if self.error is not None:
            raise self.error


def kept(value: str, exempt: ExemptRequests | None = None) -> ExemptRequests:
    """Knows the token of a press at time 0."""
    exempt = exempt or ExemptRequests()
    pressed: Any = SimpleNamespace(channel_id=1, token=value, extras={})
    exempt.keep(pressed, 7, 0)
    return exempt


async def test_a_refused_token_leaves_a_newer_one_that_came_meanwhile() -> None:
    exempt, through = kept("first"), Through()
    through.error, through.meanwhile = TimeoutError(), partial(kept, "second", exempt)
    assert not await exempt.edit(through, 7, screen(), 0)
    through.error = None
    assert await exempt.edit(through, 7, screen(), 0)
    assert through.used == ["first", "second"]


async def test_a_message_that_may_have_been_posted_is_not_simply_posted_again() -> None:
    through = Through()
    through.error = TimeoutError()
    exempt = kept("first")
    with pytest.raises(TimeoutError):
        await exempt.post(through, 1, screen(), 0)
    assert await exempt.post(through, 1, screen(), 0) is None, "the token is not used again"
    assert await kept("second").post(through, 1, screen(), USED_FOR) is None, "nor an old one"
    assert await kept("second").post(through, 2, screen(), 0) is None, "nor one of another channel"
    assert through.used == ["first"]
