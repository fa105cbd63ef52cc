"""News: who left, came, is away or back, found by comparing two states of a table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.tables import seating
from bot.tables.news import News, nameable, news
from bot.tables.person import Person
from bot.tables.seating import TableOptions
from bot.tables.table import Table
from db import DepartureRecord
from hearts import Rules

ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
ORDER = TableOptions(guild_id=11, channel_id=12, rules=Rules(), preset="standard", computers=2)


def begun() -> Table:
    lobby = seating.join(seating.open_table(1, ANA, ORDER, 0, Random(1)), BEN)
    return seating.begin(lobby, Random(1))


def test_news_name_who_left_who_plays_on_who_came_and_whose_seat_it_was() -> None:
    before = begun()
    after = seating.leave(before, BEN, Random(2))
    other = after.seats[before.my_seat(2)].name
    assert news(before, after) == (News("left", "Ben", other),)
    assert news(after, seating.join(after, BEN)) == (News("joined", "Ben", other),)


def test_news_name_a_person_who_goes_away_and_who_comes_back() -> None:
    here = begun()
    away = here.with_seat(here.my_seat(2), away=True)
    assert news(here, away) == (News("away", "Ben"),)
    assert news(away, here) == (News("back", "Ben"),)
    assert news(here, here) == ()


def test_a_lobby_has_no_news() -> None:
    lobby = seating.open_table(1, ANA, ORDER, 0, Random(1))
    assert news(lobby, seating.join(lobby, BEN)) == ()


def test_news_do_not_name_people_whose_data_was_deleted() -> None:
    before = begun()
    after = seating.leave(before, BEN, Random(2))
    departed = DepartureRecord(2, before.my_seat(2), "Ben", 5)
    told = news(before, after)
    assert nameable(told, replace(after, departures=(departed,))) == told
    assert nameable(told, replace(after, departures=(replace(departed, name="Former player"),))) == ()
