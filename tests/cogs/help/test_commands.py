"""/help, /about and /rules show: for people who do not know what to do."""

from importlib.metadata import version

from bot.pictures.emojis import known_faces, upload_faces
from bot.ui.words import title
from cogs.help.screens import PAGES
from tests.cogs.test_anywhere import is_used, without
from tests.connected import ConnectedWorld
from tests.world import World, say

__all__ = ["without"]


async def test_who_sits_at_a_table_is_told_its_rules_and_not_those_of_a_newer_one(world: World) -> None:
    await world.begin(computers=3, preset="omnibus")
    await world.ben.command("hearts new", preset="spot")
    for person, preset in ((world.ana, "omnibus"), (world.ben, "spot"), (world.dana, "spot")):
        shown = await person.command("rules show")
        assert shown.says("rules-title", named=True, preset=title(preset, say)), person.name


async def test_the_rules_of_the_server_are_explained_if_no_table_is_open(world: World) -> None:
    await world.manager().command("rules default", name="quick")
    assert (await world.dana.command("rules show")).says("rules-title-named", name="Quick")
    assert (await world.dana.command("rules show", table="9")).says("refusal-no-such-table")


async def test_a_page_can_be_asked_for(world: World) -> None:
    for page in PAGES:
        shown = await world.ana.command("help", page=page)
        assert shown.says(f"help-{page}-title")
        assert len(shown.text) < 2_000


async def test_the_help_shows_cards_as_everybody_sees_them_in_play(world: World) -> None:
    await upload_faces(world.bot, lambda done, of: None)
    world.bot.faces = await known_faces(world.bot)
    assert "<:clubs_king:" in (await world.ana.command("help", page="play")).text


async def test_about_shows_the_state_of_the_bot(world: World) -> None:
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


async def test_every_page_of_the_help_is_one_choice_away(world: World) -> None:
    shown = await world.ana.command("help")
    seen = {shown.text}
    for page in [*PAGES][1:]:
        again = await world.ana.choose(shown, "help", [page])
        assert again.id == shown.id
        seen.add(again.text)
    assert len(seen) == len(PAGES)


async def test_the_pages_of_the_help_are_turned_there(without: ConnectedWorld) -> None:
    first = await without.ana.command("help")
    before = first.text
    await without.ana.choose(first, "help", ["play"])
    assert first.text != before


async def test_the_help_is_read_on_a_server_that_does_not_have_the_bot(without: ConnectedWorld) -> None:
    await is_used(without, "help")
