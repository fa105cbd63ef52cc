"""Deadlines: computer players play for people who are late, who can come back at any time."""

import random
from dataclasses import replace

import pytest

from bot.tables.computers import Computers
from bot.tables.pace import DAY, HOUR, MINUTE, PACES, Tempo
from bot.tables.runner import Runner
from db import KindName, Status
from hearts import Game, Phase, Rules, write_result
from tests.bot.tables.lobby import BEN, CHIDI, playing
from tests.hearts.table import Table as Round
from tests.world import World, say

MOON = ("2C AS KS AH KH", "2D 2S 3S 2H 3H", "3D 4S 5S 4H 5H")
ALL_PACES = sorted(name for name, pace in PACES.items() if pace.clock)
NO_CLOCK = PACES["none"].play / 1000 + 5
"""Seconds after which a table without a clock is suspended."""


@pytest.mark.parametrize("pace", ALL_PACES)
async def test_a_computer_player_passes_for_a_person_who_does_not_choose_in_time(world: World, pace: str) -> None:
    await world.begin(world.ben, computers=2, pace=pace)
    table = await world.table()
    ben = table.my_seat(world.ben.id)
    held = set(table.game.hand(ben))
    await world.ana.pass_cards()
    await world.wait(PACES[pace].choose / 1000 - 2)
    assert (await world.table()).game.phase is Phase.PASSING
    await world.wait(1.5)
    table = await world.table()
    assert table.game.phase is Phase.PLAYING
    assert len(held - set(table.game.hand(ben))) == 3
    assert [seat.misses for seat in table.seats if seat.player_id] == [0, 1]
    assert not table.seats[ben].away


@pytest.mark.parametrize("pace", ALL_PACES)
async def test_a_legal_card_is_played_for_a_person_who_does_not_play_in_time(world: World, pace: str) -> None:
    await world.begin_first_trick(pace=pace)
    person = await world.until_asked()
    before = await world.table()
    (seat,) = before.game.to_act
    legal = before.game.legal_plays(seat)
    seconds = (before.record.due_at or 0) / 1000 - world.env.now().timestamp()
    assert PACES[pace].play / 1000 - 2 <= seconds <= PACES[pace].play / 1000
    await world.wait(seconds - 0.5)
    assert (await world.table()).game.to_act == (seat,)
    await world.wait(0.6)
    after = await world.table()
    assert after.game.to_act != (seat,)
    assert after.game.round is not None
    assert dict(after.game.round.plays or after.game.tricks[-1].plays)[seat] in legal
    assert after.seats[seat].misses == 1
    if pace != "slow":  # a day later no panel can be updated
        assert not person.panel.playable


async def test_a_person_who_is_away_comes_back_by_playing_and_others_cannot_come_back(world: World) -> None:
    number = await world.begin(world.ben, computers=2, pace="blitz")
    assert (await world.ana.command("hearts back", table=str(number))).says("refusal-not-away")
    table = await world.table()
    world.bot.tables.repository._live[1] = table.with_seat(0, away=True, misses=2)
    await world.ana.command("hearts hand")
    await world.ana.pass_cards()
    table = await world.table()
    assert (table.seats[0].away, table.seats[0].misses) == (False, 0)


async def test_a_table_whose_people_are_all_away_waits_between_two_rounds(world: World) -> None:
    await world.begin(computers=3, pace="blitz")
    world.bot.tables.repository._live[1] = (await world.table()).with_seat(0, away=True, misses=2)
    await world.wait(4 * 24 * 3600)
    table = await world.table()
    assert table.record.status is Status.SUSPENDED
    assert len(table.game.rounds) == 1
    board = world.board()
    assert board.says("paused-title")
    assert board.says("paused-title")
    await world.wait(3600)
    assert len((await world.table()).game.rounds) == 1


@pytest.mark.parametrize("way", ["message", "panel", "command"])
async def test_a_waiting_table_goes_on_when_one_of_its_people_comes_back(world: World, way: str) -> None:
    await world.begin(computers=3, pace="blitz")
    await world.wait(NO_CLOCK)
    assert (await world.table()).record.status is Status.SUSPENDED
    if way == "message":
        await world.ana.press(world.board(), "go-on")
    elif way == "panel":
        await world.ana.press(await world.ana.command("hearts hand"), "go-on")
    else:
        await world.ana.command("hearts back")
    assert (await world.table()).record.status is Status.PLAYING
    await world.wait(15)
    table = await world.table()
    assert (table.game.phase, table.seats[0].misses) == (Phase.PASSING, 0)
    assert len((await world.ana.show(world.board())).cards) == 13
    assert say("paused-title") not in world.board().text
    await world.wait(NO_CLOCK - 60)
    assert (await world.table()).record.status is Status.PLAYING


