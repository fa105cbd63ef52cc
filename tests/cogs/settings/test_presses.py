"""Presses on the settings: each choice is stored at once, and only choices that were offered."""

import io

import pytest

from bot.community.settings import Preferences, Settings
from bot.language.wording import Translator
from bot.transport.answer import DEFER_AFTER
from tests.bot.answers.test_replies import ANSWER
from tests.bot.transport.test_heard_again import TOO_LATE
from tests.cogs.settings.test_commands import at, open_group, settings
from tests.connected import ConnectedWorld
from tests.driven_time import until
from tests.hindered import delayed
from tests.payloads import BUTTON
from tests.world import Person, World


async def test_a_choice_is_stored_at_once_and_shown_in_place(world: World, mia: Person) -> None:
    shown = await open_group(mia, "tables")
    again = await mia.pick(shown, at(shown, "settings", "pace"), ["slow"])
    assert again.id == shown.id
    assert again.says("settings-saved")
    assert at(again, "settings", "pace").chosen == ["slow"]
    await mia.pick(shown, at(shown, "settings", "level"), ["beginner"])
    await world.restart()
    assert settings(world) == Settings(pace="slow", level="beginner")
    await world.open(computers=1)
    table = await world.table()
    assert table.record.settings.pace == "slow"
    assert {seat.level for seat in table.seats} == {"beginner"}
    await world.open(pace="blitz")
    assert (await world.table(2)).record.settings.pace == "blitz"


async def test_hints_that_are_turned_off_leave_the_open_panels(world: World, mia: Person) -> None:
    await world.begin(world.ben, computers=2)
    assert "hint" in world.ana.panel.verbs
    await mia.press(shown := await open_group(mia, "tables"), at(shown, "settings", "hints"))
    await world.wait(5)
    assert "hint" not in world.ana.panel.verbs


async def test_a_setting_that_is_not_offered_is_refused(world: World, mia: Person) -> None:
    shown = await mia.command("settings server")
    for arg in ("pace", "language", "level", "season", "nudges.maybe", "captain", "channels", "call_role", "open.all"):
        answer = await mia.forge(shown, f"h1:s:settings:0:0:{arg}", ["nonsense"])
        assert answer.says("refusal-unreadable")
    assert settings(world) == Settings()


async def test_a_preference_that_is_not_offered_is_refused(world: World) -> None:
    shown = await world.ana.command("settings me")
    for arg, values in (
        ("cards", ["gold"]),
        ("row", ["9"]),
        ("row", ["x"]),
        ("panel", ["x"]),
        ("silent.maybe", None),
        ("x", None),
    ):
        answer = await world.ana.forge(shown, f"h1:{'b' if values is None else 's'}:prefer:0:0:{arg}", values)
        assert answer.says("refusal-unreadable")
    assert world.bot.people.preferences(world.ana.id) == Preferences()


async def test_a_press_on_preferences_changes_no_setting_of_the_server_for_who_may_not_manage_it(world: World) -> None:
    shown = await world.ana.command("settings me")
    for custom_id, values in (
        ("h1:s:prefer:0:0:pace", ["blitz"]),
        ("h1:o:prefer:0:0:channels", [str(world.channel.id)]),
        ("h1:b:prefer:0:0:nudges.no", None),
    ):
        assert (await world.ana.forge(shown, custom_id, values)).says("refusal-managers-only"), custom_id
    assert (await world.ana.forge(shown, "h1:b:prefer:0:0:open.people", None)).says("refusal-unreadable")
    assert settings(world) == Settings()


async def test_the_table_changes_its_language_even_if_the_answer_to_that_comes_too_late(
    connected: ConnectedWorld,
) -> None:
    connected.guild.owner_id = connected.ana.id
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    shown = await connected.ana.command("settings server")
    opened = next(item for item in shown.all("settings") if item.arg == "open.messages")
    shown = await connected.ana.press(shown, opened)
    menu = next(item for item in shown.all("settings") if item.arg == "language")
    asked = connected.ana.person.choose(shown.message, menu.custom_id, ["de"])
    asked.at -= TOO_LATE
    await connected.wait(5)
    assert asked.response is None
    assert Translator("de")("board-title-pass", round=1) in connected.board().text


@pytest.mark.parametrize("other", ["close", "prefer"])
async def test_a_screen_that_is_closed_before_another_press_on_it_is_answered_goes_without_a_word(
    connected: ConnectedWorld, log_lines: io.StringIO, other: str
) -> None:
    screen = await connected.ana.command("settings me")
    second = next(item for item in screen.all(other) if item.kind == BUTTON)
    answer = connected.server.faults.hold("POST", ANSWER)
    connected.ana.begin(screen, second)
    await until(lambda: bool(answer.met))
    connected.ana.begin(screen, "close")
    await connected.wait(1)
    assert not screen.exists
    answer.release()
    await connected.wait(1)
    assert not connected.ana.said()
    assert '"level": "error"' not in log_lines.getvalue()
    assert "an answer was lost" not in log_lines.getvalue()


async def test_a_screen_that_is_closed_before_a_late_answer_to_another_press_goes_without_a_word(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, people = await connected.ana.command("settings me"), connected.bot.people
    opened = next(item for item in screen.buttons if item.arg == "open.calls")
    screen = await connected.ana.press(screen, opened)
    monkeypatch.setattr(people, "prefer", delayed(people.prefer, DEFER_AFTER + 0.5))
    connected.ana.begin(screen, next(item for item in screen.all("prefer") if item.kind == BUTTON))
    await connected.wait(DEFER_AFTER + 0.1)
    connected.ana.begin(screen, "close")
    await connected.wait(2)
    assert not connected.ana.said()
