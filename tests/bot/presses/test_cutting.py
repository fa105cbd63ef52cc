"""Presses that cut the pack."""

from __future__ import annotations

from bot.tables.pace import SECOND, Tempo
from hearts import Phase
from tests.bot.ui.test_cutting import TEN_SECONDS, to_be_cut, write
from tests.world import World


async def test_ten_seconds_without_a_cut_deal_the_pack_as_it_lies_and_a_late_cut_changes_nothing(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    mine = await cutter.show(world.board(number))
    await world.wait(TEN_SECONDS + 2)
    table = await world.table()
    assert (table.rounds[0].cut, table.game.phase) == (0, Phase.PASSING)
    late = await cutter.forge(mine, f"h1:b:cut:{number}:0:17")
    assert late is not None
    assert late.says("note-outdated")
    assert (await world.table()).rounds == table.rounds


async def test_a_late_press_opens_no_form_for_the_cut(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    mine = await cutter.show(world.board(number))
    late = await cutter.forge(mine, f"h1:b:cut:{number}:7:")
    assert late is not None
    assert late.says("note-outdated")


async def test_a_number_that_no_pack_has_is_refused_and_any_other_is_taken(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    for wrong in ("0", "52", "-1", "ten"):
        assert (await write(cutter, world.board(number), wrong)).says("refusal-cut-range", most=51)
    await write(cutter, world.board(number), "51 ")
    assert (await world.table()).rounds[0].cut == 51


async def test_open_hands_show_the_cut_of_the_next_round_though_nobody_was_ready_for_it(world: World) -> None:
    number, *_ = await to_be_cut(world)
    await world.wait(TEN_SECONDS + 2)
    people = world.seated(await world.table(number))
    for person in people:
        await person.show(world.board(number))
    await world.play_round(number)
    await world.wait(2)
    before = world.board(number)
    assert "ready" in before.verbs
    await world.wait((Tempo().between_rounds + SECOND) / 1000)
    assert (await world.table(number)).awaits_deal
    for person in people:
        assert "ready" not in person.panel.verbs, person.panel.text
    assert any("cut" in person.panel.verbs for person in people)
    await world.wait(2)
    assert "cut" in world.board(number).verbs
    assert not before.verbs, "the round before has come to its end"
