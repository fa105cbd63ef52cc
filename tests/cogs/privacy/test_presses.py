"""Presses on the screens about what is stored."""

import pytest

from cogs.privacy import commands
from tests.bot.transport.test_answer import DISCORD_WAITS, answers
from tests.connected import ConnectedWorld
from tests.discord_server.interactions import LATER_EDIT
from tests.hindered import delayed
from tests.past import past
from tests.world import World


async def test_the_stored_data_is_described(world: World) -> None:
    shown = await world.ana.command("privacy show")
    assert shown.private
    assert shown.says("privacy-title")
    assert {item.arg for item in shown.all("privacy")} == {"export", "delete"}


async def test_data_is_deleted_only_after_the_second_confirmation(world: World) -> None:
    await world.open()
    shown = await world.ana.command("privacy delete")
    shown = await world.ana.press(shown, next(item for item in shown.all("privacy") if item.arg == "sure"))
    shown = await world.ana.press(shown, next(item for item in shown.all("privacy") if item.arg == "show"))
    assert shown.says("privacy-title")
    assert (await world.table()).seat_of(world.ana.id) == 0


@pytest.mark.parametrize(("size", "all_fit"), [(10_000_000, True), (0, False)])
async def test_an_export_gets_no_more_games_than_discord_takes(
    world: World, monkeypatch: pytest.MonkeyPatch, size: int, all_fit: bool
) -> None:
    for at in (1_000_000, 2_000_000):
        await past(world, at=at)
    monkeypatch.setattr(commands, "MAX_SIZE", size)
    assert (await world.ana.command("privacy export")).says("privacy-exported", games=2) is all_fit


async def test_a_file_that_is_late_is_seen_only_by_the_person_who_asked(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, privacy = connected, connected.bot.privacy
    monkeypatch.setattr(privacy, "export", delayed(privacy.export, DISCORD_WAITS))
    shown = await world.ana.command("privacy show")
    world.ana.begin(shown, next(item for item in shown.all("privacy") if item.arg == "export"))
    await world.wait(5)
    assert answers(world)[-1] == LATER_EDIT
    assert world.ana.said()[-1].says("privacy-exported", games=0)
    assert "privacy" in shown.verbs, "the screen that was pressed is still there"
    assert world.messages() == []
