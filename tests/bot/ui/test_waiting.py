"""Waiting: the panel of a person who can only look again, or resume a game."""

from __future__ import annotations

from bot.ui.waiting import waiting
from db import Status
from tests.bot.tables.lobby import ANA, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def test_a_waiting_panel_can_be_refreshed_and_a_paused_game_continued() -> None:
    table = playing(Table(*HANDS).game)
    assert Drawn(waiting(table.seen_by(ANA.id), say, "a word", "")).verbs == ["refresh"]
    resting = Drawn(waiting(table.with_record(status=Status.SUSPENDED).seen_by(ANA.id), say, "a word"))
    assert resting.verbs == ["go-on", "refresh"]
    assert resting.text == "a word"
    in_every_language(lambda say: waiting(table.with_record(status=Status.SUSPENDED).seen_by(ANA.id), say, "x"))
