"""Stopping: what has begun is finished, nothing new is begun, and no line of the log is an error."""

import asyncio
import io
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.answers.feature import Feature
from bot.answers.interactions import FINISHING
from bot.program import _cancel_on_signals
from bot.tables.person import Person as Seated
from db import Store
from tests.connected import ConnectedWorld, Member
from tests.db.template import database_at
from tests.discord_server import Person
from tests.discord_server.faults import Hold
from tests.discord_server.state import Interaction
from tests.driven_time import until
from tests.processes import Process, Processes, processes
from tests.processes import until as patiently

ANSWER = "/interactions/*/*/callback"


async def held_play(world: ConnectedWorld) -> tuple[Member, Interaction, Hold]:
    """Somebody has played a card, and the answer is under way."""
    await world.begin_first_trick(pace="slow")
    person = await world.until_turn()
    hold = world.server.faults.hold("POST", ANSWER)
    asked = person.begin(person.panel, person.panel.first_card)
    await until(lambda: bool(hold.met))
    return person, asked, hold


async def test_an_answer_that_is_on_its_way_gets_through(connected: ConnectedWorld, log_lines: io.StringIO) -> None:
    person, asked, hold = await held_play(connected)
    stopping = asyncio.create_task(connected.disconnect(), name="the bot stops")
    await connected.quiet()
    assert not stopping.done()
    hold.release()
    await stopping
    assert asked.answered.is_set()
    assert not person.panel.playable
    assert '"level": "error"' not in log_lines.getvalue()
    await connected.connect()
    assert len((await connected.table()).game.trick.plays) == 1


async def test_features_stop_while_tables_still_take_what_they_store(connected: ConnectedWorld) -> None:
    tables, closed = connected.bot.tables, list[bool]()
    number = await connected.begin(connected.ben, computers=2)

    async def close() -> None:
        closed.append((await tables.mark_hinted(number, Seated(connected.ben.id, "Ben"))).alive)

    connected.bot.add_feature(Feature(closing=[SimpleNamespace(close=close)]))
    await connected.disconnect()
    assert closed == [True]
    await connected.connect()
    assert [seat.name for seat in (await connected.table()).seats if seat.hinted] == ["Ben"]


async def test_presses_during_a_stop_are_not_begun(connected: ConnectedWorld, log_lines: io.StringIO) -> None:
    _, _, hold = await held_play(connected)
    stopping = asyncio.create_task(connected.disconnect(), name="the bot stops")
    await connected.quiet()
    late = [
        connected.dana.begin(connected.dana.panel, "refresh"),
        connected.dana.person.type(connected.channel, "hearts new"),
    ]
    await connected.quiet()
    hold.release()
    await stopping
    assert not any(asked.answered.is_set() for asked in late)
    assert '"level": "error"' not in log_lines.getvalue()
    await connected.connect()
    assert len(await connected.bot.tables.of_player(connected.dana.id)) == 1


async def test_a_stop_waits_for_answers_no_longer_than_it_says(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    await held_play(connected)
    stopping = asyncio.create_task(connected.disconnect(), name="the bot stops")
    await connected.wait(FINISHING - 0.1)
    assert not stopping.done()
    await connected.wait(0.2)
    await stopping
    assert '"level": "error"' not in log_lines.getvalue()
    connected.server.faults.clear()
    await connected.connect()
    assert len((await connected.table()).game.trick.plays) == 1


async def test_a_stop_just_after_a_start_is_quiet(connected: ConnectedWorld, log_lines: io.StringIO) -> None:
    for _ in range(3):
        await connected.ana.command("hearts new")
    connected.registers = True
    await connected.disconnect()
    await connected.start()
    identified = connected.server.gateway.identified
    await until(lambda: connected.server.gateway.identified > identified)
    while not connected.bot.is_ready():  # after that it resumes the tables one by one
        await connected.wait(0.02)
    await connected.restart()
    assert '"level": "error"' not in log_lines.getvalue()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
@pytest.mark.parametrize("ignored", [False, True])
async def test_a_signal_cancels_the_program_once_unless_it_was_started_to_ignore_it(
    number: signal.Signals, ignored: bool
) -> None:
    before = signal.signal(number, signal.SIG_IGN if ignored else lambda number, frame: None)
    task = asyncio.create_task(asyncio.sleep(60))
    await asyncio.sleep(0)
    _cancel_on_signals(task)
    try:
        for _ in range(2):
            signal.raise_signal(number)
        await asyncio.sleep(0.001)  # the event loop hears of a signal through a socket
        assert task.cancelling() == (0 if ignored else 1)
    finally:
        asyncio.get_running_loop().remove_signal_handler(number)
        signal.signal(number, before)
        task.cancel()


async def started(world: Processes) -> Process:
    """The whole program in a process of its own."""
    process = await world.start()
    await patiently(lambda: process.said('"ready"') > 0, "it is not ready")
    return process


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
async def test_a_signal_stops_the_program_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    url = database_at(tmp_path / "hearts.db")
    async with processes(url, tmp_path, 1) as world:
        server, process = world.server, await started(world)
        guild = server.add_guild("Card club")
        channel, ana = server.add_channel(guild, "hearts"), Person(server, guild, "Ana")
        await patiently(lambda: bool(server.state.commands), "the commands are not registered")
        hold = server.faults.hold("POST", ANSWER)
        asked = ana.type(channel, "hearts new")
        await patiently(lambda: bool(hold.met))
        process.send(number)
        await patiently(lambda: process.said('"stopping"') > 0)
        hold.release()
        assert await process.ended() == 0
        assert asked.answered.is_set()
        assert [process.said(word) for word in ('"error"', '"warning"', "Traceback")] == [0, 0, 0]
    store = await Store.open(url)
    assert len(await store.tables.to_resume()) == 1
    await store.close()


@pytest.mark.slow
async def test_a_program_whose_shard_waits_to_connect_again_can_be_stopped(tmp_path: Path) -> None:
    """Five seconds before it identifies anew. discord.py ignores it there if its task is cancelled."""
    async with processes(database_at(tmp_path / "hearts.db"), tmp_path, 1) as world:
        process, gateway = await started(world), world.server.gateway
        beats = gateway.heartbeats
        gateway.invalidate()
        await patiently(lambda: gateway.heartbeats > beats)  # each connection begins with one
        process.send(signal.SIGTERM)
        assert await process.ended() == 0
        assert process.said('"error"') == 0
