"""Registration: commands are registered where Discord has others, and a failure does not stop the bot from starting."""

import io
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bot.transport import registration
from tests.connected import ConnectedWorld

COMMANDS = "/applications/*/commands"


def registered(world: ConnectedWorld) -> int:
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in world.server.requests)


def answered(world: ConnectedWorld) -> int:
    """How often Discord has taken the commands."""
    return sum(request.method == "PUT" and request.status == 200 for request in world.server.requests)


@pytest.fixture
async def connected(connected: ConnectedWorld) -> ConnectedWorld:
    """A bot that has registered its commands; in other tests Discord knows them already."""
    connected.registers = True
    connected.server.state.commands = []
    connected.server.requests.clear()
    await connected.restart()
    return connected


async def test_commands_are_registered_once_and_not_at_every_start(connected: ConnectedWorld) -> None:
    assert registered(connected) == 1
    await connected.restart()
    assert registered(connected) == 1


async def test_commands_that_have_changed_are_registered_anew(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.FEATURES", ("table",))
    await connected.restart()
    assert registered(connected) == 2
    assert {command["name"] for command in connected.server.state.commands} == {"hearts", "Invite to Hearts"}


def rename_in_german(commands: list[Any]) -> None:
    commands[0]["description_localizations"]["de"] = "Etwas anderes"


def ask_for_less(commands: list[Any]) -> None:
    options = [
        option for each in commands for part in each.get("options") or () for option in part.get("options") or ()
    ]
    option = next(option for option in options if "min_value" in option)
    del option["min_value"]


def forbid(commands: list[Any]) -> None:
    commands[0]["default_member_permissions"] = "0"


@pytest.mark.parametrize(
    "change", [list.clear, list.pop, rename_in_german, ask_for_less, forbid], ids=lambda change: change.__name__
)
async def test_commands_that_another_program_has_changed_are_registered_anew(
    connected: ConnectedWorld, change: Callable[[list[Any]], object]
) -> None:
    ours = connected.server.state.commands
    connected.server.state.commands = deepcopy(ours)
    change(connected.server.state.commands)
    await connected.restart()
    assert registered(connected) == 2
    assert without_versions(connected.server.state.commands) == without_versions(ours)


def without_versions(commands: list[Any]) -> list[Any]:
    told = [{name: value for name, value in each.items() if name not in ("id", "version")} for each in commands]
    return sorted(told, key=lambda each: str(each["name"]))


async def test_the_order_in_which_discord_tells_of_commands_is_no_change(connected: ConnectedWorld) -> None:
    connected.server.state.commands.reverse()
    for command in connected.server.state.commands:
        command["contexts"].reverse()
    await connected.restart()
    assert registered(connected) == 1


async def test_the_command_that_opens_activities_stays(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    launch = {"id": "7", "type": 4, "name": "launch", "description": "", "handler": 2, "version": "1"}
    connected.server.state.commands.append(launch)
    await connected.restart()
    assert registered(connected) == 1
    monkeypatch.setattr("bot.client.FEATURES", ("table",))
    await connected.restart()
    names = [(each["type"], each["name"]) for each in connected.server.state.commands]
    assert sorted(names) == [(1, "hearts"), (2, "Invite to Hearts"), (4, "launch")]
    assert connected.server.state.commands[-1]["handler"] == launch["handler"]


@pytest.mark.parametrize(("status", "code"), [(403, 20012), (400, 30034)])
async def test_a_start_goes_on_without_registering_and_tries_again_later(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO, status: int, code: int
) -> None:
    monkeypatch.setattr("bot.client.FEATURES", ("table",))
    failing = connected.server.faults.fail("PUT", COMMANDS, status=status, code=code, times=None)
    await connected.restart()
    assert len(failing.met) == 1
    await connected.ana.command("hearts new")
    await connected.wait(registration.FIRST_PAUSE + 1)
    assert len(failing.met) == 2
    failing.end()
    await connected.wait(2 * registration.FIRST_PAUSE + 1)
    names = {command["name"] for command in connected.server.state.commands}
    assert names == {"hearts", "Invite to Hearts"}
    warnings = [line for line in log_lines.getvalue().splitlines() if "could not be registered yet" in line]
    assert len(warnings) == 2
    assert "Traceback" not in "".join(warnings)


async def test_an_error_of_our_own_is_one_line_and_tried_again(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    connected.server.state.commands.clear()

    async def fail(*what: object) -> None:
        raise KeyError("version")

    with monkeypatch.context() as failing:
        failing.setattr("discord.app_commands.Command.get_translated_payload", fail)
        await connected.restart()
    assert connected.bot.is_ready()
    (line,) = [line for line in log_lines.getvalue().splitlines() if "could not be registered yet" in line]
    assert "KeyError: 'version'" in line
    await connected.wait(registration.FIRST_PAUSE)
    assert connected.server.state.commands


@pytest.mark.parametrize("seconds", [90, 300])
async def test_a_start_does_not_wait_for_a_rate_limit(connected: ConnectedWorld, seconds: int) -> None:
    connected.server.state.commands.pop()
    limited = connected.server.faults.limit("PUT", COMMANDS, seconds)
    await connected.restart()
    await connected.ana.command("hearts new")
    await connected.wait(seconds - 30)
    assert len(limited.met) <= 2
    assert registered(connected) <= 3
    await connected.wait(200)
    assert answered(connected) == 2


async def test_a_start_goes_on_while_discord_answers_nothing_but_errors_about_commands(
    connected: ConnectedWorld,
) -> None:
    connected.server.state.commands.pop()
    failing = connected.server.faults.fail("*", COMMANDS, status=503, times=None)
    await connected.disconnect()
    await connected.start()
    for _ in range(60):
        await connected.wait(1)
    assert connected.bot.is_ready()
    failing.end()
    await connected.wait(300)
    assert answered(connected) == 2


async def test_a_bot_that_has_stopped_tries_it_no_more(connected: ConnectedWorld, log_lines: io.StringIO) -> None:
    connected.server.state.commands.pop()
    connected.server.faults.fail("*", COMMANDS, status=503, times=None)
    await connected.restart()
    await connected.wait(30)
    await connected.disconnect()
    await connected.wait(2 * registration.FIRST_PAUSE)
    assert log_lines.getvalue().count("could not be registered yet") == 1, "while it ran"
