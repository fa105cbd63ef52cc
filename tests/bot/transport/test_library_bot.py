"""Admission: the bot waits as long as Discord tells it to, says so, and goes on by itself."""

import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.transport.library_bot import FIRST_PAUSE
from tests.bot.test_monitoring import monitored, read
from tests.connected import ConnectedWorld, online
from tests.databases import SQLite
from tests.discord_server.gateway import WRONG_TOKEN

PAGE = "<!DOCTYPE html>\n<html><head><title>Access denied</title></head><body>" + "You are being rate limited. " * 99
HOUR = 3_600


@pytest.fixture
async def stopped(tmp_path: Path) -> AsyncIterator[ConnectedWorld]:
    """A bot that has stopped, on three shards."""
    async with online(SQLite(tmp_path / "hearts.db"), shards=3) as world:
        await world.disconnect()
        world.server.requests.clear()
        world.server.gateway.identified = 0
        yield world
        world.server.faults.clear()
        if not world.bots:
            await world.connect()


async def test_whoever_is_shut_out_waits_as_long_as_the_page_says(
    stopped: ConnectedWorld, log_lines: io.StringIO
) -> None:
    stopped.server.faults.shut_out(HOUR, PAGE)
    bot = await stopped.start()
    await stopped.wait(HOUR - 60)
    assert len(stopped.server.requests) == 1
    async with monitored(stopped) as address:
        status, said = await read(f"{address}/health")
    assert (status, said) == (503, bot.complaint())
    assert said.startswith("Discord lets the bot in again at 20")
    assert "it was asked too often" in said
    (line,) = [line for line in log_lines.getvalue().splitlines() if "waits for Discord" in line]
    assert f'"seconds": {HOUR}' in line
    assert "You are being" not in log_lines.getvalue()
    await stopped.wait_until(lambda: stopped.server.gateway.identified == 3)
    await stopped.wait(10)
    assert bot.complaint() is None


async def test_a_page_that_says_no_time_is_asked_less_and_less_often(stopped: ConnectedWorld) -> None:
    shut_out = stopped.server.faults.fail("*", "*", 429, times=None)
    await stopped.start()
    await stopped.wait(7 * FIRST_PAUSE - 1)
    assert len(shut_out.met) == 3
    await stopped.wait(2)
    assert len(shut_out.met) == 4
    shut_out.end()
    await stopped.wait(8 * FIRST_PAUSE + 30)
    assert stopped.bot.complaint() is None


async def test_no_session_begins_before_discord_takes_one(stopped: ConnectedWorld, log_lines: io.StringIO) -> None:
    stopped.server.gateway.allow_starts(0, HOUR)
    bot = await stopped.start()
    await stopped.wait(HOUR - 60)
    assert stopped.server.gateway.connections == 3, "those of the last start"
    assert "no more sessions may begin before" in str(bot.complaint())
    assert log_lines.getvalue().count("waits for Discord") == 1
    await stopped.wait(60 + 30)
    assert bot.complaint() is None
    assert sorted(stopped.server.gateway.connected) == [0, 1, 2]


async def test_the_last_sessions_of_a_day_begin_and_the_others_wait(stopped: ConnectedWorld) -> None:
    stopped.server.gateway.allow_starts(2, HOUR)
    await stopped.start()
    await stopped.wait(HOUR - 60)
    assert sorted(stopped.server.gateway.connected) == [0, 1]
    await stopped.wait(60 + 30)
    assert sorted(stopped.server.gateway.connected) == [0, 1, 2]


@pytest.mark.traceback
async def test_a_session_that_is_lost_begins_anew_when_discord_takes_one(stopped: ConnectedWorld) -> None:
    await stopped.connect()
    await stopped.wait(60)  # what was known of the limit is outdated
    gateway = stopped.server.gateway
    gateway.allow_starts(0, 600)
    gateway.invalidate()
    await stopped.wait(500)
    assert gateway.connected == []
    assert "no more sessions may begin before" in str(stopped.bot.complaint())
    await stopped.wait(200)
    assert sorted(gateway.connected) == [0, 1, 2]
    assert gateway.refuses_with != WRONG_TOKEN


async def test_a_bot_that_cannot_ask_how_many_sessions_may_begin_goes_on(stopped: ConnectedWorld) -> None:
    stopped.server.faults.fail("GET", "/gateway/bot", 403, times=None)
    await stopped.connect()
    assert sorted(stopped.server.gateway.connected) == [0, 1, 2]
