"""Monitoring: what Prometheus reads over HTTP, and what somebody hears who asks after the bot's health."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.monitoring import Monitoring
from tests.connected import ConnectedWorld


def free_port() -> int:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return int(chosen.getsockname()[1])


@asynccontextmanager
async def monitored(world: ConnectedWorld, complaint: str | None = None) -> AsyncIterator[str]:
    """The address on which the bot of this world is watched."""

    async def complains() -> str | None:
        return complaint

    monitoring, port = Monitoring(world.bot, complains), free_port()
    await monitoring.start("127.0.0.1", port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await monitoring.close()


async def read(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_what_was_pressed_and_sent_is_there_to_read(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi)
    async with monitored(connected) as address:
        status, text = await read(f"{address}/metrics")
    assert status == 200
    for line in (
        'hearts_discord_requests_total{kind="answer",status="2xx"}',
        "hearts_tables_live 1.0",
        "hearts_well 1.0",
    ):
        assert line in text


async def test_a_bot_that_is_well_says_so_and_one_whose_store_is_not_says_why(connected: ConnectedWorld) -> None:
    async with monitored(connected) as address:
        assert await read(f"{address}/health") == (200, "The bot is well.")
    async with monitored(connected, "The disk is full.") as address:
        assert await read(f"{address}/health") == (503, "The disk is full.")
        assert "hearts_well 0.0" in (await read(f"{address}/metrics"))[1]


async def test_a_port_that_somebody_has_is_an_error_and_nothing_stays_open(connected: ConnectedWorld) -> None:
    async with monitored(connected) as address:
        with pytest.raises(OSError, match="address already in use"):
            await Monitoring(connected.bot, connected.bot.store.complaint).start("127.0.0.1", int(address[-5:]))
