"""Nudges: calls that fail, and calls that cannot be deleted at once."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace

import discord
import pytest

from bot.messages.nudges import Nudges, Question
from bot.messages.subjects import CALL, about_call
from bot.tables import calls
from bot.tables.errors import NotAllowed
from bot.tables.pace import PACES
from bot.tables.table import Table
from bot.transport.failures import FAILED
from db import Post, StoreError
from hearts import Pass, Phase
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.test_shards import owning
from tests.bot.transport.test_failures import refused
from tests.connected import ConnectedWorld
from tests.discord_server.faults import When
from tests.driven_time import DrivenTime
from tests.hearts.table import Table as Round
from tests.hindered import fail, keep_failing

NUDGE = PACES["slow"].nudge / 1000 + 1
SEND, DELETE = "/channels/*/messages", "/channels/*/messages/*"


@pytest.fixture
async def waiting(connected: ConnectedWorld) -> ConnectedWorld:
    """A table at which only Ben has not passed."""
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.ana.pass_cards()
    await connected.wait(1)
    return connected


async def call_ben(world: ConnectedWorld) -> None:
    await world.wait(NUDGE)
    assert len(world.calls()) == 1


async def test_a_call_is_deleted_though_the_connection_breaks(waiting: ConnectedWorld) -> None:
    await call_ben(waiting)
    cut = waiting.server.faults.cut("DELETE", DELETE, times=2)
    await waiting.ben.pass_cards()
    await waiting.wait(20)
    assert len(cut.met) == 2
    assert not waiting.calls()


@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.parametrize("when", ["before the move", "after it"])
async def test_a_call_is_deleted_though_the_bot_was_killed(waiting: ConnectedWorld, when: str, direct: bool) -> None:
    if direct:
        await waiting.bot.people.prefer(waiting.ben.id, direct=True)
    await waiting.wait(NUDGE)
    assert len(private_calls(waiting) if direct else waiting.calls()) == 1
    if when == "after it":
        waiting.server.faults.fail("DELETE", DELETE, 500, times=None)
        await waiting.ben.pass_cards()
        await waiting.wait(1)
    await waiting.kill()
    waiting.server.faults.clear()
    await waiting.connect()
    await waiting.wait(10)
    if when != "after it":
        assert len(private_calls(waiting) if direct else waiting.calls()) == 1
        await waiting.ben.pass_cards()
        await waiting.wait(10)
    assert not waiting.calls()
    assert not private_calls(waiting)
    assert await waiting.bot.store.posts.of_running(CALL) == ()


@pytest.mark.parametrize("killed", [True, False])
async def test_a_call_that_discord_took_is_deleted_though_the_bot_does_not_know_of_it(
    waiting: ConnectedWorld, killed: bool
) -> None:
    cut = waiting.server.faults.cut("POST", SEND, when="after", times=None)
    await waiting.until_met(cut)
    if killed:
        await waiting.kill()
        cut.end()
        await waiting.connect()
    await waiting.wait(60)
    assert len(waiting.calls()) == 1
    await waiting.ben.command("hearts hand")
    await waiting.ben.pass_cards()
    await waiting.wait(10)
    assert not waiting.calls()


def private_calls(world: ConnectedWorld) -> list[object]:
    return [message for channel in world.server.state.direct.values() for message in channel.messages]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10008)], ids=["forbidden", "deleted by somebody"])
async def test_a_call_that_cannot_be_deleted_is_left_alone(waiting: ConnectedWorld, status: int, code: int) -> None:
    await call_ben(waiting)
    refused = waiting.server.faults.fail("DELETE", DELETE, status, code, times=None)
    await waiting.ben.pass_cards()
    await waiting.wait(600)
    assert len(refused.met) == 1
    assert (await waiting.table()).game.phase is Phase.PLAYING


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_call_whose_answer_is_lost_stands_there_once_and_is_deleted(
    waiting: ConnectedWorld, when: When
) -> None:
    cut = waiting.server.faults.cut("POST", SEND, when=when)
    await waiting.wait(NUDGE)
    assert cut.met
    await waiting.wait(10)
    assert len(waiting.calls()) == 1
    await waiting.ben.pass_cards()
    await waiting.wait(3)
    assert not waiting.calls()


async def test_a_call_that_would_wait_for_a_rate_limit_is_left_out(waiting: ConnectedWorld) -> None:
    limit = waiting.server.faults.limit("POST", SEND, 300)
    await waiting.wait(NUDGE)
    assert limit.met
    await waiting.ben.pass_cards()
    await waiting.wait(3)
    assert not waiting.calls()


async def test_a_cancelled_call_is_not_left_to_the_garbage_collector(waiting: ConnectedWorld) -> None:
    """A cancelled task that its owner keeps is a reference cycle, which holds the table and everything drawn of it. A
    timer that is not cancelled is kept by the event loop until it is due."""
    gc.collect()
    gc.disable()
    try:
        before = in_memory(Table)
        await waiting.ben.pass_cards()
        for _ in range(3):
            await (await waiting.until_turn()).play()
        await waiting.quiet()
        assert in_memory(Table) <= before
        assert in_memory(Question) <= 1, "the questions that were answered"
    finally:
        gc.enable()


def in_memory(kind: type) -> int:
    return sum(type(each) is kind for each in gc.get_objects())


async def test_nobody_is_called_and_nothing_drawn_by_a_process_that_has_lost_the_table_or_stops(
    waiting: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = len(waiting.server.requests)
    with owning() as (nothing, _), monkeypatch.context() as patch:
        patch.setattr(waiting.bot.tables, "ownership", nothing)
        waiting.bot.boards.forget([1])
        waiting.bot.boards.mark_dirty(1)
        await waiting.wait(NUDGE)
    assert not [request.path for request in waiting.server.requests[mark:] if request.path.startswith("/channels")]
    await waiting.ben.pass_cards()
    await waiting.until_asked()
    await waiting.bot.nudges.close()
    await waiting.wait(NUDGE)
    assert not waiting.calls()


class Called:
    """The nudges of one table, with senders that note whom they call."""

    def __init__(self, time: DrivenTime, table: Table) -> None:
        self.time, self.table = time, table
        self.calls: list[list[int]] = []
        self.taken_back: list[int] = []
        self.kept: list[Post] = []
        """The calls that are stored."""
        self.full = False
        self.store = SimpleNamespace(posts=self)
        self.storing: Callable[[], None] = lambda: None
        """Happens while it is stored who is called."""
        self.sending: Callable[[], None] = lambda: None
        """Happens while the call is sent."""
        self.ownership = SimpleNamespace(owns=lambda guild_id: True)
        self.repository, self.channels, self.now = self, self, time.milliseconds
        self.nudges = Nudges(self, self, SimpleNamespace(nudge=self._direct))  # type: ignore[arg-type]

    async def get(self, table_id: int) -> Table:
        return self.table

    async def change(self, table_id: int, step: Callable[[Table], Table]) -> Table:
        self.table = step(self.table)
        self.storing()
        return self.table

    def may_call(self, table: Table) -> bool:
        return True

    async def nudge(self, table: Table, player_ids: list[int]) -> int:
        self.calls.append(player_ids)
        self.sending()
        return len(self.calls)

    async def delete(self, channel_id: int, message_id: int) -> None:
        self.taken_back.append(message_id)

    async def find(self, *asked: object) -> list[tuple[int, str]]:
        return []

    async def keep(self, call: Post) -> None:
        if self.full:
            raise StoreError("no")
        self.kept.append(call)

    async def forget(self, message_id: int) -> None:
        self.kept = [call for call in self.kept if call.message_id != message_id]

    async def _direct(self, table: Table, player_id: int) -> None:
        return None

    def post(self, prompt: int) -> Post:
        """A call to this question that was sent before a start."""
        return Post(77, 1, self.table.record.channel_id, about_call(prompt, 1))

    def passes(self, seat: int) -> None:
        """Somebody passes their cards."""
        game = self.table.game.act(seat, Pass(self.table.game.hand(seat)[:3]))
        self.table = Table(self.table.record, self.table.seats, self.table.rules, game)
        self.nudges.update(self.table)

    async def wait(self, seconds: float) -> None:
        await self.time.pass_by(seconds)


@pytest.fixture
async def called() -> AsyncIterator[Called]:
    """Ana and Ben, who have not passed, and two computer players."""
    hands = ("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S QS", "2H 3H 4H 5H 6H")
    table = playing(Round(*hands, passing="left").game, BEN, pace="slow")
    with (time := DrivenTime()).driving():
        called = Called(time, table)
        called.nudges.update(table)
        yield called
        await called.nudges.close()


async def test_somebody_who_takes_a_seat_that_is_asked_is_called_too(called: Called) -> None:
    await called.wait(NUDGE)
    called.table = called.table.with_seat(1, player_id=CHIDI.id, called=None)
    called.nudges.update(called.table)
    await called.wait(NUDGE - 2)
    assert called.calls == [[ANA.id, BEN.id]]
    await called.wait(2)
    assert called.calls == [[ANA.id, BEN.id], [CHIDI.id]]


async def test_somebody_who_moves_while_a_call_is_stored_is_not_called(called: Called) -> None:
    called.storing = lambda: called.passes(1)
    await called.wait(NUDGE)
    assert called.calls == [[ANA.id]]


async def test_a_call_is_taken_back_though_all_have_moved_while_it_was_sent(called: Called) -> None:
    def all_move() -> None:
        for seat in range(4):
            called.passes(seat)

    called.sending = all_move
    await called.wait(NUDGE)
    assert (called.calls, called.taken_back, called.kept) == ([[ANA.id, BEN.id]], [1], [])


async def test_a_call_that_the_store_does_not_take_is_taken_back_all_the_same(called: Called) -> None:
    called.full = True
    await called.wait(NUDGE)
    called.passes(0)
    called.passes(1)
    await called.wait(1)
    assert (called.calls, called.taken_back) == ([[ANA.id, BEN.id]], [1])


async def test_somebody_who_was_not_called_before_a_stop_is_called_after_it(called: Called) -> None:
    """The call to Ana was sent, and Ben has come to his seat since."""
    called.table = calls.call(called.table, called.table.game.prompt, [ANA.id])
    called.nudges.forget([1])
    await called.nudges.adopt(called.post(called.table.game.prompt), 1)
    await called.nudges.resume(1)
    await called.wait(NUDGE)
    assert (called.calls, called.taken_back) == ([[BEN.id]], [])
    called.passes(0)
    await called.wait(1)
    assert called.taken_back == [77]


async def test_a_call_that_discord_takes_only_after_a_handover_is_not_sent_any_more(called: Called) -> None:
    """The next holder of the shard knows nothing of it, and this process is not told when they move."""

    def out_of_order() -> None:
        raise discord.RateLimited(60)

    called.sending = out_of_order
    await called.wait(NUDGE)
    assert called.calls == [[ANA.id, BEN.id]]
    called.nudges.forget([1])
    called.sending = lambda: None
    await called.wait(3600)
    assert called.calls == [[ANA.id, BEN.id]]


async def test_a_call_that_is_on_its_way_during_a_handover_is_taken_back(called: Called) -> None:
    called.sending = lambda: called.nudges.forget([1])
    await called.wait(NUDGE)
    assert (called.calls, called.taken_back, called.kept) == ([[ANA.id, BEN.id]], [1], [])


async def test_a_call_that_was_sent_before_a_handover_is_left_to_the_next_holder(called: Called) -> None:
    await called.wait(NUDGE)
    called.nudges.forget([1])
    await called.wait(1)
    assert (called.taken_back, len(called.kept)) == ([], 1)


async def test_people_are_called_though_the_process_had_no_leases_just_then(called: Called) -> None:
    called.ownership = SimpleNamespace(owns=lambda guild_id: False)
    await called.wait(NUDGE)
    called.ownership = SimpleNamespace(owns=lambda guild_id: True)
    await called.nudges.resume(1)
    await called.wait(NUDGE)
    assert called.calls == [[ANA.id, BEN.id]]


async def test_people_are_called_though_the_store_could_not_be_used_just_then(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, called, "change", StoreError("full"), StoreError("full"))
    await called.wait(NUDGE + 60)
    assert called.calls == [[ANA.id, BEN.id]]


@pytest.mark.parametrize("moves", [False, True], ids=["everybody", "unless they have moved meanwhile"])
@pytest.mark.parametrize(("seconds", "after"), [(170, 16), (3_000, 2_700)])
async def test_people_are_called_after_an_outage_of_discord(
    called: Called, monkeypatch: pytest.MonkeyPatch, seconds: int, after: int, moves: bool
) -> None:
    with monkeypatch.context() as outage:
        keep_failing(outage, called, "nudge", refused(503))
        await called.wait(NUDGE + seconds)
    if moves:
        called.passes(1)
    await called.wait(after)
    assert called.calls == [[ANA.id] if moves else [ANA.id, BEN.id]]


@pytest.mark.parametrize("known", [True, False])
async def test_a_call_to_an_earlier_question_is_taken_back_after_a_start(called: Called, known: bool) -> None:
    if not known:
        called.nudges.forget([1])
    await called.nudges.adopt(called.post(called.table.game.prompt - 1), 2)
    await called.wait(1)
    assert called.taken_back == [77]
    await called.wait(NUDGE)
    assert called.calls == [[ANA.id, BEN.id]], "they are called to the present question as before"


async def test_a_call_that_is_known_already_is_taken_back_once(called: Called) -> None:
    await called.wait(NUDGE)
    for _ in range(2):
        await called.nudges.adopt(called.kept[0], 2)
    called.passes(0)
    called.passes(1)
    await called.wait(1)
    assert called.taken_back == [1]


@pytest.mark.parametrize(
    ("what", "failure"), [*(("sending", kind) for kind in FAILED), ("storing", StoreError), ("storing", NotAllowed)]
)
async def test_a_call_that_cannot_be_stored_or_sent_is_left_out(
    called: Called, what: str, failure: type[Exception]
) -> None:
    def fail() -> None:
        raise failure("no")

    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    setattr(called, what, fail)
    await called.wait(2 * NUDGE)
    assert complaints == []
