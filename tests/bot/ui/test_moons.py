"""Moons in words: a shooter is told what was chosen, what will be, and why there is no choice."""

from __future__ import annotations

import random

import pytest

from bot.tables.computers import Computers
from bot.tables.pace import Tempo
from bot.tables.runner import Runner
from bot.ui.panel import panel
from bot.ui.results import headlines
from hearts import Phase
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import Drawn, in_every_language
from tests.hearts.table import Table
from tests.hearts.test_scoring import shoot
from tests.world import say

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
    sun = Table(*hands, moon="choice", sun=True, sun_points=39, opening="dealers_left", breaking="none")
    sun.play("AC 3C 5C").play("KC 4C 6C").play("AD QS 3D").play("AH 2H 4H").play("KH 3H 5H")
    table = playing(sun.game, BEN, CHIDI).with_record(due_at=60_000)
    late = Runner(Tempo(), Computers(random.Random(1))).play_overdue_seats(table, 60_000)
    choice = say("button-moon-up", points=39)
    assert Drawn(panel(late.seen_by(ANA.id), say)).says("panel-time-was-up-moon", choice=choice)


def test_nothing_is_said_of_a_time_where_there_is_no_clock() -> None:
    table = playing(shoot(moon="choice").game, BEN, CHIDI).with_record(due_at=None)
    assert "If you do not choose" not in Drawn(panel(table.seen_by(ANA.id), say)).text


@pytest.mark.parametrize(("before", "told"), [(10, True), (11, False)])
def test_a_shooter_with_too_few_points_reads_why_there_is_no_choice(before: int, told: bool) -> None:
    game = shoot(moon="choice", moon_choice_from=11, totals=(before, 0, 0)).game
    if not told:
        assert game.phase is Phase.CHOOSING
        return
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    (_, line) = headlines(view, game.rounds[-1], say)
    assert line == say("headline-moon-no-choice", **{"from": 11})
