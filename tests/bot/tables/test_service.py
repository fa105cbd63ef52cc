"""What happens at a table by itself."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.tables.computers import Computers
from bot.tables.pace import Tempo
from bot.tables.person import Person
from bot.tables.runner import Runner
from bot.tables.seating import TableOptions, open_table
from db import Status
from hearts import Game, Phase
from tests.hearts.table import Table as Round

PEOPLE = [Person(11, "Ana"), Person(12, "Ben"), Person(13, "Chidi")]
MOON = ("2C AS KS AH KH", "2D 2S 3S 2H 3H", "3D 4S 5S 4H 5H")


def shot_by_ana(totals: tuple[int, ...]) -> Game:
    """Ana has taken every heart, and is asked what her moon does."""
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
    order = TableOptions(1, 2, game.rules, "family", "live")
    table = open_table(1, PEOPLE[0], order, 0, random.Random(1)).with_record(status=Status.PLAYING, due_at=60_000)
    for seat, person in enumerate(PEOPLE):
        table = table.with_seat(seat, player_id=person.id, name=person.name)
    after = Runner(Tempo(), Computers(random.Random(1))).play_overdue_seats(replace(table, game=game), 60_000)
    assert after.game.rounds[-1].effect == effect
    assert after.seats[0].misses == 1