async def test_two_people_may_agree_to_no_clock(world: World) -> None:
    lobby = await world.open(world.ben, computers=2, pace="none")
    assert say("choice-pace", value="none") in lobby.text, "whoever joins sees it"
    await world.ana.press(lobby, "start")
    await world.wait(2 * 24 * 3600)
    table = await world.table()
    assert table.game.phase is Phase.PASSING
    assert [seat.misses for seat in table.seats if seat.player_id] == [0, 0]
    assert "<t:" not in world.board().text


async def test_the_next_round_begins_by_itself_or_as_soon_as_all_are_ready(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(9)
    assert (await world.table()).game.phase is Phase.DEALING
    await world.wait(4)
    assert (await world.table()).game.phase is Phase.PASSING
    await world.skip_round()
    await world.wait(1)
    redrawn = await world.ana.press(world.board(), "ready")
    assert not redrawn.private
    assert (await world.table()).game.phase is Phase.DEALING
    assert "Ana" in world.board().text
    await world.ben.press(world.ben.panel, "ready")
    assert (await world.table()).game.phase is Phase.PASSING


def test_a_computer_player_waits_longer_before_it_leads_the_next_trick_than_before_it_follows() -> None:
    tempo = Tempo(think=5, linger=70)
    runner = Runner(tempo, Computers(random.Random(1)))
    played = Round("2C 5C KH AH TH", "3C 6C QH 9H 8H", "4C 8C JH 7H 6H")

    def pause() -> int | None:
        table = playing(played.game)
        return runner.due_at(table, table, 0)

    played.play("2C")
    assert pause() == tempo.think
    played.play("3C 4C")
    assert pause() == tempo.linger
    played.play("8C 5C")
    assert pause() == tempo.think


def test_a_clock_that_is_set_back_leaves_people_their_time_and_a_day_its_end() -> None:
    runner, five, late = Runner(Tempo(), Computers(random.Random(1))), 5 * HOUR, 5 * HOUR + MINUTE
    table = playing(Game.new(Rules()), BEN).with_record(updated_at=five, due_at=late)
    assert runner.with_time_left(table, HOUR).record.due_at == HOUR + MINUTE
    assert runner.with_time_left(table, five) is table
    alone = {"kind": KindName.DAILY, "day": 3, "guild_id": 0}
    for unmoved in ({**alone, "due_at": 4 * DAY}, {"status": Status.LOBBY}, {"due_at": None}):
        other = table.with_record(**unmoved)
        assert runner.with_time_left(other, HOUR) is other
    paused = table.with_record(**alone)
    assert runner.with_time_left(paused, HOUR).record.due_at == HOUR + MINUTE, "a computer player's pause is no end"


def test_a_pause_of_a_deal_that_somebody_plays_alone_ends_with_its_time_at_the_latest() -> None:
    runner = Runner(Tempo(), Computers(random.Random(1)))
    played = Round("2C 5C KH AH TH", "3C 6C QH 9H 8H", "4C 8C JH 7H 6H")
    table = playing(played.game)
    table = table.with_record(kind=KindName.DAILY, day=3, guild_id=0).with_settings(speed="people")
    leads = replace(table, game=played.play("2C").game)
    assert table.waits_for_its_person
    assert runner.due_at(table, table, 3 * DAY) == 4 * DAY
    assert not leads.waits_for_its_person
    assert runner.due_at(leads, leads, 3 * DAY) == 3 * DAY + Tempo().think
    assert runner.due_at(leads, leads, 4 * DAY - 1) == 4 * DAY


def shot_by_ana(totals: tuple[int, ...]) -> Game:
    """Ana has taken every heart, and chooses the effect of her moon."""
    played = Round(*MOON, moon="choice", totals=totals)
    played.play("2C 2D 3D").play("AS 2S 4S").play("KS 3S 5S").play("AH 2H 4H").play("KH 3H 5H")
    assert played.game.phase is Phase.CHOOSING
    return played.game


@pytest.mark.parametrize(
    ("totals", "effect"),
    [((10, 10, 10), "others_up"), ((60, 96, 50), "shooter_down"), ((40, 96, 50), "others_up")],
)
def test_a_shooter_who_does_not_choose_gets_the_smart_effect(totals: tuple[int, ...], effect: str) -> None:
    game = shot_by_ana(totals)
    table = playing(game, BEN, CHIDI).with_record(due_at=60_000)
    after = Runner(Tempo(), Computers(random.Random(1))).play_overdue_seats(table, 60_000)
    assert after.game.rounds[-1].effect == effect
    assert after.seats[0].misses == 1


async def test_a_round_that_is_over_is_stored_with_its_result_and_the_others_without_one(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert [round.result for round in (await world.bot.store.tables.load(1)).rounds] == [None]
    await world.skip_round()
    table = await world.table()
    first, *later = (await world.bot.store.tables.load(1)).rounds
    assert first.result == write_result(table.game.rounds[0])
    assert [round.result for round in later] == [None] * len(later)
