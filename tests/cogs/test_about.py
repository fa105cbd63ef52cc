"""/help in its pages, and /about."""

from __future__ import annotations

from importlib.metadata import version

import pytest

from bot.pictures.emojis import known_faces, upload_faces
from bot.ui.help import PAGES
from tests.world import World


async def test_every_page_of_the_help_is_a_press_away_and_shown_in_place(world: World) -> None:
    shown = await world.ana.command("help")
    seen = {shown.text}
    assert [item.arg for item in shown.all("help")] == list(PAGES)
    for page in [*PAGES][1:]:
        again = await world.ana.press(shown, next(item for item in shown.all("help") if item.arg == page))
        assert again.id == shown.id
        assert [item.arg for item in again.all("help") if item.disabled] == [page]
        seen.add(again.text)
    assert len(seen) == len(PAGES)


@pytest.mark.parametrize("page", PAGES)
async def test_a_page_can_be_asked_for(world: World, page: str) -> None:
    shown = await world.ana.command("help", page=page)
    assert [item.arg for item in shown.all("help") if item.disabled] == [page]
    assert len(shown.text) < 2_000


async def test_the_help_for_beginners_shows_cards_as_their_reader_sees_them(world: World) -> None:
    assert "`K♣\N{VARIATION SELECTOR-15}`" in (await world.ana.command("help", page="play")).text
    await upload_faces(world.bot, lambda done, of: None)
    world.bot.faces = await known_faces(world.bot)
    assert "K\N{WORD JOINER}<:clubs:" in (await world.ana.command("help", page="play")).text


async def test_a_page_that_never_was_is_the_first(world: World) -> None:
    shown = await world.ana.command("help")
    answer = await world.ana.forge(shown, "h1:b:help:0:0:secrets")
    assert answer is not None
    assert answer.says("help-start-title")


async def test_about_tells_how_the_bot_does(world: World) -> None:
    await world.open()
    shown = await world.ana.command("about")
    assert shown.private
    assert shown.says("about-tables", tables=1)
    assert shown.says("about-servers", servers=1)
    assert shown.says("about-version", version=version("hearts-on-discord"))
    assert "ms to Discord" in shown.text or shown.says("about-latency", known="no", latency=0)
    assert "<t:" in shown.text
    await world.ana.press(shown, "privacy")
    assert shown.says("privacy-title")
