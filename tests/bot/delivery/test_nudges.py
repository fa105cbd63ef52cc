"""Nudges: calls that fail, and calls that cannot be deleted at once."""

from __future__ import annotations

import gc

import pytest

from bot.delivery.nudges import Question
from bot.tables.pace import PACES
from bot.tables.table import Table
from hearts import Phase
from tests.bot.shards.test_ownership import having
from tests.connected import ConnectedWorld, Screen
from tests.payloads import PING

NUDGE = PACES["slow"].nudge / 1000 + 1
SEND, DELETE = "/channels/*/messages", "/channels/*/messages/*"


def nudges(world: ConnectedWorld) -> list[Screen]:
    return [screen for screen in world.messages() if PING.search(screen.text)]


@pytest.fixture
async def waiting(connected: ConnectedWorld) -> ConnectedWorld:
    """A table at which only Ben has not passed."""
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.ana.pass_cards()
    await connected.wait(1)
    return connected


async def call_ben(world: ConnectedWorld) -> None:
    await world.wait(NUDGE)
    assert len(nudges(world)) == 1


async def test_a_call_is_deleted_though_the_connection_breaks(waiting: ConnectedWorld) -> None:
    await call_ben(waiting)
    cut = waiting.server.faults.cut("DELETE", DELETE, times=2)
    await waiting.ben.pass_cards()
    await waiting.wait(20)
    assert len(cut.met) == 2
    assert not nudges(waiting)


async def test_a_call_is_deleted_after_the_wait_that_discord_names(waiting: ConnectedWorld) -> None:
    await call_ben(waiting)
    limit = waiting.server.faults.limit("DELETE", DELETE, 70)
    await waiting.ben.pass_cards()
    await waiting.wait(65)
    assert len(limit.met) == 1
    await waiting.wait(20)
    assert not nudges(waiting)


async def test_a_call_that_may_not_be_deleted_is_left_alone(waiting: ConnectedWorld) -> None:
    await call_ben(waiting)
    refused = waiting.server.faults.fail("DELETE", DELETE, 403, 50013, times=None)
    await waiting.ben.pass_cards()
    await waiting.wait(600)
    assert len(refused.met) == 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_call_whose_connection_breaks_does_no_harm(waiting: ConnectedWorld, when: str) -> None:
    waiting.server.faults.cut("POST", SEND, when=when, times=None)  # type: ignore[arg-type]
    await waiting.wait(NUDGE)
    waiting.server.faults.clear()
    await waiting.ben.pass_cards()
    await waiting.wait(3)
    assert (await waiting.table()).game.phase is Phase.PLAYING


async def test_a_call_that_would_wait_for_a_rate_limit_is_left_out(waiting: ConnectedWorld) -> None:
    limit = waiting.server.faults.limit("POST", SEND, 300)
    await waiting.wait(NUDGE)
    assert limit.met
    await waiting.ben.pass_cards()
    await waiting.wait(3)
    assert not nudges(waiting)


async def test_a_direct_message_whose_connection_breaks_becomes_a_call_in_the_channel(
    connected: ConnectedWorld,
) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.ana.pass_cards()
    person = connected.ben
    settings = await person.command("settings me")
    await person.press(settings, next(item for item in settings.all("prefer") if item.arg.startswith("direct.")))
    broken = connected.server.faults.cut("POST", "/users/@me/channels")
    await connected.wait(NUDGE)
    assert broken.met
    assert len(nudges(connected)) == 1


async def test_a_call_for_two_stays_until_both_have_moved(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, computers=1, pace="slow")
    await connected.ana.pass_cards()
    await connected.wait(NUDGE)
    (call,) = nudges(connected)
    assert all(f"<@{person.id}>" in call.text for person in (connected.ben, connected.chidi))
    await connected.ben.pass_cards()
    await connected.wait(10)
    assert call.exists
    await connected.chidi.pass_cards()
    await connected.wait(10)
    assert not call.exists


async def test_a_cancelled_call_is_not_left_to_the_garbage_collector(
    waiting: ConnectedWorld,
) -> None:
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
    with having() as (nothing, _), monkeypatch.context() as patch:
        patch.setattr(waiting.bot.tables, "ownership", nothing)
        waiting.bot.boards.lose([1])
        waiting.bot.boards.mark_dirty(1)
        await waiting.wait(NUDGE)
    assert not [request.path for request in waiting.server.requests[mark:] if request.path.startswith("/channels")]
    await waiting.ben.pass_cards()
    await waiting.until_asked()
    await waiting.bot.nudges.close()
    await waiting.wait(NUDGE)
    assert not nudges(waiting)
