"""Presses in the editor of rules: by people who may change them, and only as they were drawn."""

from __future__ import annotations

import pytest

from tests.cogs.forms import editing, open_form, saving
from tests.cogs.test_editor import friday
from tests.world import Person, World


async def test_a_person_who_lost_the_right_meanwhile_changes_nothing(world: World, mia: Person) -> None:
    screen = await friday(mia)
    form = await open_form(mia, screen, editing(screen, "ending"))
    name = await open_form(mia, screen, saving(screen, "as"))
    world.env.backend.get_guild(world.guild.id).members[mia.id].role_ids.clear()
    for answer in (
        await form.send(end_score="60"),
        await name.send(name="Saturday"),
        await mia.press(screen, saving(screen, "main")),
        await mia.press(screen, "house-reset"),
        await mia.choose(screen, "house-from", ["family"]),
    ):
        assert answer.says("refusal-rules-locked")
    assert len(await world.bot.house_rules.sets(world.guild.id)) == 1


async def test_a_stranger_cannot_press_buttons_of_a_private_editor(world: World, mia: Person) -> None:
    screen = await friday(mia)
    mine = await world.ana.command("rules presets")
    for custom_id in (saving(screen, "main").custom_id, editing(screen, "deck").custom_id):
        answer = await world.ana.forge(mine, custom_id)
        assert answer is not None
        assert answer.says("refusal-rules-locked")
    (found,) = await world.bot.house_rules.sets(world.guild.id)
    for verb in ("house-delete", "house-reset"):
        answer = await world.ana.forge(mine, f"h1:b:{verb}:0:{found.id}:")
        assert answer is not None
        assert answer.says("refusal-rules-locked")


@pytest.mark.parametrize(
    "custom_id",
    [
        "h1:b:house-edit:0:0:deck.",
        "h1:b:house-edit:0:0:deck.1ZW",
        "h1:b:house-edit:0:0:nowhere.1ZV",
        "h1:b:house-edit:0:0:",
        "h1:b:house-save:0:999:.1ZV",
        "h1:b:house-reset:0:999:.1ZV",
        "h1:b:house-keep:0:0:",
    ],
)
async def test_a_forged_press_is_refused(world: World, mia: Person, custom_id: str) -> None:
    screen = await mia.command("rules presets")
    answer = await mia.forge(screen, custom_id)
    assert answer is not None
    assert answer.says("refusal-unreadable")


async def test_a_forged_choice_is_refused(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit")
    answer = await mia.forge(screen, screen.one("house-from").custom_id, ["no preset"])
    assert answer is not None
    assert answer.says("refusal-unreadable")
