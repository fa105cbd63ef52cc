"""Presses on the screens about what is stored."""

from __future__ import annotations

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
