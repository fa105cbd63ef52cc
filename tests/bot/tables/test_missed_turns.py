"""Missed turns: what was done for a person whose time was up, stored as text."""

from __future__ import annotations

from bot.tables.missed_turns import MissedTurn
from hearts import Card
from tests.hearts.table import Table

HANDS = ("2C 9C TD 3S 4H", "3C 8C JD 5S 6S", "4C 7C QD KS QS", "5C 6C KD AS 5H")


def test_a_missed_move_is_stored_as_text() -> None:
    table = Table(*HANDS)
    before = table.game
    missed = MissedTurn.between(before, table.play("2C").game, 0)
    assert missed == MissedTurn(1, 1, Card.parse("2C"))
    assert MissedTurn.read(missed.write()) == missed
    passing = Table(*HANDS, passing="left")
    before = passing.game
    assert MissedTurn.between(before, passing.passes("2C 9C TD").game, 0) == MissedTurn(1, 0)
    assert MissedTurn.read("1 0") == MissedTurn(1, 0)
    assert MissedTurn.read("") is None
