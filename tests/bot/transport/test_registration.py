"""Registration: commands are registered when they have changed, and a failure does not stop the bot from starting."""

from __future__ import annotations

import io

import pytest

from bot.transport import registration
from tests.connected import ConnectedWorld

COMMANDS = "/applications/*/commands"


def registered(world: ConnectedWorld) -> int:
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in world.server.requests)


async def restart(world: ConnectedWorld) -> None:
    await world.disconnect()
    await world.connect()


@pytest.fixture
async def connected(connected: ConnectedWorld) -> ConnectedWorld:
    """A bot that has registered its commands; in other tests Discord knows them already."""
    connected.registers = True
    await restart(connected)
    return connected


async def test_commands_are_registered_once_and_not_at_every_start(connected: ConnectedWorld) -> None:
    assert registered(connected) == 1
    await restart(connected)
    assert registered(connected) == 1


async def test_commands_that_have_changed_are_registered_anew(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.COGS", ("cogs.help", "cogs.privacy"))
    await restart(connected)
    assert registered(connected) == 2
    assert {command["name"] for command in connected.server.state.commands} == {"help", "about", "privacy"}


@pytest.mark.parametrize(("status", "code"), [(403, 20012), (400, 30034)])
async def test_a_start_goes_on_without_registering_and_tries_again_later(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO, status: int, code: int
) -> None:
    monkeypatch.setattr("bot.client.COGS", ("cogs.help", "cogs.hearts"))
    failing = connected.server.faults.fail("PUT", COMMANDS, status=status, code=code, times=None)
    await restart(connected)
    assert len(failing.met) == 1
    await connected.ana.command("hearts new")
    await connected.wait(registration.FIRST_PAUSE + 1)
    assert len(failing.met) == 2
    failing.end()
    await connected.wait(2 * registration.FIRST_PAUSE + 1)
    assert {command["name"] for command in connected.server.state.commands} == {"help", "about", "hearts"}
    warnings = [line for line in log_lines.getvalue().splitlines() if "could not be registered yet" in line]
    assert len(warnings) == 2
    assert "Traceback" not in "".join(warnings)


@pytest.mark.parametrize("seconds", [90, 300])
async def test_a_start_does_not_wait_for_a_rate_limit(connected: ConnectedWorld, seconds: int) -> None:
    await connected.bot.store.registrations.keep(connected.bot.application_id or 0, "other commands")
    limited = connected.server.faults.limit("PUT", COMMANDS, seconds)
    await restart(connected)
    await connected.ana.command("hearts new")
    await connected.wait(seconds - 30)
    assert len(limited.met) <= 2
    assert registered(connected) <= 3
    await connected.wait(200)
    assert await connected.bot.store.registrations.hash(connected.bot.application_id or 0) != "other commands"


async def test_a_start_goes_on_while_discord_answers_nothing_but_errors_about_commands(
    connected: ConnectedWorld,
) -> None:
    await connected.bot.store.registrations.keep(connected.bot.application_id or 0, "other commands")
    failing = connected.server.faults.fail("PUT", COMMANDS, status=503, times=None)
    await connected.disconnect()
    await connected.start()
    for _ in range(60):
        await connected.wait(1)
    assert connected.bot.is_ready()
    failing.end()
    await connected.wait(300)
    assert await connected.bot.store.registrations.hash(connected.bot.application_id or 0) != "other commands"
