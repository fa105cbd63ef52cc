"""News: who left, came, is away or back, found by comparing two states of a table."""

from dataclasses import replace
from random import Random

from bot.tables import calls, seating
from bot.tables.calls import News, news, still_told
from bot.tables.pace import PACES
from bot.tables.table import Table
from db import DepartureRecord
from tests.bot.messages.test_panels import nudges
from tests.bot.tables.lobby import BEN, lobby
from tests.world import World


def begun() -> Table:
    return seating.begin(lobby(BEN, computers=2), Random(1))


def test_news_name_who_left_who_plays_on_who_came_and_whose_seat_it_was() -> None:
    before = begun()
    after = seating.leave(before, BEN, Random(2))
    other = after.seats[before.my_seat(BEN.id)].name
    assert news(before, after) == (News("left", "Ben", other),)
    assert news(after, seating.join(after, BEN)) == (News("joined", "Ben", other),)


def test_news_name_a_person_who_goes_away_and_who_comes_back() -> None:
    here = begun()
    away = here.with_seat(here.my_seat(BEN.id), away=True)
    assert news(here, away) == (News("away", "Ben"),)
    assert news(away, here) == (News("back", "Ben"),)
    assert news(here, here) == ()


def test_a_lobby_has_no_news() -> None:
    assert news(lobby(), lobby(BEN)) == ()


def test_news_do_not_name_people_whose_data_was_deleted() -> None:
    before = begun()
    after = seating.leave(before, BEN, Random(2))
    departed = DepartureRecord(BEN.id, before.my_seat(BEN.id), "Ben", 5)
    told = news(before, after)
    assert still_told(told, replace(after, departures=(departed,))) == told
    assert still_told(told, replace(after, departures=(replace(departed, name="Former player"),))) == ()


NUDGE = PACES["slow"].nudge / 1000 + 5


async def test_a_player_is_not_called_again_for_the_same_question_after_a_restart(world: World) -> None:
    await world.begin(world.ben, world.chidi, computers=1, pace="slow")
    await world.ana.pass_cards()
    await world.wait(5)
    await world.restart()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 1, "who was not called before a stop is called after it"
    await world.restart()
    await world.wait(NUDGE)
    await world.ben.pass_cards()  # the question to the others is the same as before
    await world.restart()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 1
    await world.chidi.pass_cards()
    await world.show_hands()  # a new process does not know the panels of an earlier one
    await world.until_turn()
    await world.wait(NUDGE)
    assert len(nudges(world)) == 2


async def test_a_call_for_an_old_question_calls_nobody(world: World) -> None:
    await world.begin(world.ben, computers=2)
    table = await world.table()
    assert calls.uncalled(table) == calls.asked(table) == {world.ana.id, world.ben.id}
    assert calls.call(table, table.game.prompt - 1, {world.ana.id}) is table
    called = calls.call(table, table.game.prompt, {world.ana.id})
    assert calls.uncalled(called) == {world.ben.id}
    assert calls.asked(called) == calls.asked(table)
