"""Monitoring: what Prometheus reads over HTTP, and what a health check gets."""

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

import bot.monitoring
from bot.monitoring import Monitoring
from tests.connected import ConnectedWorld
from tests.ports import reserved_port

DOCS = Path(__file__).parents[2] / "docs"
MONITORING = DOCS / "monitoring"
ALERTS = Path(__file__).with_name("alerts.yml")
"""The tests of the alerts, for `promtool`."""


Complain = Callable[[], Awaitable[str | None]]


@asynccontextmanager
async def monitored(world: ConnectedWorld, complaint: str | Complain | None = None) -> AsyncIterator[str]:
    """The address of this bot's monitoring; ``complaint`` is that of the store, or says it."""

    async def complains() -> str | None:
        return None if callable(complaint) else complaint

    monitoring = Monitoring(world.bot, complaint if callable(complaint) else complains)
    port = reserved_port()
    await monitoring.start("127.0.0.1", port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await monitoring.close()


async def read(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_presses_and_requests_are_shown_to_prometheus(connected: ConnectedWorld) -> None:
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


def exported(text: str) -> set[str]:
    """The names of all series that may exist, also for labels that were never set."""
    kinds = re.findall(r"^# TYPE (hearts_\w+) (\w+)$", text, re.MULTILINE)
    endings = {"histogram": ("_bucket", "_sum", "_count")}
    return {name + ending for name, kind in kinds for ending in endings.get(kind, ("",))}


async def test_the_dashboard_and_the_page_name_exactly_the_metrics_of_the_bot(connected: ConnectedWorld) -> None:
    async with monitored(connected) as address:
        there = exported((await read(f"{address}/metrics"))[1])
    leases = {"hearts_leases_held", "hearts_leases_coming", "hearts_lease_seconds_left", "hearts_shards"}
    board = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    shown = set(
        re.findall(r"hearts_\w+", " ".join(one["expr"] for panel in board["panels"] for one in panel["targets"]))
    )
    told = set(re.findall(r"`(hearts_\w+)`", (DOCS / "operations.md").read_text("utf-8")))
    watched = set(re.findall(r"hearts_\w+", (MONITORING / "alerts.yml").read_text("utf-8")))
    assert shown | watched <= there | leases
    assert families(shown) == families(there | leases) == told


def families(series: set[str]) -> set[str]:
    """The names of the metrics that these series belong to."""
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in series if not name.endswith("_created")}


async def test_the_health_check_says_that_the_bot_is_well_or_what_is_wrong_with_its_store(
    connected: ConnectedWorld,
) -> None:
    async with monitored(connected) as address:
        assert await read(f"{address}/health") == (200, "The bot is well.")
    async with monitored(connected, "The disk is full.") as address:
        assert await read(f"{address}/health") == (503, "The disk is full.")
        assert "hearts_well 0.0" in (await read(f"{address}/metrics"))[1]


async def test_a_store_that_does_not_answer_keeps_nobody_waiting_for_the_metrics(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prometheus would say that the process is gone, and nothing of the rest."""
    assert bot.monitoring.PATIENCE < 10
    monkeypatch.setattr(bot.monitoring, "PATIENCE", 0.0)

    async def stands_still() -> str | None:
        await asyncio.Event().wait()
        return None

    async with monitored(connected, stands_still) as address:
        status, text = await read(f"{address}/metrics")
        assert (status, "hearts_well 0.0" in text, "hearts_tables_live" in text) == (200, True, True)
        assert await read(f"{address}/health") == (503, "The database has not answered within 0 seconds.")


async def test_a_bot_that_discord_has_never_let_in_is_told_by_the_health_check_and_by_the_metrics(
    connected: ConnectedWorld,
) -> None:
    async with monitored(connected) as address:
        assert "hearts_gateway_latency_seconds +Inf" not in (await read(f"{address}/metrics"))[1]
        connected.bot._ready.clear()  # as before its first session
        assert await read(f"{address}/health") == (503, "The bot is not connected with Discord yet.")
        said = (await read(f"{address}/metrics"))[1]
        assert "hearts_gateway_latency_seconds +Inf" in said, "the alert HeartsDiscordLost"


async def test_a_port_in_use_is_an_error_and_leaves_nothing_open(connected: ConnectedWorld) -> None:
    async with monitored(connected) as address:
        with pytest.raises(OSError, match="address already in use"):
            await Monitoring(connected.bot, connected.bot.store.complaint).start("127.0.0.1", int(address[-5:]))


def test_every_alert_is_shown_to_come_and_to_stay_away() -> None:
    alerts = re.findall(r"- alert: (\w+)", (MONITORING / "alerts.yml").read_text("utf-8"))
    tried = ALERTS.read_text("utf-8")
    assert "rule_files: [alerts.yml]" in (MONITORING / "prometheus.yml").read_text("utf-8")
    assert alerts
    for alert in alerts:
        assert f"alertname: {alert}}}" in tried, "it stays away"
        assert re.search(rf"alertname: {alert}\n +exp_alerts:\n", tried), "it comes"


@pytest.mark.skipif(shutil.which("promtool") is None, reason="needs promtool of Debian's package prometheus")
@pytest.mark.parametrize("asked", [("test", "rules", ALERTS), ("check", "config", MONITORING / "prometheus.yml")])
def test_prometheus_takes_its_settings_and_warns_when_it_should(asked: tuple[str | Path, ...]) -> None:
    done = subprocess.run(["promtool", *asked], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
