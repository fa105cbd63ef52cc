"""Error messages: every error is explained to the person in a sentence, and changes nothing."""

import asyncio
import io
import json
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.answers.error_messages import explain
from bot.transport.answer import DEFER_AFTER
from bot.transport.failures import AnswerLost
from db import Conflict, Fenced, StoreUnavailable
from hearts import Phase
from tests.bot.transport.test_failures import refused
from tests.connected import ConnectedWorld
from tests.driven_time import until
from tests.world import World, say


async def fail(*arguments: object) -> None:
    raise StoreUnavailable("The database cannot be written: disk I/O error")


async def test_a_full_disk_is_reported_and_the_card_stays_in_the_hand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin_first_trick()
    person = await world.until_turn()
    before = (await world.table()).game
    item = person.panel.first_card
    with monkeypatch.context() as broken:
        broken.setattr(world.bot.store, "commit", fail)
        answer = await person.press(person.panel, item)
    assert answer.private
    assert answer.text == say("error-storage")
    assert (await world.table()).game == before
    await person.press(person.panel, item)
    assert (await world.table()).game.trick.cards == (item.card,)


async def test_a_command_reports_a_closed_store(world: World) -> None:
    await world.open()
    await world.bot.store.close()
    for command in ("new", "join", "hand", "status"):
        answer = await world.ben.command(f"hearts {command}")
        assert answer.private, command
        assert answer.text == say("error-storage"), command
    assert world.env.errors == []


async def test_a_deadline_that_could_not_be_met_is_met_later(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin(world.ben, computers=2)
    with monkeypatch.context() as broken:
        broken.setattr(world.bot.store, "commit", fail)
        await world.wait(92)
        assert (await world.table()).game.phase is Phase.PASSING
    await world.wait(6)
    assert (await world.table()).game.phase is Phase.PLAYING


@pytest.mark.traceback
async def test_an_unexpected_error_gives_a_number_that_is_in_the_log_with_its_traceback(
    world: World, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    lobby = await world.open()

    def broken(*arguments: object, **options: Any) -> None:
        raise ZeroDivisionError("QS AS KS h1:b:play:1:3:QS")

    monkeypatch.setattr("bot.tables.seating.join", broken)
    answer = await world.ben.press(lobby, "join")
    assert answer.private
    reference = answer.text.split()[-1]
    assert answer.text == say("error-unexpected", reference=reference)
    (line,) = [line for line in map(json.loads, log_lines.getvalue().splitlines()) if line.get("reference")]
    assert line["reference"] == reference
    assert line["level"] == "error"
    assert "ZeroDivisionError" in line["exception"]
    assert "in broken" in line["exception"]


async def test_a_press_can_be_followed_through_the_log_to_the_message_that_shows_it(
    world: World, log_lines: io.StringIO
) -> None:
    await world.begin_first_trick()
    await world.wait(10)
    lines = [json.loads(line) for line in log_lines.getvalue().splitlines()]
    changes = [line for line in lines if line["event"] == "a table has changed"]
    assert len({line["request"] for line in changes if "request" in line}) >= 4
    for change in [line for line in changes if "request" in line][-4:]:
        mine = [line["event"] for line in lines if line.get("request") == change["request"]]
        assert mine[:2] == ["an interaction has come", "a button or a menu"]
        assert mine[-2:] == ["a table has changed", "an interaction is over"]
    shown = [line for line in lines if line["event"] in ("a table message was edited", "a panel was pushed")]
    assert shown[-1]["version"] == changes[-1]["version"] == (await world.table()).record.seq
    assert not any("request" in line for line in shown), "they show what several presses did"


@pytest.mark.traceback
async def test_an_unexpected_error_of_a_command_gives_a_number_too(
    world: World, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    monkeypatch.setattr("bot.tables.seating.open_table", lambda *arguments: 1 / 0)
    answer = await world.ana.command("hearts new")
    assert answer.text == say("error-unexpected", reference=answer.text.split()[-1])
    assert answer.text.split()[-1] in log_lines.getvalue()


async def test_a_press_whose_channel_is_deleted_before_the_answer_is_no_error(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    lobby = await connected.open()
    held = connected.server.faults.hold("POST", "*/callback")
    connected.ben.begin(lobby, "join")
    await until(lambda: bool(held.met))
    connected.server.delete_channel(connected.channel)
    held.release()
    await connected.wait(5)
    events = [json.loads(line) for line in log_lines.getvalue().splitlines()]
    assert [event["event"] for event in events if event["level"] in ("warning", "error")] == []


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (403, 0), (400, 50083), (403, 160005)])
async def test_a_public_answer_that_discord_forbids_is_explained_and_no_error(
    connected: ConnectedWorld, log_lines: io.StringIO, status: int, code: int
) -> None:
    connected.server.faults.fail("POST", "*/callback", status, code)
    answer = await connected.ana.command("hearts new")
    assert answer.private
    assert answer.says("error-forbidden")
    assert not await connected.bot.tables.of_player(connected.ana.id)
    lines = [json.loads(line) for line in log_lines.getvalue().splitlines()]
    assert [line["event"] for line in lines if line["level"] in ("warning", "error")] == []


@pytest.mark.parametrize(
    "error", [AnswerLost("cut"), discord.RateLimited(90), refused(429), refused(404, 10008), refused(400, 30046)]
)
def test_an_answer_that_is_lost_is_no_unexpected_error(error: Exception) -> None:
    with capture_logs() as lines:
        assert explain(error, say, "7") == say("error-answer", reference="7")
    assert [line["log_level"] for line in lines] == ["warning"]


def test_whoever_changes_a_table_that_others_change_all_the_time_is_told_to_try_again() -> None:
    with capture_logs() as lines:
        assert explain(Conflict("changed by others"), say, "7") == say("error-conflict")
    assert [line["log_level"] for line in lines] == ["info"]


async def test_a_command_that_an_update_removed_is_not_logged_as_an_error(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    commands = connected.server.state.commands
    hearts = next(command for command in commands if command["name"] == "hearts")
    play = next(command for command in hearts["options"] if command["name"] == "play")
    play["options"] = []  # an older version of the command needed no card
    hearts["options"].append(play | {"name": "fold"})
    for asked in ("hearts play", "hearts fold"):
        assert (await connected.ana.command(asked)).says("error-command")
    assert '"level": "error"' not in log_lines.getvalue()


@pytest.mark.traceback
async def test_a_screen_that_cannot_be_drawn_does_not_stop_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO
) -> None:
    await world.begin(world.ben, computers=2)
    with monkeypatch.context() as broken:
        broken.setattr("bot.messages.table_messages.board", lambda *arguments: 1 / 0)
        await world.pass_all()
        await world.wait(5)
    assert "could not be shown" in log_lines.getvalue()
    assert "ZeroDivisionError" in log_lines.getvalue()
    assert not world.board().says("board-title-trick", round=1, trick=1)
    await world.wait(10)
    assert world.board().says("board-title-trick", round=1, trick=1)


@pytest.mark.parametrize("after", [0, DEFER_AFTER + 1])
async def test_whoever_presses_while_the_process_has_just_lost_its_leases_is_told_to_try_again(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch, after: float
) -> None:
    async def lose(*arguments: object) -> None:
        await asyncio.sleep(after)
        raise Fenced("taken over")

    lobby = await connected.ana.command("hearts new")
    with monkeypatch.context() as broken:
        broken.setattr(connected.bot.store, "commit", lose)
        connected.ben.begin(lobby, "join")
        await connected.wait(DEFER_AFTER + 2)
    assert connected.ben.said()[-1].says("error-taken-over")
