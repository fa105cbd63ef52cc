"""Turns: the call, the choice after a moon, and Ready by command, as with the panel's buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.card_words import in_words
from bot.pictures.emojis import SYMBOLS
from bot.tables.codes import write_table_code
from db import Status
from hearts import Phase
from tests.bot.tables.test_runner import shot_by_ana
from tests.world import Person, World, say


async def dealer(world: World) -> tuple[Person, Person]:
    """Begins a game in which one of two people calls the pass; returns that person and the other one."""
    for _ in range(40):
        number = await world.begin(world.ben, preset="dealers_choice", computers=2)
        table = await world.table(number)
        caller = table.seats[table.game.to_act[0]].player_id
        if caller is not None and table.game.phase is Phase.CALLING:
            pair = (world.ana, world.ben)
            return pair if caller == world.ana.id else pair[::-1]
        await world.ana.end(table=write_table_code(number))
    raise AssertionError("no person deals")


async def test_the_dealer_calls_by_command(world: World) -> None:
    caller, other = await dealer(world)
    assert (await other.command("hearts call", to="3L")).says("reason-not-your-turn")
    for written in ("left", "3", "1L+", "3L;", "A"):
        assert (await caller.command("hearts call", to=written)).says("refusal-not-a-pass", text=written)
    assert (await caller.command("hearts call", to="4L")).says("reason-call-too-many", count=3)
    assert (await caller.command("hearts call", to="1L+1L")).says("reason-call-unknown-seat")
    panel = await caller.command("hearts call", to="1l+1a+1R")
    number = panel.buttons[0].table
    table = await world.table(number)
    assert table.game.phase is Phase.PASSING
    assert table.game.pass_target == ((1, 1), (2, 1), (-1, 1))
    assert (await caller.command("hearts call", to="hold")).says("reason-wrong-phase")


async def test_a_typed_pass_takes_the_place_of_what_was_chosen_on_the_panel(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    before = (await world.table()).game.view(0)
    panel = await world.ana.press(world.ana.panel, "change")
    other = [card for card in before.hand if card not in before.passed][:3]
    assert (await world.ana.command("hearts pass", cards="2C")).says("reason-pass-count", count=3)
    assert "pass" in (await world.ana.command("hearts hand")).verbs, "what was chosen waits for a confirmation"
    panel = await world.ana.command("hearts pass", cards=" ".join(map(str, other)))
    assert panel.says("pass-chosen")
    assert {*other} == {*(await world.table()).game.view(0).passed}
    assert "pass" not in panel.verbs


async def test_what_is_asked_in_a_game_is_not_asked_in_a_lobby(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    await world.open(world.ben)
    assert (await world.ana.command("hearts hand")).says("pass-chosen"), "though the game does not wait for her"
    assert (await world.ana.command("hearts ready")).says("refusal-not-between-rounds")
    assert (await world.ana.command("hearts pass", cards="2C")).says("reason-pass-count", count=3)
    for name, options in (("claim", {}), ("call", {"to": "3L"}), ("moon", {"effect": "others_up"})):
        assert (await world.ana.command(f"hearts {name}", **options)).says("reason-wrong-phase")
    assert await world.ana.complete("hearts call", "to", "")
    await world.ben.pass_cards(world.ben.panel)
    waits = next(person for person in (world.ana, world.ben) if not person.panel.playable)
    card = (await waits.complete("hearts play", "card", ""))[0]["value"]
    await waits.command("hearts play", card=card)
    assert [seat.ahead.split()[0] for seat in (await world.table()).seats if seat.ahead] == [card]
    await world.skip_round()
    assert not (await world.ana.command("hearts scores")).says("scores-none")


async def test_what_may_be_done_in_a_lobby_too_asks_which_table_is_meant(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards(world.ana.panel)
    await world.open(world.ben)
    refusal = say("refusal-which-table", tables="|").partition("|")[0]
    for command in ("hearts leave", "rules show"):
        assert refusal in (await world.ana.command(command)).text, command


@pytest.mark.parametrize("command", [("hearts play", {"card": "2C"}), ("hearts moon", {"effect": "others_up"})])
async def test_a_move_is_refused_where_nothing_is_played(world: World, command: tuple[str, dict[str, str]]) -> None:
    name, options = command
    await world.open(world.ben)
    assert (await world.ana.command(name, **options)).says("refusal-not-started")
    await world.ana.command("hearts start")
    await world.ana.command("hearts pause")
    answer = await world.ana.command(name, **options)
    assert answer.says("refusal-paused")
    assert "You played" not in answer.text


async def test_autocomplete_offers_calls_in_words(world: World) -> None:
    caller, _ = await dealer(world)
    everything = await caller.complete("hearts call", "to", "")
    assert [choice["value"] for choice in everything] == [
        "hold", "3L", "3A", "3R", "2L", "2A", "2R", "1L", "1A", "1R",
    ]  # fmt: skip
    assert everything[2]["name"] == "3A · 3 across"
    assert [choice["value"] for choice in await caller.complete("hearts call", "to", "2")] == ["2L", "2A", "2R"]
    (split,) = await caller.complete("hearts call", "to", "2l+1a")
    assert split == {"name": "2L+1A · 2 left and 1 across", "value": "2L+1A"}
    assert await caller.complete("hearts call", "to", "2l + 1a") == [split]
    assert not await caller.complete("hearts call", "to", "nonsense")
    assert not await world.arrive("Eve").complete("hearts call", "to", "")


async def shoot_the_moon(world: World) -> None:
    """Goes on at table 1, which has three seats, where Ana has shot the moon and chooses what it does."""
    game = shot_by_ana(())
    rules = game.rules.model_dump_json(exclude_defaults=True)
    shot = replace(await world.table(), game=game, rules=game.rules, rounds=()).with_record(rules=rules)
    world.watch.tables[1] = world.bot.tables.door._live[1] = shot


async def test_the_shooter_of_the_moon_chooses_by_command(world: World) -> None:
    await world.begin(world.ben, world.chidi, players=3, preset="three")
    assert (await world.ana.command("hearts moon", effect="others_up")).says("reason-wrong-phase")
    await shoot_the_moon(world)
    assert (await world.ben.command("hearts moon", effect="others_up")).says("reason-not-your-turn")
    waiting = await world.ben.command("hearts hand")
    assert waiting.verbs == ["refresh"]
    assert (await world.ana.command("hearts moon", effect="shooter_down")).private
    assert (await world.table()).game.rounds[-1].effect == "shooter_down"


async def test_the_next_round_begins_when_all_have_said_so_by_command(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert (await world.ana.command("hearts ready")).says("refusal-not-between-rounds")
    await world.skip_round()
    await world.ana.command("hearts ready")
    assert (await world.table()).game.phase is Phase.DEALING
    panel = await world.ben.command("hearts ready")
    assert (await world.table()).game.phase is Phase.PASSING
    assert len(panel.cards) == 13
    await world.ana.command("hearts pause")
    assert (await world.table()).record.status is Status.SUSPENDED
    assert (await world.ben.command("hearts ready")).says("refusal-not-between-rounds")


async def test_cards_are_typed_in_letters_with_symbols_or_in_words(world: World) -> None:
    await world.begin(world.ben, computers=2)
    hand = (await world.table()).game.hand(0)
    first, second, third = hand[:3]
    assert third.suit is not None
    typed = f"{str(first)[::-1].lower()}, {in_words(second, say)} {SYMBOLS[third.suit]}{str(third)[0]}"
    await world.ana.command("hearts pass", cards=typed)
    assert (await world.table()).game.view(0).passed == (first, second, third)
    assert (await world.ana.command("hearts pass", cards="queen of frogs")).says("refusal-unknown-card", text="queen")
