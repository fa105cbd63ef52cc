"""Regulars on the screen: the message that calls them, and the switch for people who want to be called."""

from __future__ import annotations

import pytest

from bot.ui.regulars import being_called, called_switch, regulars_call
from db import Status
from tests.bot.tables.lobby import BEN, lobby
from tests.bot.ui.drawn import Drawn, in_every_language, parts, say


def test_the_call_names_the_regulars_and_leads_to_a_seat_while_it_is_a_lobby() -> None:
    table = lobby(BEN)
    shown = Drawn(regulars_call(table.seen_by(None), say, "<@1> <@2>"))
    assert "<@1> <@2>" in shown.text
    assert [(item.verb, item.table) for item in shown.buttons] == [("come", 1), ("rules", 1), ("be-called", 0)]
    assert shown.says("regulars-note", free=2, code="1")
    later = Drawn(regulars_call(table.seen_by(None), say))
    assert later.says("regulars-waits", host="Ana")
    over = Drawn(regulars_call(table.with_record(status=Status.PLAYING).seen_by(None), say))
    assert over.says("regulars-over", code="1")
    assert not over.buttons
    in_every_language(lambda say: regulars_call(table.seen_by(None), say))


@pytest.mark.parametrize(("called", "asks"), [(True, "no"), (False, "yes")])
def test_the_switch_shows_and_changes_whether_a_person_is_a_regular(called: bool, asks: str) -> None:
    shown = Drawn(being_called(called, say, "a note"))
    assert "a note" in shown.text
    assert shown.one("be-called").arg == asks
    assert parts({"type": 1, "components": [called_switch(called, say, "called")]}).one("called").arg == asks
