"""Tables: what people and the clock can do with them, and what a late press does."""

import random
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.tables import seating
from bot.tables.errors import NotAllowed
from bot.tables.pace import SPEEDS, Speed
from bot.tables.person import Person as Sitter
from bot.tables.seating import again, private_options
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.ui.rules import differ_in_lines
from db import KindName, Status, StoreUnavailable, TableSettings
from hearts import PRESETS, Card, Game, Pass, Rules, write_code
from players.pinned import DEAL_BYTES
from tests.bot.tables.lobby import ANA, BEN, CHANNEL, CHIDI, DANA, SERVER, lobby, options, playing
from tests.databases import in_doubt
from tests.hindered import fail
from tests.past import store_game
from tests.payloads import PING
from tests.world import Person, Screen, World, say

LEAD_OF_THE_LAST = bytes([0]) * 16
"""The secret of a round in which seat 3 holds the two of clubs, which leads to the first trick."""


async def begun(tables: Tables) -> Table:
    number = (await tables.open(ANA, options(Rules(passing="left"), computers=2))).record.id
    await tables.join(number, BEN)
    return await tables.start(number, ANA)


@pytest.mark.parametrize("joins", [False, True])
async def test_nobody_sits_at_more_tables_than_that_while_the_database_is_slow(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, joins: bool
) -> None:
    lobby = await tables.open(BEN, options())
    monkeypatch.setattr("bot.tables.seating.MAX_TABLES_A_PERSON", 1)
    second = tables.join(lobby.record.id, ANA) if joins else tables.open(ANA, options())
    await in_doubt(tmp_path, tables.store, tables.open(ANA, options()), second)
    assert len(await tables.of_player(ANA.id)) == 1


async def test_an_answer_to_an_older_prompt_changes_nothing_and_a_move_is_stored_before_it_is_shown(
    tables: Tables,
) -> None:
    table = await begun(tables)
    number, cards = table.record.id, Pass(table.game.hand(0)[:3])
    late = await tables.act(number, ANA, cards, table.game.prompt - 1)
    assert late.outdated
    assert late.table.game == table.game
    acted = await tables.act(number, ANA, cards, table.game.prompt)
    assert not acted.outdated
    stored = await tables.store.tables.load(number)
    assert stored.table.seq == acted.table.record.seq > table.record.seq
    assert [event.kind for event in await tables.store.tables.log(number)].count("pass") >= 1


@pytest.mark.parametrize("cut", [False, True])
async def test_a_press_on_ready_while_a_round_is_played_or_cut_changes_nothing(tables: Tables, cut: bool) -> None:
    opened = await tables.open(ANA, options(cut=cut))
    table = await tables.start(opened.record.id, ANA)
    assert table.awaits_deal is cut
    assert (await tables.ready(table.record.id, ANA)).record == table.record


async def test_the_only_legal_card_of_somebody_who_has_just_joined_plays_itself_like_any_other(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "secret", lambda: LEAD_OF_THE_LAST)
    number = (await tables.open(ANA, options(Rules(passing="none"), computers=3))).record.id
    begun = await tables.start(number, ANA)
    assert begun.game.to_act == (3,)
    joined = await tables.join(number, BEN)
    assert joined.my_seat(BEN.id) == 3
    assert joined.autoplay == Card.parse("2C")
    assert joined.record.due_at == tables.now() + joined.autoplay_pause


async def test_the_end_of_a_game_whose_channel_is_gone_is_not_shown_at_each_start(tables: Tables) -> None:
    number = (await begun(tables)).record.id
    await tables.end(number, replace(ANA, id=99, may_manage=True))
    assert [table.id for table in await tables.store.tables.unsettled(1, 0)] == [number]
    await tables.suspend(number)
    assert (await tables.get(number)).record.status is Status.OVER
    assert await tables.store.tables.unsettled(1, 0) == []


