"""Stand-ins: being late or away is no way to a strong player's cards."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables.computers import Computers
from bot.tables.pace import Tempo
from bot.tables.runner import Runner
from bot.tables.stand_ins import stand_in
from hearts import Game, Rules
from tests.bot.tables.lobby import BEN, playing


@pytest.mark.parametrize(("level", "plays"), [("expert", "casual"), ("club", "casual"), ("beginner", "beginner")])
def test_a_stand_in_plays_like_a_casual_player_at_most(level: str, plays: str) -> None:
    assert stand_in(level) == plays


def test_whoever_is_late_gets_a_stand_in_and_a_computer_player_its_own_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []
    move = Computers.move

    def noted(self: Computers, level: str, game: Game, seat: int) -> Game:
        asked.append((seat, level))
        return move(self, level, game, seat)

    monkeypatch.setattr(Computers, "move", noted)
    game = Game.new(Rules(passing="none"))
    table = playing(game.deal(game.shuffle(bytes(16))), BEN, level="club")
    runner = Runner(Tempo(), Computers(Random(1), lambda: False))
    for _ in range(8):
        table = runner.play_overdue_seats(table, 0)
    assert {level for seat, level in asked if seat < 2} == {"casual"}
    assert {level for seat, level in asked if seat >= 2} == {"club"}
