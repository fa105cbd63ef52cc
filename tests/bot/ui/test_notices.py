"""Notices on a panel: what will be done for a person without a press, and what was done."""

import random
from dataclasses import replace

import pytest

from bot.tables.automatic_moves import MissedTurn
from bot.tables.computers import Computers
from bot.tables.pace import Tempo
from bot.tables.runner import Runner
from bot.tables.table import Table
from bot.ui.notices import missed_turn, notice
from bot.ui.panel import panel
from bot.ui.results import headlines
from hearts import Card, Phase
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table as Round
from tests.hearts.test_scoring import shoot

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def at(played: str) -> Table:
    return playing(Round(*HANDS).play(played).game, BEN, CHIDI)


def told(table: Table, person: int, *, ends: bool = False) -> str:
    return notice(table.seen_by(person), say, ends=ends)


def test_a_usual_turn_has_no_notice() -> None:
    assert told(at("2C"), BEN.id) == ""


def test_a_round_that_is_decided_says_whether_points_or_the_moon_are_still_to_be_taken() -> None:
    taken, gone = "2C AD 3C 7H 5H 6H", "2C AD 3C 7H 5H AH 6H 7C 9D"  # by Chidi; and all the hearts, by Ben
    for played, person, rules, left in (
        ("2C", BEN, {}, "moon"),
        (taken, CHIDI, {}, "moon"),
        (taken, CHIDI, {"moon": "off"}, "points"),
        (taken, CHIDI, {"bonus_card": "JD", "moon_needs_bonus": True}, "points"),
        (taken, BEN, {}, "points"),
        (gone, BEN, {}, "no"),
    ):
        table = playing(Round(*HANDS, breaking="none", **rules).play(played).game, BEN, CHIDI)
        assert told(table, person.id, ends=True) == "-# " + say("panel-claim", left=left)


def test_a_card_that_plays_itself_is_named_with_the_reason() -> None:
    only = replace(at(""), autoplayers=frozenset({ANA.id}))
    two = say.card(Card.parse("2C"))
    assert told(only, ANA.id) == "-# " + say("panel-by-itself", card=two, why="only")
    ace = say.card(Card.parse("AD"))
    both = only.with_seat(0, ahead="2C 0")
    assert told(both, ANA.id) == told(only, ANA.id), "it is the only one, chosen or not"
    chosen = at("2C").with_seat(1, ahead="AD 0")
    assert told(chosen, BEN.id) == "-# " + say("panel-by-itself", card=ace, why="premove")
    of_two = at("2C AD 3C 5S 3S").with_seat(1, ahead="4S 5")
    assert told(of_two, BEN.id) == "-# " + say("panel-by-itself", card=say.card(Card.parse("4S")), why="premove")


def test_a_card_chosen_ahead_is_named_until_its_turn_and_then_why_it_was_not_played() -> None:
    waits = at("").with_seat(1, ahead="AD 0")
    assert told(waits, BEN.id) == "-# " + say("panel-premove", card=say.card(Card.parse("AD")))
    asked = at("2C AD").with_seat(2, ahead="5S 0")
    reason = say("premove-blocked")
    assert told(asked, CHIDI.id) == "-# " + say("panel-premove-asked", card=say.card(Card.parse("5S")), why=reason)


def test_a_late_person_is_told_what_was_done_for_them() -> None:
    assert missed_turn(at("2C").seen_by(ANA.id), say) == ""
    late = at("2C").with_seat(0, misses=1, missed=MissedTurn(1, 1, Card.parse("2C")).write())
    assert missed_turn(late.seen_by(ANA.id), say) == say("panel-time-was-up", card=say.card(Card.parse("2C")))
    away = late.with_seat(0, away=True, misses=2)
    assert missed_turn(away.seen_by(ANA.id), say) == say("panel-stood-in", round=1, trick=1)
    passed = at("2C").with_seat(0, misses=1, missed=MissedTurn(1, 0).write())
    assert missed_turn(passed.seen_by(ANA.id), say) == say("panel-time-was-up-else")


UP, DOWN = say("button-moon-up", points=19), say("button-moon-down", points=19)


@pytest.mark.parametrize(("totals", "choice"), [((0, 0, 0), UP), ((30, 40, 10), DOWN)])
def test_what_is_chosen_when_the_time_is_up_is_said_before_and_after(totals: tuple[int, ...], choice: str) -> None:
    shot = shoot(moon="choice", totals=totals).game
    table = playing(shot, BEN, CHIDI).with_record(due_at=60_000)
    before = Drawn(panel(table.seen_by(ANA.id), say))
    assert before.says("panel-moon-when-late", choice=choice)
    late = Runner(Tempo(), Computers(random.Random(1))).play_overdue_seats(table, 60_000)
    after = Drawn(panel(late.seen_by(ANA.id), say))
    assert after.says("panel-time-was-up-moon", choice=choice)
    assert not after.says("panel-time-was-up-else")
    in_every_language(lambda say: panel(table.seen_by(ANA.id), say))
    in_every_language(lambda say: panel(late.seen_by(ANA.id), say))


def test_what_a_sun_counted_is_said_to_who_has_not_chosen_in_time() -> None:
    hands = ("AC KC AD AH KH", "3C 4C QS 2H 3H", "5C 6C 3D 4H 5H")
    sun = Round(*hands, moon="choice", sun=True, sun_points=39, opening="dealers_left", breaking="none")
    sun.play("AC 3C 5C").play("KC 4C 6C").play("AD QS 3D").play("AH 2H 4H").play("KH 3H 5H")
    table = playing(sun.game, BEN, CHIDI).with_record(due_at=60_000)
    late = Runner(Tempo(), Computers(random.Random(1))).play_overdue_seats(table, 60_000)
    choice = say("button-moon-up", points=39)
    assert Drawn(panel(late.seen_by(ANA.id), say)).says("panel-time-was-up-moon", choice=choice)


def test_nothing_is_said_of_a_time_where_there_is_no_clock() -> None:
    table = playing(shoot(moon="choice").game, BEN, CHIDI).with_record(due_at=None)
    assert "If time runs out" not in Drawn(panel(table.seen_by(ANA.id), say)).text


@pytest.mark.parametrize(("before", "told"), [(10, True), (11, False)])
def test_a_shooter_with_too_few_points_reads_why_there_is_no_choice(before: int, told: bool) -> None:
    game = shoot(moon="choice", moon_choice_from=11, totals=(before, 0, 0)).game
    if not told:
        assert game.phase is Phase.CHOOSING
        return
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    (_, line) = headlines(view, game.rounds[-1], say)
    assert line == say("headline-moon-no-choice", **{"from": 11})