async def test_only_the_host_decides_and_only_before_the_game(tables: Tables) -> None:
    number = (await tables.open(ANA, options(computers=2))).record.id
    await tables.join(number, BEN)
    with pytest.raises(NotAllowed, match="host-only"):
        await tables.arrange(number, BEN, pace="blitz")
    table = await tables.arrange(number, ANA, pace="blitz", cut=True)
    assert (table.record.settings.pace, table.record.settings.cut) == ("blitz", True)
    await tables.start(number, ANA)
    for refused in (tables.arrange(number, ANA, hints=False), tables.change_rules(number, ANA, "", Rules(seats=3))):
        with pytest.raises(NotAllowed, match="already-started"):
            await refused


async def test_other_rules_bring_seats_of_the_same_level_and_are_marked_as_changed(tables: Tables) -> None:
    number = (await tables.open(ANA, options(level="club"))).record.id
    same = await tables.change_rules(number, ANA, "another name", Rules())
    assert (same.record.preset, same.record.altered) == ("standard", False), "the same rules change nothing"
    six = PRESETS["six"]
    table = await tables.change_rules(number, ANA, "six", six)
    assert (table.rules, table.game.rules, len(table.seats)) == (six, six, 6)
    assert {seat.level for seat in table.seats} == {"club"}
    assert (table.record.preset, table.record.altered) == ("six", True)
    assert (await tables.store.tables.load(number)).table.rules == six.model_dump_json(exclude_defaults=True)


async def test_fewer_seats_remove_free_seats_first_then_computer_players_and_never_people(tables: Tables) -> None:
    number = (await tables.open(ANA, options(computers=1))).record.id
    computer = (await tables.get(number)).seats[1].name
    await tables.join(number, BEN)
    three = await tables.change_rules(number, ANA, "three", Rules(seats=3))
    assert [seat.name for seat in three.seats] == ["Ana", computer, "Ben"]
    await tables.change_rules(number, ANA, "standard", Rules())
    await tables.join(number, CHIDI)
    three = await tables.change_rules(number, ANA, "three", Rules(seats=3))
    assert [(seat.seat, seat.name) for seat in three.seats] == [(0, "Ana"), (1, "Ben"), (2, "Chidi")]
    await tables.change_rules(number, ANA, "standard", Rules())
    await tables.join(number, DANA)
    with pytest.raises(NotAllowed, match="rules-too-few-seats") as refused:
        await tables.change_rules(number, ANA, "three", Rules(seats=3))
    assert refused.value.details == {"seats": 3, "people": 4}


async def rematch(world: World, *players: Person, asked_by: Person | None = None) -> Screen:
    """Plays a game of these people and computer players to its end, and returns the lobby of its rematch."""
    people = {person.id: person.name for person in players}
    await store_game(world.bot.store, people, guild_id=world.guild.id, channel_id=world.channel.id)
    return await (asked_by or players[0]).command("hearts rematch")


def seats(table: Table) -> list[tuple[int | None, str, str]]:
    return [(seat.player_id, seat.name, seat.held_name) for seat in table.seats]


async def test_a_rematch_says_that_it_begins_by_itself(world: World) -> None:
    lobby = await rematch(world, *world.people)
    assert lobby.says("lobby-hint-reserved", host="**Ana**", rematch=True, kept=say("lobby-kept", count=3))
    for key, more in (("lobby-hint", {"free": 3}), ("lobby-hint-reserved", {"kept": ""})):
        told, usual = (say(key, host="**Ana**", rematch=rematch, **more) for rematch in (True, False))
        assert told != usual


async def test_strangers_do_not_take_the_seats_of_those_who_played(world: World) -> None:
    lobby = await rematch(world, *world.people, asked_by=world.ben)
    strangers = [world.arrive(name) for name in ("Eve", "Finn", "Gil")]
    for stranger in strangers:
        assert (await stranger.press(lobby, "join")).says("refusal-seats-reserved")
        assert (await stranger.command("hearts join")).says("refusal-seats-reserved")
        assert (await stranger.command("hearts rematch", table="1")).says("refusal-seats-reserved")
    assert (await world.ben.press(lobby, "more")).one("computer").disabled
    assert (await world.ben.forge(lobby, "h1:b:computer:2:0:")).says("refusal-seats-reserved")
    for person in (world.dana, world.ana, world.chidi):
        await person.press(lobby, "join")
    table = await world.table(2)
    assert [seat.player_id for seat in table.seats] == [person.id for person in world.people], "each where they sat"


