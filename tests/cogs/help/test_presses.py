"""Presses on the pages of the help."""

from __future__ import annotations

from cogs.help.screens import PAGES
from tests.world import World


async def test_every_page_of_the_help_is_one_press_away(world: World) -> None:
    shown = await world.ana.command("help")
    seen = {shown.text}
    assert {item.arg for item in shown.all("help")} == PAGES.keys()
    for page in [*PAGES][1:]:
        again = await world.ana.press(shown, next(item for item in shown.all("help") if item.arg == page))
        assert again.id == shown.id
        assert [item.arg for item in again.all("help") if item.disabled] == [page]
        seen.add(again.text)
    assert len(seen) == len(PAGES)


async def test_an_unknown_page_of_the_help_shows_the_first(world: World) -> None:
    shown = await world.ana.command("help")
    answer = await world.ana.forge(shown, "h1:b:help:0:0:secrets")
    assert answer is not None
    assert answer.says("help-start-title")
