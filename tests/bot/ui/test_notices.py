"""Notices on a panel: what will be done for a person without a press, and what was done."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.automatic_moves import MissedTurn
from bot.tables.table import Table
from bot.ui.notices import notices
from hearts import Card
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import say
from tests.hearts.table import Table as Round

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def at(played: str) -> Table:
    return playing(Round(*HANDS).play(played).game, BEN, CHIDI)


def told(table: Table, person: int, *, ends: bool = False) -> list[str]:
    return list(notices(table.seen_by(person), say, ends=ends))


def test_a_usual_turn_has_no_notice() -> None:
    assert told(at("2C"), BEN.id) == []
    assert told(at("2C"), BEN.id, ends=True) == [say("panel-claim")]


def test_a_card_that_plays_itself_is_named_with_the_reason() -> None:
    only = replace(at(""), autoplayers=frozenset({ANA.id}))
    two = say.card(Card.parse("2C"))
    assert told(only, ANA.id) == ["-# " + say("panel-by-itself", card=two, why="only")]
    ace = say.card(Card.parse("AD"))
    both = only.with_seat(0, ahead="2C 0")
    assert told(both, ANA.id) == told(only, ANA.id), "it is the only one, chosen or not"
    chosen = at("2C").with_seat(1, ahead="AD 0")
    assert told(chosen, BEN.id) == ["-# " + say("panel-by-itself", card=ace, why="premove")]
    of_two = at("2C AD 3C 5S 3S").with_seat(1, ahead="4S 5")
    assert told(of_two, BEN.id) == ["-# " + say("panel-by-itself", card=say.card(Card.parse("4S")), why="premove")]


def test_a_card_chosen_ahead_is_named_until_its_turn_and_then_why_it_was_not_played() -> None:
    waits = at("").with_seat(1, ahead="AD 0")
    assert told(waits, BEN.id) == ["-# " + say("panel-premove", card=say.card(Card.parse("AD")))]
    asked = at("2C AD").with_seat(2, ahead="5S 0")
    reason = say("premove-blocked")
    assert told(asked, CHIDI.id) == [say("panel-premove-asked", card=say.card(Card.parse("5S")), why=reason)]


def test_a_late_person_is_told_what_was_done_for_them() -> None:
    late = at("2C").with_seat(0, misses=1, missed=MissedTurn(1, 1, Card.parse("2C")).write())
    assert told(late, ANA.id) == [say("panel-time-was-up", card=say.card(Card.parse("2C")))]
    away = late.with_seat(0, away=True, misses=2)
    assert told(away, ANA.id) == [say("panel-stood-in", round=1, trick=1)]
    passed = at("2C").with_seat(0, misses=1, missed=MissedTurn(1, 0).write())
    assert told(passed, ANA.id) == [say("panel-time-was-up-else")]