async def test_after_a_minute_the_seats_are_for_everybody(world: World) -> None:
    lobby = await rematch(world, *world.people)
    assert "**Ben**" in lobby.text
    await world.wait(30)
    await world.restart()
    await world.wait(1)
    assert (await world.arrive("Finn").press(lobby, "join")).says("refusal-seats-reserved")
    await world.wait(31)
    assert lobby.text.count("*free*") == 3
    assert "**Ben**" not in lobby.text
    await world.arrive("Eve").press(lobby, "join")
    assert (await world.table(2)).seats[1].name == "Eve"
    await world.wait(31 * 60)
    assert not (await world.table(2)).alive, "like every lobby that nobody starts"


def test_a_rematch_has_the_same_computer_players_and_keeps_the_seats_of_the_others() -> None:
    over = seating.begin(lobby(BEN, computers=2, level="beginner"), Random(1))
    table = again(2, over, BEN, 0, 60_000, Random(1))
    assert [table.seats[seat] for seat in table.computers] == [over.seats[seat] for seat in over.computers]
    assert (table.my_seat(BEN.id), table.seats[over.my_seat(ANA.id)].held_for) == (over.my_seat(BEN.id), ANA.id)


def test_a_person_who_did_not_play_gets_only_the_seat_of_a_computer_player() -> None:
    table = again(2, playing(Game.new(Rules()), BEN), DANA, 0, 60_000, Random(1))
    assert (table.my_seat(DANA.id), [seat.held_for for seat in table.reserved]) == (3, [ANA.id, BEN.id])
    with pytest.raises(NotAllowed, match="rematch-of-others"):
        again(2, playing(Game.new(Rules(seats=3)), BEN, CHIDI), DANA, 0, 60_000, Random(1))


def test_a_rematch_has_the_settings_of_its_game_and_no_announced_start() -> None:
    chosen = TableSettings(pace="slow", open_seats=False, hints=False, thread=True, cut=True)
    over = playing(Game.new(Rules()), BEN, **dict(chosen) | {"starts_at": 60_000})
    assert again(2, over, ANA, 0, 60_000, Random(1)).record.settings == chosen


async def test_a_rematch_says_that_its_rules_are_the_changed_ones(world: World) -> None:
    await world.open(world.ben, computers=2)
    rules = Rules(end_score=60)
    await world.bot.tables.change_rules(1, Sitter(world.ana.id, world.ana.name), "", rules)
    await world.ana.command("hearts start")
    await world.ana.end()
    await world.wait(3)
    lobby = await world.ben.command("hearts rematch", table="1")
    assert say("game-altered") in lobby.text
    assert differ_in_lines(rules, say) in lobby.text
    assert write_code(rules) not in lobby.text


async def test_a_rematch_calls_the_former_players_once(world: World) -> None:
    mark = len(world.watch.requests)
    lobby = await rematch(world, *world.people)
    assert {found[1] for found in PING.finditer(lobby.text)} == {str(person.id) for person in world.people[1:]}
    await world.ben.press(lobby, "join")
    await world.wait(120)
    allowed = [request.body.get("allowed_mentions") or {} for request in world.watch.since(mark)]
    assert len([each for each in allowed if each.get("users")]) == 1


async def test_the_host_of_a_rematch_may_begin_without_waiting(world: World) -> None:
    lobby = await rematch(world, *world.people)
    await world.ana.press(lobby, "start")
    table = await world.table(2)
    assert not table.reserved
    assert all(seat.name for seat in table.seats)
    who = next(seat.name for seat in reversed(table.seats) if seat.player_id is None)
    answer = await world.ben.command("hearts join")
    assert answer.says("note-seated-late", who=who, score="0", passed=True, late=False)


async def test_no_seat_is_reserved_for_somebody_whose_data_was_deleted(world: World) -> None:
    await rematch(world, *world.people)
    await world.ben.delete_data()
    assert "Ben" not in str(seats(await world.table(2)))
    assert all(seat.held_for != world.ben.id for seat in (await world.table(2)).seats)


