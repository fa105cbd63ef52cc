"""Nudges: the message says what a person is called to, and links to it."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.nudge import CALLED, nudge
from tests.bot.tables.lobby import BEN, CHIDI, lobby, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def test_a_call_to_play_or_to_pass_leads_to_the_hand() -> None:
    for passing, key in (("none", "nudge"), ("left", "nudge-pass")):
        view = playing(Table(*HANDS, passing=passing).game, BEN, CHIDI).seen_by(None)
        shown = Drawn(nudge(view, "<@11>", say))
        assert shown.says(key, who="<@11>", code=view.code)
        assert (shown.one("hand").table, shown.one("hand").prompt) == (1, view.game.prompt)


def test_a_call_to_an_announced_start_leads_to_the_button_that_begins() -> None:
    view = lobby(BEN, starts_at=60_000).with_record(starting=True).seen_by(None)
    shown = Drawn(nudge(view, "<@11>, <@12>", say))
    assert shown.says("nudge-start", who="<@11>, <@12>", host="Ana")
    assert shown.leads() == [("start", CALLED)]
    assert Drawn(nudge(replace(view, begun=True), "<@11>", say)).verbs == ["hand"], "it has begun in between"
    in_every_language(lambda say: nudge(view, "<@11>", say))
