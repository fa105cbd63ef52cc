"""Presses on the settings: each choice is stored at once, and only choices that were offered."""

from __future__ import annotations

from bot.community.settings import Preferences, Settings
from bot.language.wording import Translator
from tests.bot.transport.test_heard_again import TOO_LATE
from tests.cogs.settings.test_commands import at, settings
from tests.connected import ConnectedWorld
from tests.world import Person, World


async def test_a_choice_is_stored_at_once_and_shown_in_place(world: World, mia: Person) -> None:
    shown = await mia.command("settings server")
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
    shown = await mia.command("settings server")
    await mia.press(shown, next(item for item in shown.all("settings") if item.arg == "hints.no"))
    await world.wait(5)
    assert "hint" not in world.ana.panel.verbs


async def test_a_setting_that_is_not_offered_is_refused(world: World, mia: Person) -> None:
    shown = await mia.command("settings server")
    for arg in ("pace", "language", "level", "season", "nudges.maybe", "captain", "channels", "role"):
        answer = await mia.forge(shown, f"h1:s:settings:0:0:{arg}", ["nonsense"])
        assert answer is not None
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
        assert answer is not None
        assert answer.says("refusal-unreadable")
    assert world.bot.people.preferences(world.ana.id) == Preferences()


async def test_the_table_changes_its_language_even_if_the_answer_to_that_comes_too_late(
    connected: ConnectedWorld,
) -> None:
    connected.guild.owner_id = connected.ana.id
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    shown = await connected.ana.command("settings server")
    menu = next(item for item in shown.all("settings") if item.arg == "language")
    asked = connected.ana.person.choose(shown.message, menu.custom_id, ["de"])
    asked.at -= TOO_LATE
    await connected.wait(5)
    assert asked.response is None
    assert Translator("de")("board-title-pass", round=1) in connected.board().text
