"""Turns: what is pressed on a panel, and the pack that is cut."""

import pytest

from bot.tables.automatic_moves import plays_in
from bot.tables.drafts import Draft
from bot.tables.pace import SECOND, Tempo
from hearts import Phase, Rules, write_code
from tests.bot.ui.test_cutting import TEN_SECONDS, to_be_cut, write
from tests.cogs.table.test_commands import dealer, shoot_the_moon
from tests.people import CHOSEN
from tests.world import World


async def test_a_double_press_on_a_card_to_pass_counts_once(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = world.ana.panel
    for _ in range(2):
        item = panel.all("toggle")[0]
        assert item.style != CHOSEN
        await world.at_once(*[(world.ana, panel, item.custom_id, None)] * 2)
        assert panel.all("toggle")[0].style == CHOSEN
        item = panel.all("toggle")[0]
        await world.at_once(*[(world.ana, panel, item.custom_id, None)] * 2)


async def test_a_double_press_that_passes_the_cards_is_not_called_outdated(world: World) -> None:
    await world.begin(computers=3)
    panel = world.ana.panel
    for place in (0, 1, 2):
        await world.ana.press(panel, panel.all("toggle")[place])
    assert (await world.table()).game.phase is Phase.PASSING, "the third card may still be taken back"
    passes, other = panel.one("pass").custom_id, panel.all("toggle")[3].custom_id
    answers = await world.at_once(*[(world.ana, panel, passes, None)] * 2)
    assert (await world.table()).game.phase is Phase.PLAYING
    assert not any(answer.says("note-outdated") for answer in answers if answer is not None)
    late = await world.ana.forge(panel, other)
    assert late.says("note-outdated"), "this card was not passed"


async def test_a_press_that_would_have_passed_other_cards_or_to_others_is_called_outdated(world: World) -> None:
    await world.begin(preset=write_code(Rules(passing="split")), computers=3)
    panel = world.ana.panel
    press, hand = panel.one("pass").custom_id, (await world.table()).game.hand(0)
    await world.ana.pass_cards()
    passed = (await world.table()).game.view(0).passed
    for cards, outdated in (passed, False), (passed[::-1], True), (hand[-3:], True):
        late = await world.ana.forge(panel, press + ".".join(map(str, cards)))
        assert late.says("note-outdated") is outdated


@pytest.mark.parametrize("chosen", [2, 3])
async def test_cards_that_are_all_chosen_are_passed_when_time_runs_out(world: World, chosen: int) -> None:
    await world.begin(world.ben, computers=2, pace="relaxed")
    cards = [item.card for item in world.ana.panel.all("toggle")]
    for place in range(chosen):
        await world.ana.press(world.ana.panel, world.ana.panel.all("toggle")[place])
    await world.ben.pass_cards()
    while (table := await world.table()).game.phase is Phase.PASSING:
        await world.wait(1)
    assert ([*table.game.view(0).passed] == cards[:3]) is (chosen == 3)
    assert table.seats[0].misses == (chosen < 3)


async def test_once_all_cards_of_a_pass_are_chosen_another_can_only_replace_one_that_is_taken_back(
    world: World,
) -> None:
    await world.begin(world.ben, computers=2)
    panel = world.ana.panel
    fourth = panel.all("toggle")[3].custom_id
    for place in (0, 1, 2):
        await world.ana.press(panel, panel.all("toggle")[place])
    assert [item.disabled for item in panel.all("toggle")] == [False] * 3 + [True] * 10
    await world.ana.forge(panel, fourth)
    assert [item.style == CHOSEN for item in panel.all("toggle")[:4]] == [True, True, True, False]
    await world.ana.press(panel, panel.all("toggle")[0])
    await world.ana.press(panel, panel.all("toggle")[3])
    await world.ana.press(panel, "pass")
    game = (await world.table()).game
    assert {*game.view(0).passed} == {*game.hand(0)[1:4]}


async def test_a_pass_may_be_changed_until_all_have_chosen(world: World) -> None:
    await world.begin(world.ben, computers=2)
    cards = [item.custom_id for item in world.ana.panel.all("toggle")]
    panel = await world.ana.in_menus()
    await world.ana.pass_cards()
    assert panel.says("pass-chosen")
    first = (await world.table()).game.view(0).passed
    await world.ana.press(panel, "change")
    assert {value.split(".")[0] for value in panel.one("choose").chosen} == {str(card) for card in first}
    await world.ana.choose(panel, "choose", panel.one("choose").values[5:8])
    await world.ana.press(panel, "pass")
    second = (await world.table()).game.view(0).passed
    assert not set(first) & set(second)
    for press in cards[:4]:
        await world.ana.forge(panel, press)
    assert panel.says("pass-chosen"), "an old button begins no second change"
    change = panel.one("change").custom_id
    await world.ben.pass_cards()
    answer = await world.ana.forge(panel, change)
    assert answer.says("note-outdated")
    assert "pass" not in panel.verbs


async def test_confirming_twice_changes_nothing(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = await world.ana.in_menus()
    await world.ana.choose(panel, "choose", panel.one("choose").values[:3])
    nowhere = panel.one("choose").custom_id + "1"
    answer = await world.ana.forge(panel, nowhere, panel.one("choose").values[:3])
    assert answer.says("note-outdated"), "the pass goes to one seat"
    press = panel.one("pass").custom_id
    await world.at_once((world.ana, panel, press, None), (world.ana, panel, press, None))
    table = await world.table()
    assert table.game.phase is Phase.PASSING
    assert len(table.game.view(0).passed) == 3


async def test_the_dealer_calls_the_pass_card_by_card(world: World) -> None:
    caller, _ = await dealer(world)
    panel = await caller.command("hearts hand")
    await caller.choose(panel, "give", ["2"])
    await caller.press(panel, "recall")
    assert panel.says("call-nothing")
    for offset in ("1", "3", "3"):
        await caller.choose(panel, "give", [offset])
    await caller.press(panel, panel.all("call")[0])
    table = await world.table(panel.buttons[0].table)
    assert table.game.pass_target == ((1, 1), (3, 2))


async def test_a_call_that_is_not_confirmed_outlives_a_pause(world: World) -> None:
    caller, other = await dealer(world)
    panel = await caller.command("hearts hand")
    number = panel.buttons[0].table
    await caller.choose(panel, "give", ["1"])
    for command in ("hearts pause", "hearts back"):
        await other.command(command, table=str(number))
        await world.wait(5)
        assert panel.says("panel-suspended") is (command == "hearts pause")
    await caller.press(panel, panel.all("call")[0])
    assert (await world.table(number)).game.pass_target == ((1, 1),)


async def test_whoever_shoots_the_moon_presses_what_it_does(world: World) -> None:
    await world.begin(world.ben, world.chidi, players=3, preset="three")
    await shoot_the_moon(world)
    panel = await world.ana.command("hearts hand")
    await world.ana.press(panel, next(item for item in panel.all("moon") if item.arg == "others_up"))
    assert (await world.table()).game.rounds[-1].effect == "others_up"


async def test_somebody_who_looks_on_chooses_no_card(world: World) -> None:
    await world.begin(world.ben, computers=2)
    card, prompt = world.ana.panel.all("toggle")[0], (await world.table()).game.prompt
    answer = await world.dana.forge(await world.dana.show(world.board()), card.custom_id)
    assert answer.says("note-outdated")
    assert world.bot.tables.drafts.of(1, world.dana.id, prompt) == Draft()


async def test_a_card_chosen_ahead_on_an_old_panel_counts_only_the_plays_that_it_shows(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    first = await world.until_turn()
    waits = next(person for person in reversed(world.people) if person.panel.all("ahead"))
    seat, item = world.people.index(waits), waits.panel.all("ahead")[0]
    await first.play()
    assert await waits.forge(waits.panel, item.custom_id, item.values[:1] or None) is not None
    table = await world.table()
    chosen = table.premove(seat)
    assert (chosen.plays, plays_in(table.game.view(None))) == (0, 1)


async def test_ten_seconds_without_a_cut_deal_the_pack_as_it_lies_and_a_late_cut_changes_nothing(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    mine = await cutter.show(world.board(number))
    await world.wait(TEN_SECONDS + 2)
    table = await world.table()
    assert (table.rounds[0].cut, table.game.phase) == (0, Phase.PASSING)
    late = await cutter.forge(mine, f"h1:b:cut:{number}:0:17")
    assert late.says("note-outdated")
    assert (await world.table()).rounds == table.rounds


async def test_a_late_press_opens_no_form_for_the_cut(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    mine = await cutter.show(world.board(number))
    late = await cutter.forge(mine, f"h1:b:cut:{number}:7:")
    assert late.says("note-outdated")


async def test_a_number_that_no_pack_has_is_refused_and_any_other_is_taken(world: World) -> None:
    number, cutter, _ = await to_be_cut(world)
    for wrong in ("52", "-1", "ten"):
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
    assert world.board(number).says("cut-title", round=2)
    assert not before.verbs, "the round before has come to its end"