async def test_the_seat_of_somebody_who_is_forgotten_is_free_at_the_level_that_it_had(world: World) -> None:
    people = {person.id: person.name for person in world.people}
    await store_game(world.bot.store, people, guild_id=world.guild.id, channel_id=world.channel.id)
    await world.ben.delete_data()
    await world.ana.command("hearts rematch")
    table = await world.table(2)
    assert seats(table)[1] == (None, "", "")
    assert [seat.level for seat in table.seats] == [seat.level for seat in (await world.table(1)).seats]


async def test_a_former_player_who_comes_after_the_minute_completes_the_rematch_too(world: World) -> None:
    lobby = await rematch(world, world.ana, world.ben)
    await world.wait(61)
    await world.ben.press(lobby, "join")
    table = await world.table(2)
    assert table.record.status is Status.PLAYING
    assert {world.ana.id, world.ben.id} < {seat.player_id for seat in table.seats}


async def test_a_former_player_who_does_not_come_keeps_nobody_from_playing(world: World) -> None:
    lobby = await rematch(world, world.ana, world.ben, world.chidi)
    await world.ben.press(lobby, "join")
    assert (await world.table(2)).record.status is Status.LOBBY, "Chidi is waited for"
    await world.wait(61)
    assert (await world.table(2)).record.status is Status.LOBBY, "and his seat is anybody's now"
    await world.ana.press(lobby, "start")
    table = await world.table(2)
    assert table.record.status is Status.PLAYING
    assert table.seat_of(world.chidi.id) is None


async def test_a_rematch_whose_first_deal_cannot_be_stored_shows_its_lobby(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store_game(world.bot.store, {world.ana.id: "Ana"}, guild_id=world.guild.id, channel_id=world.channel.id)
    failures = fail(monkeypatch, world.bot.store, "commit", None, StoreUnavailable("full"))
    await world.ana.command("hearts rematch")
    await world.wait(10)
    assert not failures
    await world.ana.press(world.board(2), "start")
    assert (await world.table(2)).record.status is Status.PLAYING


async def test_there_is_one_rematch_though_the_first_is_not_known_to_be_stored(tables: Tables, tmp_path: Path) -> None:
    over = await store_game(tables.store, {ANA.id: "Ana", BEN.id: "Ben"}, guild_id=SERVER, channel_id=CHANNEL)
    number = over.record.id
    await in_doubt(tmp_path, tables.store, tables.rematch(number, ANA, CHANNEL), tables.rematch(number, BEN, CHANNEL))
    table, is_new = await tables.rematch(number, BEN, CHANNEL)
    assert not is_new
    assert [each.record.id for each in await tables.in_channel(CHANNEL)] == [table.record.id]


HER_LEAD = 8
"""The secret of a deal in which seat 0 holds the two of clubs, which leads to the first trick."""


async def test_a_private_game_has_one_person_and_no_clock(tables: Tables) -> None:
    options = private_options(Rules(), "standard", "club")
    table = await tables.open_private(ANA, options, bytes(DEAL_BYTES), random.Random(1), kind=KindName.SOLO)
    assert (table.seats[0].name, [seat.level for seat in table.seats[1:]]) == ("Ana", ["club"] * 3)
    assert table.game.round is not None
    assert table.game.to_act == (0,), "the others have passed already"
    assert (table.record.settings.pace, table.kind.solitaire) == ("none", True)
    assert await tables.store.tables.alive_of_player(ANA.id, KindName.SOLO) == [table.record.id]


@pytest.mark.parametrize("speed", SPEEDS)
async def test_no_card_of_a_person_who_plays_alone_plays_itself(tables: Tables, speed: Speed) -> None:
    options = private_options(Rules(passing="none"), "", "club", speed)
    secret = HER_LEAD.to_bytes(DEAL_BYTES, "big")
    table = await tables.open_private(ANA, options, secret, random.Random(1), kind=KindName.SOLO)
    assert table.game.legal_plays(0) == (Card.parse("2C"),)
    assert table.autoplay is None
    assert table.record.due_at == tables.now() + tables.tempo.solo_idle
